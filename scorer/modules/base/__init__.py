"""The base game of 2015."""

from pathlib import Path

from scorer.modules.model import GameModule, RulebookPart

from . import game
from .art import BASE_ART
from .cases import CASES
from .editions import EDITIONS, NOTES
from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTERS, SECTIONS
from .words import WORDS

MODULE = GameModule(
    game=game.MODULE,
    words=WORDS,
    rulebook=RulebookPart(
        chapters=CHAPTERS,
        sections=SECTIONS,
        questions=QUESTIONS,
        notes=NOTES,
        editions=EDITIONS,
        pictures=CASES,
        figures=FIGURES,
        phrasings=Path(__file__).parent / "phrasings",
    ),
    art=BASE_ART,
)
