"""Lanterns: an expansion module that no box holds.

Everything that the app knows of it is in this folder; whoever wants it in play writes one line:

    register(lantern.MODULE)

`serve.py` does so for a server of its own, so that no other test meets it.
"""

from scorer.modules.model import GameModule

from .art import ART
from .game import LANTERNS
from .rulebook import RULEBOOK_PART
from .words import WORDS

MODULE = GameModule(game=LANTERNS, words=WORDS, rulebook=RULEBOOK_PART, art=ART)
