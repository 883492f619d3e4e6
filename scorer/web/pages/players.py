"""How many play, who, and with which modules: the first pages of the wizard and of the calculator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlencode

from flask import abort, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.engine.components import Color
from scorer.i18n.messages import COLORS
from scorer.modules import EXPANSIONS
from scorer.modules.base.game import MAX_PLAYERS, PLAYER_COUNTS
from scorer.sheet import BadInput, Problem, Seat, Sheet
from scorer.sheet.entries import MODULES, module_problems
from scorer.sheet.legacy import converted
from scorer.sheet.query import query_modules, read_query
from scorer.sheet.seats import count_problems, read_player_count, seat_key, seat_problems
from scorer.web.drawing.pictures import current_pictures
from scorer.web.language import current_language

OWN_FIELDS = ("players", "go", "p", MODULES)

Page = Response | str | tuple[str, int]


def seat_label(seat: Seat, color_class: str = "") -> Markup:
    """A name as typed, kept apart from the direction of the text around it, or the colour.

    With a class for it, the colour is told beside the name as well. Scripts fill the element anew when
    other players take their seats.
    """
    color = escape(current_language().text(COLORS[seat.color]))
    label = f"<bdi>{escape(seat.name)}</bdi>" if seat.name else color
    if seat.name and color_class:
        label += f' <span class="{color_class}">{color}</span>'
    return Markup(f'<span data-name="{color_class}">{label}</span>')


def owned_piece(seat: Seat) -> Markup:
    """A player's worker in the colour of the seat: it tells the colour beside a name, and nothing new
    beside the colour."""
    pictures = current_pictures()
    label = pictures.piece_name("worker", seat.color) if seat.name else ""
    return pictures.sheet.piece("worker", label)


@dataclass(frozen=True)
class SeatOnPage:
    """A seat with its number; every page has all seats, and hides those that nobody takes."""

    number: int
    seat: Seat
    is_taken: bool

    @cached_property
    def label(self) -> Markup:
        return seat_label(self.seat)

    @cached_property
    def attributes(self) -> Markup:
        """What marks an element as a seat's; one that nobody takes is hidden."""
        return self._marked("" if self.is_taken else " hidden")

    @property
    def with_hidden(self) -> Markup:
        """The same for an element that is hidden although the seat is taken."""
        return self._marked(" hidden")

    def _marked(self, hidden: str) -> Markup:
        return Markup(f' data-seat="{self.number}" data-color="{self.seat.color}"{hidden}')


def all_seats(seats: Sequence[Seat]) -> list[SeatOnPage]:
    """All seats of a page: those taken, then the free colours for those that are not."""
    free = [Seat(color) for color in Color if color not in [seat.color for seat in seats]]
    return [
        SeatOnPage(number, seat, number <= len(seats))
        for number, seat in enumerate([*seats, *free][:MAX_PLAYERS], 1)
    ]


@dataclass(frozen=True)
class Asking:
    """Which family of pages asks: its blueprint, what it is called, its script, and what comes next."""

    family: str
    title: str
    script: str
    next: str

    def count(self) -> Page:
        """How many players?"""
        given = request.args.get("players")
        if given is None:
            return self._count_page()
        players = read_player_count(given)
        if isinstance(players, Problem):
            return self._count_page([players]), 422
        return redirect(_address(f"{self.family}.players", {"players": players}))

    def _count_page(self, problems: Sequence[Problem] = ()) -> str:
        return render_template(
            "players/count.html",
            asking=self,
            counts=PLAYER_COUNTS,
            problems=problems,
            carried=_carried(),
        )

    def players(self) -> Page:
        """Who plays which colour? Only `go` asks for the next page; a change of language does not."""
        count = read_player_count(request.args.get("players"))
        if isinstance(count, Problem):
            return redirect(url_for(f"{self.family}.page", players=request.args.get("players", "")))
        seats = _seat_texts(count)
        modules = query_modules(request.args)
        if "go" not in request.args:
            return self._players_page(seats, modules)
        problems = [*seat_problems(seats), *module_problems(count, modules)]
        if problems:
            return self._players_page(seats, modules, problems), 422
        query = {"p": [str(Seat.parse(seat)) for seat in seats]}
        return redirect(_address(self.next, {**query, **_modules_query(modules)}))

    def _players_page(
        self, seats: Sequence[str], modules: Sequence[str], problems: Sequence[Problem] = ()
    ) -> str:
        shown = [*seats, *_free_colors(seats)][:MAX_PLAYERS]
        return render_template(
            "players/players.html",
            asking=self,
            count=len(seats),
            entries=[(seat_key(i), *text.partition(":")[::2]) for i, text in enumerate(shown)],
            colors=tuple(Color),
            expansions=EXPANSIONS,
            modules=modules,
            problems=problems,
            carried=_carried(),
        )

    def read_sheet(self) -> Sheet:
        """The sheet in the address; without players the answer is the page that asks for them."""
        try:
            return read_query(request.args)
        except BadInput:
            given = request.args.getlist("p")
            if count_problems(len(given)):
                again = str(len(given)) if given else None
                abort(redirect(url_for(f"{self.family}.page", players=again)))
            # To the form's own address: there a change of language keeps what was entered.
            query = {"players": len(given), "p": given, "go": 1}
            modules = _modules_query(query_modules(request.args))
            abort(redirect(_address(f"{self.family}.players", {**query, **modules})))


def _seat_texts(count: int) -> list[str]:
    """The seats as the form gives them, or the address; a missing colour by the order of the box."""
    given = request.args.getlist("p")
    texts = []
    for i in range(count):
        color, _, name = given[i].partition(":") if i < len(given) else ("", "", "")
        color = request.args.get(f"seats-{i}-color", color)
        name = request.args.get(f"seats-{i}-name", name)
        texts.append(f"{color}:{name}" if name else color)
    free = iter(_free_colors(texts))
    return [text if text.partition(":")[0] else next(free, "") + text for text in texts]


def _free_colors(seats: Sequence[str]) -> list[str]:
    taken = [text.partition(":")[0] for text in seats]
    return [color.value for color in Color if color.value not in taken]


def _modules_query(modules: Sequence[str]) -> dict[str, str]:
    return {MODULES: ",".join(modules)} if modules else {}


def _address(endpoint: str, query: Mapping[str, object]) -> str:
    """With a query, and with what is carried: its names are the reader's, so not for `url_for`."""
    return f"{url_for(endpoint)}?{urlencode(query, doseq=True)}&{urlencode(_carried())}".rstrip("&")


def _carried() -> list[tuple[str, str]]:
    """What else is in the address, to be handed on."""
    args = MultiDict(converted(list(request.args.items(multi=True))))
    return [
        (name, value)
        for name, value in args.items(multi=True)
        if name not in OWN_FIELDS and not name.startswith("seat")
    ]
