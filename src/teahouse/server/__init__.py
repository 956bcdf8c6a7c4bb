"""The table server: tables, seats and games that live on, over HTTP and WebSocket."""
