"""The set-up wizard: how many, who, and then step by step. The address holds everything entered."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.setup import Setup
from scorer.i18n import N_
from scorer.i18n.messages import COLORS, step_words
from scorer.modules import module_choices
from scorer.modules.base.game import CACAO_FRUITS, COINS, STARTER, SUN_TOKENS, WATER_TRACK
from scorer.sheet import Seat, Sheet
from scorer.sheet.query import write_query
from scorer.web.language import current_language

from .players import Page, PlayersStep
from .setup_steps import laid_out, step_texts

bp = Blueprint("setup", __name__, url_prefix="/<language:lang>/setup")

PLAYERS = PlayersStep(
    "setup",
    # I18N: title of the pages of the set-up, noun
    N_("Set-up"),
    "setup/players.js",
    "setup.steps",
    asks_choices=True,
)


@bp.get("")
def page() -> Page:
    return PLAYERS.count()


@bp.get("/players")
def players() -> Page:
    return PLAYERS.players()


@bp.get("/choices")
def choices() -> Page:
    return PLAYERS.choices()


@bp.get("/steps")
def steps() -> Page:
    """The steps, ticked off or not."""
    sheet = PLAYERS.read_sheet()
    PLAYERS.check_choices(sheet)
    setup, seats = sheet.setup, sheet.seats
    done = [step for step in setup.steps if step in request.args.getlist("done")]
    starter = next((seat for seat in seats if seat.color == request.args.get(STARTER)), None)
    # Only who plays with what: the wizard carries no entries of a score.
    carried = write_query(Sheet.begin(seats, setup.modules, setup.choices.items()))
    changed = _after_button(setup, done, seats, starter, carried)
    if changed:
        return changed
    return render_template(
        "setup/steps.html",
        setup=setup,
        seats=seats,
        carried=carried,
        done=done,
        current=next((step for step in setup.steps if step not in done), None),
        starter=starter,
        step_words=step_words,
        patterns=list({**setup.game.module.workers, **setup.worker_tiles}),
        to_score=[*carried, *([(STARTER, str(starter.color))] if starter else [])],
        has_choices=bool(module_choices(setup.modules)),
        step_texts=step_texts,
        laid_out=laid_out,
        start_board=Board.start(setup),
        start_kinds=[setup.kinds[code] for code in setup.start],
        unused=_unused(seats),
        water_start=WATER_TRACK[0],
        cacao_fruits=CACAO_FRUITS,
        sun_tokens=SUN_TOKENS,
        coins=COINS,
    )


def _unused(seats: Sequence[Seat]) -> str:
    """The colours that stay in the box, as a list in words."""
    language = current_language()
    taken = [seat.color for seat in seats]
    return language.list(language.text(COLORS[color]) for color in Color if color not in taken)


def _after_button(
    setup: Setup,
    done: list[str],
    seats: Sequence[Seat],
    starter: Seat | None,
    carried: list[tuple[str, str]],
) -> Response | None:
    """Without a script a button is a request: where it leads."""
    ticked = request.args.get("tick")
    anchor = None
    if ticked in setup.steps:
        done = [each for each in done if each != ticked] if ticked in done else [*done, ticked]
        anchor = next((step for step in setup.steps if step not in done), "ready")
    elif "draw" in request.args:
        starter = secrets.choice(seats)
        anchor = "start-player"
    if anchor is None:
        return None
    query: dict[str, Any] = {}
    for name, value in carried:
        query.setdefault(name, []).append(value)
    return redirect(
        url_for(
            ".steps",
            **query,
            done=[step for step in setup.steps if step in done],
            starter=starter.color if starter else None,
            _anchor=anchor,
        )
    )
