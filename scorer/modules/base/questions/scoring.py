"""Questions about the end and scoring."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-one-finished",
        "game-end",
        N_("Is the game over when one player has no tiles left?"),
        N_("No. The other players place their last tiles too."),
    ),
    Question(
        "q-last-actions",
        "game-end",
        N_("Are the actions of the last tile still done?"),
        N_("Yes. The game ends only when they are done."),
    ),
    Question(
        "q-jungle-empty-end",
        "game-end",
        N_("Does the game end when the jungle tiles run out?"),
        N_(
            "No. Play on until all worker tiles are placed. Spaces are no longer filled, and you "
            "can overbuild with a sun token."
        ),
    ),
    Question(
        "q-equal-turns",
        "game-end",
        N_("Does everybody get the same number of turns?"),
        N_(
            "Yes, one turn for each worker tile. That is %(workers_each_2)s turns with "
            "%(players_2)s players, %(workers_each_3)s with %(players_3)s players or "
            "%(workers_each_4)s with %(players_4)s players."
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
        N_("Play on without them. Leave their tiles on the table."),
        Source.OURS,
    ),
    Question(
        "q-scoring-order-matters",
        "final-scoring",
        N_("Does the order of scoring change the result?"),
        N_("No. It just helps you not to miss anything."),
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
            "Before. The calculator adds the gold for temples and sun tokens. If you have already "
            "taken it, leave it out."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-temple-alone",
        "temple-scoring",
        N_("What if I am the only player at a temple?"),
        N_(
            "You get %(temple_first)s gold. The %(temple_second)s gold for second place is not "
            "paid."
        ),
    ),
    Question(
        "q-temple-third",
        "temple-scoring",
        N_("Does third place at a temple get anything?"),
        N_("No. Only the players with the most and the second most workers get gold."),
    ),
    Question(
        "q-temple-zero",
        "temple-scoring",
        N_("Can I get second place with no workers at the temple?"),
        N_(
            "No. You need at least one worker at the temple. An empty side next to the temple "
            "doesn’t count."
        ),
    ),
    Question(
        "q-temple-nobody",
        "temple-scoring",
        N_("What if nobody has a worker at a temple?"),
        N_("Nobody gets gold for it."),
    ),
    Question(
        "q-temple-several-tiles",
        "temple-scoring",
        N_("Do workers on several of my tiles add up at a temple?"),
        N_("Yes, at the same temple all your workers count together."),
    ),
    Question(
        "q-temple-duel",
        "temple-scoring",
        N_("Is second place paid with %(players_2)s players too?"),
        N_(
            "Yes. You get %(temple_second)s gold for second place if you have a worker at the "
            "temple."
        ),
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
        N_("Do all the workers on a tile next to a temple count?"),
        N_("No. Only the workers on the side next to the temple count."),
    ),
    Question(
        "q-temple-tie-first",
        "temple-ties",
        N_("What if we are tied for first place at a temple?"),
        N_(
            "You split the %(temple_first)s gold for first place, rounded down: "
            "%(first_shared_2)s gold each for %(players_2)s players, %(first_shared_3)s each "
            "for %(players_3)s, %(first_shared_4)s each for %(players_4)s. Second place is "
            "not paid."
        ),
    ),
    Question(
        "q-temple-tie-second",
        "temple-ties",
        N_("What if we are tied for second place at a temple?"),
        N_(
            "You split the %(temple_second)s gold for second place, rounded down: "
            "%(second_shared_2)s gold each for %(players_2)s players, %(second_shared_3)s "
            "each for %(players_3)s."
        ),
    ),
    Question(
        "q-second-after-tie",
        "temple-ties",
        N_("Is second place paid after a tie for first place?"),
        N_("No. If first place is shared, nobody gets gold for second place."),
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
        N_("Do sun tokens I paid for overbuilding still count?"),
        N_("No. Only the sun tokens still on your village board count."),
    ),
    Question(
        "q-water-negative",
        "water-scoring",
        N_("What if my water carrier is on a negative field?"),
        N_("Its value is subtracted from your gold. The lowest field is %(water_start)s."),
    ),
    Question(
        "q-negative-total",
        "water-scoring",
        N_("Can my total be negative?"),
        N_("Yes, your total can be negative. There is no minimum."),
        Source.ABOUT,
    ),
    Question(
        "q-sell-at-end",
        "leftover-cacao",
        N_("Can I sell my last cacao fruits when the game ends?"),
        N_("No. You can sell only with an activated worker at a market."),
    ),
    Question(
        "q-tie-win",
        "winner",
        N_("We have the same amount of gold. Who wins?"),
        N_(
            "The tied player with the most cacao fruits left wins. If that is a tie too, you share "
            "the win."
        ),
    ),
    Question(
        "q-tie-others-fruits",
        "winner",
        N_("Do the cacao fruits of players with less gold matter?"),
        N_("No. Only players tied for the most gold compare their cacao fruits."),
    ),
    Question(
        "q-tie-sun",
        "winner",
        N_("Do sun tokens or the water field break a tie?"),
        N_("No. They are already in your total. Only leftover cacao fruits settle a tie."),
    ),
    Question(
        "q-excess-later",
        "limits",
        N_("Can I keep extra fruits or sun tokens for later?"),
        N_("No. What doesn’t fit on your village board is lost."),
    ),
    Question(
        "q-gold-limit",
        "limits",
        N_("Is there a limit on gold?"),
        N_("No. You can have any amount of gold."),
    ),
    Question(
        "q-which-edition",
        "edition-differences",
        N_("What if our rulebook says something else?"),
        N_(
            "This app uses one rule for everybody, and a note says why. Before the game, you can "
            "agree to play by your own rulebook."
        ),
        Source.OURS,
    ),
    Question(
        "q-own-print",
        "edition-differences",
        N_("Does the calculator follow my rulebook?"),
        N_(
            "No. It uses the same rules in every language. You can choose the Persian rule only "
            "for a tie for second place at a temple."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-edition-english",
        "edition-differences",
        N_("What is different in the English and German rulebooks?"),
        N_(
            "When a space is filled, they mention only the other players’ workers. We also "
            "activate your own earlier workers."
        ),
    ),
    Question(
        "q-edition-dutch",
        "edition-differences",
        N_("What is different in the Dutch rulebook?"),
        N_(
            "Only one rule that affects play. When a space is filled, it mentions only the other "
            "players’ workers. We also activate your own earlier workers."
        ),
    ),
    Question(
        "q-edition-spanish",
        "edition-differences",
        N_("What is different in the Spanish rulebook?"),
        N_("Nothing that changes play or the score."),
    ),
    Question(
        "q-edition-persian",
        "edition-differences",
        N_("What is different in the Persian rulebook?"),
        N_(
            "Above all, each player tied for second place at a temple gets %(temple_second)s gold. "
            "It also lists a market (price %(persian_price)s) that isn’t in the box."
        ),
    ),
    Question(
        "q-short-rules",
        "edition-differences",
        N_("What are the German short rules (KSR)?"),
        N_(
            "They are a summary by the publisher, the “Kurzspielregel”. They leave some "
            "rules out. Where they do, the full rules apply."
        ),
        Source.ABOUT,
    ),
)
