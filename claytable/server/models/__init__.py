"""The messages over HTTP and WebSocket, as types: they check what comes in, and describe the API."""
