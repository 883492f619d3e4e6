"""How many play, and who: the first pages of the set-up wizard and of the calculator alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorer.engine.components import MAX_PLAYERS, MIN_PLAYERS, Color
from scorer.engine.intake import Problem

from .seats import Seat, SeatsForm, read_player_count, read_seats, seats_form, seats_query

PLAYER_COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
OWN_FIELDS = ("players", "go", "p")

Page = Response | str | tuple[str, int]


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
        return redirect(url_for(f"{self.family}.players", players=players))

    def _count_page(self, problems: Sequence[Problem] = ()) -> str:
        return render_template(
            "who/count.html", asking=self, counts=PLAYER_COUNTS, problems=problems
        )

    def players(self) -> Page:
        """Who plays which colour? Only `go` asks for the next page; a change of language does not."""
        count = read_player_count(request.args.get("players"))
        if isinstance(count, Problem):
            return redirect(url_for(f"{self.family}.page", players=request.args.get("players", "")))
        form = seats_form(count, request.args, request.args.getlist("p"))
        seats, problems = read_seats(form)
        if "go" not in request.args:
            return self.players_page(form)
        if problems:
            return self.players_page(form, problems), 422
        return redirect(_address(self.next, {"p": seats_query(seats)}))

    def players_page(self, form: SeatsForm, problems: Sequence[Problem] = ()) -> str:
        return render_template(
            "who/players.html",
            asking=self,
            count=len(form.seats),
            form=form,
            colors=tuple(Color),
            problems=problems,
            carried=_carried(),
        )

    def read_seats(self) -> tuple[Seat, ...]:
        """The players in the address; without them the answer is the page that asks for them."""
        given = request.args.getlist("p")
        count = read_player_count(str(len(given)))
        if isinstance(count, Problem):
            again = str(len(given)) if given else None
            abort(redirect(url_for(f"{self.family}.page", players=again)))
        seats, problems = read_seats(seats_form(count, MultiDict(), given))
        if problems:
            # To the form's own address: there a change of language keeps what was entered.
            query = {"players": count, "p": given, "go": 1}
            abort(redirect(_address(f"{self.family}.players", query)))
        return tuple(seats)


def _address(endpoint: str, query: Mapping[str, object]) -> str:
    """With a query, and with what is carried: its names are the reader's, so not for `url_for`."""
    return f"{url_for(endpoint)}?{urlencode(query, doseq=True)}&{urlencode(_carried())}".rstrip("&")


def _carried() -> list[tuple[str, str]]:
    """What else is in the address, to be handed on."""
    return [
        (name, value)
        for name, value in request.args.items(multi=True)
        if name not in OWN_FIELDS and not name.startswith("seats-")
    ]
