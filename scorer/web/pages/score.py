"""The end-game calculator: players, temples or board, village boards, result. The address holds it all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.wrappers import Response as BaseResponse

from scorer.engine.board import MAX_NOTATION, Board
from scorer.engine.components import Color
from scorer.engine.scoring import PlayerScore, score_temple
from scorer.engine.setup import Field, Setup
from scorer.i18n import N_, Language
from scorer.i18n.messages import COLORS, field_words, problem_text, step_words, temple_text
from scorer.modules import EXPANSIONS, setup_for, whole_box
from scorer.modules.base.game import COINS, EVERY_SECOND_PAID, MAX_PLAYERS, RULEBOOK_CHOICE
from scorer.sheet import Problem, Sheet, State, Temple
from scorer.sheet.entries import (
    BOARD,
    BOARD_MODE,
    COMPLETE,
    MODE,
    MODULES,
    TEMPLE,
    field_key,
    temple_keys,
)
from scorer.sheet.legacy import is_legacy
from scorer.sheet.query import write_query
from scorer.sheet.report import BY_RULEBOOK, Report, pays_every_second
from scorer.sheet.temples import NOBODY, NOT_IN_PLAY
from scorer.web.http.json_response import compact_json
from scorer.web.language import current_language, page_url
from scorer.web.offline.game_data import game_data, sample_board
from scorer.web.words import WHOSE_PROBLEM

from .players import Asking, Page, all_seats
from .setup import rule_url

bp = Blueprint("score", __name__, url_prefix="/<language:lang>/score")
shared = Blueprint("shared", __name__)
data = Blueprint("game", __name__, url_prefix="/<language:lang>")

ASKING = Asking("score", N_("Score"), "score/players.js", "score.temples")
SIDE_NAMES = (N_("at the top"), N_("on the right"), N_("at the bottom"), N_("on the left"))
NOT_ENTERED, NOBODY_THERE = N_("not entered"), N_("Nobody")
CHOICES_AT_MOST = 8
"""Up to so many, numbers are buttons to tap; beyond they are typed."""


@data.get("/game.json")
def file() -> Response:
    """The game as data, for the scripts of every page that computes."""
    return compact_json(game_data(current_language()))


@data.get("/parts")
def parts() -> str:
    """Fields, tiles and steps of all modules and the tiles of boards, for pages kept without them."""
    modules = [module.game for module in EXPANSIONS.values()]
    return render_template(
        "parts/modules.html",
        setup=whole_box(),
        kinds=[kind for module in modules for kind in module.kinds],
        patterns=list(dict.fromkeys(pattern for module in modules for pattern in module.workers)),
        fields=[field for module in modules for field in module.fields if field.per_seat],
        steps=[step for module in modules for step in module.steps],
        step_words=step_words,
        rule_url=rule_url,
        field_words=field_words,
        choices=choices_of,
        done=(),
        problems=(),
    )


def address(endpoint: str, sheet: Sheet) -> str:
    """A page of the calculator with everything entered so far."""
    return f"{url_for(endpoint)}?{urlencode(write_query(sheet))}"


def _sheet() -> Sheet:
    """What the address holds. An address that is not in its short form leads to the one that is."""
    sheet = ASKING.read_sheet()
    if list(request.args.items(multi=True)) != write_query(sheet):
        abort(redirect(address(str(request.endpoint), _from_old_link(sheet))))
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


def entry_page(
    template: str,
    sheet: Sheet,
    own: Sequence[str],
    problems: Sequence[Problem] = (),
    **more: Any,
) -> str:
    """A page with a form; `own` are the codes of the fields that it shows itself."""
    language = current_language()
    return render_template(
        template,
        sheet=sheet,
        seats=sheet.seats,
        setup=sheet.setup,
        report=Report(sheet, language),
        problems=problems,
        own_fields=own,
        carried=[
            (key, text) for key, text in write_query(sheet) if key.rstrip("1234567890") not in own
        ],
        address=address,
        page_of=page_of,
        field_words=field_words,
        field_key=field_key,
        choices=choices_of,
        shown_default=shown_default,
        problem_in_summary=lambda problem: _problem_in_summary(sheet, problem),
        **more,
    )


def page_of(key: str) -> str:
    """The page on which a key of the sheet is entered."""
    if key.startswith(TEMPLE):
        return "score.temples"
    return "score.board" if key in (BOARD, COMPLETE) else "score.villages"


def choices_of(field: Field) -> Sequence[int]:
    """The numbers to choose from; nothing where a number is typed."""
    if field.values:
        return field.values
    return range(field.most + 1) if field.most < CHOICES_AT_MOST else ()


def shown_default(sheet: Sheet, field: Field, seat: int) -> int | None:
    """What is shown as chosen although nobody chose it: it counts once the page is sent."""
    return None if sheet.entry(field, seat) else field.default


def _problem_in_summary(sheet: Sheet, problem: Problem) -> str:
    """A problem in the summary: there it needs to say whose field it is."""
    language = current_language()
    text = problem_text(problem, language)
    for i, seat in enumerate(sheet.seats):
        for field in sheet.setup.seat_fields:
            if problem.field == field_key(field, i):
                params: dict[str, int | str] = {
                    "who": Report(sheet, language).label(seat.color),
                    "field": language.text(field_words(field).noun),
                    "problem": text,
                }
                return language.text(WHOSE_PROBLEM, params)
    return text


@bp.get("")
def page() -> Page:
    """How many players? Or straight to the temples, with the players of the set-up."""
    if request.args.getlist("p"):
        return redirect(f"{url_for('.temples')}?{urlencode(list(request.args.items(multi=True)))}")
    return ASKING.count()


@bp.get("/players")
def players() -> Page:
    return ASKING.players()


@bp.get("/temples")
def temples() -> Page:
    """The temples alone; a board entered before fills them in."""
    sheet = _sheet()
    if not sheet.uses_board:
        filled = sheet.with_temples_of_board()
        if filled.entries != sheet.entries:
            return redirect(address(".temples", filled))
    return temples_page(sheet)


def temples_page(sheet: Sheet, **more: Any) -> str:
    """The temples of a sheet, four sides each."""
    language = current_language()
    select = _side_select(sheet, language)
    return entry_page(
        "score/temples.html",
        sheet,
        (TEMPLE, MODE),
        [problem for problem in sheet.problems if problem.field.startswith(TEMPLE)],
        temples=_temples_on_page(sheet),
        side_names=[language.text(name) for name in SIDE_NAMES],
        side_select=select,
        not_in_play=NOT_IN_PLAY,
        temple_reason=lambda temple: _reason(sheet, temple),
        next_page=url_for("score.villages"),
        **more,
    )


def _temples_on_page(sheet: Sheet) -> list[tuple[int, Temple | None, bool]]:
    """Every temple of the largest table: its number, what was entered, and whether it is in play."""
    most = max(setup_for(MAX_PLAYERS, sheet.setup.modules).temples, sheet.setup.temples)
    # A temple that cannot be is to be entered again; with the rest of its sides it would count.
    wrong = {problem.field for problem in sheet.problems}
    keys = temple_keys(sheet.setup)
    read = [None if key in wrong else it for key, it in zip(keys, sheet.temples, strict=True)]
    entered = [*read, *[None] * most][:most]
    return [(n, temple, n <= sheet.setup.temples) for n, temple in enumerate(entered, 1)]


def _side_select(sheet: Sheet, language: Language) -> Callable[[int, Temple | None, int], Markup]:
    """Who may stand at a side of a temple, as a select for a page without a script."""
    playing, text = set(sheet.colors), language.text
    options = [
        ("", f'<option value="">{escape(text(NOT_ENTERED))}</option>'),
        (NOBODY, f'<option value="{NOBODY}">{escape(text(NOBODY_THERE))}</option>'),
    ]
    for color in Color:
        name, off = text(COLORS[color]), "" if color in playing else " hidden disabled"
        for n in range(1, sheet.setup.most_at_side + 1):
            value = f"{color.letter}{n}"
            label = f"{name} {language.number(n)}"
            options.append((value, f'<option value="{value}"{off}>{escape(label)}</option>'))
    every = "".join(markup for _, markup in options)

    def select(number: int, temple: Temple | None, side: int) -> Markup:
        chosen = ""
        if temple and temple.is_in_play:
            color, n = temple.sides[side]
            chosen = f"{color.letter}{n}" if color and n else NOBODY
        marked = every.replace(f'value="{chosen}"', f'value="{chosen}" selected', 1)
        return Markup(f'<select name="{TEMPLE}{number}-{side}">{marked}</select>')

    return select


def _reason(sheet: Sheet, temple: Temple | None) -> str:
    """Who gets what at a temple as entered."""
    if temple is None or not temple.is_in_play or sheet.setup.majority is None:
        return ""
    report = Report(sheet, current_language())
    scored = score_temple(sheet.setup.majority, temple.workers, sheet.colors)
    return temple_text(scored, sheet.setup.majority, report.language, report.label)


@bp.get("/board")
def board() -> str | tuple[str, int]:
    """The whole board: a drawing to tap on, or the notation."""
    sheet = _sheet()
    problems = [] if sheet.board else [p for p in sheet.problems if p.field == BOARD]
    shown = board_page(sheet, problems)
    return (shown, 422) if problems else shown


def board_page(sheet: Sheet, problems: Sequence[Problem] = (), **more: Any) -> str:
    """The whole-board editor."""
    start = Board.start(sheet.setup)
    typed = sheet.entries.get(BOARD, "")
    return entry_page(
        "score/board.html",
        sheet,
        (BOARD, MODE, COMPLETE),
        problems,
        start=str(start),
        text=typed or str(start),
        drawn=sheet.board if typed else start,
        limit=MAX_NOTATION,
        next_page=url_for("score.villages"),
        board_mode=BOARD_MODE,
        **more,
    )


@bp.get("/sample")
def sample() -> BaseResponse:
    """A finished game to try the calculator out."""
    sheet = _sheet()
    filled = sheet.with_entries(
        **{BOARD: sample_board(sheet.setup, sheet.colors), MODE: BOARD_MODE}
    )
    return redirect(address(".board", filled))


@bp.get("/villages")
def villages() -> str:
    return villages_page(_sheet())


def villages_page(sheet: Sheet, problems: Sequence[Problem] = (), **more: Any) -> str:
    """Everybody's village board."""
    codes = [field.code for field in sheet.setup.seat_fields]
    return entry_page(
        "score/villages.html",
        sheet,
        codes,
        problems,
        coins=COINS,
        next_page=url_for("score.result"),
        **more,
    )


