"""`cacao serve`: the app behind a production server, with an address that phones can open."""

from __future__ import annotations

import io
import os
from ipaddress import ip_address
from typing import Any

import ifaddr
import segno
from gunicorn.app.base import BaseApplication

from . import create_app
from .i18n import N_, Language
from .web.api.tables import prepare
from .web.http.access_log import RequestLog

DEFAULT_HOST, DEFAULT_PORT = "0.0.0.0", 8000
LONGEST_LINE = 8190
"""The most that gunicorn takes. An address that is too long for us meets our own page before that; only an
absurd one is cut off here."""
GRACE = 30
"""Seconds that running requests have to end when the server is stopped."""


class _Server(BaseApplication):
    """Gunicorn, set up from here instead of from its own command line."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        super().__init__()

    def load_config(self) -> None:
        for key, value in self.settings.items():
            self.cfg.set(key, value)

    def load(self) -> Any:
        app = create_app()
        prepare(app)
        return app


def run(language: Language) -> None:
    """Serve until stopped, on HOST and PORT of the environment."""
    host = os.environ.get("HOST") or DEFAULT_HOST
    port = int(os.environ.get("PORT") or DEFAULT_PORT)
    if not 0 < port < 2**16:
        raise ValueError(port)
    print(invitation(host, port, language), flush=True)
    _Server(
        {
            "bind": f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
            # More processes than processors only take turns: measured with two hundred tables.
            "workers": min(4, max(2, os.cpu_count() or 1)),
            "threads": 4,
            "preload_app": True,
            "limit_request_line": LONGEST_LINE,
            "graceful_timeout": GRACE,
            "loglevel": "warning",
            "logger_class": RequestLog,
            "accesslog": "-",
        }
    ).run()


def invitation(host: str, port: int, language: Language) -> str:
    """What the terminal says: the address that phones on this network can open, also as a QR code."""
    url = f"http://{_reachable(host)}:{port}/"
    says = language.text(N_("Open this on any phone in the same network: %(url)s"), {"url": url})
    return f"{_qr(url)}\n{says}\n"


def _reachable(host: str) -> str:
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    found = [
        ip_address(str(ip.ip))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]
    ours = [str(ip) for ip in found if ip.is_private and not ip.is_loopback]
    # Home networks first: the adapters of containers usually live in 172.16.0.0/12.
    return min(ours, key=lambda ip: ip.startswith("172."), default="localhost")


def _qr(url: str) -> str:
    out = io.StringIO()
    segno.make(url, micro=False).terminal(out, compact=True)
    return out.getvalue()
