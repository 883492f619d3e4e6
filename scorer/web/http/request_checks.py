"""Checks that every request passes before anything answers it, the page cache and polling included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from flask import request
from werkzeug.exceptions import BadRequest, HTTPException, RequestURITooLarge
from werkzeug.sansio.utils import host_is_trusted

from .environ import REFUSAL

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

LONGEST_URL = 8_000
"""Path and query string. A sheet with every field, the longest names and the largest board, all of it
percent-encoded, is shorter."""

Check = Callable[["WSGIEnvironment"], HTTPException | None]


class RequestChecks:
    """WSGI middleware: a request that fails a check goes straight to Flask, which says so in words."""

    def __init__(self, app: WSGIApplication, flask: WSGIApplication, checks: Sequence[Check]):
        self.app, self.flask, self.checks = app, flask, checks

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if REFUSAL in environ or self._refuses(environ):
            return self.flask(environ, start_response)
        return self.app(environ, start_response)

    def _refuses(self, environ: WSGIEnvironment) -> bool:
        for check in self.checks:
            if refusal := check(environ):
                environ[REFUSAL] = refusal
                return True
        return False


def raise_refusal() -> None:
    """Raise what a check found, where Flask's error handlers can see it."""
    if refusal := request.environ.get(REFUSAL):
        raise refusal


def url_length(environ: WSGIEnvironment) -> HTTPException | None:
    if len(environ["PATH_INFO"]) + len(environ.get("QUERY_STRING", "")) <= LONGEST_URL:
        return None
    environ["QUERY_STRING"] = ""  # or the links of the page that says so would repeat it
    return RequestURITooLarge()


def allowed_hosts(hosts: Sequence[str]) -> Check:
    """Only these names are answered to; none means all."""

    def check(environ: WSGIEnvironment) -> HTTPException | None:
        host = environ.get("HTTP_HOST", "")
        return None if not hosts or host_is_trusted(host, hosts) else BadRequest()

    return check
