"""The rules of the Gem Mines."""

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

_MINE = TilesPicture(
    # I18N: caption of a picture of the tile
    N_("A gem mine."),
    jungle=(MINE,),
)
SHARED_MINE = BoardPicture(
    "R1210dY1111",
    N_("Red and Yellow both have workers at the gem mine."),
    ((0, 1),),
)

SECTIONS = (
    Section(
        id="gem-mines",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Workers take gems at gem mines, which usually replace the temples. One gem of each "
            "colour buys a mask worth %(mask_lowest)s to %(mask_highest)s gold."
        ),
        blocks=(
            Table(
                # I18N: caption of a table: what this module changes about the set-up of the base game
                N_("Set-up changes"),
                figure_row(
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    "players",
                ),
                (
                    figure_row(
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: temple"),
                        "gem_out_t",
                    ),
                    figure_row(
                        # I18N: heading of a table row: how many of them are shuffled in
                        N_("Added: gem mine"),
                        "gem_in_d",
                    ),
                    figure_row(N_("Gems in the mine car"), "gems"),
                    figure_row(
                        # I18N: heading: the mask tiles of the Gem Mines
                        N_("Masks"),
                        "masks",
                    ),
                ),
            ),
            Bullets(
                (
                    N_(
                        "With %(players_2)s players, leave %(gems_back_2)s gems of each colour and "
                        "the mask (value %(mask_highest)s) in the box."
                    ),
                    N_("Put the other gems into the mine car."),
                    N_("Set out the masks in order of value, starting with the lowest."),
                )
            ),
            Paragraph(
                N_(
                    "The box holds %(gem_mines)s gem mines, a mine car, and %(gems_each)s gems each "
                    "in red, green, blue and white. The masks: %(mask_count_1)s × value "
                    "%(mask_value_1)s, %(mask_count_2)s × value %(mask_value_2)s, "
                    "%(mask_count_3)s × value %(mask_value_3)s and %(mask_count_4)s × value "
                    "%(mask_value_4)s."
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
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile
        title=N_("Gem mine"),
        short=N_(
            "Each activated worker at a gem mine can take one gem. You choose any gem that is on the "
            "tile."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "When a gem mine is turned face up, the active player shakes "
                        "%(gems_on_mine)s gems out of the mine car onto it."
                    ),
                    N_("If more gems fall out, put the extra ones back into the mine car."),
                    N_("When the gem mine is placed, its gems go with it."),
                )
            ),
            Example(
                N_(
                    "Red has %(gem_taken_example)s workers at the new gem mine and takes a blue and "
                    "a white gem. That leaves %(gem_left_example)s gems. Yellow’s worker takes one "
                    "of them."
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
        title=N_("Trading gems for masks"),
        short=N_(
            "As soon as you have gems of all %(gem_colors)s colours, you must trade one of each for "
            "the lowest mask left."
        ),
        blocks=(
            Paragraph(N_("The traded gems leave the game. You keep any others.")),
            Example(
                N_(
                    "Purple has a red, a green and a blue gem, takes a white one and trades at once. "
                    "No mask has been taken yet, so Purple gets a mask (value %(mask_lowest)s)."
                ),
                BoardPicture(
                    "dP1111",
                    N_("Purple’s worker takes a gem of the missing colour."),
                    ((0, 0),),
                ),
            ),
        ),
        related=("gem-mine", "gem-scoring"),
        repeated_by=("q-gem-traded", "q-gem-which-mask"),
    ),
    Section(
        id="gem-order",
        chapter=CHAPTER.id,
        title=N_("Order at gem mines"),
        short=N_(
            "In a turn with workers activated at a gem mine, players act one after another: the "
            "active player first, then the others clockwise."
        ),
        blocks=(
            Paragraph(
                N_(
                    "You finish all your actions, at other tiles too, before the player on your left "
                    "starts."
                )
            ),
            Example(
                N_(
                    "It’s Red’s turn. Red takes gems and does all other actions first. Then Yellow "
                    "takes one of the gems that are left."
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
            "Add the values of your masks, and %(gem_value)s gold for each gem you have left."
        ),
        blocks=(
            Paragraph(N_("Score temples only if there are some in play.")),
            Example(
                N_(
                    "Red has a mask (value %(mask_value_1)s), a mask (value %(mask_value_2)s) and "
                    "%(gem_colors_left)s gems left: %(gem_score_example)s gold in all."
                )
            ),
        ),
        related=("gem-masks", "final-scoring", "winner"),
        repeated_by=("q-gem-leftover",),
        picture=PiecesPicture(
            ("gem", "mask"),
            # I18N: caption of a picture
            N_("Gems and a mask."),
        ),
    ),
)
