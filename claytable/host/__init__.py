"""A table that people sit at: what it tells each seat, and what it takes from it.

Plain Python without a network, a database or an event loop: the server and the page both host their tables with it.
"""
