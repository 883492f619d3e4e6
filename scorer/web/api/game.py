"""JSON for programs, and for the scripts of our own pages."""

from __future__ import annotations

from typing import Annotated

from flask import Blueprint, Response, request
from pydantic import Field

from scorer.modules import read_modules, setup_for, whole_box
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS
from scorer.sheet import BadInput, Problem
from scorer.sheet.answer import Checked, Result, SetupAnswer, check_json, score_json, setup_json
from scorer.sheet.entries import module_problems
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


@bp.get("/setup")
@operation(
    422,
    query=[
        Parameter("players", Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)], required=True),
        # As one text, with commas between the codes.
        Parameter("modules", Modules, "What is in play.", more={"explode": False}),
    ],
)
def setup() -> SetupAnswer:
    """What is in play for so many players with these modules."""
    players = read_player_count(request.args.get("players"))
    modules = query_modules(request.args)
    problems = [players] if isinstance(players, Problem) else []
    # Codes are looked at even where the number of players is wrong, to name every problem at once.
    problems += module_problems(MAX_PLAYERS if isinstance(players, Problem) else players, modules)
    if isinstance(players, Problem) or problems:
        raise BadInput(problems)
    return setup_json(setup_for(players, read_modules(modules)))


@bp.post("/score")
@operation(422, body=lambda: score_model(whole_box()))
def score() -> Result:
    """Score a finished game, with the reason for every coin."""
    return score_json(read_request(json_body()), current_language())


@bp.post("/check")
@operation(422, body=lambda: check_model(whole_box()))
def check_board() -> Checked:
    """Check a board: could it have happened, and who gets what at its temples."""
    return check_json(*read_check(json_body()), current_language())
