"""Security headers of every answer: nothing inline, nothing from elsewhere, no framing.

A plain list instead of Flask-Talisman: the polling middleware answers without Flask and needs it as well.
"""

from __future__ import annotations

from flask import Response, request

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' blob:",  # pictures that a phone makes itself
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
# What is not named may be used: keeping the screen awake, the clipboard, sharing.
NEVER_USED = (
    *("accelerometer", "gyroscope", "magnetometer", "geolocation", "camera", "microphone"),
    *("display-capture", "midi", "hid", "serial", "usb", "payment", "xr-spatial-tracking"),
)
HEADERS = [
    ("Content-Security-Policy", "; ".join(f"{kind} {source}" for kind, source in POLICY.items())),
    ("Permissions-Policy", ", ".join(f"{feature}=()" for feature in NEVER_USED)),
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]
# Phones reach the table's laptop by plain HTTP, where the header is not allowed.
HTTPS_HEADERS = [*HEADERS, ("Strict-Transport-Security", f"max-age={365 * 24 * 60 * 60}")]


def security_headers(is_secure: bool) -> list[tuple[str, str]]:
    return HTTPS_HEADERS if is_secure else HEADERS


def set_security_headers(response: Response) -> Response:
    for name, value in security_headers(request.is_secure):
        response.headers.setdefault(name, value)
    return response