@bp.get("/result")
def result() -> str | tuple[str, int]:
    """The result, or standings and what is missing, or the page on which something is wrong."""
    sheet = _sheet()
    wrong = [problem.field for problem in sheet.problems]
    if BOARD in wrong:
        return board_page(sheet, sheet.problems), 422
    if any(key.startswith(TEMPLE) for key in wrong):
        return temples_page(sheet), 422
    if wrong:
        return villages_page(sheet, sheet.problems), 422
    report = Report(sheet, current_language())
    shown_seats = all_seats(sheet.seats)
    query = urlencode(write_query(sheet))
    return render_template(
        "score/result.html",
        report=report,
        sheet=sheet,
        seats=sheet.seats,
        setup=sheet.setup,
        states=State,
        shown_seats=shown_seats,
        seat_of={it.seat.color: it for it in shown_seats},
        bar=_bars(report),
        part_classes=part_classes(sheet.setup),
        temples=list(zip(report.result.temples, sheet.temples_in_play, strict=False)),
        board=sheet.board if sheet.uses_board else None,
        to=lambda endpoint: f"{page_url(endpoint)}?{query}",
        page_of=page_of,
        share=f"{url_for('shared.result_for_anyone', _external=True)}?{query}",
        same_players=f"{page_url('score.temples')}?{urlencode(_players_of(sheet))}",
        tie_field=sheet.setup.field(sheet.setup.game.tie_break),
        choices=choices_of,
        field_key=field_key,
        carried=write_query(sheet),
        rulebook=_rulebook_choice(report),
        by_rulebook=BY_RULEBOOK if pays_every_second(sheet) else None,
    )


