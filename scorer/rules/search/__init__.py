"""The search over the rulebook: questions as people type them, in the language that they read.

>>> from scorer.i18n import language
>>> [hit.section for hit in search("can I cover my own tile", language("en"))][0]
'overbuild'
"""

from __future__ import annotations

from dataclasses import dataclass

from scorer.i18n import Language
from scorer.rules.book import RULEBOOK

from .highlight import Range, marker
from .index import index_of
from .ranking import rank, understand
from .texts import shown

LONGEST_QUERY = 200
MOST_HITS, MOST_NEAREST = 8, 5
MOST_ASKED = ("turn", "final-scoring", "overbuild", "temple-scoring", "setup-players")
"""What to offer when nothing is found: where people look most often."""

__all__ = ["LONGEST_QUERY", "Hit", "QueryTooLong", "Range", "nearest_topics", "search"]


class QueryTooLong(ValueError):
    """Nobody types a question this long; it would only cost time."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section, or the question of it that matches better than the section itself."""

    id: str
    section: str
    title: str
    snippet: str
    """The sentence that answers."""
    title_marks: tuple[Range, ...]
    """Where in the title the words of the query are."""
    snippet_marks: tuple[Range, ...]


def search(query: str, language: Language, limit: int = MOST_HITS) -> list[Hit]:
    """The best hits, at most one per section; none if nothing has to do with the query."""
    if len(query) > LONGEST_QUERY:
        raise QueryTooLong(f"{len(query)} characters, at most {LONGEST_QUERY}")
    index = index_of(language.tag)
    said = [word.text for word in index.lexicon.words(query)]
    groups = understand(said, index)
    mark = marker(said, groups, index, language.tag)
    hits = []
    for each in rank(groups, index)[: max(limit, 0)]:
        section = index.sections[each.section]
        title, snippet = _texts(each.question or section, language)
        key = each.question or section
        hits.append(Hit(key, section, title, snippet, mark(title), mark(snippet)))
    return hits


def nearest_topics(query: str, language: Language, limit: int = MOST_NEAREST) -> list[Hit]:
    """What is nearest to a query, filled up with what is most often asked."""
    hits = search(query[:LONGEST_QUERY], language, limit)
    found = {hit.section for hit in hits}
    for section in MOST_ASKED:
        if len(hits) < limit and section not in found:
            hits.append(Hit(section, section, *_texts(section, language), (), ()))
    return hits


def _texts(key: str, language: Language) -> tuple[str, str]:
    """The title and the answering sentence of a section or a question."""
    if key in RULEBOOK.questions:
        question = RULEBOOK.questions[key]
        return shown(question.question, language.tag), shown(question.answer, language.tag)
    section = RULEBOOK.sections[key]
    return shown(section.title, language.tag), shown(section.short, language.tag)
