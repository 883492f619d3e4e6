"""The pages and the API: one module per family of pages, and what they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask

from scorer.paths import TEMPLATES

from . import (
    api,
    delivery,
    door,
    errors,
    health,
    home,
    locale,
    log,
    offline,
    openapi,
    pictures,
    players,
    rules,
    score,
    security,
    setup,
    table_pages,
    tables,
)


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
