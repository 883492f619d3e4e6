"""What the codes of the Big Game are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import Words

WORDS = Words(
    # I18N: name of a way to play, as printed: with all modules; heading and choice
    title=N_("Big Game"),
    kinds={},
)
