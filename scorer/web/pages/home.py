"""The home page, what is stored, and the navigation bar at the bottom of every page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from flask import Blueprint, current_app, render_template, request
from markupsafe import Markup

from scorer.engine.board import Board
from scorer.i18n import N_
from scorer.i18n.messages import COLORS
from scorer.modules import setup_for
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS
from scorer.settings import read_setting
from scorer.web.language import current_language

bp = Blueprint("home", __name__, url_prefix="/<language:lang>")


@dataclass(frozen=True)
class Place:
    """A family of pages that the navigation bar leads to."""

    endpoint: str
    title: str
    about: str
    icon: str

    @property
    def blueprint(self) -> str:
        return self.endpoint.split(".")[0]


SCENE = Board.parse("R1210tY1012/p1P1111m3", setup_for(MAX_PLAYERS))

PLACES = (
    Place(
        "setup.page",
        # I18N: button of the navigation bar, noun
        N_("Set-up"),
        N_("Set up the game, step by step"),
        "setup",
    ),
    Place(
        "rules.contents",
        # I18N: button of the navigation bar
        N_("Rules"),
        N_("Search in your own words"),
        "rules",
    ),
    Place(
        "score.page",
        # I18N: button of the navigation bar, noun: the calculator
        N_("Score"),
        N_("Work out who won, and see why"),
        "score",
    ),
)


def navigation_bar() -> Markup:
    """The links to all families of pages; the one of this page is marked."""
    # Below a prefix it is not cached: a cache by text of a request would be unbounded.
    make = _navigation_bar.__wrapped__ if request.script_root else _navigation_bar
    return make(current_language().tag, request.blueprint)


@lru_cache(maxsize=256)
def _navigation_bar(tag: str, blueprint: str | None) -> Markup:
    """By all that it depends on; the language is that of this request."""
    return Markup(render_template("parts/navigation_bar.html", here=blueprint))


@bp.get("/privacy")
def privacy() -> str:
    """What is stored, where, and who runs the server."""
    operator = read_setting("OPERATOR", current_app.config)
    return render_template("home/privacy.html", operator=operator)


@bp.get("/history")
def history() -> str:
    """The results that a phone keeps; a script shows them, for the server does not have them."""
    return render_template("home/history.html")


@bp.get("/")
def page() -> str:
    language = current_language()
    return render_template(
        "home/page.html",
        scene=SCENE,
        players_min=MIN_PLAYERS,
        players_max=MAX_PLAYERS,
        colors={color: language.text(name) for color, name in COLORS.items()},
    )
