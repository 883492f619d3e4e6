"""The search of the rules, for programs and for the page's own script."""

from __future__ import annotations

from typing import Annotated, NotRequired

from flask import Blueprint, Response, request, url_for
from pydantic import Field
from typing_extensions import TypedDict

from scorer.i18n import Language
from scorer.rules.search import (
    LONGEST_QUERY,
    Hit,
    Kind,
    QueryTooLong,
    find_cards,
    nearest_topics,
)
from scorer.sheet import Problem
from scorer.web.errors import problem_response
from scorer.web.language import current_language

from .openapi import Parameter, operation

bp = Blueprint("rules_api", __name__, url_prefix="/api")


class HitAnswer(TypedDict):
    """A card that was found: a question, or the summary of a section."""

    id: str
    section: str
    kind: Kind
    title: str
    answer: str
    snippet: str
    """The first sentence of the answer."""
    url: str


class Rules(TypedDict):
    """What answers the question, best first; if nothing does, what is asked most."""

    results: list[HitAnswer]
    nearest: NotRequired[list[HitAnswer]]


@bp.errorhandler(QueryTooLong)
def _too_long(_: QueryTooLong) -> Response:
    return problem_response(422, [Problem("q", "query-too-long", {"max": LONGEST_QUERY})])


@bp.get("/rules")
@operation(422, query=[Parameter("q", Annotated[str, Field(max_length=LONGEST_QUERY)])])
def rules() -> Rules:
    """Search the rules."""
    return answer(request.args.get("q", ""), current_language())


def answer(query: str, language: Language) -> Rules:
    """What answers the question; if nothing does, what is asked most."""
    if hits := find_cards(query, language):
        return {"results": [hit_json(hit, language) for hit in hits]}
    nearest = [hit_json(hit, language) for hit in nearest_topics(language)]
    return {"results": [], "nearest": nearest}


def hit_json(hit: Hit, language: Language) -> HitAnswer:
    page = url_for("rules.section", lang=language.tag, id=hit.section)
    return {
        "id": hit.id,
        "section": hit.section,
        "kind": hit.kind,
        "title": hit.title,
        "answer": hit.answer,
        "snippet": hit.snippet,
        "url": page if hit.kind == "section" else f"{page}/{hit.id}",
    }
