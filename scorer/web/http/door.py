"""What is refused at the door, before any page has work with it: endless addresses, other hosts, floods."""

from __future__ import annotations

from math import ceil
from time import monotonic

from flask import Flask, request
from flask_limiter.util import get_remote_address
from limits import parse
from werkzeug.exceptions import BadRequest, RequestURITooLarge, TooManyRequests
from werkzeug.sansio.utils import host_is_trusted

from scorer.web.settings import setting

LONGEST_ADDRESS = 8_000
"""Path and query string. A sheet with every field, the longest names and the largest board, all of it
percent-encoded, is shorter; together with the rest of the request line it is less than servers take."""
REQUESTS = "6000 per minute"
"""Forty phones at their tables need half of it at most; the phones' “nothing new” is not even counted,
because it costs less than to refuse it. Neither are pages that are kept."""
UNCOUNTED = ("health.page",)


def init_app(app: Flask) -> None:
    """Before all parts that answer."""
    hosts = setting(app, "ALLOWED_HOSTS").replace(",", " ").split()
    app.config.setdefault("RATELIMIT_ENABLED", not app.testing)
    rate = Rate(setting(app, "LIMIT_REQUESTS", REQUESTS))

    def refuse() -> None:
        environ = request.environ
        if len(environ["PATH_INFO"]) + len(environ.get("QUERY_STRING", "")) > LONGEST_ADDRESS:
            request.query_string = b""  # or the links of the page that says so would repeat it
            raise RequestURITooLarge
        if hosts and not host_is_trusted(request.host, hosts):
            raise BadRequest
        if app.config["RATELIMIT_ENABLED"] and request.endpoint not in UNCOUNTED:
            wait = rate.count(get_remote_address())
            if wait:
                raise TooManyRequests(retry_after=wait)

    app.before_request(refuse)


class Rate:
    """So many requests in a window of time from each address, counted by each process for itself.

    By hand, because this is asked for every request: the library's memory starts a thread to forget.
    Here a new window begins with an empty count, so nothing piles up; of two threads that count at the
    same moment one may be missed.
    """

    def __init__(self, limit: str) -> None:
        item = parse(limit)
        self.most, self.seconds = item.amount, item.get_expiry()
        self.window, self.counts = -1, dict[str, int]()

    def count(self, address: str) -> int:
        """Count a request; how many seconds its sender has to wait, mostly none."""
        now = monotonic()
        window = int(now // self.seconds)
        if window != self.window:
            self.window, self.counts = window, {}
        count = self.counts[address] = self.counts.get(address, 0) + 1
        return 0 if count <= self.most else ceil((window + 1) * self.seconds - now)
