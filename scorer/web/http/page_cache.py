"""The page cache, ETags and Cache-Control.

A page depends on its URL and on nothing else. Pages whose URL holds no names and no entries are cached in
each process as they were sent, and answered by a WSGI middleware without Flask.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from cachetools import LRUCache
from flask import Response, g, request
from werkzeug.wrappers import Response as BaseResponse

from scorer.i18n import languages
from scorer.modules.base.game import PLAYER_COUNTS
from scorer.rules.book import RULEBOOK

from . import static_files
from .compression import best_encoding, is_text
from .environ import CACHE_KEY, ROUTE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

MAX_BYTES = 16 * 1024 * 1024
LONGEST_HOST = 260
"""A domain name has 253 characters at most, and a port five. What is longer gets no place in the cache."""
OVERHEAD = 2_000
"""Bytes of an entry's key and of Python's objects for it, roughly."""

Key = tuple[str, ...]
CachedPage = tuple[bytes, list[tuple[str, str]], str]
"""Body, headers, and the route for the log."""


class PageCache:
    """WSGI middleware in front of Flask, with up to so many bytes of pages; the least used go first."""

    def __init__(self, app: WSGIApplication, max_bytes: int = MAX_BYTES) -> None:
        self.app = app
        self._pages: LRUCache[Key, CachedPage] = LRUCache(max_bytes, getsizeof=size_of)
        self._lock = Lock()
        self._tags = frozenset(languages())
        # Queries that tell nothing about the reader, and of which there are few: names, entries and
        # questions stay out of the server's memory.
        self._queries = {
            *("", f"v={static_files.release()}"),
            *(f"players={count}" for count in PLAYER_COUNTS),
            *(f"with={tag}" for tag in languages()),
            *(f"edition={code}" for code in RULEBOOK.editions),
        }

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        key = self.key(environ)
        if key is None:
            return self.app(environ, start_response)
        with self._lock:
            cached = self._pages.get(key)
        if cached is None:
            environ[CACHE_KEY] = key
            return self.app(environ, start_response)
        body, headers, environ[ROUTE] = cached
        response = BaseResponse(body, headers=headers)
        return response.make_conditional(environ)(environ, start_response)

    def key(self, environ: WSGIEnvironment) -> Key | None:
        """All that a page depends on; None for one that must not be cached."""
        path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
        host, root = environ.get("HTTP_HOST", ""), environ.get("SCRIPT_NAME", "")
        if (
            environ["REQUEST_METHOD"] != "GET"
            or query not in self._queries
            or path[1:].partition("/")[0] not in self._tags
            or len(host + root) > LONGEST_HOST
        ):
            return None
        scheme = environ["wsgi.url_scheme"]
        return (scheme, host, root, path, query, best_encoding(environ))

    def finish_response(self, response: Response) -> BaseResponse:
        """Say how long an answer may be reused, cache it if it may be, answer 304 where it is known."""
        if request.method not in ("GET", "HEAD") or response.status_code != 200:
            return response
        if "csrf_token" in g:  # the page holds a token that is this reader's alone
            response.headers["Cache-Control"] = "no-store"
        if "Cache-Control" in response.headers or not is_text(response):
            return response
        response.add_etag()
        # Browsers always ask, and mostly hear that nothing has changed.
        response.headers["Cache-Control"] = "no-cache"
        key = request.environ.get(CACHE_KEY)
        if key and "Set-Cookie" not in response.headers:
            self._store(key, (response.get_data(), list(response.headers), request.environ[ROUTE]))
        is_asking_again = "HTTP_IF_NONE_MATCH" in request.environ
        return response.make_conditional(request) if is_asking_again else response

    def _store(self, key: Key, page: CachedPage) -> None:
        with self._lock:
            if size_of(page) <= self._pages.maxsize:
                self._pages[key] = page

    @property
    def bytes(self) -> int:
        """How much it holds."""
        return int(self._pages.currsize)


def size_of(page: CachedPage) -> int:
    """The bytes that an entry takes."""
    body, headers, _ = page
    return len(body) + sum(len(name) + len(value) for name, value in headers) + OVERHEAD
