"""JSON for programs, and for the scripts of our own pages."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, json, jsonify, request

from scorer.modules import read_modules, setup_for
from scorer.modules.base.game import MAX_PLAYERS
from scorer.sheet import BadInput, Problem
from scorer.sheet.answer import check_json, score_json, setup_json
from scorer.sheet.entries import module_problems
from scorer.sheet.query import query_modules
from scorer.sheet.request import read_check, read_request
from scorer.sheet.seats import read_player_count
from scorer.web.errors import problem_response
from scorer.web.language import current_language

bp = Blueprint("api", __name__, url_prefix="/api")


@bp.errorhandler(BadInput)
def _bad_input(error: BadInput) -> Response:
    return problem_response(422, error.problems)


@bp.get("/setup")
def setup() -> Response:
    """What is in play for so many players with these modules."""
    players = read_player_count(request.args.get("players"))
    modules = query_modules(request.args)
    problems = [players] if isinstance(players, Problem) else []
    # Codes are looked at even where the number of players is wrong, to name every problem at once.
    problems += module_problems(MAX_PLAYERS if isinstance(players, Problem) else players, modules)
    if isinstance(players, Problem) or problems:
        raise BadInput(problems)
    return jsonify(setup_json(setup_for(players, read_modules(modules))))


@bp.post("/score")
def score() -> Response:
    """The result of a finished game, with the reason for every coin."""
    return jsonify(score_json(read_request(_body()), current_language()))


@bp.post("/check")
def check_board() -> Response:
    """Could this board have happened? And who gets what at its temples."""
    board, setup, colors = read_check(_body())
    return jsonify(check_json(board, setup, colors, current_language()))


def _body() -> Any:
    """The request's JSON; what is not JSON is not an object either, and is told so."""
    try:
        return json.loads(request.get_data(cache=False))
    except (ValueError, RecursionError):
        return None
