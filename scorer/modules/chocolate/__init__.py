"""Chocolate."""

from scorer.i18n import N_
from scorer.modules.model import GameModule

from .art import ART
from .game import GAME
from .rulebook import RULEBOOK_PART
from .words import WORDS

# I18N: the name of an expansion box, as printed on it (Spanish: Xocolatl)
MODULE = GameModule(game=GAME, words=WORDS, rulebook=RULEBOOK_PART, art=ART, box=N_("Chocolatl"))
