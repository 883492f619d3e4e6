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

from .box import WATER_FIELDS

# I18N: chapter of the rules
CHAPTER = Chapter("tiles", N_("Jungle tiles"))
# I18N: chapter of the rules, and its only section
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
            "For each activated worker, take %(single_harvest)s cacao fruit (single plantation) or "
            "%(double_harvest)s (double plantation). You can store %(cacao_limit)s at most; the "
            "rest is lost."
        ),
        blocks=(
            Paragraph(N_("Put the cacao fruits on the storage spaces of your village board.")),
            Example(
                N_(
                    "Red has no cacao fruits yet. %(triple_side)s red workers at a double "
                    "plantation take %(triple_harvest)s. Red keeps %(cacao_limit)s; "
                    "%(triple_lost)s is lost."
                ),
                BoardPicture("R1300p2", N_("Red workers at a double plantation.")),
            ),
        ),
        related=("limits", "market", "leftover-cacao"),
        repeated_by=("q-full-store", "q-partly-full", "q-double-plantation"),
        part="plantation",
        picture=_tiles(Action.PLANTATION, N_("A single plantation and a double plantation.")),
    ),
    Section(
        id="market",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile
        title=N_("Market"),
        short=N_(
            "Each activated worker can sell one cacao fruit for the price shown on the market: "
            "%(price_low)s, %(price_middle)s or %(price_high)s gold."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The fruit goes back to the supply, and the bank pays you. You need the "
                    "fruit at that moment. If another side of your tile is next to a "
                    "plantation, use that side first."
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
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile
        title=N_("Gold mine"),
        short=N_(
            "For each activated worker, take the gold shown on the mine from the bank: "
            "%(mine_low)s or %(mine_high)s."
        ),
        blocks=(
            Example(
                N_(
                    "White has %(double_side)s workers at the gold mine (value %(mine_high)s) and "
                    "takes %(mine_example)s gold."
                ),
                BoardPicture("g2W1012", N_("White workers at a gold mine.")),
            ),
        ),
        related=("change-money", "action-order"),
        part="gold_mine",
        picture=_tiles(
            Action.GOLD_MINE,
            N_("A gold mine (value %(mine_low)s) and a gold mine (value %(mine_high)s)."),
        ),
    ),
    Section(
        id="water",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile (in the
        # rulebook of your language, perhaps a pond or a cenote)
        title=N_("Water"),
        short=N_(
            "For each activated worker, move your water carrier %(water_step)s field forward "
            "(clockwise). On %(water_end)s it stays; further steps are lost."
        ),
        blocks=(
            WATER_FIELDS,
            Paragraph(
                N_("Your field counts only at the end of the game. Fields you passed don’t count.")
            ),
            Example(
                N_(
                    "Purple’s water carrier is still on %(water_start)s. %(double_side)s purple "
                    "workers at the water move it to %(water_example)s."
                ),
                BoardPicture("wP1012", N_("Purple workers at the water.")),
            ),
        ),
        related=("water-scoring", "limits", "setup-players"),
        repeated_by=("q-water-track", "q-water-points-now", "q-water-last-field"),
        part="water",
        # I18N: caption of a picture
        picture=_tiles(Action.WATER, N_("A water tile.")),
    ),
    Section(
        id="sun-site",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile, in the
        # printed spelling
        title=N_("Sun-worshiping site"),
        short=N_(
            "For each activated worker, take %(sun_step)s sun token. You can have %(sun_limit)s at "
            "most; the rest is lost."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Put it on a sun-worshiping place of your village board. Late in the game, you "
                    "can spend it to overbuild. At the end, each one left is worth %(sun_value)s "
                    "gold."
                )
            ),
        ),
        related=("overbuild", "sun-scoring", "limits"),
        repeated_by=("q-sun-more", "q-sun-use"),
        part="sun_site",
        # I18N: caption of a picture
        picture=_tiles(Action.SUN_SITE, N_("A sun-worshiping site.")),
    ),
    Section(
        id="temple",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page, and a kind of jungle tile
        title=N_("Temple"),
        short=N_(
            "Workers at a temple do nothing during the game. At the end, the player with the most "
            "there gets %(temple_first)s gold, the second most %(temple_second)s."
        ),
        blocks=(
            Paragraph(
                N_(
                    "It doesn’t matter when the workers were placed. Each temple is scored on its "
                    "own."
                )
            ),
        ),
        related=("temple-scoring", "temple-ties"),
        repeated_by=("q-temple-during-game", "q-temple-old-workers"),
        part="temple",
        # I18N: caption of a picture
        picture=_tiles(Action.TEMPLE, N_("A temple.")),
    ),
    Section(
        id="overbuild",
        chapter=OVERBUILDING.id,
        title=N_("Overbuilding"),
        short=N_(
            "When the jungle draw pile and display are both empty, you can overbuild. Pay a sun "
            "token and place your tile on one of your own earlier tiles."
        ),
        blocks=(
            Bullets(
                (
                    N_("You overbuild instead of placing normally."),
                    N_("The tile below must be from an earlier turn."),
                    N_("The workers on top are activated as usual."),
                    N_(
                        "A tile can be overbuilt only once: never more than %(stack_limit)s tiles "
                        "on a stack."
                    ),
                    N_("From then on, only the top tile of the stack counts."),
                    N_("Overbuilding is a choice. Without a sun token, place normally."),
                )
            ),
            Example(
                N_(
                    "Red pays a sun token and overbuilds. The new tile has %(even_side)s worker at "
                    "the double plantation, %(double_side)s at the market and %(even_side)s at the "
                    "water. Red takes %(double_harvest)s cacao fruits and sells them for "
                    "%(price_high)s gold each, %(sale_high)s gold in all. Then Red moves the water "
                    "carrier %(water_step)s field forward."
                ),
                BoardPicture(
                    ".p2/m4R1012+/.w",
                    N_("Red’s new tile is on top of an earlier red tile."),
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
