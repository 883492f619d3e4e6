"""The printed rulebooks, and where they differ from the rule that we chose, rule by rule."""

from scorer.i18n import N_
from scorer.rules.model import Edition, EditionNote

EDITIONS = (
    Edition("en", "en"),
    Edition("nl", "nl"),
    Edition("de", "de"),
    Edition("de-short", "de", N_("German short rules")),
    Edition("es", "es"),
    Edition("fa", "fa"),
)

_A_CHOICE = N_("It is a choice. A note in the same print says so too.")
_SAME_RULE = N_("The same rule in other words.")
_PERSIAN = ("fa",)
_DUTCH = ("nl",)
_SHORT_RULES = ("de-short",)

NOTES = (
    EditionNote(
        "place-worker",
        _DUTCH,
        N_("You place your tile next to one jungle tile."),
        N_("There may be several: at least one is meant."),
    ),
    EditionNote(
        "fill-jungle",
        _PERSIAN,
        N_("The display is refilled at once in one place, at the end of the turn in another."),
        N_("We refill it at the end of the turn: the other editions agree on that."),
        changes_score=True,
    ),
    EditionNote(
        "fill-jungle",
        _SHORT_RULES,
        N_("Left out: what to do with more than %(display)s spaces to fill."),
        N_(
            "The full rules hold: first the %(display)s display tiles, then tiles from the top of "
            "the jungle draw pile."
        ),
        changes_score=True,
    ),
    EditionNote(
        "activate",
        ("en", "nl", "de", "fa"),
        N_("When a jungle space is filled, the workers of the other players are activated."),
        N_(
            "Here your own earlier workers act too, as in the Spanish rulebook and the German "
            "short rules. The German rulebook itself gives every worker one use, on being placed "
            "or on a filled space; the Persian example activates all workers there."
        ),
        changes_score=True,
    ),
    EditionNote(
        "action-order",
        _PERSIAN,
        N_("Left out: finishing one side of a tile before the next."),
        N_("The rule holds: the other editions have it."),
        changes_score=True,
    ),
    EditionNote(
        "plantation",
        _SHORT_RULES,
        N_("Left out: the limit of %(cacao_limit)s cacao fruits."),
        N_("The full rules hold: you never store more than %(cacao_limit)s cacao fruits."),
        changes_score=True,
    ),
    EditionNote(
        "market",
        _PERSIAN,
        N_(
            "It lists the prices %(price_low)s, %(price_middle)s, %(price_high)s and "
            "%(persian_price)s."
        ),
        N_("No market with price %(persian_price)s is in the box; the highest is %(price_high)s."),
    ),
    EditionNote("market", _PERSIAN, N_("It reads as if you had to sell."), _A_CHOICE),
    EditionNote("gold-mine", _PERSIAN, N_("It reads as if you had to take the gold."), _A_CHOICE),
    EditionNote(
        "water", _PERSIAN, N_("It reads as if you had to move your water carrier."), _A_CHOICE
    ),
    EditionNote(
        "overbuild",
        _PERSIAN,
        N_("Each worker tile is activated only once."),
        N_("Each worker tile is overbuilt only once: that is what the other editions say here."),
        changes_score=True,
    ),
    EditionNote(
        "overbuild",
        _DUTCH,
        N_("Never more than %(stack_limit)s tiles on a stack."),
        _SAME_RULE,
    ),
    EditionNote(
        "game-end",
        _PERSIAN,
        N_("Left out: that the actions of the last tile are still carried out."),
        N_("They are: the other editions say so."),
        changes_score=True,
    ),
    EditionNote(
        "temple-scoring",
        _SHORT_RULES,
        N_("Left out: that you need a worker at the temple."),
        N_("The full rules hold: without a worker at the temple you get nothing there."),
        changes_score=True,
    ),
    EditionNote(
        "temple-scoring",
        _SHORT_RULES,
        N_("Left out: which tile of a stack counts."),
        N_("The full rules hold: only the top tile of a stack counts."),
        changes_score=True,
    ),
    EditionNote(
        "temple-ties",
        _PERSIAN,
        N_("Each player tied for second place takes %(temple_second)s gold."),
        N_(
            "We split the %(temple_second)s gold, as all other editions do. At the result you can "
            "choose to count by the Persian rulebook."
        ),
        changes_score=True,
    ),
    EditionNote(
        "temple-ties",
        _PERSIAN,
        N_("Left out: rounding, and ties of %(players_3)s players."),
        N_("All shares are rounded down, as the other editions say."),
        changes_score=True,
    ),
    EditionNote(
        "sun-scoring",
        _PERSIAN,
        N_("Left out of its summary: what a sun token is worth."),
        N_("Each sun token that is left brings %(sun_value)s gold."),
    ),
    EditionNote(
        "winner",
        _DUTCH,
        N_("In a tie for gold the most cacao fruits decide, with one winner or several."),
        N_("The outcome is the same: players who are still tied share the win."),
    ),
)
