"""Pages for a phone without a network: the same templates, for players who are not known yet.

A page of the wizard or the calculator shows its players, and the address names them. A shell is that
page for a number of players with every colour in every place, each marked; `static/offline/shell.js`
keeps those that the address names and puts in what it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any

from flask import Flask, current_app, g, request
from markupsafe import Markup

from scorer.engine.components import BANK, Color
from scorer.engine.intake import NAME_LIMIT, Problem
from scorer.i18n import Language, Nn_
from scorer.messages import COLORS, problem_text

from .locale import current_language
from .seats import Seat

PROBLEM_PARAMS: dict[str, dict[str, int]] = {
    "missing": {},
    "not-a-number": {},
    "out-of-range": {"min": 0, "max": BANK},
    "not-a-water-field": {},
    "unknown-color": {},
    "duplicate-color": {},
    "name-too-long": {"max": NAME_LIMIT},
}
"""What can be wrong with the forms, and the figures in its text."""
NOT_RIGHT_YET = Nn_("One thing is not right yet", "%(num)s things are not right yet", "num")
MOST_PROBLEMS = 16


def init_app(app: Flask) -> None:
    app.context_processor(
        lambda: {
            "shell": shell_data() if is_shell() else None,
            "slots": slots,
            "colors_of_seats": colors_of_seats,
            "unused_colors": unused_colors,
        }
    )


def is_shell() -> bool:
    return "shell" in g


@contextmanager
def rendering_shell(address: str) -> Iterator[None]:
    """A request of its own for a page that is rendered as a shell."""
    app, root = current_app, request.host_url
    with app.test_request_context(address, base_url=root):
        g.shell = True
        yield


def render_shell(address: str) -> str:
    """A page as a shell."""
    with rendering_shell(address):
        app = current_app
        answer = app.preprocess_request() or app.dispatch_request()
        return app.make_response(answer).get_data(as_text=True)


def slots(seats: Sequence[Seat]) -> list[tuple[int, Seat, Markup]]:
    """Each seat with its place and, in a shell, the mark of the player that it is for."""
    if not is_shell():
        return [(place, seat, Markup("")) for place, seat in enumerate(seats)]
    return [
        (place, Seat(color), Markup(f' data-slot="{place} {color}"'))
        for place in range(len(seats))
        for color in Color
    ]


def colors_of_seats(seats: Sequence[Seat]) -> list[tuple[Color, Markup]]:
    """The colours that play; in a shell all of them, each marked."""
    if not is_shell():
        return [(seat.color, Markup("")) for seat in seats]
    return [(color, Markup(f' data-slot="{color}"')) for color in Color]


def unused_colors(seats: Sequence[Seat]) -> list[tuple[str, Markup]]:
    """What stays in the box, as a list in words; in a shell for everyone who may play."""
    speak = current_language()
    if not is_shell():
        left = [color for color in Color if color not in [seat.color for seat in seats]]
        return [(_listed(left, speak), Markup(""))] if left else []
    return [
        (_listed(left, speak), Markup(f' data-unused="{" ".join(left)}"'))
        for left in combinations(Color, len(Color) - len(seats))
        if left
    ]


def _listed(colors: Sequence[Color], speak: Language) -> str:
    return speak.list(speak.text(COLORS[color]) for color in colors)


def shell_data() -> dict[str, Any]:
    """What the scripts of a shell need to say when something is wrong, and the figures for it."""
    speak = current_language()
    return {
        "colors": list(Color),
        "nameLimit": NAME_LIMIT,
        "problems": {
            code: problem_text(Problem("", code, params), speak)
            for code, params in PROBLEM_PARAMS.items()
        },
        "summary": [speak.text(NOT_RIGHT_YET, {"num": n}) for n in range(1, MOST_PROBLEMS + 1)],
    }
