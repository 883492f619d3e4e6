"""The app factory: middleware, hooks, blueprints and template helpers, in the order in which they run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from flask import Flask
from flask_babel import Babel, get_babel
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

from scorer.i18n import DEFAULT, DOMAIN, languages
from scorer.paths import TEMPLATES, TRANSLATIONS
from scorer.settings import read_number, read_setting
from scorer.tables import Check, Database, Unavailable
from scorer.tables.folder import data_folder

from . import errors, language, template_helpers
from .api import game as game_api
from .api import openapi
from .api import rules as rules_api
from .api import tables as tables_api
from .http import csrf, health, request_log, static_files
from .http.compression import compress_response
from .http.page_cache import PageCache, drop_unknown_parameters
from .http.polling import Polling
from .http.query_string import NormalizedRequest
from .http.rate_limits import RateLimits
from .http.request_body import BODY_LIMIT, BufferedRequests
from .http.request_checks import RequestChecks, allowed_hosts, raise_refusal, url_length
from .http.secret_key import KEY_FILE, read_or_create_key
from .http.security_headers import set_security_headers
from .http.session import SessionInterface, known_tables_reader
from .offline import game as game_data
from .offline import phone as offline
from .pages import home, rules, score, setup, situations
from .pages import tables as table_pages

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

BLUEPRINTS = (
    *(language.bp, home.bp, setup.bp, rules.bp, situations.bp, score.bp, score.shared),
    *(table_pages.bp, table_pages.short, offline.bp, game_data.bp, health.bp),
    *(game_api.bp, rules_api.bp, openapi.bp, tables_api.bp),
)


class App(Flask):
    """Flask with the route instead of the URL in its error log: a URL holds codes and names."""

    def log_exception(self, exc_info: Any) -> None:
        self.logger.error("Exception at %s", request_log.method_and_route(), exc_info=exc_info)


def create(config: Mapping[str, Any]) -> Flask:
    """Put the app together; `config` goes before the environment."""
    app = App("scorer", template_folder=str(TEMPLATES), static_folder=None)
    configure(app, config)
    limits = RateLimits(app)
    pages = app.extensions["page_cache"] = PageCache(app.wsgi_app)
    app.wsgi_app = with_middleware(app, limits, pages)  # type: ignore[method-assign,assignment]
    add_hooks(app, limits, pages)
    app.register_error_handler(HTTPException, errors.error_page)
    app.register_error_handler(Unavailable, errors.unavailable)
    app.url_map.converters["language"] = language.LanguageConverter
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    static_files.add_urls(app)
    template_helpers.register(app)
    return app


def configure(app: Flask, config: Mapping[str, Any]) -> None:
    """Configuration and what the parts share: sessions, JSON, the database, Babel."""
    app.config.from_mapping(config)
    key = read_setting("SECRET_KEY", app.config)
    app.config["SECRET_KEY"] = key or read_or_create_key(data_folder() / KEY_FILE)
    app.config["SESSION_COOKIE_SAMESITE"] = "Lax"
    app.session_interface = SessionInterface()
    # Flask's own default is None, which is no limit.
    app.config["MAX_CONTENT_LENGTH"] = app.config["MAX_CONTENT_LENGTH"] or BODY_LIMIT
    app.json.sort_keys = False  # type: ignore[attr-defined]
    url = read_setting("DATABASE_URL", app.config)
    app.extensions["tables"] = Database(url, read_number("TABLE_DAYS", app.config))
    app.extensions["health"] = Check(url, health.TIMEOUT)
    Babel(
        app,
        default_locale=DEFAULT,
        default_domain=DOMAIN,
        default_translation_directories=str(TRANSLATIONS),
        locale_selector=language.select_locale,
    )
    default = get_babel(app).default_locale
    if default not in languages():
        offered = ", ".join(languages())
        raise RuntimeError(f"The default locale {default!r} is not on offer; there are: {offered}.")


def with_middleware(app: Flask, limits: RateLimits, pages: PageCache) -> WSGIApplication:
    """WSGI middleware around Flask. A request meets the last one here first."""
    flask, db = app.wsgi_app, app.extensions["tables"]
    hosts = read_setting("ALLOWED_HOSTS", app.config).replace(",", " ").split()
    checks = (url_length, allowed_hosts(hosts), limits.check_requests)
    proxies = read_number("TRUSTED_PROXIES", app.config)

    wsgi: WSGIApplication = pages  # 7. cached pages, and behind them Flask
    wsgi = Polling(wsgi, db, known_tables_reader(app))  # 6. “nothing new” for phones at a table
    wsgi = RequestChecks(wsgi, flask, checks)  # 5. what fails goes to Flask at once
    wsgi = NormalizedRequest(wsgi)  # 4. query string, path and host
    wsgi = BufferedRequests(wsgi)  # 3. the body is read; few requests run at a time
    if proxies:  # 2. X-Forwarded-For, -Proto and -Host of so many proxies; without them never
        wsgi = ProxyFix(wsgi, x_for=proxies, x_proto=proxies, x_host=proxies)
    return request_log.RequestLog(wsgi)  # 1. one line per request


def add_hooks(app: Flask, limits: RateLimits, pages: PageCache) -> None:
    """Hooks of Flask, in the order in which they run."""
    app.url_value_preprocessor(language.pull_lang_code)
    app.url_defaults(language.add_lang_code)

    app.before_request(request_log.note_route)
    app.before_request(raise_refusal)
    app.before_request(drop_unknown_parameters)
    csrf.protect(app, exempt=[game_api.bp])
    app.before_request(limits.check_table)
    app.before_request(limits.check_new_table)
    app.before_request(limits.check_preview)

    # A blueprint's own hooks run before these; Flask runs the last one registered first.
    for hook in reversed(
        (
            limits.count_wrong_code,
            set_security_headers,
            compress_response,
            pages.finish_response,
        )
    ):
        app.after_request(hook)  # then Flask saves the session
