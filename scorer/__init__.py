"""A table companion for the board game Cacao."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flask import Flask


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The app: the one place where the parts meet."""
    # Imported here, so that the engine and the command line do without the web.
    from .web.app import create

    return create(config or {})
