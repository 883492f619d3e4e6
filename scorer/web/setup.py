"""The set-up wizard: how many, who, and then step by step. The address holds everything entered."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from flask import Blueprint, Flask, current_app, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.wrappers import Response

from scorer.engine.board import Board
from scorer.engine.components import (
    CACAO_FRUITS,
    COINS,
    SUN_TOKENS,
    WATER_FIELDS,
    Color,
    Setup,
    setup_for,
)
from scorer.i18n import N_
from scorer.messages import COLORS, problem_text

from .locale import current_language, translate
from .pictures import current_pictures
from .seats import Seat, seats_query
from .shells import is_shell
from .who import Asking, Page

bp = Blueprint("setup", __name__, url_prefix="/<language:lang>/setup")

ASKING = Asking("setup", N_("Set-up"), "setup.js", "setup.steps")


@dataclass(frozen=True)
class Step:
    """Something that hands do; its text is the template of the same name."""

    id: str
    title: str
    rule: str


STEPS = (
    Step("village-boards", N_("Village boards and water carriers"), "setup-players"),
    Step("worker-tiles", N_("Sort the worker tiles"), "setup-worker-tiles"),
    Step("hands", N_("Shuffle and draw"), "setup-worker-tiles"),
    Step("start-tiles", N_("The starting tiles"), "setup-start-tiles"),
    Step("remove-jungle", N_("Take out jungle tiles"), "setup-two-players"),
    Step("jungle-pile", N_("Jungle draw pile and display"), "setup-jungle-display"),
    Step("supplies", N_("Supply and bank"), "setup-supply"),
    Step("start-player", N_("Who begins?"), "start-player"),
)


def init_app(app: Flask) -> None:
    app.register_blueprint(bp)


def steps_for(setup: Setup) -> tuple[Step, ...]:
    """The steps in the order in which hands do them; nothing to take out, no such step."""
    return tuple(step for step in STEPS if step.id != "remove-jungle" or setup.removed_jungle)


@bp.get("")
def page() -> Page:
    return ASKING.count()


@bp.get("/players")
def players() -> Page:
    return ASKING.players()


@bp.get("/steps")
def steps() -> Page:
    """The steps, ticked off or not."""
    seats = ASKING.read_seats()
    setup = setup_for(len(seats))
    todo = steps_for(setup)
    done = [step.id for step in todo if step.id in request.args.getlist("done")]
    starter = next((seat for seat in seats if seat.color == request.args.get("starter")), None)
    changed = _after_button(todo, done, seats, starter)
    if changed:
        return changed
    current = next((step.id for step in todo if step.id not in done), None)
    return render_template(
        "setup/steps.html",
        setup=setup,
        seats=seats,
        p=seats_query(seats),
        steps=todo,
        done=done,
        current=current,
        starter=starter,
        coins=COINS,
    )


def _after_button(
    todo: Sequence[Step], done: list[str], seats: Sequence[Seat], starter: Seat | None
) -> Response | None:
    """Without a script a button is a request: where it leads."""
    ticked = request.args.get("tick")
    anchor = None
    if ticked in [step.id for step in todo]:
        done = [each for each in done if each != ticked] if ticked in done else [*done, ticked]
        anchor = next((step.id for step in todo if step.id not in done), "ready")
    elif "draw" in request.args:
        starter = secrets.choice(seats)
        anchor = "start-player"
    if anchor is None:
        return None
    return redirect(
        url_for(
            ".steps",
            p=seats_query(seats),
            done=[step.id for step in todo if step.id in done],
            starter=starter.color if starter else None,
            _anchor=anchor,
        )
    )


def seat_label(seat: Seat, color_class: str = "") -> Markup:
    """A name as typed, kept apart from the direction of the text around it, or the colour.

    With a class for it, the colour is told beside the name as well.
    """
    color = current_language().text(COLORS[seat.color])
    if is_shell():
        mark = Markup('<span data-player="{}" data-color-class="{}">{}</span>')
        return mark.format(seat.color, color_class, color)
    if not seat.name:
        return escape(color)
    name = Markup("<bdi>{}</bdi>").format(seat.name)
    if color_class:
        name += Markup(' <span class="{}">{}</span>').format(color_class, color)
    return name


def owned_piece(seat: Seat) -> Markup:
    """A player's worker: it tells the colour beside a name, and nothing new beside the colour."""
    piece = current_pictures().piece("worker", seat.color, decorative=not (seat.name or is_shell()))
    mark = Markup(f'<svg data-owner="{seat.color}" ')
    return mark + piece.removeprefix("<svg ") if is_shell() else piece


def progress_texts(steps: int) -> list[str]:
    """What the progress says after each number of steps done."""
    return [str(translate(_PROGRESS, done=done, all=steps)) for done in range(steps + 1)]


_PROGRESS = N_("%(done)s of %(all)s steps done")


@bp.app_context_processor
def words_of_the_game() -> dict[str, object]:
    return {
        "problem_text": lambda problem: problem_text(problem, current_language()),
        "seat_label": seat_label,
        "owned_piece": owned_piece,
        "progress_texts": progress_texts,
        "water_start": WATER_FIELDS[0],
        "start_board": Board.start(),
        "cacao_fruits": CACAO_FRUITS,
        "sun_tokens": SUN_TOKENS,
        "colors_of": lambda count: tuple(Color)[:count],
        "rule_url": rule_url,
    }


def rule_url(section: str) -> str | None:
    if "rules.section" not in current_app.view_functions:
        return None
    return url_for("rules.section", id=section)
