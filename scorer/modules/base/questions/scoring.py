"""Questions about the end and scoring."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-one-finished",
        "game-end",
        N_("Is it over when one player has no tiles left?"),
        N_("No. The other players place their last tiles too."),
    ),
    Question(
        "q-last-actions",
        "game-end",
        N_("Are the actions of the last tile still carried out?"),
        N_("Yes. Only then does the game end."),
    ),
    Question(
        "q-jungle-empty-end",
        "game-end",
        N_("Does the game end when the jungle tiles run out?"),
        N_(
            "No, you play on until all worker tiles have been placed. Spaces are no longer filled, "
            "and you may overbuild with a sun token."
        ),
    ),
    Question(
        "q-equal-turns",
        "game-end",
        N_("Does everybody get the same number of turns?"),
        N_(
            "Yes, as many as worker tiles: %(workers_each_2)s turns with %(players_2)s players, "
            "%(workers_each_3)s with %(players_3)s, %(workers_each_4)s with %(players_4)s."
        ),
    ),
    Question(
        "q-all-tiles",
        "game-end",
        N_("Do I have to place all my worker tiles?"),
        N_("Yes. The game ends only when all players have placed all of theirs."),
    ),
    Question(
        "q-player-leaves",
        "game-end",
        N_("What if a player has to leave early?"),
        N_(
            "Leave the tiles of that player on the table and play on without further turns for "
            "them."
        ),
        Source.OURS,
    ),
    Question(
        "q-scoring-order-matters",
        "final-scoring",
        N_("Does the order of scoring change the result?"),
        N_("No, the amounts are simply added. The order only helps you not to forget anything."),
    ),
    Question(
        "q-temple-turned",
        "final-scoring",
        N_("Why are temples turned over?"),
        N_("To show that they have been scored."),
    ),
    Question(
        "q-gold-before-temples",
        "final-scoring",
        N_("Do I enter my gold before or after the temples are paid?"),
        N_(
            "Before: the calculator adds temples and sun tokens itself. Coins that you have "
            "already taken for them would count double."
        ),
        Source.OURS,
    ),
    Question(
        "q-temple-alone",
        "temple-scoring",
        N_("What if I am the only player at a temple?"),
        N_("You get %(temple_first)s gold. The %(temple_second)s for second place are not paid."),
    ),
    Question(
        "q-temple-third",
        "temple-scoring",
        N_("Does the third place at a temple get anything?"),
        N_("No. Only the most and the second most workers bring gold."),
    ),
    Question(
        "q-temple-zero",
        "temple-scoring",
        N_("Do I get second place with no workers at the temple?"),
        N_(
            "No, you need a worker beside the temple to take part. A tile that touches it with an "
            "empty side does not count."
        ),
    ),
    Question(
        "q-temple-nobody",
        "temple-scoring",
        N_("What if nobody has a worker at a temple?"),
        N_("Then nobody gets gold for it."),
    ),
    Question(
        "q-temple-several-tiles",
        "temple-scoring",
        N_("Do workers of several of my tiles add up at a temple?"),
        N_("Yes. All your workers that are adjacent to the temple count together."),
    ),
    Question(
        "q-temple-duel",
        "temple-scoring",
        N_("Is second place paid with %(players_2)s players too?"),
        N_("Yes, %(temple_second)s gold, if you have a worker at the temple."),
    ),
    Question(
        "q-temple-stack",
        "temple-scoring",
        N_("Which tile counts at a temple if I have overbuilt?"),
        N_("Only the top tile of the stack. The workers under it no longer count."),
    ),
    Question(
        "q-temple-which-side",
        "temple-scoring",
        N_("Do all workers of a tile beside the temple count?"),
        N_("No, only the workers on the side that touches the temple."),
    ),
    Question(
        "q-temple-tie-first",
        "temple-ties",
        N_("What happens if we tie for first at a temple?"),
        N_(
            "You share the %(temple_first)s gold evenly, rounded down: %(first_shared_2)s each for "
            "%(players_2)s players, %(first_shared_3)s each for %(players_3)s, %(first_shared_4)s "
            "each for %(players_4)s. Second place is not paid."
        ),
    ),
    Question(
        "q-temple-tie-second",
        "temple-ties",
        N_("What happens if we tie for second at a temple?"),
        N_(
            "You share the %(temple_second)s gold evenly, rounded down: %(second_shared_2)s each "
            "for %(players_2)s players, %(second_shared_3)s each for %(players_3)s."
        ),
    ),
    Question(
        "q-second-after-tie",
        "temple-ties",
        N_("Is second place paid after a tie for first?"),
        N_("No. If first place is shared, nobody gets anything for second place."),
    ),
    Question(
        "q-rounding-rest",
        "temple-ties",
        N_("Who gets the gold left over from rounding down?"),
        N_("Nobody. It stays in the bank."),
    ),
    Question(
        "q-sun-paid",
        "sun-scoring",
        N_("Do sun tokens count that I paid for overbuilding?"),
        N_(
            "No. They went back to the supply; only tokens that are still on your village board "
            "count."
        ),
    ),
    Question(
        "q-water-negative",
        "water-scoring",
        N_("What if my water carrier is on a negative field?"),
        N_(
            "Then the value is subtracted from your gold. On the first field that is "
            "%(water_start)s."
        ),
    ),
    Question(
        "q-negative-total",
        "water-scoring",
        N_("Can my total be negative?"),
        N_("Yes. There is no lower limit: count on below nothing."),
        Source.OURS,
    ),
    Question(
        "q-sell-at-end",
        "leftover-cacao",
        N_("May I sell my last fruits at the end of the game?"),
        N_("No. You can only sell with a worker that is activated at a market."),
    ),
    Question(
        "q-tie-win",
        "winner",
        N_("We have the same amount of gold. Who wins?"),
        N_(
            "Whoever of you has more cacao fruits left. If that is the same too, you share the win."
        ),
    ),
    Question(
        "q-tie-others-fruits",
        "winner",
        N_("Do the fruits of players with less gold matter?"),
        N_("No. Only players who are tied for the most gold compare their fruits."),
    ),
    Question(
        "q-tie-sun",
        "winner",
        N_("Do sun tokens or the water field break a tie for the win?"),
        N_("No. They are already in your total; only leftover cacao fruits break a tie."),
    ),
    Question(
        "q-excess-later",
        "limits",
        N_("May I keep the excess for later?"),
        N_("No. What does not fit on your village board is lost."),
    ),
    Question(
        "q-gold-limit",
        "limits",
        N_("Is there a limit for gold?"),
        N_("No. You may collect as much gold as you can."),
    ),
    Question(
        "q-which-edition",
        "edition-differences",
        N_("Our rulebook says something else. What counts?"),
        N_(
            "Here one rule holds for everybody; the note beside it says why. You may agree on your "
            "own print before the game."
        ),
        Source.OURS,
    ),
    Question(
        "q-own-print",
        "edition-differences",
        N_("Does the calculator follow my rulebook?"),
        N_(
            "No, it follows one rule for every language. Only for a tie for second place can you "
            "choose the Persian rule at the result."
        ),
        Source.OURS,
    ),
    Question(
        "q-edition-english",
        "edition-differences",
        N_("What differs in the English and the German rulebook?"),
        N_(
            "When a space is filled they name the workers of the other players only. Here your own "
            "earlier workers act too."
        ),
    ),
    Question(
        "q-edition-dutch",
        "edition-differences",
        N_("What differs in the Dutch rulebook?"),
        N_(
            "Hardly anything but words. When a space is filled it names the workers of the other "
            "players only; here yours act too."
        ),
    ),
    Question(
        "q-edition-spanish",
        "edition-differences",
        N_("What differs in the Spanish rulebook?"),
        N_("Nothing that changes play or score."),
    ),
    Question(
        "q-edition-persian",
        "edition-differences",
        N_("What differs in the Persian rulebook?"),
        N_(
            "Above all: it pays everybody tied for second %(temple_second)s gold, and lists a "
            "market of price %(persian_price)s that is not in the box."
        ),
    ),
    Question(
        "q-short-rules",
        "edition-differences",
        N_("What are the German short rules (KSR)?"),
        N_(
            "A summary by the publisher, the “Kurzspielregel”. It leaves some rules out; there the "
            "full rules hold."
        ),
        Source.OURS,
    ),
)
