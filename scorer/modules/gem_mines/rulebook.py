"""The rules of the Gem Mines."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, SECTIONS, SHARED_MINE

_NEW_MINE = N_(
    "When a gem mine is turned face up, shake %(gems_on_mine)s gems out of the mine car onto it."
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-gem-choose": SHARED_MINE, "q-gem-empty": SHARED_MINE},
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-two-players": N_(
            "With %(players_2)s players, take out the other %(gem_out_t_2)s temples "
            "too and add %(gem_in_d_2)s gem mines. In a longer game where modules "
            "replace nothing, the temples stay in."
        ),
        "setup-jungle-display": _NEW_MINE,
        "action-order": N_(
            "In a turn with workers activated at a gem mine, the active player does all their "
            "actions first, then the others clockwise."
        ),
        "turn-end": _NEW_MINE,
        "temple": N_(
            "Gem mines replace all temples. Only the Big Game and some longer games have both."
        ),
        "final-scoring": N_(
            "Add your masks and leftover gems. Score temples only if there are some in play."
        ),
    },
)
