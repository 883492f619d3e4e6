"""The pages of a shared table: sharing, joining, the table itself, and the calculator at it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from typing import Any

import segno
from flask import Blueprint, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorer.engine.components import Color
from scorer.i18n import Language
from scorer.i18n.messages import UNNAMED_PLAYERS, field_words, term_name
from scorer.modules import EXPANSIONS
from scorer.sheet import BadInput, Sheet
from scorer.sheet.report import HEADLINES
from scorer.sheet.seats import read_player_count, seat_key
from scorer.tables import (
    DeletedTable,
    NoSuchTable,
    NothingToRestore,
    Table,
    changes_since,
    create_table,
    delete_table,
    finished_games,
    open_table,
    restore,
    seconds_to_restore,
    tally,
)
from scorer.tables.codes import read_code
from scorer.tables.games import Game, Tally
from scorer.tables.table import RESTORE_WITHIN
from scorer.web.api.table_models import news_json
from scorer.web.api.tables import database
from scorer.web.forms.players import PlayerCountForm
from scorer.web.forms.tables import DeleteTableForm, JoinForm, NewTableForm, RestoreForm
from scorer.web.http import static_files
from scorer.web.http.json_response import compact_json
from scorer.web.language import current_language
from scorer.web.offline.phone import rendered_page

from .entry import board_page, temples_page, villages_page
from .players import Page
from .result import part_classes, result_page
from .score import PLAYERS

bp = Blueprint("tables", __name__, url_prefix="/<language:lang>/t")
short = Blueprint("tables_short", __name__, url_prefix="/t")

COPIED_PAGES = (
    *("tables.page", "tables.temples", "tables.board", "tables.villages"),
    *("tables.result", "tables.display"),
)
COPY = "cacao.copy"
"""In the environ of a request for a phone's copy: temples and board are there whichever is in use."""


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
    form = JoinForm()
    form.refuse(str(error))
    return _join_page(form), 404


def _join_page(form: JoinForm, count: PlayerCountForm | None = None) -> str:
    return render_template("tables/join.html", form=form, count=count or PlayerCountForm())


@bp.errorhandler(DeletedTable)
def deleted_table(error: DeletedTable) -> tuple[str, int]:
    """Deleted a moment ago: say by whom, and let the reader put it back."""
    language = current_language()
    seat = error.phone.seat
    page = render_template(
        "tables/deleted.html",
        code=read_code(str(error)),
        who=language.text(UNNAMED_PLAYERS[Color(seat)]) if seat else "",
        minutes=ceil(seconds_to_restore(error.at) / 60),
        form=RestoreForm(),
    )
    return page, 410


@bp.get("", strict_slashes=False)
def join() -> Page:
    """Join a table by its code, or begin one."""
    form = JoinForm(request.args)
    typed = (form.code.data or "").strip()
    if not typed:
        return _join_page(form)
    code = read_code(typed)
    if code is None:
        raise NoSuchTable(typed)
    return redirect(url_for(".page", code=code))


@bp.get("/new")
def new() -> str:
    """Before a table is made: what it is, and what is stored."""
    form = NewTableForm(sheet=PLAYERS.read_sheet().to_fields())
    return render_template("tables/new.html", form=form)


@bp.post("")
def create() -> Page:
    """A table with a score sheet, or for so many players, in the first colours and without names."""
    form = NewTableForm()
    if not form.validate_on_submit():
        abort(400)
    fields = form.sheet.data
    if "players" in request.form:
        count = PlayerCountForm(request.form)
        if not count.validate():
            return _join_page(JoinForm(), count), 422
        players = read_player_count(count.players.data)
        assert isinstance(players, int)
        fields = {seat_key(at): color.value for at, color in enumerate(tuple(Color)[:players])}
    try:
        table = create_table(database(), fields)
    except BadInput:
        abort(400)
    return redirect(url_for(".page", code=table.code))


@bp.get("/<code>")
def page(code: str) -> str:
    """The table: its code, who is who, what is missing, the games so far."""
    table = open_table(database(), code)
    join_url = url_for("tables_short.page_in_any_language", code=table.code, _external=True)
    games = finished_games(database(), code)
    language = current_language()
    live = _live(table)
    return render_template(
        "tables/page.html",
        **live,
        seats=live["sheet"].seats,
        setup=live["sheet"].setup,
        join_url=join_url,
        qr=_qr(join_url),
        delete_form=DeleteTableForm(),
        games=[_shown_game(game, language) for game in reversed(games)],
        tally=[_shown_tally(line, language) for line in tally(games)],
    )


