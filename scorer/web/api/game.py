"""JSON for programs, and for the scripts of our own pages."""

from __future__ import annotations

from typing import Annotated, Any

from flask import Blueprint, Response, request
from pydantic import Field

from scorer.engine.fields import Field as GameField
from scorer.engine.fields import FieldKind
from scorer.modules import all_choices, whole_box
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS
from scorer.sheet import BadInput
from scorer.sheet.answer import Checked, Result, SetupAnswer, check_json, score_json, setup_json
from scorer.sheet.described import Described
from scorer.sheet.entries import read_setup
from scorer.sheet.query import query_modules
from scorer.sheet.request import Modules, check_model, read_check, read_request, score_model
from scorer.sheet.seats import read_player_count
from scorer.web.errors import problem_response
from scorer.web.language import current_language

from .body import json_body
from .openapi import Parameter, operation

bp = Blueprint("api", __name__, url_prefix="/api")


@bp.errorhandler(BadInput)
def _bad_input(error: BadInput) -> Response:
    return problem_response(422, error.problems)


def _setup_parameters() -> list[Parameter]:
    """Players, modules, and the choices that modules leave to the players."""
    about = "A choice for a module in play: {kind}, in the text form used in URLs."
    return [
        Parameter("players", Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)], required=True),
        # As one text, with commas between the codes.
        Parameter("modules", Modules, "The modules in play.", more={"explode": False}),
        *(
            Parameter(code, _choice_type(field), about.format(kind=field.kind))
            for code, field in all_choices().items()
        ),
    ]


def _choice_type(field: GameField) -> Any:
    """Counts are `1111:4,2101:5`, lists `8,8,9`."""
    if not field.kind.has_items:
        return Annotated[str, Described(enum=list(field.options))]
    item = f"({'|'.join(field.options)})" + (":[0-9]+" if field.kind is FieldKind.COUNTS else "")
    return Annotated[str, Described(pattern=f"^{item}(,{item})*$")]


@bp.get("/setup")
@operation(422, query=_setup_parameters)
def setup() -> SetupAnswer:
    """What is in play for so many players with these modules and choices."""
    players = read_player_count(request.args.get("players"))
    choices = {code: text for code in all_choices() if (text := request.args.get(code))}
    return setup_json(read_setup(players, query_modules(request.args), choices))


@bp.post("/score")
@operation(422, body=lambda: score_model(whole_box()))
def score() -> Result:
    """Score a finished game, with the reason for every coin."""
    return score_json(read_request(json_body()), current_language())


@bp.post("/check")
@operation(422, body=lambda: check_model(whole_box()))
def check_board() -> Checked:
    """Check whether a board is possible, and who gets what at its temples."""
    return check_json(*read_check(json_body()), current_language())
