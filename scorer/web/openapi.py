"""The description of the API (OpenAPI), its numbers taken from the engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from apispec import APISpec
from flask import Blueprint, Flask, Response, jsonify

from scorer.engine.checks import Severity
from scorer.engine.components import (
    BANK,
    CACAO_LIMIT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SUN_LIMIT,
    WATER_FIELDS,
    setup_for,
)
from scorer.engine.intake import NAME_LIMIT, WORKERS_AT_TEMPLE
from scorer.engine.scoring import DecidedBy, Reason
from scorer.rules.search import LONGEST_QUERY

from . import openapi_tables
from .describing import (
    BOARD,
    COLOR,
    NUMBER,
    SQUARE,
    TEXT,
    Schema,
    answer,
    errors,
    json_body,
    language,
    parameter,
    per_color,
    ref,
    some,
    thing,
    whole,
)

bp = Blueprint("openapi", __name__)
VERSION = "1.1.0"


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)


@bp.get("/api/openapi.json")
def description() -> Response:
    return jsonify(describe())


def _schemas() -> dict[str, Schema]:
    player = {
        "color": COLOR,
        "name": {"type": "string", "maxLength": NAME_LIMIT},
        "gold": whole(0, BANK),
        "sun": whole(0, SUN_LIMIT),
        "water": {"type": "integer", "enum": list(WATER_FIELDS)},
        "cacao": whole(0, CACAO_LIMIT),
    }
    players = some(thing(player, ("name", "cacao")), minItems=MIN_PLAYERS, maxItems=MAX_PLAYERS)
    counts = {
        **per_color(whole(0, WORKERS_AT_TEMPLE)),
        "description": "Workers by colour; a missing colour has none.",
    }
    temples = some(counts, maxItems=setup_for(MAX_PLAYERS).temples)
    temple = {
        "row": SQUARE,
        "col": SQUARE,
        "workers": per_color(NUMBER),
        "gold": per_color(NUMBER),
        "reasons": per_color({"type": "string", "enum": [reason.value for reason in Reason]}),
        "reason": TEXT,
    }
    finding = {
        "code": TEXT,
        "severity": {"type": "string", "enum": [severity.value for severity in Severity]},
        "row": SQUARE,
        "col": SQUARE,
        "message": TEXT,
    }
    scored = dict.fromkeys(("gold", "temples", "sun", "water", "total", "cacao", "rank"), NUMBER)
    tiles = {"type": "object", "additionalProperties": whole(0, 99)}
    marks = some(some(whole(0, 10_000), minItems=2, maxItems=2))
    hit = {
        "id": TEXT,
        "title": TEXT,
        "snippet": TEXT,
        "url": TEXT,
        "marks": thing({"title": marks, "snippet": marks}),
        "section": TEXT,
    }
    return {
        "ScoreRequest": {
            "description": "A finished game: village boards, and either the board or the temples.",
            "oneOf": [
                thing({"players": players, "board": BOARD}),
                thing({"players": players, "temples": temples}),
            ],
        },
        "CheckRequest": thing(
            {"players": some(COLOR, minItems=MIN_PLAYERS, maxItems=MAX_PLAYERS), "board": BOARD}
        ),
        "Temple": thing(temple),
        "Finding": thing(finding),
        "Result": thing(
            {
                "players": some(thing({"color": COLOR, "name": TEXT, **scored})),
                "temples": some(ref("Temple")),
                "winners": some(COLOR),
                "decided_by": {"type": "string", "enum": [each.value for each in DecidedBy]},
                "findings": some(ref("Finding")),
            }
        ),
        "Checked": thing({"findings": some(ref("Finding")), "temples": some(ref("Temple"))}),
        "Setup": thing(
            {
                "players": whole(MIN_PLAYERS, MAX_PLAYERS),
                "worker_tiles_each": NUMBER,
                "remove_workers": tiles,
                "remove_jungle": tiles,
                "jungle": tiles,
                "start": some(TEXT),
                "pile": NUMBER,
                "display": NUMBER,
                "hand": NUMBER,
            }
        ),
        "Hit": thing(hit, ("section",)),
        "Rules": thing({"results": some(ref("Hit")), "nearest": some(ref("Hit"))}, ("nearest",)),
        "Problem": thing(
            {
                "type": TEXT,
                "title": TEXT,
                "status": NUMBER,
                "errors": some(thing({"field": TEXT, "code": TEXT, "message": TEXT})),
            }
        ),
    }


def _operation(summary: str, name: str, parameters: list[Schema], body: str = "") -> Schema:
    """One that only computes: nothing is stored, no token is needed."""
    operation: Schema = {
        "summary": summary,
        "parameters": [*parameters, language()],
        "responses": {
            "200": answer("The answer.", ref(name)),
            **(errors(413, 422) if body else errors(422)),
        },
    }
    return {**operation, "requestBody": json_body(body)} if body else operation


def _operations() -> dict[str, dict[str, Schema]]:
    players = {**parameter("players", whole(MIN_PLAYERS, MAX_PLAYERS)), "required": True}
    query = parameter("q", {"type": "string", "maxLength": LONGEST_QUERY})
    return {
        "/api/setup": {"get": _operation("What is in play", "Setup", [players])},
        "/api/rules": {"get": _operation("Search the rules", "Rules", [query])},
        "/api/score": {"post": _operation("Score a game", "Result", [], "ScoreRequest")},
        "/api/check": {"post": _operation("Check a board", "Checked", [], "CheckRequest")},
    }


@lru_cache
def describe() -> dict[str, Any]:
    """The whole description."""
    spec = APISpec(
        title="Cacao companion",
        version=VERSION,
        openapi_version="3.1.0",
        info={"description": "Set-up, rules and final scoring of the board game Cacao."},
    )
    for name, schema in (_schemas() | openapi_tables.schemas()).items():
        spec.components.schema(name, schema)
    for path, operations in (_operations() | openapi_tables.operations()).items():
        spec.path(path=path, operations=operations)
    return spec.to_dict()