def _players_of(sheet: Sheet) -> list[tuple[str, str]]:
    """Who plays with what, without the entries."""
    return [(key, value) for key, value in write_query(sheet) if key in ("p", MODULES)]


def _rulebook_choice(report: Report) -> dict[str, Any] | None:
    """The other way to pay a shared second place, for readers whose rulebook has it or who chose it."""
    sheet, is_chosen = report.sheet, pays_every_second(report.sheet)
    if not report.has_shared_second or not (is_chosen or report.language.tag == EVERY_SECOND_PAID):
        return None
    entries = {**sheet.entries, RULEBOOK_CHOICE: "" if is_chosen else EVERY_SECOND_PAID}
    other = Sheet.begin(sheet.seats, sheet.setup.modules, entries.items())
    told = Report(other, report.language)
    return {"is_chosen": is_chosen, "url": address(".result", other), "report": told}


def _bars(report: Report) -> Callable[[PlayerScore], Markup]:
    """A bar for each player, to the scale of the best sum."""
    scale = max(1, *(_gains(each) for each in report.ranking))
    names = part_classes(report.sheet.setup)
    return lambda player: _bar(player, scale, names)


def _bar(player: PlayerScore, scale: int, names: Mapping[str, str]) -> Markup:
    """The parts of a sum as a stacked bar; losses stand before its end."""
    pieces, at, loss = [], 0, 0
    for code, gold in player.parts.items():
        if gold > 0:
            pieces.append(f'<rect class="{names[code]}" x="{at}" width="{gold}" height="10"/>')
            at += gold
        loss += max(0, -gold)
    pieces.append(f'<rect class="part-loss" x="{at - loss}" width="{loss}" height="10"/>')
    drawn = "".join(pieces)
    return Markup(
        f'<svg class="stack" viewBox="0 0 {scale} 10" preserveAspectRatio="none" '
        f'aria-hidden="true">{drawn}</svg>'
    )


def part_classes(setup: Setup) -> dict[str, str]:
    """The classes that give the parts of a sum their colour: those of modules are numbered."""
    base = [term.code for term in setup.game.module.terms]
    more = [term.code for term in setup.terms if term.code not in base]
    return {code: f"part-{code}" for code in base} | {
        code: f"part-more-{number}" for number, code in enumerate(more, 1)
    }


def _gains(player: PlayerScore) -> int:
    return sum(max(0, gold) for gold in player.parts.values())


@bp.get("/over")
def over() -> str:
    """Starting over loses what is entered, so it asks first."""
    return render_template("score/over.html", sheet=_sheet(), address=address)


@shared.get("/score")
def result_for_anyone() -> BaseResponse:
    """A shared link: the result in the reader's own language."""
    query = request.query_string.decode("ascii", "replace")
    response = redirect(f"{url_for('score.result')}?{query}")
    response.vary.update(("Accept-Language", "Cookie"))
    return response
