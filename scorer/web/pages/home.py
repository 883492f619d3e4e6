"""The home page and the bar at the bottom of every page."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, current_app, render_template, request

from scorer.engine.board import Board
from scorer.i18n import N_
from scorer.modules import setup_for
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS

bp = Blueprint("home", __name__, url_prefix="/<language:lang>")


@dataclass(frozen=True)
class Place:
    """A family of pages that the bar leads to."""

    endpoint: str
    title: str
    about: str
    icon: str

    @property
    def is_here(self) -> bool:
        return (request.endpoint or "").split(".")[0] == self.endpoint.split(".")[0]


SCENE = Board.parse("R1210tY1012/p1P1111m3", setup_for(MAX_PLAYERS))

PLACES = (
    Place(
        "setup.page",
        N_("Set-up"),
        N_("Step by step to the first turn: which tiles go back, and what lies where."),
        "setup",
    ),
    Place(
        "rules.contents",
        N_("Rules"),
        N_("Ask in your own words, and read the rule with its figures and a picture."),
        "rules",
    ),
    Place(
        "score.page",
        N_("Score"),
        N_("From the final board to the winner, with the reason for every coin."),
        "score",
    ),
)


def places() -> list[Place]:
    return [place for place in PLACES if place.endpoint in current_app.view_functions]


@bp.get("/privacy")
def privacy() -> str:
    """What is stored, and where."""
    return render_template("home/privacy.html")


@bp.get("/")
def page() -> str:
    return render_template(
        "home/page.html", scene=SCENE, players_min=MIN_PLAYERS, players_max=MAX_PLAYERS
    )
