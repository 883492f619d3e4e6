"""CSRF protection: whatever changes something needs the token of a page and its session cookie."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Blueprint, Flask
from flask_wtf import CSRFProtect


def protect(app: Flask, exempt: Iterable[Blueprint]) -> None:
    """Check the token of every POST, except to blueprints that store nothing."""
    # A page stays open for longer than a game lasts; its token lives as long as the session.
    app.config.setdefault("WTF_CSRF_TIME_LIMIT", None)
    csrf = CSRFProtect(app)
    for blueprint in exempt:
        csrf.exempt(blueprint)
