"""What scripts fetch: the game as data, and the parts that modules add to pages."""

from __future__ import annotations

from flask import Blueprint, Response, render_template

from scorer.engine.board import Board
from scorer.i18n.messages import step_words
from scorer.modules import EXPANSIONS, setup_for, whole_box
from scorer.modules.base.game import GAME, MAX_PLAYERS
from scorer.web.forms.sheet import module_fields
from scorer.web.http.json_response import compact_json
from scorer.web.http.static_files import release_data
from scorer.web.language import current_language
from scorer.web.pages.setup_steps import laid_out, step_texts

from .game_data import game_data, module_data

bp = Blueprint("game", __name__, url_prefix="/<language:lang>")


@bp.get("/game.json")
@release_data
def file() -> Response:
    """The game as data, for the scripts of every page that computes."""
    return compact_json(game_data(current_language()))


@bp.get("/modules.json")
@release_data
def modules() -> Response:
    """What the modules add to it, for tables that play with some."""
    return compact_json(module_data(current_language()))


@bp.get("/parts")
@release_data
def parts() -> str:
    """Fields, tiles and steps of all modules and the tiles of boards, for pages kept without them."""
    games = [module.game for module in EXPANSIONS.values()]
    return render_template(
        "parts/modules.html",
        setup=whole_box(),
        kinds=[kind for module in games for kind in module.kinds],
        patterns=list(dict.fromkeys(pattern for module in games for pattern in module.workers)),
        fields=module_fields(),
        steps=[step for module in games for step in module.steps],
        step_words=step_words,
        step_texts=step_texts,
        laid_out=laid_out,
        start_board=Board.start(setup_for(MAX_PLAYERS)),
        start_kinds=[setup_for(MAX_PLAYERS).kinds[code] for code in GAME.start],
        done=(),
    )
