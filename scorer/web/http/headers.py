"""Headers that keep every answer to itself: nothing inline, nothing from elsewhere, no framing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from flask import Flask, Response, request
from flask.sessions import SecureCookieSessionInterface
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
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
# What is not named stays with us alone: keeping the screen awake, the clipboard, sharing.
NEVER_USED = (
    *("accelerometer", "gyroscope", "magnetometer", "geolocation", "camera", "microphone"),
    *("display-capture", "midi", "hid", "serial", "usb", "payment", "xr-spatial-tracking"),
)
A_YEAR = 365 * 24 * 60 * 60


def init_app(app: Flask) -> None:
    app.wsgi_app = Readable(app.wsgi_app)  # type: ignore[method-assign]
    Talisman(
        app,
        # Phones reach the table's laptop by plain HTTP; a proxy that ends TLS adds the redirect.
        force_https=False,
        session_cookie_secure=False,
        strict_transport_security=False,
        content_security_policy=POLICY,
        permissions_policy=dict.fromkeys(NEVER_USED, "()"),
        referrer_policy="same-origin",
        x_xss_protection=False,
    )
    app.after_request(_keep_apart)
    app.session_interface = Sessions()


def _keep_apart(response: Response) -> Response:
    """What Talisman does not know, and one header that it would also give by plain HTTP."""
    response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
    return response


class Sessions(SecureCookieSessionInterface):
    """Behind TLS the cookie never leaves it; on a table's own network there is no TLS."""

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


class Readable:
    """Writes raw bytes in a query as browsers do, in percent; otherwise they would be nobody's text.

    A host that cannot be one is none: Flask would have no address to build its links from.
    """

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        query = environ.get("QUERY_STRING", "")
        if not query.isascii():
            environ["QUERY_STRING"] = quote(query, safe=ASCII, encoding="latin-1")
        if not _is_host(environ.get("HTTP_HOST", "")):
            environ["HTTP_HOST"] = ""
        return self.app(environ, start_response)


@lru_cache(maxsize=256)
def _is_host(host: str) -> bool:
    """Can this be a domain name, written in letters of any script or in Punycode?"""
    try:
        host.encode("idna").decode("idna")
    except UnicodeError:
        return False
    return True
