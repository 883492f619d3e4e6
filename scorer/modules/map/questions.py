"""What players ask about the Map."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

PLACE = N_("Put the map board between the draw pile and the display.")

QUESTIONS = (
    Question(
        "q-map-place",
        "map",
        N_("Where does the map board go?"),
        N_("Between the draw pile and the display."),
    ),
    Question(
        "q-map-open",
        "map",
        N_("How many jungle tiles are face up with the map board?"),
        N_(
            "%(map_all_open)s jungle tiles: %(map_open)s on the map board and %(display)s in "
            "the display."
        ),
    ),
    Question(
        "q-map-tiles-each",
        "map",
        N_("How many map tiles do I get?"),
        N_(
            "%(map_tiles_each)s of the %(map_tiles)s map tiles, with any number of players. The "
            "others go back into the box."
        ),
    ),
    Question(
        "q-map-changes-tiles",
        "map",
        N_("Do we remove any tiles when we use the map board?"),
        N_("No. The jungle tiles and worker tiles are the same as in the base game."),
    ),
    Question(
        "q-map-cost",
        "map-turn",
        N_("How much does a jungle tile from the map board cost?"),
        N_("One map tile, and no gold. The map tile goes back into the box."),
    ),
    Question(
        "q-map-both",
        "map-turn",
        N_("Can I use both my map tiles in one turn?"),
        N_("Yes, if you fill more than one jungle space. Each map tile pays for one jungle tile."),
    ),
    Question(
        "q-map-mix",
        "map-turn",
        N_("Can I take one tile from the display and another from the map board?"),
        N_("Yes. For each space you fill, choose again where to take the tile from."),
    ),
    Question(
        "q-map-nothing-to-fill",
        "map-turn",
        N_("Can I use a map tile when there’s no jungle space to fill?"),
        N_("No. A map tile pays for a jungle tile that you put into a space at once."),
    ),
    Question(
        "q-map-refill",
        "map-turn",
        N_("When do we refill the map board?"),
        N_(
            "At the end of the turn. First refill the display from the map board, then the map "
            "board from the draw pile."
        ),
    ),
    Question(
        "q-map-slide",
        "map-turn",
        N_("Which tile slides from the map board into the display first?"),
        N_(
            "The one nearest the display. If another tile stays on the map board, it moves over to "
            "the free place."
        ),
    ),
    Question(
        "q-map-get-more",
        "map-turn",
        N_("Can I get more map tiles during the game?"),
        N_(
            "No. The %(map_tiles_each)s you start with are all you get, and a map tile you’ve used "
            "doesn’t come back."
        ),
    ),
    Question(
        "q-map-many-spaces",
        "map-turn",
        N_("What if I fill more than %(display)s spaces when we use the map board?"),
        N_(
            "Take tiles from the display for free, or from the map board for map tiles, in any "
            "order. When the display is empty, take the rest from the draw pile."
        ),
        Source.OURS,
    ),
    Question(
        "q-map-cannot-pay",
        "map-turn",
        N_("What if only the map board has jungle tiles left and I have no map tile?"),
        N_("The space stays empty. A tile from the map board always costs a map tile."),
        Source.OURS,
    ),
    Question(
        "q-map-unused",
        "map-end",
        N_("Are unused map tiles worth gold?"),
        N_("No. They’re worth nothing at the end."),
    ),
    Question(
        "q-map-overbuild",
        "map-end",
        N_("When can I overbuild if we use the map board?"),
        N_(
            "When the draw pile, the map board and the display are all empty. If you agreed on the "
            "optional rule, an empty draw pile is enough."
        ),
    ),
)
