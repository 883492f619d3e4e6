"""JSON for programs, and for the scripts of our own pages."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, Response, json, jsonify, request

from scorer.answers import finding_json, score_json, setup_json, temple_json
from scorer.engine.board import Board, NotationError
from scorer.engine.checks import check
from scorer.engine.components import Color, setup_for
from scorer.engine.intake import BadRequest, Problem, notation_problem, read_colors, read_request
from scorer.engine.scoring import score_temple
from scorer.messages import COLORS

from .errors import problem_response
from .locale import current_language
from .seats import read_player_count

bp = Blueprint("api", __name__, url_prefix="/api")

BODY_LIMIT = 64 * 1024
"""A request with every field at its longest is a quarter of this."""


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)
    # Flask's own default is None, which is no limit.
    app.config["MAX_CONTENT_LENGTH"] = app.config["MAX_CONTENT_LENGTH"] or BODY_LIMIT
    app.json.sort_keys = False  # type: ignore[attr-defined]


@bp.get("/setup")
def setup() -> Response:
    """What is in play for so many players."""
    players = read_player_count(request.args.get("players"))
    if isinstance(players, Problem):
        return problem_response(422, [players])
    return jsonify(setup_json(setup_for(players)))


@bp.post("/score")
def score() -> Response:
    """The result of a finished game, with the reason for every coin."""
    try:
        asked = read_request(_body())
    except BadRequest as error:
        return problem_response(422, error.problems)
    return jsonify(score_json(asked, current_language()))


@bp.post("/check")
def check_board() -> Response:
    """Could this board have happened? And who gets what at its temples."""
    body = _body()
    if not isinstance(body, dict):
        return problem_response(422, [Problem("", "not-an-object")])
    colors, problems = read_colors(body.get("players"))
    text = body.get("board")
    board = Board({})
    try:
        if isinstance(text, str):
            board = Board.parse(text)
        else:
            problems.append(Problem("board", "missing" if text is None else "not-text"))
    except NotationError as error:
        problems.append(notation_problem("board", error))
    if problems:
        return problem_response(422, problems)
    speak = current_language()

    def label(color: Color) -> str:
        return speak.text(COLORS[color])

    findings = check(board, setup_for(len(colors)), colors)
    scored = [score_temple(board.workers_at(at), colors, at) for at in board.temples()]
    return jsonify(
        {
            "findings": [finding_json(finding, speak) for finding in findings],
            "temples": [temple_json(temple, speak, label) for temple in scored],
        }
    )


def _body() -> Any:
    """The request's JSON; what is not JSON is not an object either, and is told so."""
    try:
        return json.loads(request.get_data(cache=False))
    except (ValueError, RecursionError):
        return None
