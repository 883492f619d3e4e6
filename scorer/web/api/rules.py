"""The search of the rules, for programs and for the page's own script."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, NotRequired

from flask import Blueprint, Response, request, url_for
from pydantic import Field
from typing_extensions import TypedDict

from scorer.i18n import Language
from scorer.i18n.messages import module_titles
from scorer.modules import EXPANSIONS
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import fill
from scorer.rules.search import (
    LONGEST_QUERY,
    Hit,
    Kind,
    QueryTooLong,
    find_cards,
    nearest_topics,
)
from scorer.rules.situations.reader import SituationAnswer, read_situation
from scorer.sheet import Problem
from scorer.sheet.entries import MODULES, VALUE_LIMIT
from scorer.sheet.query import query_modules
from scorer.sheet.request import Modules
from scorer.web.errors import problem_response
from scorer.web.language import current_language

from .openapi import Parameter, operation

bp = Blueprint("rules_api", __name__, url_prefix="/api")


class ChangeAnswer(TypedDict):
    """What is different about a rule of the base game with a module."""

    module: str
    text: str


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
    module: NotRequired[str]
    """The name of the module that brings it; nothing for the base game."""
    changes: NotRequired[list[ChangeAnswer]]
    """What modules change about it."""


class Rules(TypedDict):
    """What answers the question, best first; if nothing does, what is asked most."""

    results: list[HitAnswer]
    nearest: NotRequired[list[HitAnswer]]
    situation: NotRequired[SituationAnswer]
    """What a question with figures comes to, where that is certain."""


@bp.errorhandler(QueryTooLong)
def _too_long(_: QueryTooLong) -> Response:
    return problem_response(422, [Problem("q", "query-too-long", {"max": LONGEST_QUERY})])


@bp.get("/rules")
@operation(
    422,
    query=[
        Parameter("q", Annotated[str, Field(max_length=LONGEST_QUERY)]),
        Parameter("modules", Modules, "Leave out all other modules.", more={"explode": False}),
    ],
)
def rules() -> Rules:
    """Search the rules."""
    query, language = request.args.get("q", ""), current_language()
    modules = query_modules(request.args)
    unknown = [code for code in modules if code not in EXPANSIONS]
    if unknown:
        return problem_response(  # type: ignore[return-value]
            422, [Problem(MODULES, "unknown-module", {"module": unknown[0][:VALUE_LIMIT]})]
        )
    found = answer(query, language, modules)
    if situation := read_situation(query, language, modules):
        found["situation"] = situation.json(language)
    return found


def answer(query: str, language: Language, modules: Collection[str] = ()) -> Rules:
    """What answers the question; if nothing does, what is asked most."""
    if hits := find_cards(query, language, modules=modules):
        return {"results": [hit_json(hit, language, modules) for hit in hits]}
    nearest = [hit_json(hit, language, modules) for hit in nearest_topics(language)]
    return {"results": [], "nearest": nearest}


def hit_json(hit: Hit, language: Language, modules: Collection[str]) -> HitAnswer:
    page = url_for("rules.section", lang=language.tag, id=hit.section)
    answer: HitAnswer = {
        "id": hit.id,
        "section": hit.section,
        "kind": hit.kind,
        "title": hit.title,
        "answer": hit.answer,
        "snippet": hit.snippet,
        "url": page if hit.kind == "section" else f"{page}/{hit.id}",
    }
    if codes := RULEBOOK.brought_by.get(hit.id):
        answer["module"] = language.text(module_titles()[codes[0]])
    if changes := RULEBOOK.changes_for(hit.section, modules):
        answer["changes"] = [
            {
                "module": language.text(each.title),
                "text": fill(language.text(each.text), language.number),
            }
            for each in changes
        ]
    return answer
