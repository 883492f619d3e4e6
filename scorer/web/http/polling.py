"""A short cut for the phones of a shared table that ask for news.

A phone asks every second. For phones that have been at the table it is answered here, with one query and
without Flask; everything else, and everybody else, goes on to Flask.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from werkzeug.exceptions import ServiceUnavailable

from scorer.tables import Database, News, Unavailable, poll, read_code
from scorer.web.api.table_models import news_json
from scorer.web.errors import RETRY_SECONDS

from .compression import IDENTITY, MIN_SIZE, QUALITY, best_encoding, compress
from .environ import REFUSAL, ROUTE
from .json_response import compact
from .security_headers import security_headers

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

_PATH = re.compile(r"/api/tables/([A-Za-z0-9-]{1,20})")
_ID = r"[A-Za-z0-9_.~-]{1,40}"
_QUERY = re.compile(rf"after=(0|[1-9][0-9]{{0,8}})(?:&author=({_ID})(?:&batch=({_ID}))?)?")
_NO_STORE = ("Cache-Control", "no-store")


class Polling:
    """WSGI middleware that answers the polls of known phones: 204 when nothing is new, else the news."""

    def __init__(
        self, app: WSGIApplication, db: Database, known_tables: Callable[[str], frozenset[str]]
    ) -> None:
        self.app, self.db, self.known_tables = app, db, known_tables

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = _PATH.fullmatch(environ["PATH_INFO"])
        query = path and _QUERY.fullmatch(environ.get("QUERY_STRING", ""))
        try:
            news = path and query and self._news(environ, path[1], query)
        except Unavailable:  # Flask says so in words
            environ[REFUSAL], news = ServiceUnavailable(retry_after=RETRY_SECONDS), None
        if not news or not query:
            return self.app(environ, start_response)
        environ[ROUTE] = "/api/tables/<code>"
        more = security_headers(environ["wsgi.url_scheme"] == "https")
        if not news.is_new_to(int(query[1])):
            start_response("204 NO CONTENT", [_NO_STORE, *more])
            return []
        body = compact(news_json(news)).encode()
        encoding = best_encoding(environ) if len(body) >= MIN_SIZE else IDENTITY
        if encoding != IDENTITY:
            body = compress(body, encoding, QUALITY)
            more = [*more, ("Content-Encoding", encoding)]
        headers = [
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            _NO_STORE,
            ("Vary", "Accept-Encoding, Cookie"),
        ]
        start_response("200 OK", [*headers, *more])
        return [body]

    def _news(self, environ: WSGIEnvironment, code: str, query: re.Match[str]) -> News | None:
        """What is new to a phone that has been at the table; None where Flask has to answer."""
        # Somebody who guesses codes must not learn here which of them exist.
        if environ["REQUEST_METHOD"] != "GET" or (
            read_code(code) not in self.known_tables(environ.get("HTTP_COOKIE", ""))
        ):
            return None
        after, author, batch = query.groups(default="")
        return poll(self.db, code, int(after), author, batch)
