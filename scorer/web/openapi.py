"""The description of the API (OpenAPI), its numbers taken from the engine."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from apispec import APISpec
from flask import Blueprint, Flask, Response, jsonify

from scorer.engine.board import MAX_NOTATION
from scorer.engine.checks import Severity
from scorer.engine.components import (
    BANK,
    CACAO_LIMIT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SUN_LIMIT,
    WATER_FIELDS,
    Color,
    setup_for,
)
from scorer.engine.intake import NAME_LIMIT, WORKERS_AT_TEMPLE
from scorer.engine.scoring import DecidedBy, Reason
from scorer.i18n import languages
from scorer.rules.search import LONGEST_QUERY

bp = Blueprint("openapi", __name__)
VERSION = "1.0.0"

Schema = dict[str, Any]


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)


@bp.get("/api/openapi.json")
def description() -> Response:
    return jsonify(describe())


def whole(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def thing(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required}


def some(items: Schema, **limits: int) -> Schema:
    return {"type": "array", "items": items, **limits}


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


NUMBER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
COLOR: Schema = {"type": "string", "enum": [color.value for color in Color]}
SQUARE: Schema = {"type": ["integer", "null"], "description": "Counted from 0 in the notation."}
BOARD: Schema = {"type": "string", "maxLength": MAX_NOTATION, "example": "R1210tY1012/.P1111"}


def per_color(value: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {color.value: value for color in Color},
        "additionalProperties": False,
    }


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


LANGUAGE = "lang"


def _parameters(*more: Schema) -> list[Schema]:
    tags: Schema = {"type": "string", "enum": list(languages())}
    about = "The language of the messages; otherwise Accept-Language chooses."
    return [*more, {"name": LANGUAGE, "in": "query", "schema": tags, "description": about}]


def _operation(summary: str, answer: str, parameters: list[Schema], body: str = "") -> Schema:
    problem = {"content": {"application/problem+json": {"schema": ref("Problem")}}}
    responses = {
        "200": {
            "description": "The answer.",
            "content": {"application/json": {"schema": ref(answer)}},
        },
        "422": {"description": "What is wrong with the input, every problem of it.", **problem},
        "429": {"description": "Too many requests.", **problem},
    }
    operation: Schema = {"summary": summary, "parameters": parameters, "responses": responses}
    if body:
        responses["413"] = {"description": "The body is too large.", **problem}
        content = {"application/json": {"schema": ref(body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


@lru_cache
def describe() -> dict[str, Any]:
    """The whole description."""
    spec = APISpec(
        title="Cacao companion",
        version=VERSION,
        openapi_version="3.1.0",
        info={"description": "Set-up, rules and final scoring of the board game Cacao."},
    )
    for name, schema in _schemas().items():
        spec.components.schema(name, schema)
    players: Schema = {
        "name": "players",
        "in": "query",
        "required": True,
        "schema": whole(MIN_PLAYERS, MAX_PLAYERS),
    }
    query: Schema = {
        "name": "q",
        "in": "query",
        "schema": {"type": "string", "maxLength": LONGEST_QUERY},
    }
    for path, method, operation in (
        ("/api/setup", "get", _operation("What is in play", "Setup", _parameters(players))),
        ("/api/rules", "get", _operation("Search the rules", "Rules", _parameters(query))),
        ("/api/score", "post", _operation("Score a game", "Result", _parameters(), "ScoreRequest")),
        (
            "/api/check",
            "post",
            _operation("Check a board", "Checked", _parameters(), "CheckRequest"),
        ),
    ):
        spec.path(path=path, operations={method: operation})
    return spec.to_dict()
