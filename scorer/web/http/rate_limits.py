"""Rate limits: requests of an IP address, wrong table codes, new tables, previews of results.

Requests and previews are counted by each process for itself, without waiting for anything. Wrong codes and
new tables are counted in the database of the tables, so that all processes know of them.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from ipaddress import IPv6Address
from math import ceil
from time import time
from typing import TYPE_CHECKING

from flask import Flask, Response, request
from limits import RateLimitItem, parse
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter
from werkzeug.exceptions import HTTPException, TooManyRequests

from scorer.settings import BadSetting, read_setting
from scorer.tables import Unavailable, read_code

from . import health
from .rate_limit_storage import DatabaseStorage, ProcessStorage
from .session import knows_table, remember_table

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

TABLE_BLUEPRINTS = ("tables", "tables_api")
NEW_TABLE_ENDPOINTS = ("tables.create", "tables_api.create")
PREVIEW_ENDPOINT = "shared.preview"


class RateLimits:
    """All limits of an app; off while testing, unless the configuration says otherwise."""

    def __init__(self, app: Flask) -> None:
        self.is_enabled: bool = app.config.setdefault("RATE_LIMITS", not app.testing)
        self.salt = str(app.config["SECRET_KEY"]).encode()[:64]
        self.requests = _Limit(app, "LIMIT_REQUESTS", ProcessStorage())
        self.previews = _Limit(app, "LIMIT_PREVIEWS", ProcessStorage())
        shared = DatabaseStorage(app.extensions["tables"])
        self.wrong_codes = _Limit(app, "LIMIT_WRONG_CODES", shared)
        self.new_tables = _Limit(app, "LIMIT_NEW_TABLES", shared)

    def check_requests(self, environ: WSGIEnvironment) -> HTTPException | None:
        """A request check: counts all requests of an IP address but those for its health."""
        if not self.is_enabled or environ["PATH_INFO"] == health.PATH:
            return None
        return self.requests.count(client_of(environ))

    def check_table(self) -> None:
        """A before_request hook: who guesses codes is refused, whether the next one is right or wrong.

        A phone that has been at this table goes on as ever, whatever others on its network do.
        """
        code = table_code()
        if not self.is_enabled or not code or knows_table(code):
            return
        if refusal := self.wrong_codes.refusal(self._hashed_client()):
            raise refusal

    def check_new_table(self) -> None:
        """A before_request hook: counts the requests for new tables."""
        if not self.is_enabled or request.endpoint not in NEW_TABLE_ENDPOINTS:
            return
        if refusal := self.new_tables.count(self._hashed_client()):
            raise refusal

    def check_preview(self) -> None:
        """A before_request hook: counts the previews of results, which take longer than pages."""
        if not self.is_enabled or request.endpoint != PREVIEW_ENDPOINT:
            return
        if refusal := self.previews.count(client_of(request.environ)):
            raise refusal

    def count_wrong_code(self, response: Response) -> Response:
        """An after_request hook: a right code is noted in the session, a wrong one is counted."""
        code = table_code()
        if request.endpoint in NEW_TABLE_ENDPOINTS and response.location:
            code = read_code(response.location.rpartition("/")[2])
        if code and response.status_code < 400:
            remember_table(code)
            response.headers["Cache-Control"] = "no-store"
        elif code and response.status_code == 404 and self.is_enabled and not knows_table(code):
            with suppress(Unavailable):  # the answer is ready, and it tells nothing
                self.wrong_codes.count(self._hashed_client())
        return response

    def _hashed_client(self) -> str:
        """For the database, in which no IP address may be found."""
        client = client_of(request.environ).encode()
        return hashlib.blake2b(client, key=self.salt, digest_size=16).hexdigest()


class _Limit:
    """So many in so much time, as a setting says."""

    def __init__(self, app: Flask, setting: str, storage: Storage) -> None:
        text = read_setting(setting, app.config)
        try:
            self.item: RateLimitItem = parse(text)
        except ValueError:
            raise BadSetting(setting, text) from None
        self.name, self.limiter = setting, FixedWindowRateLimiter(storage)

    def count(self, client: str) -> TooManyRequests | None:
        """Count one more; what to answer when it is one too many."""
        return None if self.limiter.hit(self.item, self.name, client) else self._too_many(client)

    def refusal(self, client: str) -> TooManyRequests | None:
        """The same without counting."""
        return None if self.limiter.test(self.item, self.name, client) else self._too_many(client)

    def _too_many(self, client: str) -> TooManyRequests:
        reset = self.limiter.get_window_stats(self.item, self.name, client).reset_time
        return TooManyRequests(retry_after=max(1, ceil(reset - time())))


def table_code() -> str | None:
    """The table code in the URL of this request; None where there is none, or it cannot be one."""
    if request.blueprint not in TABLE_BLUEPRINTS:
        return None
    return read_code((request.view_args or {}).get("code", ""))


def client_of(environ: WSGIEnvironment) -> str:
    """The IP address that a request comes from; of IPv6 the network, which is a household's."""
    address = environ.get("REMOTE_ADDR") or ""
    if ":" not in address:
        return address
    try:
        return IPv6Address(address.partition("%")[0]).packed[:8].hex()
    except ValueError:
        return address
