"""A short cut for the phones of a shared table that ask whether anything is new.

A phone asks every second, and mostly nothing is. For phones that have been at the table that answer is
given here; everything else, and everybody else, goes on to Flask.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from scorer.tables import Database, read_code
from scorer.tables.changes import is_newest

from .security_headers import security_headers

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

_POLL = re.compile(r"/api/tables/([A-Za-z0-9-]{1,20})")
_AFTER = re.compile(r"after=([1-9][0-9]{0,8})")


class Polling:
    """WSGI middleware that answers 204 when a known phone has the newest version of its table."""

    def __init__(
        self, app: WSGIApplication, db: Database, known_tables: Callable[[str], frozenset[str]]
    ) -> None:
        self.app, self.db, self.known_tables = app, db, known_tables

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if not self._has_nothing_new(environ):
            return self.app(environ, start_response)
        headers = security_headers(environ["wsgi.url_scheme"] == "https")
        start_response("204 NO CONTENT", [("Cache-Control", "no-store"), *headers])
        return []

    def _has_nothing_new(self, environ: WSGIEnvironment) -> bool:
        poll = _POLL.fullmatch(environ["PATH_INFO"])
        after = _AFTER.fullmatch(environ.get("QUERY_STRING", ""))
        if not poll or not after or environ["REQUEST_METHOD"] != "GET":
            return False
        # Somebody who guesses codes must not learn here which of them exist.
        if read_code(poll[1]) not in self.known_tables(environ.get("HTTP_COOKIE", "")):
            return False
        try:
            return is_newest(self.db, poll[1], int(after[1]))
        except (SQLAlchemyError, OSError):  # Flask knows how to say that the database is gone
            return False
