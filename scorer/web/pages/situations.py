"""Situations on the pages of the rules: what a question with figures comes to, and its controls."""

from __future__ import annotations

from flask import Blueprint, Response, request

from scorer.i18n.numbers import read_number
from scorer.rules.situations.export import exported
from scorer.rules.situations.reader import Situation, card_situation, read_situation
from scorer.web.http.json_response import compact_json
from scorer.web.language import current_language

from .rules import playing_modules

bp = Blueprint("situations", __name__, url_prefix="/<language:lang>/rules")


@bp.get("/situations.json")
def data() -> Response:
    """What a browser needs to read and answer questions with figures without the network."""
    return compact_json(exported(current_language()))


def asked_situation(query: str) -> Situation | None:
    """What a question describes, with the figures that the address changes."""
    return _as_changed(read_situation(query, current_language(), playing_modules()))


def shown_situation(card: str) -> Situation | None:
    """The situation beside a card of the rulebook, with the figures that the address changes."""
    return _as_changed(card_situation(card, playing_modules()))


def _as_changed(situation: Situation | None) -> Situation | None:
    given = {
        name: [read_number(value) for value in request.args.getlist(name)] for name in request.args
    }
    return situation and situation.with_figures(given)
