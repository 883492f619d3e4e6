"""Questions about the Gem Mines."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-gem-two-players",
        "gem-mines",
        N_("What is different about the Gem Mines with %(players_2)s players?"),
        N_(
            "You play with %(gem_in_d_2)s gem mines and %(gems_2)s gems. Leave %(gems_back_2)s gems "
            "of each colour and the mask (value %(mask_highest)s) in the box."
        ),
    ),
    Question(
        "q-gem-how-many",
        "gem-mines",
        N_("How many gems and masks are there?"),
        N_(
            "%(gems)s gems and %(masks)s masks. There are %(gems_each)s gems of each colour. The "
            "masks: %(mask_count_1)s × value %(mask_value_1)s, %(mask_count_2)s × value "
            "%(mask_value_2)s, %(mask_count_3)s × value %(mask_value_3)s and %(mask_count_4)s × "
            "value %(mask_value_4)s."
        ),
    ),
    Question(
        "q-gem-temples",
        "gem-mines",
        N_("Are there still temples with the Gem Mines?"),
        N_(
            "Usually not: gem mines replace all temples. Both are in play in the Big Game, and in a "
            "longer game with the New Workers where modules replace nothing."
        ),
    ),
    Question(
        "q-gem-who-shakes",
        "gem-mines",
        N_("Who puts gems on a gem mine before the first turn?"),
        N_(
            "The starting player. A gem mine that is face up during the set-up gets its "
            "%(gems_on_mine)s gems too."
        ),
        Source.OURS,
    ),
    Question(
        "q-gem-when",
        "gem-mine",
        N_("When do I put gems on a gem mine?"),
        N_(
            "As soon as it is face up in the display or on the map board. The gems stay on it when "
            "you place it."
        ),
    ),
    Question(
        "q-gem-on-mine",
        "gem-mine",
        N_("How many gems are on a gem mine?"),
        N_("%(gems_on_mine)s gems, as soon as it is face up. It is never refilled."),
    ),
    Question(
        "q-gem-from-pile",
        "gem-mine",
        N_("What if a gem mine comes straight from the jungle draw pile?"),
        N_("Shake %(gems_on_mine)s gems onto the gem mine when you place it."),
        Source.OURS,
    ),
    Question(
        "q-gem-choose",
        "gem-mine",
        N_("Can I choose the colour of the gem I take?"),
        N_("Yes. Each worker can take any gem that is on the gem mine."),
    ),
    Question(
        "q-gem-must-take",
        "gem-mine",
        N_("Do I have to take a gem from a gem mine?"),
        N_("No. You can leave the gems on the gem mine."),
    ),
    Question(
        "q-gem-empty",
        "gem-mine",
        N_("What if a gem mine has no gems left?"),
        N_("Your worker gets nothing at an empty gem mine. It is never refilled."),
        Source.OURS,
    ),
    Question(
        "q-gem-car-empty",
        "gem-mine",
        N_("Can the mine car run out of gems?"),
        N_(
            "No, there are enough gems for every gem mine. With %(players_2)s players all "
            "%(gems_2)s gems go onto the %(gem_in_d_2)s gem mines. With more players "
            "%(gems_spare)s gems stay in the mine car."
        ),
    ),
    Question(
        "q-gem-keep",
        "gem-masks",
        N_("Can I keep gems of all colours and trade them later?"),
        N_("No. You must trade your gems for a mask at once, even if it isn’t your turn."),
    ),
    Question(
        "q-gem-which-mask",
        "gem-masks",
        N_("Can I choose my mask?"),
        N_(
            "No. You always get the lowest mask left. So a later trade is worth at least as much as "
            "an earlier one."
        ),
    ),
    Question(
        "q-gem-traded",
        "gem-masks",
        N_("Where do gems go when I trade them for a mask?"),
        N_("Back into the box. Traded gems don’t return to the mine car."),
    ),
    Question(
        "q-gem-masks-run-out",
        "gem-masks",
        N_("Can the masks run out?"),
        N_(
            "No, there is always a mask for your gems. The gems on all gem mines are enough for "
            "%(masks)s masks, or %(masks_2)s with %(players_2)s players."
        ),
    ),
    Question(
        "q-gem-limit",
        "gem-masks",
        N_("How many gems can I keep?"),
        N_(
            "As many gems as you like. They need no storage space. They have at most "
            "%(gem_colors_left)s colours, because you trade as soon as you have all "
            "%(gem_colors)s."
        ),
        Source.OURS,
    ),
    Question(
        "q-gem-swap",
        "gem-masks",
        N_("Can I swap gems with another player?"),
        N_("No. You can only take gems from gem mines and trade them for masks."),
        Source.OURS,
    ),
    Question(
        "q-gem-same-time",
        "gem-order",
        N_("Do we all take gems at the same time?"),
        N_("No. The active player does all their actions first, then the others clockwise."),
    ),
    Question(
        "q-gem-leftover",
        "gem-scoring",
        N_("What is a leftover gem worth?"),
        N_("%(gem_value)s gold at the end, whatever its colour."),
    ),
    Question(
        "q-gem-tie",
        "gem-scoring",
        N_("Do gems or masks break a tie?"),
        N_("No, only cacao fruits do. The gold for gems and masks is already in your total."),
    ),
)
