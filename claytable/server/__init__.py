"""Tables that people share: HTTP for what is asked now and then, WebSocket for the live table.

It knows the core's interface, never a rule.
"""
