"""Settings: what the app was made with, or else the environment."""

from __future__ import annotations

import os

from flask import Flask


def setting(app: Flask, name: str, default: str = "") -> str:
    """A setting as text; an empty one counts as none."""
    given = app.config.get(name)
    return str(given) if given is not None else os.environ.get(name) or default
