"""What the codes of the Gem Mines are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import ActionWords, FieldWords, StepWords, Words

from .game import ACTION, MASKS, MINE

GEMS = {
    # I18N: label of a number field: how many gems of this colour a player has; also “3 × Red gems”
    "red": N_("Red gems"),
    # I18N: label of a number field: how many gems of this colour a player has; also “3 × Green gems”
    "green": N_("Green gems"),
    # I18N: label of a number field: how many gems of this colour a player has; also “3 × Blue gems”
    "blue": N_("Blue gems"),
    # I18N: label of a number field: how many gems of this colour a player has; also “3 × White gems”
    "white": N_("White gems"),
}

WORDS = Words(
    # I18N: name of a module of the Diamante box, as printed; heading and choice
    title=N_("The Gem Mines"),
    kinds={
        # I18N: name of a jungle tile, also within sentences and lists
        MINE: N_("gem mine")
    },
    fields={
        "masks": FieldWords(
            # I18N: heading: the mask tiles of the Gem Mines
            label=N_("Masks"),
            # I18N: the mask tiles, within a list or sentence: “Ana, masks: …”
            noun=N_("masks"),
            options={
                # I18N: name of a mask tile, by the gold that it is worth: “Mask (value 8)”; also
                # “2 × Mask (value 8)”
                str(n): N_("Mask (value %(value)s)")
                for n in MASKS
            },
        ),
        "gems": FieldWords(
            # I18N: heading: the gems that a player has left at the end
            label=N_("Gems"),
            # I18N: a player’s gems, within a list or sentence: “Ana, gems: …”
            noun=N_("gems"),
            help=N_("The gems you have left."),
            options=GEMS,
        ),
    },
    actions={
        ACTION: ActionWords(
            # I18N: what one worker does at a gem mine, on the cheat sheet (imperative, no full stop)
            N_("take one gem"),
            takes="gem",
        )
    },
    terms={
        # I18N: heading: the mask tiles of the Gem Mines
        "masks": N_("Masks"),
        # I18N: heading: the gems that a player has left at the end
        "gems": N_("Gems"),
    },
    rules={"masks": "gem-scoring", "gems": "gem-scoring"},
    findings={
        # I18N: %(color)s is a player’s colour (“Red”), %(found)s and %(limit)s are numbers of colours
        "gems-kinds": N_(
            "%(color)s has gems of %(found)s colours left, but no more than %(limit)s colours are "
            "possible: a full set is traded at once."
        ),
        # I18N: %(item)s and %(lower)s are values printed on masks: 10 and 8
        "masks-not-lowest": N_(
            "A mask (value %(item)s) was taken, but a mask (value %(lower)s) is left. The lowest "
            "mask is always taken first."
        ),
        # I18N: %(found)s and %(limit)s are numbers of gems
        "gems-not-from-tiles": N_(
            "Together your gems and masks are made from %(found)s gems, but the gem mines hold only "
            "%(limit)s."
        ),
        # I18N: item: “Red gems”
        "gems-paid": N_(
            "%(item)s: %(found)s in all, counting those traded for masks. Only "
            "%(limit)s are in play."
        ),
    },
    steps={
        "gems": StepWords(
            # I18N: title of a step of the set-up
            N_("Gems and masks"),
            "gem-mines",
            (
                # I18N: %(gems_in_car)s is the number of all gems in play; pictures of the gems and masks
                # and their numbers follow
                N_(
                    "Put these %(gems_in_car)s gems into the mine car and shake it. Set out these "
                    "masks in order of value."
                ),
                N_(
                    "Whenever a gem mine is turned face up, shake %(gems_on_mine)s gems out onto it, "
                    "also during the set-up."
                ),
            ),
            (MINE,),
            ("gems", "masks"),
        )
    },
)
