"""The session cookie: the CSRF token, and the tables that this phone has been at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from flask import Flask, request, session
from flask.sessions import SecureCookieSessionInterface
from itsdangerous import BadSignature
from werkzeug.http import parse_cookie

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = "tables"
MAX_TABLES = 8
LONGEST_COOKIES = 2_000
"""Our own cookies have 400 characters at most; a longer header gets no place in the cache."""


class SessionInterface(SecureCookieSessionInterface):
    """Behind TLS the cookie never leaves it; on a table's own network there is no TLS."""

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def remember_table(code: str) -> None:
    """Note in the session that this phone has been at a table."""
    codes: list[str] = session.get(TABLES, [])
    if code not in codes:
        session[TABLES] = [*codes, code][-MAX_TABLES:]


def knows_table(code: str) -> bool:
    """Has this phone been at the table?"""
    return code in session.get(TABLES, [])


def known_tables_reader(app: Flask) -> Callable[[str], frozenset[str]]:
    """A function that reads the known tables from a Cookie header, for middleware outside Flask."""
    serializer = SessionInterface().get_signing_serializer(app)
    name = app.config["SESSION_COOKIE_NAME"]
    assert serializer  # there is a secret key

    @lru_cache(maxsize=1024)
    def read(cookies: str) -> frozenset[str]:
        try:
            return frozenset(serializer.loads(parse_cookie(cookies).get(name, "")).get(TABLES, ()))
        except BadSignature:
            return frozenset()

    return lambda cookies: read(cookies) if len(cookies) <= LONGEST_COOKIES else frozenset()
