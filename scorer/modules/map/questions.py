"""What players ask about the Map."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

PLACE = N_("Put the map board between the draw pile and the display.")

QUESTIONS = (
    Question(
        "q-map-place",
        "map",
        N_("Where does the map board go?"),
        PLACE,
    ),
    Question(
        "q-map-open",
        "map",
        N_("How many jungle tiles lie open with the map board?"),
        N_("%(map_all_open)s: %(map_open)s on the map board and %(display)s in the display."),
    ),
    Question(
        "q-map-tiles-each",
        "map",
        N_("How many map tiles do I get?"),
        N_(
            "%(map_tiles_each)s, whatever the number of players. Map tiles that are left over go "
            "back into the box."
        ),
    ),
    Question(
        "q-map-changes-tiles",
        "map",
        N_("Do tiles come out of the game for the Map?"),
        N_("No. Jungle tiles and worker tiles are the same as in the base game."),
    ),
    Question(
        "q-map-cost",
        "map-turn",
        N_("What does a tile of the map board cost?"),
        N_("One map tile and no gold. The map tile goes back into the box."),
    ),
    Question(
        "q-map-both",
        "map-turn",
        N_("Can I use both my map tiles in the same turn?"),
        N_("Yes, if you fill several spaces. Each map tile is for one space."),
    ),
    Question(
        "q-map-mix",
        "map-turn",
        N_("Can I take one tile from the display and another from the map board?"),
        N_("Yes. For each space that you fill you choose anew, in any order."),
    ),
    Question(
        "q-map-nothing-to-fill",
        "map-turn",
        N_("Can I use a map tile when I have no space to fill?"),
        N_("No. It only lets you choose among more tiles when you fill a space."),
    ),
    Question(
        "q-map-refill",
        "map-turn",
        N_("When is the map board refilled?"),
        N_(
            "At the end of your turn. First its tiles slide into the display, then the draw pile "
            "refills the map board."
        ),
    ),
    Question(
        "q-map-slide",
        "map-turn",
        N_("Which tile of the map board moves into the display?"),
        N_("The one that lies nearest to the display. The other one moves up into its place."),
    ),
    Question(
        "q-map-get-more",
        "map-turn",
        N_("Can I get a map tile back or earn new ones?"),
        N_("No. %(map_tiles_each)s map tiles must last you the whole game."),
    ),
    Question(
        "q-map-many-spaces",
        "map-turn",
        N_("What if I fill more than %(display)s spaces with the Map?"),
        N_(
            "Use display and, for map tiles, map board in any order. Once the display is used up, "
            "the rest comes from the draw pile."
        ),
        Source.OURS,
    ),
    Question(
        "q-map-cannot-pay",
        "map-turn",
        N_("Only the map board has tiles left, but I have no map tile. What now?"),
        N_("The space stays empty. A tile of the map board always costs a map tile."),
        Source.OURS,
    ),
    Question(
        "q-map-unused",
        "map-end",
        N_("Are unused map tiles worth gold?"),
        N_("No. What you have not used by the end is worth nothing."),
    ),
    Question(
        "q-map-overbuild",
        "map-end",
        N_("When can I overbuild with the Map?"),
        N_(
            "When draw pile, map board and display are all empty. If you agreed on the optional "
            "rule, an empty draw pile is enough."
        ),
    ),
)
