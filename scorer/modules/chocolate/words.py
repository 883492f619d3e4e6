"""What the codes of Chocolate are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

from .game import KITCHEN, MARKET

WORDS = Words(
    title=N_("Chocolate"),
    kinds={"k": N_("chocolate kitchen"), "c": N_("chocolate market")},
    fields={
        "bars": FieldWords(N_("Chocolate bars"), N_("chocolate bars"), piece="bar"),
    },
    actions={
        KITCHEN: ActionWords(
            N_("turn a cacao fruit into a chocolate bar"), pays="cacao", takes="bar"
        ),
        MARKET: ActionWords(
            N_("sell a chocolate bar for %(amount)s gold, or a cacao fruit for %(fruit_price)s"),
            pays="bar",
            takes="coin",
        ),
    },
    findings={
        "bars-out-of-reach": N_(
            "%(color)s has %(found)s chocolate bars; its workers can have made %(limit)s at most."
        ),
        "bars-room": N_(
            "%(color)s has %(found)s cacao fruits and chocolate bars together; the store holds %(limit)s."
        ),
        "too-much-bars": N_(
            "Together you have %(found)s chocolate bars, but the box holds only %(limit)s."
        ),
    },
    steps={
        "chocolate-bars": StepWords(
            N_("Chocolate bars"),
            "chocolate",
            (N_("Put the %(bars)s chocolate bars beside the cacao fruits as a supply."),),
            pieces=("bar",),
        )
    },
)
