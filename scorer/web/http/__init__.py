"""HTTP itself: compression, caching, static files, limits, headers, the request log, health."""
