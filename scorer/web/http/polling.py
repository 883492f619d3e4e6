"""“Nothing new” for the phones of a shared table, without the rest of the app.

A phone asks every second whether anything has changed, and mostly nothing has. That answer is always the
same, headers included, so it is given here; everything else goes on to the app.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from scorer.tables import Database
from scorer.tables.changes import is_newest

from .request_log import ROUTE

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

_POLL = re.compile(r"/api/tables/([A-Za-z0-9-]{1,20})")
_AFTER = re.compile(r"after=([1-9][0-9]{0,8})")
NOTHING_NEW = "204 NO CONTENT"


class QuickNo:
    """Learns the headers of “nothing new” from the app's first such answers, with and without TLS."""

    def __init__(self, app: WSGIApplication, db: Database) -> None:
        self.app, self.db = app, db
        self.headers: dict[bool, list[tuple[str, str]]] = {}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        poll = environ["REQUEST_METHOD"] == "GET" and _POLL.fullmatch(environ["PATH_INFO"])
        if not poll:
            return self.app(environ, start_response)
        by_tls = environ["wsgi.url_scheme"] == "https"
        headers = self.headers.get(by_tls)
        after = _AFTER.fullmatch(environ.get("QUERY_STRING", ""))
        if headers and after and self._is_newest(poll[1], int(after[1])):
            # No line in the log: a phone at a table would write one every second.
            environ[ROUTE] = None
            start_response(NOTHING_NEW, list(headers))
            return []

        def learn(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            if status.startswith("204"):
                self.headers[by_tls] = headers
            return start_response(status, headers, *rest)

        return self.app(environ, learn)

    def _is_newest(self, code: str, version: int) -> bool:
        """No, too, when the database does not answer: the app knows how to say so."""
        try:
            return is_newest(self.db, code, version)
        except SQLAlchemyError:
            return False
