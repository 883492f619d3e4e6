"""The situations of the base game: what a question with figures can be about."""

from pathlib import Path

from scorer.rules.situations.model import Situations

from .scoring import SCORING
from .setup import SETUP
from .tiles import TILES

SITUATIONS = Situations(kinds=(*TILES, *SCORING, *SETUP), words=Path(__file__).parent / "words")
