"""The page cache, ETags and Cache-Control.

A page depends on its URL and on nothing else. Pages whose URL holds no names and no entries are public: any
cache may keep them. Each process caches them as they were sent, and answers them by a WSGI middleware
without Flask.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from cachetools import LRUCache
from flask import Response, g, redirect, request, url_for
from flask.globals import request_ctx
from werkzeug.http import parse_etags, remove_entity_headers
from werkzeug.wrappers import Response as BaseResponse

from scorer.i18n import languages
from scorer.modules.base.game import PLAYER_COUNTS
from scorer.rules.book import RULEBOOK
from scorer.rules.situations.reader import all_kinds

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

PUBLIC = "public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400"
"""Browsers ask each time and mostly hear that nothing has changed; a CDN asks every ten minutes."""
PRIVATE = "private, no-cache"
NO_STORE = "no-store"

_READER = ("edition", "modules")
"""The printed rulebook of the reader, and what they play with."""
PARAMETERS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("home.page", "home.privacy", "home.history", "offline.page"), ()),
    **dict.fromkeys(("rules.contents", "rules.whole", "rules.questions"), _READER),
    **dict.fromkeys(("rules.cheat_sheet", "rules.question"), _READER),
    **dict.fromkeys(("rules.glossary", "rules.find"), ("q", *_READER)),
    "rules.section": ("with", *_READER),
}
"""What these pages read of their query string. Pages that take entries hand on whatever they are given."""

WITH_FIGURES = ("rules.section", "rules.question", "rules.find")
"""Pages whose answer depends on figures in the query string as well."""

Key = tuple[str, ...]
Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class CachedPage:
    """A page as it was sent; the route is for the log."""

    body: bytes
    headers: Headers
    etag: str
    route: str

    @classmethod
    def of(cls, response: Response) -> CachedPage:
        etag, _ = response.get_etag()
        route = request.environ[ROUTE]
        return cls(response.get_data(), list(response.headers), etag or "", route)


class PageCache:
    """WSGI middleware in front of Flask, with up to so many bytes of pages; the least used go first."""

    def __init__(self, app: WSGIApplication, max_bytes: int = MAX_BYTES) -> None:
        self.app = app
        self._pages: LRUCache[Key, CachedPage] = LRUCache(max_bytes, getsizeof=size_of)
        self._lock = Lock()
        self._roots = {*languages(), "sw.js", "offline"}
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
            page = self._pages.get(key)
        if page is None:
            environ[CACHE_KEY] = key
            return self.app(environ, start_response)
        environ[ROUTE] = page.route
        headers = page.headers.copy()
        if parse_etags(environ.get("HTTP_IF_NONE_MATCH")).contains_weak(page.etag):
            remove_entity_headers(headers)
            start_response("304 NOT MODIFIED", headers)
            return []
        start_response("200 OK", headers)
        return [page.body] if environ["REQUEST_METHOD"] == "GET" else []

    def key(self, environ: WSGIEnvironment) -> Key | None:
        """All that a page depends on; None for one that must not be cached."""
        path, query = environ["PATH_INFO"], environ.get("QUERY_STRING", "")
        host, root = environ.get("HTTP_HOST", ""), environ.get("SCRIPT_NAME", "")
        if (
            environ["REQUEST_METHOD"] not in ("GET", "HEAD")
            or query not in self._queries
            or path[1:].partition("/")[0] not in self._roots
            or len(host + root) > LONGEST_HOST
        ):
            return None
        scheme = environ["wsgi.url_scheme"]
        return (scheme, host, root, path, query, best_encoding(environ))

    def finish_response(self, response: Response) -> BaseResponse:
        """Say who may keep an answer, cache it if it is public, answer 304 to those who have it."""
        is_read = request.method in ("GET", "HEAD") and response.status_code == 200
        is_page = is_read and is_text(response)
        key: Key | None = request.environ.get(CACHE_KEY)
        if not is_page or depends_on_cookies(response):
            key = None
        if "csrf_token" in g:  # the page holds a token that is this reader's alone
            response.headers["Cache-Control"] = NO_STORE
        policy = response.headers.setdefault("Cache-Control", PUBLIC if key else PRIVATE)
        if not is_page or policy == NO_STORE:
            return response
        response.add_etag()
        if key:
            self._store(key, CachedPage.of(response))
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
    headers = sum(len(name) + len(value) for name, value in page.headers)
    return len(page.body) + headers + OVERHEAD


def depends_on_cookies(response: Response) -> bool:
    """Has the session been read, or is a cookie set? Flask writes the session's own after our hooks."""
    session = request_ctx._session  # `flask.session` itself would mark it as read
    return "Set-Cookie" in response.headers or bool(session and session.accessed)


def drop_unknown_parameters() -> BaseResponse | None:
    """A before_request hook: trackers' parameters make no other page of a page that does not read them.

    Each would be rendered anew, past every cache.
    """
    if request.endpoint not in PARAMETERS or not request.args:
        return None
    known = {*PARAMETERS[request.endpoint]}
    if request.endpoint in WITH_FIGURES:
        known |= {slot.name for kind in all_kinds().values() for slot in kind.slots}
    if request.args.keys() <= known:
        return None
    query = urlencode([each for each in request.args.items(multi=True) if each[0] in known])
    page = url_for(str(request.endpoint), **(request.view_args or {}))
    return redirect(f"{page}?{query}".rstrip("?"))
