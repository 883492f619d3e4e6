"""What the codes of the base game are called."""

from __future__ import annotations

from scorer.engine.components import Color
from scorer.i18n import N_
from scorer.modules.base.game import EVERY_SECOND_PAID, RULEBOOK_CHOICE, STARTER, Action
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

_MARKET = N_("market with selling price %(amount)s")
_GOLD_MINE = N_("gold mine of value %(amount)s")

WORDS = Words(
    title=N_("Base game"),
    kinds={
        "p1": N_("single plantation"),
        "p2": N_("double plantation"),
        "m2": _MARKET,
        "m3": _MARKET,
        "m4": _MARKET,
        "g1": _GOLD_MINE,
        "g2": _GOLD_MINE,
        "w": N_("water"),
        "s": N_("sun-worshiping site"),
        "t": N_("temple"),
    },
    fields={
        RULEBOOK_CHOICE: FieldWords(
            label=N_("Where printed rulebooks differ"),
            noun=N_("Where printed rulebooks differ"),
            options={
                "": N_("Count as all other editions do"),
                EVERY_SECOND_PAID: N_("Count by the Persian rulebook"),
            },
        ),
        STARTER: FieldWords(
            label=N_("Starting player"),
            noun=N_("Starting player"),
            options={
                "": N_("Not known"),
                Color.RED: N_("Red"),
                Color.PURPLE: N_("Purple"),
                Color.WHITE: N_("White"),
                Color.YELLOW: N_("Yellow"),
            },
        ),
        "gold": FieldWords(
            label=N_("Gold"),
            noun=N_("gold"),
            help=N_(
                "Only the coins in your hand: the gold for temples and sun tokens is added here."
            ),
            piece="coin-10",
        ),
        "water": FieldWords(label=N_("Water field"), noun=N_("water field"), is_track=True),
        "sun": FieldWords(label=N_("Sun tokens"), noun=N_("sun tokens"), piece="sun"),
        "cacao": FieldWords(label=N_("Cacao fruits"), noun=N_("cacao fruits"), piece="cacao"),
    },
    actions={
        Action.PLANTATION: ActionWords(N_("take cacao fruits: %(amount)s"), takes="cacao"),
        Action.MARKET: ActionWords(
            N_("sell one cacao fruit for %(amount)s gold"), pays="cacao", takes="coin"
        ),
        Action.GOLD_MINE: ActionWords(N_("take %(amount)s gold"), takes="coin"),
        Action.WATER: ActionWords(
            N_("move your water carrier, fields: %(amount)s"), takes="carrier"
        ),
        Action.SUN_SITE: ActionWords(N_("take sun tokens: %(amount)s"), takes="sun"),
        Action.TEMPLE: ActionWords(N_("at the end")),
    },
    terms={
        "gold": N_("Gold"),
        "temples": N_("Temples"),
        "sun": N_("Sun tokens"),
        "water": N_("Water field"),
    },
    rules={
        "temples": "temple-scoring",
        "sun": "sun-scoring",
        "water": "water-scoring",
        "cacao": "winner",
    },
    findings={
        "sun-out-of-reach": N_(
            "%(color)s needs %(found)s sun tokens for this; its workers can have taken %(limit)s at "
            "most."
        ),
        "water-out-of-reach": N_(
            "The water carrier of %(color)s stands %(found)s fields on; its workers allow %(limit)s at "
            "most."
        ),
        "gold-out-of-reach": N_(
            "%(color)s has %(found)s gold; its workers can have earned %(limit)s at most."
        ),
        "cacao-out-of-reach": N_(
            "%(color)s has %(found)s cacao fruits; its workers can have harvested %(limit)s at most."
        ),
        "too-much-gold": N_("Together you have %(found)s gold, but the box holds only %(limit)s."),
    },
    steps={
        "village-boards": StepWords(N_("Village boards and water carriers"), "setup-players"),
        "worker-tiles": StepWords(N_("Sort the worker tiles"), "setup-worker-tiles"),
        "hands": StepWords(N_("Shuffle and draw"), "setup-worker-tiles"),
        "start-tiles": StepWords(N_("The starting tiles"), "setup-start-tiles"),
        "remove-jungle": StepWords(N_("Take out jungle tiles"), "setup-two-players"),
        "add-jungle": StepWords(N_("Put in jungle tiles"), "setup-jungle-display"),
        "jungle-pile": StepWords(N_("Jungle draw pile and display"), "setup-jungle-display"),
        "supplies": StepWords(N_("Supply and bank"), "setup-supply"),
        "start-player": StepWords(N_("Who begins?"), "start-player"),
    },
)
