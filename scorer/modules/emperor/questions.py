"""Questions about the Favour of the Emperor."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-emperor-tiles",
        "emperor",
        N_("Do we change any tiles for the Emperor?"),
        N_("No. You only add the Emperor."),
    ),
    Question(
        "q-emperor-watering",
        "emperor",
        N_("Where does the Emperor start if we play with Watering?"),
        N_(
            "On the water tile, which is one of the starting tiles. The rulebook says “watering "
            "tile”, but that is not a starting tile."
        ),
        Source.OURS,
    ),
    Question(
        "q-emperor-gaps",
        "emperor-moves",
        N_("Can there be gaps or tiles between the Emperor and my tile?"),
        N_("Yes. Your tile only has to be in the Emperor’s row or column."),
    ),
    Question(
        "q-emperor-diagonal",
        "emperor-moves",
        N_("Does the Emperor move diagonally?"),
        N_("No. Only tiles in the Emperor’s row or column count."),
    ),
    Question(
        "q-emperor-refuse",
        "emperor-moves",
        N_("Can I leave the Emperor where he is?"),
        N_("No. If you place a worker tile in his row or column, the Emperor moves."),
    ),
    Question(
        "q-emperor-jungle",
        "emperor-moves",
        N_("Does the Emperor move when I place a jungle tile?"),
        N_("No. The Emperor only moves to worker tiles."),
    ),
    Question(
        "q-emperor-old-tile",
        "emperor-moves",
        N_("Does the Emperor move to tiles that are already in his row?"),
        N_("No. The Emperor only moves to a worker tile when it is placed."),
    ),
    Question(
        "q-emperor-when-paid",
        "emperor-moves",
        N_("Do I get the Emperor’s gold before my actions?"),
        N_(
            "Yes. Take %(emperor_move)s gold as soon as you have placed your worker tile, before "
            "you fill jungle spaces."
        ),
        Source.OURS,
    ),
    Question(
        "q-emperor-overbuild",
        "emperor-moves",
        N_("Does the Emperor move when I overbuild?"),
        N_(
            "Yes, if the new tile is in his row or column. He moves onto it, and you take "
            "%(emperor_move)s gold."
        ),
        Source.OURS,
    ),
    Question(
        "q-emperor-under",
        "emperor-moves",
        N_("What if I overbuild the tile that the Emperor is on?"),
        N_("Put the Emperor on the new tile and take %(emperor_move)s gold."),
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
        N_("The Emperor is on my tile and I place in his row. Do I get gold for both?"),
        N_(
            "Yes. Take %(emperor_stay)s gold when your turn starts, and %(emperor_move)s gold when "
            "he moves onto your new tile."
        ),
    ),
    Question(
        "q-emperor-last-turn",
        "emperor-stays",
        N_("Does the Emperor still pay at the start of my last turn?"),
        N_("Yes, %(emperor_stay)s gold, as in every turn."),
        Source.OURS,
    ),
    Question(
        "q-emperor-end",
        "emperor-stays",
        N_("Is the Emperor worth anything at the end of the game?"),
        N_("No. The Emperor only pays gold during the game."),
    ),
)
