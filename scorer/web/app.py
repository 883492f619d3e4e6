"""The pages and the API: one module per family of pages, and what they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask

from scorer.paths import TEMPLATES

from . import errors
from . import language as locale
from .api import game as api
from .api import openapi, tables
from .drawing import pictures
from .http import delivery, door, health
from .http import headers as security
from .http import request_log as log
from .offline import phone as offline
from .pages import home, players, rules, score, setup
from .pages import tables as table_pages


def create(config: Mapping[str, Any]) -> Flask:
    """Put the app together; `config` overrides the defaults."""
    app = Flask("scorer", template_folder=str(TEMPLATES), static_folder=None)
    app.config.from_mapping(config)
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    # Persian words in a page's JSON as they are: escaped, each letter would take six.
    app.jinja_env.policies["json.dumps_kwargs"] = {"sort_keys": True, "ensure_ascii": False}
    for part in (
        log,
        door,
        locale,
        delivery,
        pictures,
        players,
        security,
        errors,
        home,
        setup,
        rules,
        score,
        api,
        openapi,
        tables,
        table_pages,
        offline,
        health,
    ):
        part.init_app(app)
    return app
