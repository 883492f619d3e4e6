"""What is in the box, and the aim of the game."""

from scorer.i18n import N_
from scorer.modules.base.game import JUNGLE_KINDS, WORKER_BOX
from scorer.rules.model import (
    Bullets,
    Chapter,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    TilesPicture,
)

# I18N: chapter of the rules: what is in the box, and the aim of the game
CHAPTER = Chapter("box", N_("Overview"))

WATER_FIELDS = Paragraph(
    N_(
        "The water track has %(water_fields)s water fields: %(water_field_1)s, %(water_field_2)s, "
        "%(water_field_3)s, %(water_field_4)s, %(water_field_5)s, %(water_field_6)s, "
        "%(water_field_7)s, %(water_field_8)s and %(water_field_9)s."
    )
)

SECTIONS = (
    Section(
        id="components",
        chapter=CHAPTER.id,
        title=N_("What’s in the box"),
        short=N_(
            "The box holds %(worker_tiles)s worker tiles, %(jungle_tiles)s jungle tiles, "
            "%(colours)s village boards, %(colours)s water carriers, %(cacao_fruits)s cacao "
            "fruits, %(sun_tokens)s sun tokens and %(coins)s coins."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Worker tiles: %(worker_tiles_colour)s in each colour (red, purple, white "
                    "and yellow). Each tile shows %(workers_per_tile)s workers, spread over its "
                    "%(tile_sides)s sides. Each colour has:"
                )
            ),
            Bullets(
                (
                    N_("%(tiles_even)s tiles with %(even_side)s worker on every side"),
                    N_(
                        "%(tiles_double)s tiles with %(double_side)s workers on one side, none "
                        "opposite, and %(even_side)s on each of the other sides"
                    ),
                    N_(
                        "%(tiles_triple)s tiles with %(triple_side)s workers on one side and "
                        "%(even_side)s on the side next to it: left on one tile, right on "
                        "the other"
                    ),
                )
            ),
            Paragraph(
                N_(
                    "The last %(tiles_triple)s are mirror images of each other. You can turn a "
                    "tile any way you like, but never flip it over."
                )
            ),
            Paragraph(N_("The %(jungle_tiles)s jungle tiles are:")),
            Bullets(
                (
                    N_(
                        "%(plantations)s plantations: %(single_plantations)s single and "
                        "%(double_plantations)s double"
                    ),
                    N_(
                        "%(markets)s markets: %(markets_low)s × price %(price_low)s, "
                        "%(markets_middle)s × price %(price_middle)s, %(markets_high)s × price "
                        "%(price_high)s"
                    ),
                    N_(
                        "%(mines)s gold mines: %(mines_low)s × value %(mine_low)s, "
                        "%(mines_high)s × value %(mine_high)s"
                    ),
                    # I18N: item of a list: how many tiles are in the box
                    N_("%(waters)s water tiles"),
                    # I18N: item of a list: how many tiles are in the box
                    N_("%(sun_sites)s sun-worshiping sites"),
                    # I18N: item of a list: how many tiles are in the box
                    N_("%(temples)s temples"),
                )
            ),
            Paragraph(
                N_(
                    "Each village board has %(cacao_limit)s storage spaces for cacao fruits, "
                    "%(sun_limit)s sun-worshiping places for sun tokens, and a water track."
                )
            ),
            WATER_FIELDS,
            Paragraph(
                N_(
                    "The gold coins: %(coins_small)s × %(coin_small)s gold, %(coins_middle)s × "
                    "%(coin_middle)s gold and %(coins_large)s × %(coin_large)s gold. That makes "
                    "%(bank_gold)s gold in all."
                )
            ),
        ),
        related=("setup-worker-tiles", "setup-two-players", "limits"),
        repeated_by=(
            *("q-how-many-tiles", "q-jungle-kinds", "q-worker-patterns", "q-mirror-tiles"),
            *("q-how-many-coins", "q-how-many-fruits", "q-village-board"),
        ),
        picture=TilesPicture(
            caption=N_("All kinds of jungle tile and all patterns of worker tile."),
            jungle=tuple(JUNGLE_KINDS),
            workers=tuple(WORKER_BOX),
        ),
    ),
    Section(
        id="goal",
        chapter=CHAPTER.id,
        title=N_("Aim of the game"),
        short=N_("The player with the most gold at the end of the game wins."),
        blocks=(
            Paragraph(
                N_(
                    "You place worker tiles next to jungle tiles. Your workers take and sell cacao "
                    "fruits, dig for gold, carry water, take sun tokens and gather at temples."
                )
            ),
            Paragraph(
                N_(
                    "You earn some gold during the game. Temples, sun tokens and your water field "
                    "are scored at the end."
                )
            ),
            Paragraph(
                N_(
                    "Cacao is for %(players_min)s to %(players_max)s players aged %(age_min)s and "
                    "over. A game takes about %(minutes)s minutes."
                )
            ),
        ),
        related=("final-scoring", "winner"),
        repeated_by=("q-how-long",),
        picture=PiecesPicture((Piece.COIN,), N_("Coins: the most gold wins.")),
    ),
)
