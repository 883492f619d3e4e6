"""What the codes of the base game are called."""

from __future__ import annotations

from scorer.engine.components import Color
from scorer.i18n import N_, Nn_
from scorer.modules.base.game import EVERY_SECOND_PAID, RULEBOOK_CHOICE, STARTER, Action
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

# I18N: a kind of jungle tile, in a list or a sentence; %(amount)s is the gold paid for a cacao fruit
_MARKET = N_("market (price %(amount)s)")
# I18N: a kind of jungle tile, in a list or a sentence; %(amount)s is the gold that a worker takes
_GOLD_MINE = N_("gold mine (value %(amount)s)")

WORDS = Words(
    # I18N: the game without expansion modules
    title=N_("Base game"),
    kinds={
        # I18N: a kind of jungle tile, in a list or a sentence
        "p1": N_("single plantation"),
        # I18N: a kind of jungle tile, in a list or a sentence
        "p2": N_("double plantation"),
        "m2": _MARKET,
        "m3": _MARKET,
        "m4": _MARKET,
        "g1": _GOLD_MINE,
        "g2": _GOLD_MINE,
        # I18N: a kind of jungle tile, in a list or a sentence
        "w": N_("water"),
        # I18N: a kind of jungle tile, in a list or a sentence
        "s": N_("sun-worshiping site"),
        # I18N: a kind of jungle tile, in a list or a sentence
        "t": N_("temple"),
    },
    fields={
        RULEBOOK_CHOICE: FieldWords(
            label=N_("Tie for second place"),
            noun=N_("Tie for second place"),
            options={
                # I18N: button: players tied for second place at a temple share its gold
                "": N_("Split the gold"),
                # I18N: button: score by its rule for a tie for second place at a temple
                EVERY_SECOND_PAID: N_("Use the Persian rulebook"),
            },
        ),
        STARTER: FieldWords(
            # I18N: heading or label: the player who has the first turn
            label=N_("Starting player"),
            # I18N: heading or label: the player who has the first turn
            noun=N_("Starting player"),
            options={
                # I18N: choice: nobody has said who the starting player was
                "": N_("Not known"),
                # I18N: a player, by colour
                Color.RED: N_("Red"),
                # I18N: a player, by colour
                Color.PURPLE: N_("Purple"),
                # I18N: a player, by colour
                Color.WHITE: N_("White"),
                # I18N: a player, by colour
                Color.YELLOW: N_("Yellow"),
            },
        ),
        "gold": FieldWords(
            # I18N: label of a field or a column: a player’s coins
            label=N_("Gold"),
            # I18N: what a player has, within a sentence: “Ana: gold and water field”
            noun=N_("gold"),
            help=N_(
                "Count your coins before the bank pays for temples and sun tokens: that gold is "
                "added here."
            ),
            piece="coin-10",
        ),
        "water": FieldWords(
            # I18N: label of a field or a column: the field that a player’s water carrier is on
            label=N_("Water field"),
            # I18N: what a player has, within a sentence: “Ana: gold and water field”
            noun=N_("water field"),
            is_track=True,
        ),
        "sun": FieldWords(
            # I18N: label of a field or a column: the sun tokens that a player has left
            label=N_("Sun tokens"),
            # I18N: what a player has, within a sentence: “Ana: gold and sun tokens”
            noun=N_("sun tokens"),
            piece="sun",
        ),
        "cacao": FieldWords(
            # I18N: label of a field or a column: the cacao fruits that a player has left
            label=N_("Cacao fruits"),
            # I18N: what a player has, within a sentence: “Ana: gold and cacao fruits”
            noun=N_("cacao fruits"),
            piece="cacao",
        ),
    },
    actions={
        # I18N: what a worker does, after a tile’s name; %(amount)s is a number: “take cacao fruits: 2”
        Action.PLANTATION: ActionWords(N_("take cacao fruits: %(amount)s"), takes="cacao"),
        Action.MARKET: ActionWords(
            # I18N: what a worker does, after the name of a tile; %(amount)s is the price
            N_("sell one cacao fruit for %(amount)s gold"),
            pays="cacao",
            takes="coin",
        ),
        # I18N: what a worker does, after the name of a tile
        Action.GOLD_MINE: ActionWords(N_("take %(amount)s gold"), takes="coin"),
        # I18N: what a worker does, after the name of a tile
        Action.WATER: ActionWords(N_("move your water carrier one field forward"), takes="carrier"),
        # I18N: what a worker does, after the name of a tile
        Action.SUN_SITE: ActionWords(N_("take one sun token"), takes="sun"),
        # I18N: below the picture of a temple: its workers count at the end of the game only
        Action.TEMPLE: ActionWords(N_("at the end")),
    },
    terms={
        # I18N: label of a field or a column: a player’s coins
        "gold": N_("Gold"),
        # I18N: part of the result: the gold for all temples
        "temples": N_("Temples"),
        # I18N: label of a field or a column: the sun tokens that a player has left
        "sun": N_("Sun tokens"),
        # I18N: label of a field or a column: the field that a player’s water carrier is on
        "water": N_("Water field"),
    },
    rules={
        "temples": "temple-scoring",
        "sun": "sun-scoring",
        "water": "water-scoring",
        "cacao": "winner",
    },
    findings={
        # I18N: %(color)s is a player: “Red”; %(found)s and %(limit)s are numbers of sun tokens
        "sun-out-of-reach": Nn_(
            "%(color)s must have taken %(found)s sun token, but could have taken at most %(limit)s.",
            "%(color)s must have taken %(found)s sun tokens, but could have taken at most %(limit)s.",
            "found",
        ),
        # I18N: %(color)s is a player: “Red”; %(found)s and %(limit)s are numbers of water fields
        "water-out-of-reach": Nn_(
            "%(color)s has moved the water carrier %(found)s field, but could have moved it at most "
            "%(limit)s.",
            "%(color)s has moved the water carrier %(found)s fields, but could have moved it at most "
            "%(limit)s.",
            "found",
        ),
        # I18N: %(color)s is a player: “Red”; %(found)s and %(limit)s are amounts of gold
        "gold-out-of-reach": N_(
            "%(color)s has %(found)s gold, but could have earned at most %(limit)s."
        ),
        # I18N: %(color)s is a player: “Red”; %(found)s and %(limit)s are numbers of cacao fruits
        "cacao-out-of-reach": Nn_(
            "%(color)s has %(found)s cacao fruit, but could have taken at most %(limit)s.",
            "%(color)s has %(found)s cacao fruits, but could have taken at most %(limit)s.",
            "found",
        ),
        # I18N: %(found)s and %(limit)s are amounts of gold
        "too-much-gold": N_("Together you have %(found)s gold, but the box holds only %(limit)s."),
    },
    steps={
        # I18N: heading of a set-up step
        "village-boards": StepWords(N_("Player pieces"), "setup-players"),
        # I18N: heading of a set-up step (what to do)
        "worker-tiles": StepWords(N_("Sort the worker tiles"), "setup-worker-tiles"),
        # I18N: heading of a set-up step (what to do): the worker tiles
        "hands": StepWords(N_("Shuffle and draw"), "setup-worker-tiles"),
        # I18N: heading of a set-up step
        "start-tiles": StepWords(N_("Starting tiles"), "setup-start-tiles"),
        # I18N: heading of a set-up step (what to do)
        "remove-jungle": StepWords(N_("Remove jungle tiles"), "setup-two-players"),
        # I18N: heading of a set-up step (what to do)
        "add-jungle": StepWords(N_("Add jungle tiles"), "setup-jungle-display"),
        "jungle-pile": StepWords(N_("Jungle draw pile and display"), "setup-jungle-display"),
        # I18N: heading of a set-up step
        "supplies": StepWords(N_("Supply and bank"), "setup-supply"),
        # I18N: heading or label: the player who has the first turn
        "start-player": StepWords(N_("Starting player"), "start-player"),
    },
)
