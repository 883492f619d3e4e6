"""The rules of the New Workers."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import TilesPicture

from .figures import FIGURES
from .game import NEW
from .questions import QUESTIONS
from .sections import CHAPTER, SECTIONS

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-new-full-side": TilesPicture(N_("All workers on one side."), workers=(NEW[-1],))},
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "components": N_(
            "Each colour has %(new_tiles)s more worker tiles. They spread their workers in other ways."
        ),
        "setup-worker-tiles": N_(
            "Agree on a mix of new and old worker tiles, the same for every player. The Big Game "
            "uses all of them."
        ),
    },
)
