"""What the codes of the New Workers are called."""

from __future__ import annotations

from scorer.i18n import N_
from scorer.modules.model import FieldWords, Words

TILES_EACH = N_("Worker tiles for each player")
# I18N: heading: a way to play, with more worker tiles than usual
LONGER_GAME = N_("Longer game")

WORDS = Words(
    # I18N: name of a module of the Diamante box, as printed; heading and choice
    title=N_("The New Workers"),
    kinds={},
    fields={
        "workers": FieldWords(
            label=TILES_EACH,
            # I18N: name of a choice, within a list or sentence; it starts a message: “…: This is missing.”
            noun=N_("worker tiles for each player"),
            help=N_("All players take the same tiles."),
            presets={
                # I18N: a choice of worker tiles; “usual” are the tiles of which there are most
                "": N_("Suggested: all new tiles in place of usual ones"),
                # I18N: a choice of worker tiles: those of the base game and the new ones
                "on-top": N_("The usual tiles and all new tiles"),
                # I18N: a choice of worker tiles, without exception
                "all": N_("All tiles of your colour"),
            },
        ),
        "longer": FieldWords(
            label=LONGER_GAME,
            # I18N: name of a choice, within a list or sentence
            noun=N_("longer game"),
            options={
                # I18N: one of two choices under “Longer game”: the usual set-up
                "": N_("Modules replace base tiles"),
                # I18N: one of two choices under “Longer game”: no base tile goes out for a module
                "1": N_("Modules replace nothing"),
            },
        ),
    },
)
