"""What the codes of the Big Game are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import Words

WORDS = Words(
    title=N_("Big Game"),
    kinds={},
)
