"""The search of the rules, for programs and for the page's own script."""

from __future__ import annotations

from typing import Annotated, NotRequired

from flask import Blueprint, Response, request, url_for
from pydantic import Field
from typing_extensions import TypedDict

from scorer.i18n import Language
from scorer.rules.search import LONGEST_QUERY, Hit, QueryTooLong, nearest_topics, search
from scorer.rules.situations.reader import SituationAnswer, read_situation
from scorer.sheet import Problem
from scorer.web.errors import problem_response
from scorer.web.language import current_language

from .openapi import Parameter, operation

bp = Blueprint("rules_api", __name__, url_prefix="/api")

Places = tuple[tuple[int, int], ...]


class Marks(TypedDict):
    """The places, from and to, where words of the query matched."""

    title: Places
    snippet: Places


class HitAnswer(TypedDict):
    """A section or a question that was found."""

    id: str
    title: str
    snippet: str
    url: str
    marks: Marks
    section: NotRequired[str]


class Rules(TypedDict):
    """What was found, or if nothing was, what is nearest; and the situation that was asked about."""

    results: list[HitAnswer]
    nearest: NotRequired[list[HitAnswer]]
    situation: NotRequired[SituationAnswer]


@bp.errorhandler(QueryTooLong)
def _too_long(_: QueryTooLong) -> Response:
    return problem_response(422, [Problem("q", "query-too-long", {"max": LONGEST_QUERY})])


@bp.get("/rules")
@operation(422, query=[Parameter("q", Annotated[str, Field(max_length=LONGEST_QUERY)])])
def rules() -> Rules:
    """Search the rules."""
    return answer(request.args.get("q", ""), current_language())


def answer(query: str, language: Language) -> Rules:
    """What is found, or if nothing is, what is nearest."""
    hits = search(query, language)
    found: Rules = {"results": [hit_json(hit, language) for hit in hits]}
    if situation := read_situation(query, language):
        found["situation"] = situation.json(language)
    if not hits:
        found["nearest"] = [hit_json(hit, language) for hit in nearest_topics(query, language)]
    return found


def hit_json(hit: Hit, language: Language) -> HitAnswer:
    anchor = hit.id if hit.id != hit.section else None
    found: HitAnswer = {
        "id": hit.id,
        "title": hit.title,
        "snippet": hit.snippet,
        "url": url_for("rules.section", lang=language.tag, id=hit.section, _anchor=anchor),
        "marks": {"title": hit.title_marks, "snippet": hit.snippet_marks},
    }
    if anchor:
        found["section"] = hit.section
    return found
