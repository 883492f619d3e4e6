"""The request log: one line per request with its route, never its URL, which holds codes and names."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from time import perf_counter
from typing import TYPE_CHECKING, Any

from flask import request

from .environ import ROUTE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

logger = logging.getLogger("cacao.requests")
"""`cacao serve` writes it to standard output."""
NO_ROUTE = "-"


class RequestLog:
    """WSGI middleware that logs method, route, status, size and time of each request."""

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if not logger.isEnabledFor(logging.INFO):
            return self.app(environ, start_response)
        start = perf_counter()
        answer: list[Any] = ["-", []]

        def start_logged(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            answer[:] = status[:3], headers
            return start_response(status, headers, *rest)

        try:
            return self.app(environ, start_logged)
        finally:
            status, headers = answer
            # A phone at a table asks every second: “nothing new” is not worth a line.
            if not (status == "204" and environ["REQUEST_METHOD"] == "GET"):
                sizes = (value for name, value in headers if name == "Content-Length")
                logger.info(
                    "time=%s method=%s route=%s status=%s bytes=%s ms=%.1f",
                    datetime.now(UTC).isoformat(timespec="milliseconds"),
                    environ["REQUEST_METHOD"],
                    environ.get(ROUTE, NO_ROUTE),
                    status,
                    next(sizes, "0"),
                    1000 * (perf_counter() - start),
                )


def note_route() -> None:
    """Leave the URL rule of the request for the log."""
    request.environ[ROUTE] = request.url_rule.rule if request.url_rule else NO_ROUTE


def method_and_route() -> str:
    """What a log may know of this request."""
    return f"{request.method} {request.environ.get(ROUTE, NO_ROUTE)}"
