"""What the codes of the Gem Mines are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

from .game import ACTION, MASKS, MINE

GEMS = {
    "red": N_("Red gems"),
    "green": N_("Green gems"),
    "blue": N_("Blue gems"),
    "white": N_("White gems"),
}

WORDS = Words(
    title=N_("The Gem Mines"),
    kinds={MINE: N_("gem mine")},
    fields={
        "masks": FieldWords(
            label=N_("Masks"),
            noun=N_("masks"),
            options={str(n): N_("Mask of %(value)s gold") for n in MASKS},
        ),
        "gems": FieldWords(
            label=N_("Gems"), noun=N_("gems"), help=N_("Gems that you have left."), options=GEMS
        ),
    },
    actions={ACTION: ActionWords(N_("take a gem"), takes="gem")},
    terms={"masks": N_("Masks"), "gems": N_("Gems")},
    rules={"masks": "gem-scoring", "gems": "gem-scoring"},
    findings={
        "gems-kinds": N_(
            "%(color)s has gems of %(found)s colours left; one of each is traded at once, so "
            "%(limit)s is the most."
        ),
        "masks-not-lowest": N_(
            "The mask of %(item)s gold was given out, but one of "
            "%(lower)s gold is left: the lowest goes first."
        ),
        "gems-not-from-tiles": N_(
            "Gems and masks stand for %(found)s gems; the mines on the table have held %(limit)s at most."
        ),
        # I18N: item: “Red gems”
        "gems-paid": N_(
            "%(item)s: %(found)s with those traded for masks, and only %(limit)s are in play."
        ),
    },
    steps={
        "gems": StepWords(
            N_("Gems and masks"),
            "gem-mines",
            (
                N_(
                    "Put these %(gems_in_car)s gems into the mine car and shake it. Lay out these "
                    "masks by value."
                ),
                N_(
                    "Whenever a gem mine comes to lie open beside the pile, shake %(gems_on_mine)s "
                    "gems out onto it, also during the set-up."
                ),
            ),
            (MINE,),
            ("gems", "masks"),
        )
    },
)
