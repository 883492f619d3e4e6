"""The first pages of the wizard and of the calculator (players, names, modules), and seats in templates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random, SystemRandom
from urllib.parse import urlencode

from flask import abort, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.engine.components import Color
from scorer.engine.fields import items_text
from scorer.i18n.messages import COLORS
from scorer.i18n.numbers import read_number
from scorer.modules import module_choices, read_modules, setup_for
from scorer.modules.base.game import MAX_PLAYERS, PLAYER_COUNTS
from scorer.sheet import BadInput, Problem, Seat, Sheet
from scorer.sheet.entries import MODULES
from scorer.sheet.legacy import converted
from scorer.sheet.query import query_modules, read_query, write_query
from scorer.sheet.seats import count_problems, read_player_count
from scorer.web.drawing.pictures import current_pictures
from scorer.web.forms.base import PageForm
from scorer.web.forms.choices import choices_form
from scorer.web.forms.players import ALL_OF_BOX, PlayerCountForm, PlayersForm
from scorer.web.language import current_language

COUNT_BUTTON = "count"
"""The name of the buttons that change the number of players, beside those who are there already."""
OWN_PARAMETERS = ("players", COUNT_BUTTON, "go", "p", MODULES, ALL_OF_BOX)
CHOICES = "choices"
"""The value of the button that leads to the choices of the set-up."""

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
class PlayersStep:
    """The first pages of the wizard or of the calculator: number of players, then names and modules."""

    blueprint: str
    title: str
    script: str
    next: str
    """The endpoint of the page that follows."""
    asks_choices: bool = False
    """Do the choices of the modules, if there are any, come before it? Else a button leads to them."""

    def count(self) -> Page:
        """How many players?"""
        form = PlayerCountForm(request.args)
        if "players" not in request.args:
            return self._render("players/count.html", form)
        if not form.validate():
            return self._render("players/count.html", form), 422
        count = read_player_count(form.players.data)
        return redirect(_url(f"{self.blueprint}.players", {"players": count}))

    def players(self) -> Page:
        """Who plays which colour? Only `go` asks for the next page; a change of language does not."""
        count = read_player_count(request.args.get(COUNT_BUTTON, request.args.get("players")))
        if isinstance(count, Problem):
            again = request.args.get("players", "")
            return redirect(url_for(f"{self.blueprint}.page", players=again))
        form = PlayersForm(request.args, count)
        if "go" not in request.args:
            return self._render("players/players.html", form)
        if not form.validate():
            return self._render("players/players.html", form), 422
        seats = [str(Seat.parse(text)) for text in form.texts]
        modules = read_modules(form.modules.data)
        wants_choices = self.asks_choices or request.args["go"] == CHOICES
        has_choices = wants_choices and module_choices(modules)
        page = f"{self.blueprint}.choices" if has_choices else self.next
        return redirect(_url(page, {"p": seats, **_modules_query(modules)}))

    def choices(self) -> Page:
        """What the modules leave to the players; `go` asks for the next page, `throw` for a throw."""
        sheet = self.read_sheet()
        in_play = module_choices(sheet.setup.modules)
        plain = setup_for(len(sheet.seats), sheet.setup.modules)
        form = choices_form(request.args, plain, in_play)
        thrown = next((each for each in in_play if each.code == request.args.get("throw")), None)
        if thrown and thrown.tiles:
            seed = read_number(request.args.get("seed", ""))
            items = thrown.throw(SystemRandom() if seed is None else Random(seed))
            chosen = {**form.choices, thrown.code: items_text(items, thrown.kind)}
            return redirect(self._chosen(f"{self.blueprint}.choices", sheet, chosen))
        status = 200
        if "go" in request.args:
            if form.validate():
                return redirect(self._chosen(self.next, sheet, form.choices))
            status = 422
        carried = [
            pair
            for pair in write_query(sheet)
            if not any(pair[0].partition("-")[0] == field.name for field in form)
        ]
        page = render_template("setup/choices.html", step=self, form=form, carried=carried)
        return page, status

    def check_choices(self, sheet: Sheet) -> None:
        """Leave for the page of the choices, which tells it, where one of them cannot be."""
        asked = [each.code for each in module_choices(sheet.setup.modules)]
        if any(problem.field in asked for problem in sheet.problems):
            query = [*write_query(sheet), ("go", "1")]
            abort(redirect(f"{url_for(f'{self.blueprint}.choices')}?{urlencode(query)}"))

    def _chosen(self, endpoint: str, sheet: Sheet, choices: Mapping[str, str]) -> str:
        """A page with other choices of the modules; those of the table itself stay."""
        own = {each.code for each in module_choices(sheet.setup.modules)}
        entries = {key: text for key, text in sheet.entries.items() if key not in own}
        chosen = Sheet.begin(sheet.seats, sheet.setup.modules, {**entries, **choices}.items())
        return f"{url_for(endpoint)}?{urlencode(write_query(chosen))}"

    def _render(self, template: str, form: PageForm) -> str:
        return render_template(
            template,
            step=self,
            form=form,
            carried=_carried(),
            counts=PLAYER_COUNTS,
            count_button=COUNT_BUTTON,
        )

    def read_sheet(self) -> Sheet:
        """The sheet in the address; without players the answer is the page that asks for them."""
        try:
            return read_query(request.args)
        except BadInput:
            given = request.args.getlist("p")
            if count_problems(len(given)):
                again = str(len(given)) if given else None
                abort(redirect(url_for(f"{self.blueprint}.page", players=again)))
            # To the form's own address: there a change of language keeps what was entered.
            query = {"players": len(given), "p": given, "go": 1}
            modules = _modules_query(query_modules(request.args))
            abort(redirect(_url(f"{self.blueprint}.players", {**query, **modules})))


def _modules_query(modules: Sequence[str]) -> dict[str, str]:
    return {MODULES: ",".join(modules)} if modules else {}


def _url(endpoint: str, query: Mapping[str, object]) -> str:
    """With a query, and with what is carried: its names are the reader's, so not for `url_for`."""
    return f"{url_for(endpoint)}?{urlencode(query, doseq=True)}&{urlencode(_carried())}".rstrip("&")


def _carried() -> list[tuple[str, str]]:
    """The other parameters of the query string, to be handed on."""
    args = MultiDict(converted(list(request.args.items(multi=True))))
    return [
        (name, value)
        for name, value in args.items(multi=True)
        if name not in OWN_PARAMETERS and not name.startswith("seat")
    ]