@bp.get("/<code>/temples")
def temples(code: str) -> Page:
    live = _live(open_table(database(), code))
    if live["sheet"].uses_board and COPY not in request.environ:
        return redirect(url_for(".board", code=code))
    if not live["sheet"].setup.temples and COPY not in request.environ:
        return redirect(url_for(".villages", code=code))
    return temples_page(live.pop("sheet"), **live)


@bp.get("/<code>/board")
def board(code: str) -> Page:
    live = _live(open_table(database(), code))
    if not live["sheet"].uses_board and COPY not in request.environ:
        return redirect(url_for(".temples", code=code))
    return board_page(live.pop("sheet"), **live)


@bp.get("/<code>/villages")
def villages(code: str) -> str:
    live = _live(open_table(database(), code))
    return villages_page(live.pop("sheet"), **live)


@bp.get("/<code>/result")
def result(code: str) -> str:
    """The whole result, within the table."""
    live = _live(open_table(database(), code))
    return result_page(live.pop("sheet"), **live)


@bp.get("/<code>/display")
def display(code: str) -> str:
    """For a screen in the middle of the table: how to join, who is entering, then the reveal."""
    live = _live(open_table(database(), code))
    setup = live["sheet"].setup
    fields = {field.code: (field, field_words(field)) for field in setup.seat_fields}
    join_url = url_for("tables_short.page_in_any_language", code=live["table"].code, _external=True)
    return render_template(
        "tables/display.html",
        **live,
        seats=live["sheet"].seats,
        setup=setup,
        fields=fields.values(),
        terms=[
            (term, term_name(term), fields.get(term.field, ("", None))[1]) for term in setup.terms
        ],
        part_classes=part_classes(setup),
        join_url=join_url,
        qr=_qr(join_url),
    )


@bp.get("/<code>/offline/<id>.json")
def copies(code: str, id: str) -> Response:
    """Every page of a table by its URL, for a phone that goes on when the network fails."""
    table = open_table(database(), code)
    if id != static_files.release():
        abort(404)
    urls = [url_for(endpoint, code=table.code) for endpoint in COPIED_PAGES]
    # With the cookie of this phone, so that the tokens of the pages' forms are its own.
    environ = {COPY: True, "HTTP_COOKIE": request.headers.get("Cookie", "")}
    return compact_json({url: rendered_page(url, **environ) for url in urls})


@bp.post("/<code>/delete")
def delete(code: str) -> Response:
    form = DeleteTableForm()
    if not form.validate_on_submit():
        abort(400)
    delete_table(database(), code, form.author.data or "")
    return redirect(url_for(".page", code=code))  # it says how to put it back


@bp.post("/<code>/restore")
def put_back(code: str) -> Response:
    """Take the deletion of a table back, or the end of its last game."""
    if not RestoreForm().validate_on_submit():
        abort(400)
    with suppress(NothingToRestore):  # somebody else was faster
        restore(database(), code)
    return redirect(url_for(".page", code=code))


def _live(table: Table) -> dict[str, Any]:
    """What every page of a table needs to stay in touch with it."""
    news = changes_since(database(), table.code, 0)
    try:
        sheet = Sheet.from_fields(news.fields)
    except BadInput:
        raise NoSuchTable(table.code) from None
    return {
        "table": table,
        "news": news_json(news),
        "sheet": sheet,
        "restore_minutes": RESTORE_WITHIN // timedelta(minutes=1),
    }


def _qr(url: str) -> Markup:
    code = segno.make(url, error="m", micro=False)
    return Markup(code.svg_inline(omitsize=True, border=3, svgclass=None, lineclass=None))


@dataclass(frozen=True)
class ShownGame:
    """A finished game in the reader's language."""

    headline: str
    modules: str
    """What it was played with."""
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


def _label(name: str, color: str, language: Language) -> str:
    return name or language.text(UNNAMED_PLAYERS[Color(color)])


def _shown_game(game: Game, language: Language) -> ShownGame:
    winners = [each for each in game.players if each.winner]
    who = language.list(
        f"\u2068{_label(each.name, each.color, language)}\u2069" for each in winners
    )
    return ShownGame(
        headline=language.text(HEADLINES[game.decided_by], {"who": who, "gold": winners[0].total}),
        modules=language.list(
            language.text(EXPANSIONS[code].words.title)
            for code in game.modules
            if code in EXPANSIONS
        ),
        when=language.date(game.finished_at),
        url=f"{url_for('score.result')}?{game.query}",
    )


def _shown_tally(line: Tally, language: Language) -> ShownTally:
    label = _label(line.name, line.color, language)
    return ShownTally(label, line.games, line.wins, line.best, line.average)
