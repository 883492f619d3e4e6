"""Keys under which our middleware leaves something in the WSGI environment for what runs after it."""

ROUTE = "cacao.route"
"""The URL rule of the request, for the log."""
REFUSAL = "cacao.refusal"
"""The HTTP error that a request check found; Flask raises it, so that it becomes a page in words."""
CACHE_KEY = "cacao.cache_key"
"""The key under which the page cache may store the answer."""
