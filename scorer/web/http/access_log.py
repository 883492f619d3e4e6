"""The log of `cacao serve`: one line per request, and nobody's address, code or name in it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Any

from gunicorn.glogging import Logger

from .request_log import NO_ROUTE, ROUTE


class RequestLog(Logger):
    """Gunicorn's logs: requests to standard output, troubles to standard error."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        self.error_log.addFilter(without_details)

    def access(self, resp: Any, req: Any, environ: Any, request_time: timedelta) -> None:
        route = environ.get(ROUTE, NO_ROUTE)
        if route is None:
            return
        self.access_log.info(
            "time=%s method=%s route=%s status=%s bytes=%s ms=%.1f",
            datetime.now(UTC).isoformat(timespec="milliseconds"),
            environ.get("REQUEST_METHOD", "-"),
            route,
            str(resp.status).split(" ", 1)[0],
            resp.sent,
            request_time / timedelta(milliseconds=1),
        )


def without_details(record: logging.LogRecord) -> bool:
    """Gunicorn would tell whose request was no good HTTP, and the address of one that broke the app."""
    if str(record.msg).startswith("Invalid request from"):
        record.msg, record.args = "A request that is not proper HTTP was refused", ()
    elif str(record.msg).startswith("Error handling request"):
        record.msg, record.args = "Error handling a request", ()
    return True
