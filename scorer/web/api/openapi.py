"""The description of the API (OpenAPI), its fields and numbers taken from the score sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from apispec import APISpec
from flask import Blueprint, Response, jsonify

from scorer.engine.checks import Severity
from scorer.engine.scoring import DecidedBy, Reason
from scorer.engine.setup import Setup
from scorer.modules import EXPANSIONS, setup_for
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS
from scorer.rules.search import LONGEST_QUERY
from scorer.sheet.answer import BASE_PARTS
from scorer.sheet.seats import NAME_LIMIT

from . import openapi_tables
from .schema import (
    BOARD,
    CACAO,
    COLOR,
    NUMBER,
    PARTS,
    SQUARE,
    TEXT,
    Schema,
    answer,
    array,
    errors,
    field_schema,
    json_body,
    language,
    modules,
    nullable,
    object_,
    parameter,
    per_color,
    ref,
    whole,
)

bp = Blueprint("openapi", __name__)
VERSION = "2.0.0"


@bp.get("/api/openapi.json")
def description() -> Response:
    return jsonify(describe())


def _setups() -> list[Setup]:
    """The base game, and every module with it."""
    with_module = [
        setup_for(max(module.game.players), (code,)) for code, module in EXPANSIONS.items()
    ]
    return [setup_for(MAX_PLAYERS), *with_module]


def _schemas() -> dict[str, Schema]:
    setups = _setups()
    base, *_ = setups
    per_seat = {each.code: each for setup in setups for each in setup.seat_fields}
    of_table = {each.code: each for setup in setups for each in setup.table_fields}
    player = {
        "color": COLOR,
        "name": nullable({"type": "string", "maxLength": NAME_LIMIT}),
        **{code: field_schema(each) for code, each in per_seat.items()},
    }
    # What a module asks for is only required when it is in play.
    required = ("color", *(each.code for each in base.seat_fields if each.is_required))
    optional = tuple(code for code in player if code not in required)
    players = array(object_(player, optional), minItems=MIN_PLAYERS, maxItems=MAX_PLAYERS)
    counts = {
        **per_color(whole(0, max(setup.most_at_temple for setup in setups))),
        "description": "Workers by colour; a missing colour has none.",
    }
    temples = array(counts, maxItems=max(setup.temples for setup in setups))
    choices = {"modules": modules(), **{c: field_schema(each) for c, each in of_table.items()}}
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
    scored = {
        **dict.fromkeys(BASE_PARTS, NUMBER),
        **{"parts": PARTS, "total": NUMBER, "cacao": CACAO, "rank": NUMBER},
    }
    missing = {
        **array({**TEXT, "example": "players.0.cacao"}),
        "description": "What would decide the tie and was left out.",
    }
    tiles = {"type": "object", "additionalProperties": whole(0, 99)}
    marks = array(array(whole(0, 10_000), minItems=2, maxItems=2))
    hit = {
        "id": TEXT,
        "title": TEXT,
        "snippet": TEXT,
        "url": TEXT,
        "marks": object_({"title": marks, "snippet": marks}),
        "section": TEXT,
    }
    return {
        "ScoreRequest": {
            "description": "A finished game: village boards, and either the board or the temples.",
            "oneOf": [
                object_({"players": players, **choices, "board": BOARD}, tuple(choices)),
                object_({"players": players, **choices, "temples": temples}, tuple(choices)),
            ],
        },
        "CheckRequest": object_(
            {
                "players": array(COLOR, minItems=MIN_PLAYERS, maxItems=MAX_PLAYERS),
                **choices,
                "board": BOARD,
            },
            tuple(choices),
        ),
        "Temple": object_(temple),
        "Finding": object_(finding),
        "Result": object_(
            {
                "players": array(object_({"color": COLOR, "name": TEXT, **scored})),
                "temples": array(ref("Temple")),
                "winners": array(COLOR),
                "decided_by": {"type": "string", "enum": [each.value for each in DecidedBy]},
                "missing": missing,
                "findings": array(ref("Finding")),
            }
        ),
        "Checked": object_({"findings": array(ref("Finding")), "temples": array(ref("Temple"))}),
        "Setup": object_(
            {
                "players": whole(MIN_PLAYERS, MAX_PLAYERS),
                "modules": modules(),
                "worker_tiles_each": NUMBER,
                "remove_workers": tiles,
                "add_workers": tiles,
                "remove_jungle": tiles,
                "add_jungle": tiles,
                "jungle": tiles,
                "start": array(TEXT),
                "pile": NUMBER,
                "display": NUMBER,
                "map_board": NUMBER,
                "hand": NUMBER,
            }
        ),
        "Hit": object_(hit, ("section",)),
        "Rules": object_(
            {"results": array(ref("Hit")), "nearest": array(ref("Hit"))}, ("nearest",)
        ),
        "Problem": object_(
            {
                "type": TEXT,
                "title": TEXT,
                "status": NUMBER,
                "errors": array(object_({"field": TEXT, "code": TEXT, "message": TEXT})),
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
    # As one text, with commas between the codes.
    chosen = {**parameter("modules", modules(), "What is in play."), "explode": False}
    query = parameter("q", {"type": "string", "maxLength": LONGEST_QUERY})
    return {
        "/api/setup": {"get": _operation("What is in play", "Setup", [players, chosen])},
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
