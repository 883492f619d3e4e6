"""The printed rulebooks, and where they differ from the rule that we chose, rule by rule."""

from scorer.i18n import N_
from scorer.rules.model import Edition, EditionNote

EDITIONS = (
    Edition("en", "en"),
    Edition("nl", "nl"),
    Edition("de", "de"),
    # I18N: a printed rulebook, beside the German one: the publisher’s summary (“Kurzspielregel”)
    Edition("de-short", "de", N_("German short rules")),
    Edition("es", "es"),
    Edition("fa", "fa"),
)

_A_CHOICE = N_("It’s your choice. The same rulebook says so in a note.")
_SAME_RULE = N_("This is the same rule in other words.")
_PERSIAN = ("fa",)
_DUTCH = ("nl",)
_SHORT_RULES = ("de-short",)

# What a print says stands below its name: “Left out” and not “It leaves out”, for some are plural.
NOTES = (
    EditionNote(
        "place-worker",
        _DUTCH,
        N_("You place your tile next to one jungle tile."),
        N_("This means at least one. There can be several."),
    ),
    EditionNote(
        "fill-jungle",
        _PERSIAN,
        N_("In one place, the display is refilled at once; in another, at the end of the turn."),
        N_("We refill it at the end of the turn, as the other rulebooks do."),
        changes_score=True,
    ),
    EditionNote(
        "fill-jungle",
        _SHORT_RULES,
        N_("Left out: what to do with more than %(display)s spaces to fill."),
        N_(
            "The full rules apply: use the %(display)s display tiles first, then tiles from the "
            "top of the jungle draw pile."
        ),
        changes_score=True,
    ),
    EditionNote(
        "activate",
        ("en", "nl", "de", "fa"),
        N_("When a jungle space is filled, the workers of the other players are activated."),
        N_(
            "We also activate your own earlier workers, as the Spanish rulebook and the German "
            "short rules do. The German rulebook also says that each worker is activated once, "
            "either with its tile or at a filled space. In the Persian example, all workers next "
            "to the new jungle tile act."
        ),
        changes_score=True,
    ),
    EditionNote(
        "action-order",
        _PERSIAN,
        N_("Left out: finishing one side of a tile before the next."),
        N_("The rule applies, as in the other rulebooks."),
        changes_score=True,
    ),
    EditionNote(
        "plantation",
        _SHORT_RULES,
        N_("Left out: the limit of %(cacao_limit)s cacao fruits."),
        N_("The full rules apply: you can store %(cacao_limit)s cacao fruits at most."),
        changes_score=True,
    ),
    EditionNote(
        "market",
        _PERSIAN,
        N_("Prices are %(price_low)s, %(price_middle)s, %(price_high)s or %(persian_price)s gold."),
        N_(
            "There is no market (price %(persian_price)s) in the box. The highest price is "
            "%(price_high)s."
        ),
    ),
    EditionNote("market", _PERSIAN, N_("The text reads as if you had to sell."), _A_CHOICE),
    EditionNote(
        "gold-mine", _PERSIAN, N_("The text reads as if you had to take the gold."), _A_CHOICE
    ),
    EditionNote(
        "water",
        _PERSIAN,
        N_("The text reads as if you had to move your water carrier."),
        _A_CHOICE,
    ),
    EditionNote(
        "overbuild",
        _PERSIAN,
        N_("Each worker tile is activated only once."),
        N_("The other rulebooks say here that each worker tile is overbuilt only once."),
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
        N_("Left out: the actions of the last tile are still carried out."),
        N_("They are carried out, as in the other rulebooks."),
        changes_score=True,
    ),
    EditionNote(
        "temple-scoring",
        _SHORT_RULES,
        N_("Left out: you need a worker at the temple."),
        N_("The full rules apply: without a worker at the temple, you get nothing there."),
        changes_score=True,
    ),
    EditionNote(
        "temple-scoring",
        _SHORT_RULES,
        N_("Left out: which tile of a stack counts."),
        N_("The full rules apply: on a stack, only the top tile counts."),
        changes_score=True,
    ),
    EditionNote(
        "temple-ties",
        _PERSIAN,
        N_("Each player tied for second place takes %(temple_second)s gold."),
        N_(
            "We split the %(temple_second)s gold, as all other rulebooks do. On the result page, "
            "you can choose the Persian rulebook instead."
        ),
        changes_score=True,
    ),
    EditionNote(
        "temple-ties",
        _PERSIAN,
        N_("Left out: rounding, and ties between %(players_3)s players."),
        N_("We round each share down, as the other rulebooks do."),
        changes_score=True,
    ),
    EditionNote(
        "sun-scoring",
        _PERSIAN,
        N_("Left out of the summary: what a sun token is worth."),
        N_("Each sun token you still have is worth %(sun_value)s gold."),
    ),
    EditionNote(
        "winner",
        _DUTCH,
        N_(
            "In a tie on gold, the player with the most cacao fruits wins. There can be one "
            "winner or several."
        ),
        N_("The outcome is the same: players who are still tied share the win."),
    ),
)
