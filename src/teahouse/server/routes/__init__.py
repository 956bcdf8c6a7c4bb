"""The HTTP and WebSocket routes, by subject."""
