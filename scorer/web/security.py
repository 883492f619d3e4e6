"""Headers that keep a page to itself: nothing inline, nothing from elsewhere, no framing."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from flask import Flask
from flask_talisman import Talisman

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

ASCII = "".join(map(chr, range(0x21, 0x7F)))
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}


def init_app(app: Flask) -> None:
    app.wsgi_app = PlainQuery(app.wsgi_app)  # type: ignore[method-assign]
    Talisman(
        app,
        # Phones reach the table's laptop by plain HTTP; a proxy that ends TLS adds the redirect.
        force_https=False,
        session_cookie_secure=False,
        content_security_policy=POLICY,
        referrer_policy="same-origin",
        x_xss_protection=False,
    )


class PlainQuery:
    """Writes raw bytes in a query as browsers do, in percent; others would be nobody's text at all."""

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        query = environ.get("QUERY_STRING", "")
        if not query.isascii():
            environ["QUERY_STRING"] = quote(query, safe=ASCII, encoding="latin-1")
        return self.app(environ, start_response)
