"""What a log may know of a request: its route, never its address, which holds codes and names."""

from __future__ import annotations

from typing import Any

from flask import Flask, request

ROUTE = "cacao.route"
"""Where the server finds the route of a request; None is for what is not worth a line."""
NO_ROUTE = "-"


def init_app(app: Flask) -> None:
    """The first part, so that refused requests have a route too."""
    app.before_request(_note_route)

    def log_exception(exc_info: Any) -> None:
        app.logger.error("Exception at %s %s", request.method, route(), exc_info=exc_info)

    app.log_exception = log_exception  # type: ignore[method-assign]


def route() -> str:
    """The pattern of the address that was asked for."""
    return request.url_rule.rule if request.url_rule else NO_ROUTE


def _note_route() -> None:
    request.environ[ROUTE] = route()
