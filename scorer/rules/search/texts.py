"""Every text that is searched, as the reader of a language sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from scorer.i18n import languages
from scorer.modules import all_modules
from scorer.rules.book import RULEBOOK
from scorer.rules.figures import fill
from scorer.rules.glossary import GLOSSARY

from .data import read_parts

# How much a text says about its section.
TITLE, SHORT, BODY, QUESTION, ANSWER, HINT = 3.0, 1.0, 0.3, 1.0, 0.4, 1.0
TITLE_OF, HINT_FOR = "title", "hint"


@dataclass(frozen=True, slots=True)
class Source:
    """A text of a section, by the section's number in reading order."""

    section: int
    text: str
    weight: float
    kind: str = ""
    """For a phrase `TITLE_OF`, `HINT_FOR` or the id of a question; empty for running text."""


def sources(tag: str) -> Iterator[Source]:
    """The texts of every section: the rulebook's own, and how players ask for it."""
    hints = _hints(tag)
    for number, section in enumerate(RULEBOOK.sections.values()):
        title, short, *body = (shown(text, tag) for text in section.texts())
        yield Source(number, title, TITLE, TITLE_OF)
        yield Source(number, short, SHORT)
        yield from (Source(number, text, BODY) for text in body)
        for question in RULEBOOK.questions_on(section.id):
            yield Source(number, shown(question.question, tag), QUESTION, question.id)
            yield Source(number, shown(question.answer, tag), ANSWER)
        for hint in hints.get(section.id, []):
            yield Source(number, hint, HINT, HINT_FOR)
        for term in GLOSSARY.values():
            if term.section == section.id:
                yield Source(number, term.words.get(tag, ""), HINT, HINT_FOR)


def _hints(tag: str) -> Mapping[str, list[str]]:
    """How players ask, by section: for the base game, and for each module that has such a file."""
    folders = [each.rulebook.hints for each in all_modules() if each.rulebook.hints]
    hints = dict(read_parts("hints", tag))
    for folder in folders:
        hints |= read_parts(folder, tag)
    return hints


@lru_cache(maxsize=2048)
def shown(text: str, tag: str) -> str:
    """A text of the rulebook with its numbers; cached, because every search shows the same few."""
    language = languages()[tag]
    return fill(language.text(text), language.number)
