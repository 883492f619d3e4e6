"""Questions about the Favour of the Emperor."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-emperor-tiles",
        "emperor",
        N_("Do we change any tiles for the Emperor?"),
        N_("No. You only add the figure."),
    ),
    Question(
        "q-emperor-watering",
        "emperor",
        N_("Where does the Emperor start if we play with Watering?"),
        N_(
            "On the water tile of the starting tiles. The rulebook speaks of a watering tile, but "
            "none of these lies there at the start."
        ),
        Source.OURS,
    ),
    Question(
        "q-emperor-gaps",
        "emperor-moves",
        N_("Do gaps or tiles between the Emperor and my tile matter?"),
        N_("No. It is enough that your tile lies in his row or column."),
    ),
    Question(
        "q-emperor-diagonal",
        "emperor-moves",
        N_("Does a diagonal line to the Emperor count?"),
        N_("No, only the row and the column in which he stands."),
    ),
    Question(
        "q-emperor-refuse",
        "emperor-moves",
        N_("Can I leave the Emperor where he is?"),
        N_("No. If you place in his row or column, he moves."),
    ),
    Question(
        "q-emperor-jungle",
        "emperor-moves",
        N_("Does the Emperor move when I lay a jungle tile?"),
        N_("No, only worker tiles attract him."),
    ),
    Question(
        "q-emperor-old-tile",
        "emperor-moves",
        N_("Does the Emperor move to tiles that already lie in his row?"),
        N_("No, only to a tile that is placed now."),
    ),
    Question(
        "q-emperor-when-paid",
        "emperor-moves",
        N_("Do I get the Emperor's gold before my actions?"),
        N_("Yes. Take it as soon as your tile lies there, before you fill spaces and act."),
        Source.OURS,
    ),
    Question(
        "q-emperor-overbuild",
        "emperor-moves",
        N_("Does overbuilding move the Emperor?"),
        N_("Yes, it counts like placing: he moves onto the new tile, and you take the gold."),
        Source.OURS,
    ),
    Question(
        "q-emperor-under",
        "emperor-moves",
        N_("What if I overbuild the tile on which the Emperor stands?"),
        N_("He then stands on the new tile, and you take %(emperor_move)s gold."),
        Source.OURS,
    ),
    Question(
        "q-emperor-every-turn",
        "emperor-stays",
        N_("Do I get gold every turn while the Emperor is on my tile?"),
        N_("Yes, %(emperor_stay)s gold at the start of each of your turns."),
    ),
    Question(
        "q-emperor-both",
        "emperor-stays",
        N_("He stands on my tile and I place in his row again. Do I get both amounts?"),
        N_(
            "Yes: %(emperor_stay)s gold when your turn begins, and %(emperor_move)s more when he "
            "moves onto your new tile."
        ),
    ),
    Question(
        "q-emperor-last-turn",
        "emperor-stays",
        N_("Does the Emperor still pay at the start of my last turn?"),
        N_("Yes. The rulebook makes no exception for it."),
        Source.OURS,
    ),
    Question(
        "q-emperor-end",
        "emperor-stays",
        N_("Is the Emperor worth anything at the end?"),
        N_("No. The gold that he paid is already among your coins."),
    ),
)
