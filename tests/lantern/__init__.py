"""Lanterns: an expansion module that no box holds.

Everything that the app knows of it is in this folder; whoever wants it in play writes one line:

    register(lantern.MODULE)

`serve.py` does so for a server of its own, as a module is registered for good; `registered` undoes it, for
tests of what needs no server.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from scorer import modules
from scorer.i18n import messages
from scorer.modules.model import GameModule
from scorer.rules.situations import reader
from scorer.rules.situations.words import lexicon
from scorer.web.drawing import art as drawing

from .art import ART
from .game import LANTERNS
from .rulebook import RULEBOOK_PART
from .words import WORDS

MODULE = GameModule(game=LANTERNS, words=WORDS, rulebook=RULEBOOK_PART, art=ART)


@contextmanager
def registered() -> Iterator[None]:
    """The module is known while this lasts."""
    modules.register(MODULE)
    _clear_caches()
    try:
        yield
    finally:
        del modules.EXPANSIONS[MODULE.code]
        drawing.ARTS.remove(ART)
        _clear_caches()


def _clear_caches() -> None:
    drawing.forget()
    messages._kind_names.cache_clear()
    messages.all_findings.cache_clear()
    messages.module_titles.cache_clear()
    reader.all_kinds.cache_clear()
    lexicon.cache_clear()
