"""Where the print of a language differs from the majority of editions, rule by rule."""

from scorer.i18n import N_
from scorer.rules.model import EditionNote

_OTHERS_ONLY = N_(
    "The printed rules speak of the workers of the other players when a jungle space is filled."
)
_ANYBODY = N_(
    "As in the Spanish rules and the German short rules, workers of any player beside that space "
    "are activated, those of your own earlier tiles too."
)
_A_CHOICE = N_("It is a choice. A note in the same print says so too.")

NOTES = (
    EditionNote(
        "temple-ties",
        "fa",
        N_(
            "The Persian print lets every player who is tied for second place take "
            "%(temple_second)s gold."
        ),
        N_("The %(temple_second)s gold are split among the tied players, rounded down."),
    ),
    EditionNote(
        "market",
        "fa",
        N_(
            "The Persian print lists the prices %(price_low)s, %(price_middle)s, %(price_high)s "
            "and %(persian_price)s."
        ),
        N_("No market with price %(persian_price)s is in the box; the highest is %(price_high)s."),
    ),
    EditionNote(
        "overbuild",
        "fa",
        N_("The Persian print says here that each worker tile is activated only once."),
        N_("What is meant: each worker tile is overbuilt only once."),
    ),
    EditionNote(
        "market",
        "fa",
        N_("The Persian print reads as if you had to sell a cacao fruit."),
        _A_CHOICE,
    ),
    EditionNote(
        "gold-mine",
        "fa",
        N_("The Persian print reads as if you had to take the gold."),
        _A_CHOICE,
    ),
    EditionNote(
        "water",
        "fa",
        N_("The Persian print reads as if you had to move your water carrier."),
        _A_CHOICE,
    ),
    EditionNote(
        "action-order",
        "fa",
        N_("The Persian print does not say that you finish a side before the next side."),
        N_("The rule holds: finish all workers on a side of a tile before the next side."),
    ),
    EditionNote(
        "temple-ties",
        "fa",
        N_("The Persian print says nothing of rounding, nor of %(players_3)s tied players."),
        N_("All shares are rounded down, however many players are tied."),
    ),
    EditionNote(
        "sun-scoring",
        "fa",
        N_("The summary of the Persian print gives no figure for sun tokens."),
        N_("Each sun token that is left brings %(sun_value)s gold."),
    ),
    EditionNote(
        "overbuild",
        "nl",
        N_("The Dutch print says: never more than %(stack_limit)s tiles on a stack."),
        N_("That is the same rule in other words: a worker tile is overbuilt only once."),
    ),
    EditionNote(
        "place-worker",
        "nl",
        N_("The Dutch print says that you place your tile next to a jungle tile."),
        N_("It may be several jungle tiles: your tile must touch at least a single tile."),
    ),
    EditionNote(
        "winner",
        "nl",
        N_(
            "The Dutch print says that in a tie for gold the most cacao fruits decide, with a "
            "single winner or several."
        ),
        N_("The outcome is the same: players who are still tied share the win."),
    ),
    EditionNote("activate", "de", _OTHERS_ONLY, _ANYBODY),
    EditionNote("activate", "en", _OTHERS_ONLY, _ANYBODY),
    EditionNote("activate", "nl", _OTHERS_ONLY, _ANYBODY),
    EditionNote(
        "plantation",
        "de",
        N_("The German short rules leave out the limit of %(cacao_limit)s cacao fruits."),
        N_("The full rules hold: you never store more than %(cacao_limit)s cacao fruits."),
    ),
    EditionNote(
        "temple-scoring",
        "de",
        N_("The German short rules do not say that you need a worker at the temple."),
        N_("The full rules hold: without a worker at the temple you get nothing there."),
    ),
    EditionNote(
        "temple-scoring",
        "de",
        N_("The German short rules do not say which tile of a stack counts."),
        N_("The full rules hold: only the top tile of a stack counts."),
    ),
    EditionNote(
        "fill-jungle",
        "de",
        N_(
            "The German short rules leave out what to do with more than %(display)s spaces to fill."
        ),
        N_(
            "The full rules hold: first the %(display)s display tiles, then tiles from the top of "
            "the jungle draw pile."
        ),
    ),
)
