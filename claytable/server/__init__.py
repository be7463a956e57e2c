"""Tables that people share: HTTP for occasional requests, WebSocket for the live table.

It knows the core's interface, never a rule.
"""
