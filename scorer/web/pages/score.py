"""The end-game calculator: players, temples or board, village boards, result.

The query string holds the whole score sheet; nothing is stored.
"""

from __future__ import annotations

from urllib.parse import urlencode

from flask import Blueprint, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.i18n import N_
from scorer.sheet import BadInput, Sheet, State
from scorer.sheet.entries import BOARD, BOARD_MODE, COMPLETE, MODE, temple_keys
from scorer.sheet.legacy import is_legacy
from scorer.sheet.query import read_query, write_query
from scorer.web.drawing import preview as drawing
from scorer.web.navigation import page_of, sheet_url
from scorer.web.offline.game_data import sample_board

from .entry import board_page, temples_page, villages_page
from .players import Page, PlayersStep
from .result import result_page

bp = Blueprint("score", __name__, url_prefix="/<language:lang>/score")
shared = Blueprint("shared", __name__)

PLAYERS = PlayersStep(
    "score",
    # I18N: title of the pages of the calculator, noun
    N_("Score"),
    "score/players.js",
    "score.temples",
)
ENTRY_PAGES = {
    "score.temples": temples_page,
    "score.board": board_page,
    "score.villages": villages_page,
}


def _sheet() -> Sheet:
    """The sheet in the query string. One that is not in its short form is redirected to it."""
    sheet = PLAYERS.read_sheet()
    if list(request.args.items(multi=True)) != write_query(sheet):
        abort(redirect(sheet_url(str(request.endpoint), _from_old_link(sheet))))
    return sheet


def _from_old_link(sheet: Sheet) -> Sheet:
    """A result of 0.1.0: there, temples and sun tokens that were not entered counted nothing."""
    if request.endpoint != "score.result" or not is_legacy(request.args):
        return sheet
    absent = dict.fromkeys(temple_keys(sheet.setup), "....")
    if sheet.uses_board:
        absent = {COMPLETE: "1"}
    absent |= {f"sun{n}": "0" for n in range(1, len(sheet.seats) + 1)}
    return Sheet.begin(sheet.seats, sheet.setup.modules, {**absent, **sheet.entries}.items())


@bp.get("")
def page() -> Page:
    """How many players? With the players of the set-up it goes on to the temples."""
    if request.args.getlist("p"):
        return redirect(f"{url_for('.temples')}?{urlencode(list(request.args.items(multi=True)))}")
    return PLAYERS.count()


@bp.get("/players")
def players() -> Page:
    return PLAYERS.players()


@bp.get("/choices")
def choices() -> Page:
    return PLAYERS.choices()


@bp.get("/temples")
def temples() -> Page:
    """The temples alone; a board entered before fills them in."""
    sheet = _sheet()
    if not sheet.setup.temples:
        return redirect(sheet_url("score.board" if sheet.uses_board else "score.villages", sheet))
    if not sheet.uses_board:
        filled = sheet.with_temples_of_board()
        if filled.entries != sheet.entries:
            return redirect(sheet_url("score.temples", filled))
    return temples_page(sheet)


@bp.get("/board")
def board() -> Page:
    sheet = _sheet()
    is_wrong = any(problem.field == BOARD for problem in sheet.problems)
    return board_page(sheet), 422 if is_wrong else 200


@bp.get("/sample")
def sample() -> Response:
    """A finished game to try the calculator out."""
    sheet = _sheet()
    filled = sheet.with_entries(
        **{BOARD: sample_board(sheet.setup, sheet.colors), MODE: BOARD_MODE}
    )
    return redirect(sheet_url("score.board", filled))


@bp.get("/villages")
def villages() -> str:
    return villages_page(_sheet())


@bp.get("/result")
def result() -> Page:
    """The result, or the page on which the first problem can be put right."""
    sheet = _sheet()
    if not sheet.problems:
        return result_page(sheet)
    PLAYERS.check_choices(sheet)
    pages = {page_of(problem.field) for problem in sheet.problems}
    first = next(show for endpoint, show in ENTRY_PAGES.items() if endpoint in pages)
    return first(sheet, sheet.problems), 422


@bp.get("/over")
def reset() -> str:
    """Asks before everything that was entered is lost."""
    return render_template("score/reset.html", sheet=_sheet(), sheet_url=sheet_url)


@shared.get("/score")
def result_for_anyone() -> Response:
    """A shared link: the result in the reader's own language."""
    query = request.query_string.decode("ascii", "replace")
    response = redirect(f"{url_for('score.result')}?{query}")
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@shared.get("/score.png")
def preview() -> Response:
    """The preview of a shared link in a messenger: colours and totals of a result, and no names.

    It is drawn anew each time and kept by nobody but the reader.
    """
    try:
        sheet = read_query(request.args)
    except BadInput:
        abort(404)
    if sheet.state not in (State.TIED, State.FINAL):
        abort(404)
    response = make_response(drawing.preview(sheet.result, sheet.state is State.FINAL))
    response.mimetype = "image/png"
    response.headers["Cache-Control"] = "private, max-age=86400"
    # Messengers in a browser show it in their own pages.
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
