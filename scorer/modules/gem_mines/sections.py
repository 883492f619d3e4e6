"""The sections on the Gem Mines."""

from scorer.i18n import N_
from scorer.modules.setup_figures import figure_row
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    PiecesPicture,
    Section,
    Table,
    TilesPicture,
)

from .game import MINE
from .words import WORDS

CHAPTER = Chapter("gem-mines", WORDS.title)

_MINE = TilesPicture(N_("A gem mine."), jungle=(MINE,))
SHARED_MINE = BoardPicture(
    "R1210dY1111",
    N_("Red and yellow workers at the same gem mine."),
    ((0, 1),),
)

SECTIONS = (
    Section(
        id="gem-mines",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Except in the Big Game, gem mines replace the temples. There you take gems; one of every "
            "colour brings a mask, worth %(mask_lowest)s to %(mask_highest)s gold at the end."
        ),
        blocks=(
            Table(
                N_("What changes in the set-up"),
                figure_row(N_("Players"), "players"),
                (
                    figure_row(N_("Temples out"), "gem_out_t"),
                    figure_row(N_("Gem mines in"), "gem_in_d"),
                    figure_row(N_("Gems in the mine car"), "gems"),
                    figure_row(N_("Masks laid out"), "masks"),
                ),
            ),
            Bullets(
                (
                    N_(
                        "With %(players_2)s players leave %(gems_back_2)s gems of each colour and "
                        "the mask of %(mask_highest)s in the box."
                    ),
                    N_("Put the other gems into the mine car."),
                    N_("Lay the masks out by value, so that the lowest is taken first."),
                )
            ),
            Paragraph(
                N_(
                    "The box holds %(gem_mines)s gem mines, a mine car, and %(gems_each)s gems each "
                    "in red, green, blue and white. The masks: %(mask_count_1)s of "
                    "%(mask_value_1)s, %(mask_count_2)s of %(mask_value_2)s, %(mask_count_3)s of "
                    "%(mask_value_3)s and %(mask_count_4)s of %(mask_value_4)s."
                )
            ),
        ),
        related=("gem-mine", "gem-masks", "gem-scoring", "temple"),
        repeated_by=("q-gem-two-players", "q-gem-how-many"),
        picture=_MINE,
    ),
    Section(
        id="gem-mine",
        chapter=CHAPTER.id,
        title=N_("Gem mine"),
        short=N_(
            "Each activated worker may take one gem from the gem mine it touches. You choose among "
            "the gems that lie there."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "When a gem mine comes into the display, the active player shakes "
                        "%(gems_on_mine)s gems out of the mine car onto it."
                    ),
                    N_("If more fall out, put the extra ones back."),
                    N_("When the tile is laid on the table, its gems go with it."),
                )
            ),
            Example(
                N_(
                    "Red has %(gem_taken_example)s workers at the new mine, and takes a blue and a "
                    "white gem. %(gem_left_example)s gems are left; yellow's worker takes one of "
                    "them."
                ),
                SHARED_MINE,
            ),
        ),
        related=("gem-order", "gem-masks", "activate", "turn-end"),
        repeated_by=("q-gem-choose", "q-gem-when"),
        picture=_MINE,
    ),
    Section(
        id="gem-masks",
        chapter=CHAPTER.id,
        title=N_("Trading gems for a mask"),
        short=N_(
            "As soon as you own gems of all %(gem_colors)s colours, you must trade one of each for "
            "the lowest mask that is left."
        ),
        blocks=(
            Paragraph(N_("The traded gems leave the game. Any others stay with you.")),
            Example(
                N_(
                    "Purple owns a red, a green and a blue gem, and takes a white one. Purple trades "
                    "at once. No mask has been taken yet, so it is a mask of %(mask_lowest)s."
                ),
                BoardPicture(
                    "dP1111", N_("Purple's worker takes the colour that was missing."), ((0, 0),)
                ),
            ),
        ),
        related=("gem-mine", "gem-scoring"),
        repeated_by=("q-gem-traded", "q-gem-which-mask"),
    ),
    Section(
        id="gem-order",
        chapter=CHAPTER.id,
        title=N_("Who acts first when there are gems"),
        short=N_(
            "In a turn with workers activated at a gem mine, players act one after another: the "
            "active player first, then clockwise."
        ),
        blocks=(
            Paragraph(
                N_(
                    "You complete all your actions, at other tiles too, before the player on your "
                    "left begins."
                )
            ),
            Example(
                N_(
                    "It is red's turn. Red chooses gems and does everything else first. Yellow "
                    "chooses from what red has left."
                ),
                SHARED_MINE,
            ),
        ),
        related=("gem-mine", "action-order"),
        repeated_by=("q-gem-same-time",),
    ),
    Section(
        id="gem-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring masks and gems"),
        short=N_(
            "Add the values of your masks, and %(gem_value)s gold for each gem that you have left."
        ),
        blocks=(
            Paragraph(N_("Temples are scored only if some are in play as well.")),
            Example(
                N_(
                    "Red has masks of %(mask_value_1)s and %(mask_value_2)s, and "
                    "%(gem_colors_left)s gems left: that is %(gem_score_example)s gold."
                )
            ),
        ),
        related=("gem-masks", "final-scoring", "winner"),
        repeated_by=("q-gem-leftover",),
        picture=PiecesPicture(("gem", "mask"), N_("Gems and a mask.")),
    ),
)
