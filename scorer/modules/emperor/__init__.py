"""The Favour of the Emperor."""

from scorer.i18n import N_
from scorer.modules.model import GameModule

from .art import ART
from .game import GAME
from .rulebook import RULEBOOK_PART
from .words import WORDS

MODULE = GameModule(
    game=GAME,
    words=WORDS,
    rulebook=RULEBOOK_PART,
    art=ART,
    # I18N: name of the expansion box, as printed
    box=N_("Diamante"),
)
