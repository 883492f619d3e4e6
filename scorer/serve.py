"""`cacao serve`: the app behind Granian, with an address that phones can open."""

from __future__ import annotations

import io
import os
import signal
from ipaddress import ip_address

import ifaddr
import segno
from alembic.util import CommandError
from flask import Flask
from granian import Granian
from granian.constants import HTTPModes, Interfaces
from granian.log import LogLevels
from sqlalchemy.exc import SQLAlchemyError

from . import create_app
from .i18n import N_, Language
from .settings import read_number, read_setting
from .tables import Upkeep
from .web.http.request_body import THREADS
from .web.http.static_files import keep_static_files

GRACE = 30
"""Seconds that running requests have to end when the server is stopped."""
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(message)s"}},
    "handlers": {
        "out": {
            "class": "logging.StreamHandler",
            "formatter": "plain",
            "stream": "ext://sys.stdout",
        },
        "err": {"class": "logging.StreamHandler", "formatter": "plain"},
    },
    "loggers": {
        "cacao.requests": {"handlers": ["out"], "level": "INFO", "propagate": False},
        "_granian": {"handlers": ["err"], "propagate": False},
    },
}
"""Requests to standard output, troubles to standard error. Granian's own access log knows no routes."""


class CannotServe(Exception):
    """The server cannot start; its text is the one line that says why."""


def run(language: Language) -> None:
    """Serve until stopped, on HOST and PORT of the environment; raises `CannotServe`, `BadSetting`."""
    host, port = read_setting("HOST"), read_number("PORT", least=1, most=2**16 - 1)
    prepare_database(language)
    keep_static_files()
    print(invitation(host, port, language), flush=True)
    server = Granian(
        "scorer",
        address=host,
        port=port,
        interface=Interfaces.WSGI,
        http=HTTPModes.http1,
        # More processes than processors only take turns: measured with two hundred tables.
        workers=min(4, max(2, os.cpu_count() or 1)),
        blocking_threads=THREADS,
        respawn_failed_workers=True,
        workers_kill_timeout=GRACE,
        # It warns of so many threads, of which few run at a time.
        log_level=LogLevels.error,
        log_dictconfig=LOGGING,
    )
    try:
        server.serve(target_loader=worker_app, wrap_loader=False)
    except OSError as error:
        raise CannotServe(str(error)) from None


def worker_app() -> Flask:
    """The app of a worker process."""
    # Ctrl-C reaches all processes; the main one alone answers it, and stops the workers in an orderly way.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    # Until Granian handles it, SIGTERM ends a worker; the main process's own handler would ignore it.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    app = create_app()
    Upkeep(app.extensions["tables"]).start()
    return app


def prepare_database(language: Language) -> None:
    """Bring the database up to date before the first request; raises `CannotServe`.

    No connection is left open: each worker process opens its own.
    """
    try:
        create_app().extensions["tables"].prepare()
    except CommandError:  # Alembic does not know the revision
        reason = language.text(N_("A newer version of this app made it. Use that version."))
    except (SQLAlchemyError, ImportError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
    else:
        return
    raise CannotServe(
        # I18N: on the command line; %(reason)s is a sentence or a message of the database
        language.text(N_("The database can’t be used: %(reason)s"), {"reason": reason})
    )


def invitation(host: str, port: int, language: Language) -> str:
    """What the terminal says: the address that phones on this network can open, also as a QR code."""
    url = f"http://{_reachable(host)}:{port}/"
    # I18N: on the command line, below a QR code
    says = language.text(N_("Open this on any phone on the same network: %(url)s"), {"url": url})
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
