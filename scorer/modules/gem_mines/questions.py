"""Questions about the Gem Mines."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-gem-two-players",
        "gem-mines",
        N_("What is different about the Gem Mines with %(players_2)s players?"),
        N_(
            "Only %(gem_in_d_2)s gem mines and %(gems_2)s gems are in play: %(gems_back_2)s gems of "
            "each colour and the mask of %(mask_highest)s stay in the box."
        ),
    ),
    Question(
        "q-gem-how-many",
        "gem-mines",
        N_("How many gems and masks are there?"),
        N_(
            "%(gems)s gems, %(gems_each)s of each colour, and %(masks)s masks: %(mask_count_1)s of "
            "%(mask_value_1)s, %(mask_count_2)s of %(mask_value_2)s, %(mask_count_3)s of "
            "%(mask_value_3)s and %(mask_count_4)s of %(mask_value_4)s."
        ),
    ),
    Question(
        "q-gem-temples",
        "gem-mines",
        N_("Are there still temples with the Gem Mines?"),
        N_(
            "Usually not: the gem mines replace all temples. You have both if you replace nothing: "
            "in the Big Game, or in a longer game with the New Workers."
        ),
    ),
    Question(
        "q-gem-who-shakes",
        "gem-mines",
        N_("Who shakes out the gems before the first turn?"),
        N_(
            "The starting player. A gem mine in the very first display gets its "
            "%(gems_on_mine)s gems too."
        ),
        Source.OURS,
    ),
    Question(
        "q-gem-when",
        "gem-mine",
        N_("When do gems come onto a gem mine?"),
        N_(
            "As soon as the tile lies open in the display, or on the map board. The gems stay on it "
            "when it is laid."
        ),
    ),
    Question(
        "q-gem-on-mine",
        "gem-mine",
        N_("How many gems lie on a gem mine?"),
        N_("%(gems_on_mine)s, as soon as it lies open. It is never filled up again."),
    ),
    Question(
        "q-gem-from-pile",
        "gem-mine",
        N_("What if a gem mine comes straight from the draw pile?"),
        N_("Shake %(gems_on_mine)s gems onto it when you lay it on the table."),
        Source.OURS,
    ),
    Question(
        "q-gem-choose",
        "gem-mine",
        N_("Can I choose the colour of my gem?"),
        N_("Yes. Each worker takes any one of the gems on that mine."),
    ),
    Question(
        "q-gem-must-take",
        "gem-mine",
        N_("Do I have to take a gem?"),
        N_("No, you may leave the gems on the mine."),
    ),
    Question(
        "q-gem-empty",
        "gem-mine",
        N_("What if there are no gems left on the mine?"),
        N_("Then your worker gets nothing there. The mine is not filled again."),
        Source.OURS,
    ),
    Question(
        "q-gem-car-empty",
        "gem-mine",
        N_("Can the mine car run out of gems?"),
        N_(
            "No. With %(players_2)s players the %(gems_2)s gems fill exactly %(gem_in_d_2)s mines. "
            "With more players %(gems_spare)s gems stay in the car."
        ),
    ),
    Question(
        "q-gem-keep",
        "gem-masks",
        N_("Can I keep all the colours and trade them later?"),
        N_("No, you trade at once, even when it is not your turn."),
    ),
    Question(
        "q-gem-which-mask",
        "gem-masks",
        N_("Can I choose my mask?"),
        N_("No, you always get the lowest one. Whoever trades later gets a better mask."),
    ),
    Question(
        "q-gem-traded",
        "gem-masks",
        N_("Where do the traded gems go?"),
        N_("Back into the box. They do not return to the mine car."),
    ),
    Question(
        "q-gem-masks-run-out",
        "gem-masks",
        N_("Can the masks run out?"),
        N_(
            "No. The gems on all mines make %(masks)s sets at most, and %(masks_2)s with "
            "%(players_2)s players."
        ),
    ),
    Question(
        "q-gem-limit",
        "gem-masks",
        N_("How many gems can I keep?"),
        N_(
            "As many as you like; they need no space on your village board. They have at most "
            "%(gem_colors_left)s colours, because you trade as soon as you own all."
        ),
        Source.OURS,
    ),
    Question(
        "q-gem-swap",
        "gem-masks",
        N_("Can I swap gems with another player?"),
        N_("No. Gems are only taken from mines and traded for masks."),
        Source.OURS,
    ),
    Question(
        "q-gem-same-time",
        "gem-order",
        N_("Do we all take gems at the same time?"),
        N_("No. The active player goes first, then the others clockwise."),
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
        N_("No, only cacao fruits do. Gems and masks are already part of your total."),
    ),
)
