"""The rulebook as data: sections, questions, notes on editions, and the words of the game."""

from types import MappingProxyType

from scorer.rules.editions import NOTES
from scorer.rules.model import Rulebook
from scorer.rules.questions import QUESTIONS
from scorer.rules.sections import CHAPTERS, SECTIONS

RULEBOOK = Rulebook(
    chapters=CHAPTERS,
    sections=MappingProxyType({section.id: section for section in SECTIONS}),
    questions=MappingProxyType({question.id: question for question in QUESTIONS}),
    notes=MappingProxyType(
        {
            section.id: tuple(note for note in NOTES if note.section == section.id)
            for section in SECTIONS
            if any(note.section == section.id for note in NOTES)
        }
    ),
)

__all__ = ["RULEBOOK"]
