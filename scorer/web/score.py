"""The end-game calculator: who, temples or board, village boards, result. The address holds it all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorer.engine.board import Board, NotationError, Square, WorkerTile
from scorer.engine.components import COINS, WATER_FIELDS, WORKER_BOX, Color, setup_for
from scorer.engine.intake import BadRequest, Problem, notation_problem
from scorer.engine.scoring import PlayerScore, score_temple
from scorer.engine.scoring import Temple as ScoredTemple
from scorer.engine.simulate import simulate
from scorer.i18n import N_, Language, Nn_
from scorer.messages import problem_text, temple_text, temple_words

from .board_editor import Editor
from .calculation import CACAO_CHOICES, SUN_CHOICES, Calculation, Sides, Temple, VillageEntry
from .check_data import check_data
from .constants import constants
from .delivery import as_data, release
from .drawing.parts import TILE
from .drawing.sheet import BOARD_MARGIN, TILE_ON_PAGE
from .locale import current_language
from .pictures import WHOLE_BOARD, current_pictures, temple_label_words
from .results import Report, result_words
from .seats import Seat, seats_query
from .shells import is_shell
from .who import PLAYER_COUNTS, Asking, Page

bp = Blueprint("score", __name__, url_prefix="/<language:lang>/score")
shared = Blueprint("shared", __name__)

ASKING = Asking("score", N_("Score"), "score/who.js", "score.temples")
SAMPLE_SEED = 11
CREW_SIZES = range(1, max(max(pattern) for pattern in WORKER_BOX) + 1)
SIDE_NAMES = (N_("at the top"), N_("on the right"), N_("at the bottom"), N_("on the left"))
NEXT = {
    "score/temples.html": "score.villages",
    "score/board.html": "score.villages",
    "score/villages.html": "score.result",
}
"""Where Enter leads from a page of the calculator."""
ODD = Nn_(
    "%(num)s thing about this table looks odd",
    "%(num)s things about this table look odd",
    "num",
)
FINAL_BOARD = N_("The final board")
MOST_ODD = 40
"""More odd things than any table shows at once."""
VILLAGE_FIELDS = ("g", "s", "w", "c")
FIELD_NAMES = {
    "g": N_("gold"),
    "s": N_("sun tokens"),
    "w": N_("water field"),
    "c": N_("cacao fruits"),
}
WHOSE_PROBLEM = N_("%(who)s, %(field)s: %(problem)s")


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)
    app.register_blueprint(shared)


def address(endpoint: str, calculation: Calculation) -> str:
    """A page of the calculator with everything entered so far."""
    return f"{url_for(endpoint)}?{urlencode(calculation.to_query())}"


def _calculation() -> Calculation:
    """What the address holds. An address that is not in its short form leads to the one that is."""
    calculation = Calculation.from_query(request.args, ASKING.read_seats())
    if list(request.args.items(multi=True)) != calculation.to_query():
        abort(redirect(address(str(request.endpoint), calculation)))
    return calculation


def entry_page(
    template: str,
    calculation: Calculation,
    own: Sequence[str],
    problems: Sequence[Problem] = (),
    **more: Any,
) -> str:
    """A page with a form; `own` are the fields that it shows, with or without a number behind."""
    setup = setup_for(len(calculation.seats))
    speak = current_language()
    common = {
        "calculation": calculation,
        "seats": calculation.seats,
        "constants": constants(setup, speak),
    }
    return render_template(
        template,
        **{**common, **more},
        setup=setup,
        problems=problems,
        own_fields=own,
        enter_to=url_for(NEXT[template]),
        coins=COINS,
        water_fields=WATER_FIELDS,
        sun_choices=SUN_CHOICES,
        cacao_choices=CACAO_CHOICES,
        address=address,
        own=lambda name: name in own or name[:-1] in own,
        side_names=[speak.text(name) for name in SIDE_NAMES],
        crew_sizes=CREW_SIZES,
        temple_words=temple_words(speak) | temple_label_words(speak),
        temple_reason=lambda temple: _reason(calculation, temple),
        field_words=field_words(speak),
        field_problem_text=lambda problem: _field_problem_text(calculation, problem),
    )


def _reason(calculation: Calculation, temple: Temple) -> str:
    """Who gets what at a temple as entered."""
    names = {seat.color: seat.label(current_language()) for seat in calculation.seats}
    scored = score_temple(temple.workers, names)
    return temple_text(scored, current_language(), names.__getitem__)


def field_words(speak: Language) -> dict[str, Any]:
    """How a script says what is wrong with a field."""
    return {
        "problem": speak.text(WHOSE_PROBLEM),
        "fields": {code: speak.text(name) for code, name in FIELD_NAMES.items()},
    }


def _field_problem_text(calculation: Calculation, problem: Problem) -> str:
    """A problem in the summary: there it needs to say whose field it is."""
    speak = current_language()
    text = problem_text(problem, speak)
    seat = problem.field[1:]
    if problem.field[0] in FIELD_NAMES and seat.isdigit():
        who = calculation.seats[int(seat)].label(speak)
        field = speak.text(FIELD_NAMES[problem.field[0]])
        return speak.text(WHOSE_PROBLEM, {"who": who, "field": field, "problem": text})
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
    calculation = _calculation()
    if calculation.board and not calculation.uses_board and not calculation.has_temples:
        seen = temples_of(calculation)
        if any(not temple.is_empty for temple in seen):
            return redirect(address(".temples", replace(calculation, temples=seen)))
    return entry_page("score/temples.html", calculation, ("t", "m"))


@bp.get("/board")
def board() -> str | tuple[str, int]:
    """The whole board: a drawing to tap on, or the notation."""
    return _board_page(_calculation())


def _board_page(calculation: Calculation) -> str | tuple[str, int]:
    problems: list[Problem] = []
    try:
        Board.parse(calculation.board)
    except NotationError as error:
        problems.append(notation_problem("b", error))
    editor = Editor(calculation.board, current_language())
    shown = entry_page("score/board.html", calculation, ("b", "m"), problems, editor=editor)
    return (shown, 422) if problems else shown


@bp.get(
    f"/checks-<int(fixed_digits=1, min={PLAYER_COUNTS[0]}, max={PLAYER_COUNTS[-1]}):players>.json"
)
def checks(players: int) -> Response:
    """What a phone needs to check a table without a network."""
    return as_data(check_data(setup_for(players), current_language()))


@bp.get("/sample")
def sample() -> Page:
    """A finished game to try the calculator out."""
    calculation = _calculation()
    game = simulate([seat.color for seat in calculation.seats], SAMPLE_SEED)
    filled = replace(calculation, board=str(game.board), uses_board=True)
    return _board_page(filled) if is_shell() else redirect(address(".board", filled))


@bp.get("/villages")
def villages() -> str:
    return entry_page("score/villages.html", _calculation(), VILLAGE_FIELDS)


@bp.get("/result")
def result() -> str | tuple[str, int]:
    """The result, or the page on which something is not right yet."""
    calculation = everybody() if is_shell() else _calculation()
    try:
        asked = calculation.read()
    except BadRequest as error:
        if any(problem.field == "b" for problem in error.problems):
            return _board_page(calculation)
        return entry_page("score/villages.html", calculation, VILLAGE_FIELDS, error.problems), 422
    report = Report(asked, current_language())
    return render_template(
        "score/result.html",
        report=report,
        bar=lambda player: _bar(report, player),
        temple_picture=lambda temple, at: _temple_picture(calculation, asked.board, temple, at),
        calculation=calculation,
        board=asked.board,
        address=address,
        share=url_for("shared.result_for_anyone", _external=True)
        + "?"
        + urlencode(calculation.to_query()),
        same_players=url_for(".temples", p=seats_query(calculation.seats)),
        cacao_choices=CACAO_CHOICES,
        seat_of={seat.color: seat for seat in calculation.seats},
        odd=odd,
        **(_for_scripts() if is_shell() else {}),
    )


def everybody() -> Calculation:
    """What a result without a network is made from: everybody stands everywhere, so all is drawn."""
    seats = tuple(Seat(color) for color in Color)
    temple = Temple(tuple((color, 1) for color in Color))
    village = VillageEntry(gold="0", water=str(WATER_FIELDS[0]))
    return Calculation(
        seats,
        temples=(temple,) * setup_for(len(seats)).temples,
        villages=(village,) * len(seats),
    )


def odd(findings: int) -> str:
    """How many things look odd."""
    return current_language().text(ODD, {"num": findings})


def _for_scripts() -> dict[str, Any]:
    """What a script needs to fill in a result by itself."""
    speak = current_language()
    words = result_words(speak)
    words["temples"] = temple_words(speak) | temple_label_words(speak)
    words["inPlay"] = {count: setup_for(count).temples for count in PLAYER_COUNTS}
    words["checks"] = {
        count: url_for(".checks", players=count, v=release()) for count in PLAYER_COUNTS
    }
    words["board"] = {"label": speak.text(WHOLE_BOARD), "title": speak.text(FINAL_BOARD)}
    words["scale"] = {"tile": TILE, "margin": BOARD_MARGIN, "onPage": TILE_ON_PAGE}
    words["odd"] = [odd(n) for n in range(1, MOST_ODD + 1)]
    return {
        "constants": constants(setup_for(len(Color)), speak),
        "words": words,
        "cross_sides": current_pictures().cross_sides(),
    }


def _bar(report: Report, player: PlayerScore) -> Markup:
    """The parts of a sum as a stacked bar, to the scale of the best sum; losses stand before it."""
    scale = max(
        1, *(sum(max(0, gold) for _, _, gold in report.parts(each)) for each in report.ranking)
    )
    pieces, at = [], 0
    for code, _, gold in report.parts(player):
        if gold > 0:
            pieces.append(f'<rect class="part-{code}" x="{at}" width="{gold}" height="10"/>')
            at += gold
    loss = max(0, -player.water)
    pieces.append(f'<rect class="part-loss" x="{at - loss}" width="{loss}" height="10"/>')
    drawn = "".join(pieces)
    return Markup(
        f'<svg class="stack" viewBox="0 0 {scale} 10" preserveAspectRatio="none" '
        f'aria-hidden="true">{drawn}</svg>'
    )


def _temple_picture(
    calculation: Calculation, board: Board | None, temple: ScoredTemple, at: int
) -> Markup:
    """The temple with the workers at its sides, from the board or as entered."""
    if temple.square is None or board is None:
        sides = calculation.temples[at].sides
    else:
        sides = _sides(board, temple.square)
    return current_pictures().temple_cross(sides, at + 1)


def _sides(board: Board, square: Square) -> Sides:
    return tuple(
        (tile.color, tile.sides[facing]) if isinstance(tile, WorkerTile) else (None, 0)
        for tile, facing in board.sides_of(square)
    )


def temples_of(calculation: Calculation) -> tuple[Temple, ...]:
    """The temples of a board, as if they had been entered one by one."""
    try:
        board = Board.parse(calculation.board)
    except NotationError:
        return ()
    most = setup_for(len(calculation.seats)).temples
    colors = [seat.color for seat in calculation.seats]
    seen = tuple(
        Temple(tuple((color, n) if n else (None, 0) for color, n in _sides(board, square))).only(
            colors
        )
        for square in board.temples()[:most]
    )
    return (*seen, *[Temple()] * (most - len(seen)))


@bp.get("/over")
def over() -> str:
    """Starting over loses what is entered, so it asks first."""
    return render_template("score/over.html", calculation=_calculation(), address=address)


@shared.get("/score")
def result_for_anyone() -> Response:
    """A shared link: the result in the reader's own language."""
    query = request.query_string.decode("ascii", "replace")
    response = redirect(f"{url_for('score.result')}?{query}")
    response.vary.update(("Accept-Language", "Cookie"))
    return response
