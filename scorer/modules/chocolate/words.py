"""What the codes of Chocolate are called."""

from __future__ import annotations

from scorer.i18n import N_, Nn_
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

from .game import KITCHEN, MARKET

WORDS = Words(
    # I18N: the name of a module: a chapter of the rules, and a choice in the set-up
    title=N_("Chocolate"),
    kinds={
        # I18N: a kind of jungle tile, in a list such as “3 × chocolate kitchen”
        "k": N_("chocolate kitchen"),
        # I18N: a kind of jungle tile, in a list such as “3 × chocolate market”
        "c": N_("chocolate market"),
    },
    fields={
        "bars": FieldWords(
            # I18N: the label of a field: how many chocolate bars a player has left
            N_("Chocolate bars"),
            # I18N: the name of that field within a sentence
            N_("chocolate bars"),
            piece="bar",
        ),
    },
    actions={
        KITCHEN: ActionWords(
            # I18N: what one worker does here, on the cheat sheet (imperative, no full stop)
            N_("turn one cacao fruit into a chocolate bar"),
            pays="cacao",
            takes="bar",
        ),
        MARKET: ActionWords(
            # I18N: as above; %(amount)s is the price of a chocolate bar: 7
            N_("sell one chocolate bar for %(amount)s gold or one cacao fruit for %(fruit_price)s"),
            pays="bar",
            takes="coin",
        ),
    },
    findings={
        # I18N: %(color)s is a player by colour: “Red”; %(limit)s is the most that is possible
        "bars-out-of-reach": Nn_(
            "%(color)s has %(found)s chocolate bar, but could have made at most %(limit)s.",
            "%(color)s has %(found)s chocolate bars, but could have made at most %(limit)s.",
            "found",
        ),
        # I18N: %(color)s is a player by colour: “Red”; %(limit)s is the number of storage spaces, 5
        "bars-room": N_(
            "%(color)s has %(found)s cacao fruits and chocolate bars in all, but can store only "
            "%(limit)s."
        ),
        # I18N: %(found)s is what all players entered together, %(limit)s what the box holds
        "too-much-bars": N_(
            "Together you have %(found)s chocolate bars, but the box holds only %(limit)s."
        ),
    },
    steps={
        "chocolate-bars": StepWords(
            # I18N: the title of a step of the set-up
            N_("Chocolate bars"),
            "chocolate",
            (N_("Put the %(bars)s chocolate bars next to the cacao fruits as a supply."),),
            pieces=("bar",),
        )
    },
)
