"""Who may change something, and how often: tokens against forged requests, limits against guessing."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import time

from flask import Blueprint, Flask, Response, current_app, request
from flask.typing import ResponseReturnValue
from flask_limiter import Limiter, RateLimitExceeded
from flask_limiter.util import get_remote_address
from flask_wtf import CSRFProtect
from flask_wtf.csrf import CSRFError
from limits import RateLimitItemPerMinute, parse
from werkzeug.exceptions import TooManyRequests
from werkzeug.middleware.proxy_fix import ProxyFix

from scorer.sheet import Problem
from scorer.web.api import game as api
from scorer.web.errors import error_page
from scorer.web.settings import setting

from . import secret_key as secret

WRONG_CODES = "30 per 10 minutes"
NEW_TABLES = "20 per hour"


def init_app(app: Flask) -> None:
    secret.init_app(app)
    # A page stays open for longer than a game lasts; its token lives as long as the session.
    app.config.setdefault("WTF_CSRF_TIME_LIMIT", None)
    app.config["SESSION_COOKIE_SAMESITE"] = "Lax"
    # These only compute: they store nothing, and anyone's program may ask them.
    CSRFProtect(app).exempt(api.bp)
    app.register_error_handler(CSRFError, _forged)

    app.config["RATELIMIT_STORAGE_URI"] = setting(app, "RATELIMIT_STORAGE_URI", "memory://")
    limiter = Limiter(get_remote_address, strategy="moving-window")
    # Counted as there already, it adds no hooks: they would be a sixth of the work for every phone that
    # asks for news. What is limited says so itself, below.
    app.extensions["limiter"] = {limiter}
    limiter.init_app(app)
    app.extensions["guard"] = limiter
    app.register_error_handler(TooManyRequests, _too_often)


def believe_proxies(app: Flask) -> None:
    """Around everything that asks who is there and how; without proxies nobody's word counts."""
    proxies = int(setting(app, "TRUSTED_PROXIES", "0"))
    if proxies > 0:
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=proxies, x_proto=proxies, x_host=proxies
        )


def limiter_of(app: Flask) -> Limiter:
    found: Limiter = app.extensions["guard"]
    return found


def limit_new_tables(app: Flask, endpoint: str) -> None:
    """Nobody needs a new table every few minutes; all endpoints that make one share one count."""
    limited = limiter_of(app).shared_limit(
        setting(app, "LIMIT_NEW_TABLES", NEW_TABLES), scope="new-tables"
    )
    view: Callable[..., ResponseReturnValue] = app.ensure_sync(app.view_functions[endpoint])
    app.view_functions[endpoint] = limited(view)


def limit_wrong_codes(app: Flask, bp: Blueprint) -> None:
    """Whoever asks for too many tables that do not exist has to wait; all blueprints share one count."""
    guard = limiter_of(app)
    if not guard.enabled:
        return
    limit = parse(setting(app, "LIMIT_WRONG_CODES", WRONG_CODES))
    key = "wrong-codes"

    def refuse() -> None:
        if not guard.limiter.test(limit, key, get_remote_address()):
            again = guard.limiter.get_window_stats(limit, key, get_remote_address()).reset_time
            raise TooManyRequests(retry_after=_seconds_until(again))

    def count(response: Response) -> Response:
        code = (request.view_args or {}).get("code")
        if response.status_code == 404 and code:
            address = get_remote_address()
            # Phones go on asking for a table that was deleted: that is one wrong code, not many.
            if guard.limiter.hit(RateLimitItemPerMinute(1, 10), key, address, str(code)[:40]):
                guard.limiter.hit(limit, key, address)
        return response

    app.before_request_funcs.setdefault(bp.name, []).append(refuse)
    app.after_request_funcs.setdefault(bp.name, []).append(count)


def _forged(error: CSRFError) -> ResponseReturnValue:
    return error_page(error, [Problem("", "no-token")])


def _too_often(error: TooManyRequests) -> ResponseReturnValue:
    if isinstance(error, RateLimitExceeded) and (limit := limiter_of(current_app).current_limit):
        error.retry_after = _seconds_until(limit.reset_at)
    return error_page(error, [Problem("", "too-often")])


def _seconds_until(moment: float) -> int:
    return max(1, ceil(moment - time()))
