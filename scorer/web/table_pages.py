"""The pages of a shared table: sharing, joining, the table itself, and the calculator at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import segno
from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorer.engine.components import Color, setup_for
from scorer.engine.intake import BadRequest
from scorer.engine.scoring import DecidedBy
from scorer.i18n import Language
from scorer.messages import COLORS
from scorer.tables import (
    NoSuchTable,
    Table,
    changes_since,
    create_table,
    delete_table,
    finished_games,
    open_table,
    tally,
)
from scorer.tables.codes import read_code
from scorer.tables.games import Game, Tally

from . import guard, score
from .board_editor import Editor
from .calculation import Calculation
from .constants import constants
from .locale import current_language
from .results import HEADLINES
from .tables import calculation_of, database
from .who import Page

bp = Blueprint("tables", __name__, url_prefix="/<language:lang>/t")
short = Blueprint("tables_short", __name__, url_prefix="/t")


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)
    app.register_blueprint(short)
    guard.limit_wrong_codes(app, bp)
    guard.limit_new_tables(app, "tables.create")
    app.context_processor(lambda: {"table_days": database(app).keep_days})


@short.get("/", strict_slashes=False)
def join_in_any_language() -> Response:
    return redirect(url_for("tables.join"))


@short.get("/<code>")
def page_in_any_language(code: str) -> Response:
    """What the QR code leads to: the table in the reader's own language."""
    response = redirect(url_for("tables.page", code=code))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@bp.errorhandler(NoSuchTable)
def no_such_table(error: NoSuchTable) -> tuple[str, int]:
    """Mistyped, deleted or expired: say so, and let the reader try again."""
    return render_template("tables/join.html", wrong=str(error)[:20]), 404


@bp.get("", strict_slashes=False)
def join() -> Page:
    typed = request.args.get("code", "").strip()
    if not typed:
        return render_template("tables/join.html")
    code = read_code(typed)
    if code is None:
        raise NoSuchTable(typed)
    return redirect(url_for(".page", code=code))


@bp.get("/new")
def new() -> str:
    """Before a table is made: what it is, and what is stored."""
    calculation = Calculation.from_query(request.args, score.ASKING.read_seats())
    return render_template("tables/new.html", fields=_as_fields(calculation))


@bp.post("")
def create() -> Response:
    given = {name: value for name, value in request.form.items() if name != "csrf_token"}
    try:
        table = create_table(database(), given)
    except BadRequest:
        abort(400)
    return redirect(url_for(".page", code=table.code))


def _as_fields(calculation: Calculation) -> dict[str, str]:
    """The fields of a table: seats are numbered there."""
    query = calculation.to_query()
    seats = {f"p{i}": str(seat) for i, seat in enumerate(calculation.seats)}
    return seats | {name: value for name, value in query if name != "p"}


@bp.get("/<code>")
def page(code: str) -> str:
    """The table: its code, who is who, what is missing, the games so far."""
    table = open_table(database(), code)
    join_url = url_for("tables_short.page_in_any_language", code=table.code, _external=True)
    games = finished_games(database(), code)
    speak = current_language()
    return render_template(
        "tables/page.html",
        **_live(table),
        join_url=join_url,
        qr=_qr(join_url),
        games=[_shown_game(game, speak) for game in reversed(games)],
        tally=[_shown_tally(line, speak) for line in tally(games)],
    )


@bp.get("/<code>/temples")
def temples(code: str) -> Page:
    if _uses_board(code):
        return redirect(url_for(".board", code=code))
    return _entry("score/temples.html", code, ("t",))


@bp.get("/<code>/board")
def board(code: str) -> Page:
    if not _uses_board(code):
        return redirect(url_for(".temples", code=code))
    return _entry("score/board.html", code, ("b",))


def _uses_board(code: str) -> bool:
    """Does the whole board count at this table, or the temples alone?"""
    return changes_since(database(), code, 0).fields.get("m") == "board"


@bp.get("/<code>/villages")
def villages(code: str) -> str:
    return _entry("score/villages.html", code, score.VILLAGE_FIELDS)


@bp.post("/<code>/delete")
def delete(code: str) -> Response:
    delete_table(database(), code)
    return redirect(url_for("home.page"))


def _entry(template: str, code: str, own: tuple[str, ...]) -> str:
    """A page of the calculator whose entries are the table's."""
    table = open_table(database(), code)
    live = _live(table)
    calculation = live.pop("calculation")
    editor = Editor(calculation.board, current_language())
    return score.entry_page(template, calculation, own, **live, editor=editor, constants_shown=True)


def _live(table: Table) -> dict[str, Any]:
    """What every page of a table needs to stay in touch with it."""
    news = changes_since(database(), table.code, 0)
    calculation = calculation_of(news.fields)
    if calculation is None:
        raise NoSuchTable(table.code)
    speak = current_language()
    return {
        "table": table,
        "version": news.version,
        "game": news.game,
        "fields": dict(news.fields),
        "calculation": calculation,
        "seats": calculation.seats,
        "constants": constants(setup_for(len(calculation.seats)), speak),
        "headlines": {code: speak.text(text) for code, text in HEADLINES.items()},
    }


def _qr(url: str) -> Markup:
    code = segno.make(url, error="m", micro=False)
    return Markup(code.svg_inline(omitsize=True, border=3, svgclass=None, lineclass=None))


@dataclass(frozen=True)
class ShownGame:
    """A finished game in the reader's language."""

    headline: str
    when: str
    url: str


@dataclass(frozen=True)
class ShownTally:
    """A line of the tally."""

    label: str
    games: int
    wins: int
    best: int
    average: float


def _label(name: str, color: str, speak: Language) -> str:
    return name or speak.text(COLORS[Color(color)])


def _shown_game(game: Game, speak: Language) -> ShownGame:
    winners = [each for each in game.players if each.winner]
    who = speak.list(f"\u2068{_label(each.name, each.color, speak)}\u2069" for each in winners)
    return ShownGame(
        headline=speak.text(
            HEADLINES[DecidedBy(game.decided_by)], {"who": who, "gold": winners[0].total}
        ),
        when=speak.date(game.finished_at),
        url=f"{url_for('score.result')}?{game.query}",
    )


def _shown_tally(line: Tally, speak: Language) -> ShownTally:
    label = _label(line.name, line.color, speak)
    return ShownTally(label, line.games, line.wins, line.best, line.average)
