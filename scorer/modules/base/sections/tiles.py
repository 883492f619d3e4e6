"""What the jungle tiles do for each activated worker, and overbuilding."""

from scorer.i18n import N_
from scorer.modules.base.game import JUNGLE_KINDS, Action
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Section,
    TilesPicture,
)

CHAPTER = Chapter("tiles", N_("Jungle tiles"))
OVERBUILDING = Chapter("overbuilding", N_("Overbuilding"), part="overbuild")


def _tiles(action: Action, caption: str) -> TilesPicture:
    codes = tuple(code for code, kind in JUNGLE_KINDS.items() if kind.action == action)
    return TilesPicture(caption=caption, jungle=codes)


SECTIONS = (
    Section(
        id="plantation",
        chapter=CHAPTER.id,
        title=N_("Plantation"),
        short=N_(
            "For each activated worker take %(single_harvest)s cacao fruit at a single "
            "plantation or %(double_harvest)s at a double plantation. You never store more "
            "than %(cacao_limit)s; the excess is lost."
        ),
        blocks=(
            Paragraph(N_("Put the fruits on the storage spaces of your village board.")),
            Example(
                N_(
                    "Red's store is empty. %(triple_side)s red workers at a double plantation "
                    "pick %(triple_harvest)s cacao fruits. Red keeps %(cacao_limit)s; "
                    "%(triple_lost)s is lost."
                ),
                BoardPicture("R1300p2", N_("A full side of red workers at a double plantation.")),
            ),
        ),
        related=("limits", "market", "leftover-cacao"),
        repeated_by=("q-full-store", "q-partly-full", "q-double-plantation"),
        part="plantation",
        picture=_tiles(
            Action.PLANTATION, N_("On the left a single plantation, on the right a double.")
        ),
    ),
    Section(
        id="market",
        chapter=CHAPTER.id,
        title=N_("Market"),
        short=N_(
            "Each activated worker may sell one cacao fruit for the selling price shown on the "
            "market: %(price_low)s, %(price_middle)s or %(price_high)s gold."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The fruit goes back to the supply, and the bank pays. You need the fruit at "
                    "that moment, so visit a plantation on another side of your tile first if you "
                    "can."
                )
            ),
        ),
        related=("plantation", "action-order", "leftover-cacao"),
        repeated_by=("q-fruits-per-worker", "q-must-sell", "q-market-prices"),
        part="market",
        picture=_tiles(Action.MARKET, N_("The markets, from the lowest to the highest price.")),
    ),
    Section(
        id="gold-mine",
        chapter=CHAPTER.id,
        title=N_("Gold mine"),
        short=N_(
            "For each activated worker take as much gold from the bank as the mine shows: "
            "%(mine_low)s or %(mine_high)s."
        ),
        blocks=(
            Example(
                N_(
                    "%(double_side)s white workers at the mine of value %(mine_high)s bring white "
                    "%(mine_example)s gold."
                ),
                BoardPicture("g2W1012", N_("White workers at a gold mine.")),
            ),
        ),
        related=("change-money", "action-order"),
        part="gold_mine",
        picture=_tiles(
            Action.GOLD_MINE,
            N_("Gold mines of value %(mine_low)s and of value %(mine_high)s."),
        ),
    ),
    Section(
        id="water",
        chapter=CHAPTER.id,
        title=N_("Water"),
        short=N_(
            "For each activated worker move your water carrier %(water_step)s field forward "
            "(clockwise). On %(water_end)s it stays; further steps are lost."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The fields in order: %(water_field_1)s, %(water_field_2)s, "
                    "%(water_field_3)s, %(water_field_4)s, %(water_field_5)s, "
                    "%(water_field_6)s, %(water_field_7)s, %(water_field_8)s, "
                    "%(water_field_9)s."
                )
            ),
            Paragraph(
                N_(
                    "During the game the field earns and costs you nothing. Only the field your "
                    "carrier stands on at the end counts."
                )
            ),
            Example(
                N_(
                    "Purple's carrier is still on %(water_start)s. %(double_side)s purple workers "
                    "at the water take it to %(water_example)s."
                ),
                BoardPicture("wP1012", N_("Purple workers at the water.")),
            ),
        ),
        related=("water-scoring", "limits", "setup-players"),
        repeated_by=("q-water-track", "q-water-points-now", "q-water-last-field"),
        part="water",
        picture=_tiles(Action.WATER, N_("A water tile.")),
    ),
    Section(
        id="sun-site",
        chapter=CHAPTER.id,
        title=N_("Sun-worshiping site"),
        short=N_(
            "For each activated worker take %(sun_step)s sun token. You never have more than "
            "%(sun_limit)s; the excess is lost."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Put it on a sun-worshiping place of your village board. Late in the game you "
                    "can pay with it to overbuild; what you still have at the end is worth "
                    "%(sun_value)s gold each."
                )
            ),
        ),
        related=("overbuild", "sun-scoring", "limits"),
        repeated_by=("q-sun-more", "q-sun-use"),
        part="sun_site",
        picture=_tiles(Action.SUN_SITE, N_("A sun-worshiping site.")),
    ),
    Section(
        id="temple",
        chapter=CHAPTER.id,
        title=N_("Temple"),
        short=N_(
            "Workers at a temple do nothing during the game. At the end, the most workers at a "
            "temple bring %(temple_first)s gold, the second most %(temple_second)s."
        ),
        blocks=(
            Paragraph(
                N_("It does not matter when they were placed. Each temple is scored on its own.")
            ),
        ),
        related=("temple-scoring", "temple-ties"),
        repeated_by=("q-temple-during-game", "q-temple-old-workers"),
        part="temple",
        picture=_tiles(Action.TEMPLE, N_("A temple.")),
    ),
    Section(
        id="overbuild",
        chapter=OVERBUILDING.id,
        title=N_("Overbuilding"),
        short=N_(
            "Once jungle draw pile and display are both empty, you may pay a sun token and lay "
            "your tile on one of your own worker tiles from an earlier turn."
        ),
        blocks=(
            Bullets(
                (
                    N_("You do this instead of placing normally."),
                    N_("The workers on top are activated as usual."),
                    N_(
                        "A tile is overbuilt only once: never more than %(stack_limit)s tiles on "
                        "a stack."
                    ),
                    N_("From now on only the top of the stack counts."),
                    N_("Without the token you place normally; with it you may do so too."),
                )
            ),
            Example(
                N_(
                    "Red pays a sun token and overbuilds. The new tile touches the double "
                    "plantation with %(even_side)s worker, the market with %(double_side)s and "
                    "the water with %(even_side)s. Red takes %(double_harvest)s cacao fruits, "
                    "sells %(double_side)s for %(price_high)s gold each, %(sale_high)s gold in "
                    "all, and moves the water carrier %(water_step)s field on."
                ),
                BoardPicture(
                    ".p2/m4R1012+/.w",
                    N_("Red's new tile lies on top of an earlier red tile."),
                    ((1, 1),),
                    alt=N_(
                        "A red stack with a double plantation above it, a market on its left "
                        "and water below it."
                    ),
                ),
                BoardPicture(
                    ".p2/m4R1111/.w",
                    N_("The same place with the earlier red tile."),
                    ((1, 1),),
                ),
            ),
        ),
        related=("sun-site", "activate", "temple-scoring", "sun-scoring"),
        repeated_by=(
            *("q-cover-opponent", "q-overbuild-when", "q-overbuild-display-left"),
            *("q-overbuild-no-sun", "q-overbuild-cost", "q-overbuild-again"),
            *("q-overbuild-old-workers", "q-overbuild-same-turn", "q-overbuild-must"),
            "q-overbuild-activates",
        ),
    ),
)
