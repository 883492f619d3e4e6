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

CHAPTER = Chapter("box", N_("What is in the box, and the aim"))

SECTIONS = (
    Section(
        id="components",
        chapter=CHAPTER.id,
        title=N_("What is in the box"),
        short=N_(
            "The box holds %(worker_tiles)s worker tiles, %(jungle_tiles)s jungle tiles, "
            "%(colours)s village boards, %(colours)s water carriers, %(cacao_fruits)s cacao "
            "fruits, %(sun_tokens)s sun tokens and %(coins)s gold coins."
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
                    N_("%(tiles_even)s tiles with %(even_side)s worker on every side;"),
                    N_(
                        "%(tiles_double)s tiles with %(double_side)s workers on a side, nobody "
                        "on the opposite side, and %(even_side)s worker on each side between;"
                    ),
                    N_(
                        "%(tiles_triple)s tiles with %(triple_side)s workers on a side and the "
                        "last worker on the next side. They are mirror images: on the first that "
                        "worker sits to the left, on the other to the right."
                    ),
                )
            ),
            Paragraph(N_("You may turn a tile as you like, but you never flip it over.")),
            Paragraph(N_("The jungle tiles:")),
            Bullets(
                (
                    N_(
                        "%(plantations)s plantations: %(single_plantations)s single and "
                        "%(double_plantations)s double;"
                    ),
                    N_(
                        "%(markets)s markets: %(markets_low)s with selling price %(price_low)s, "
                        "%(markets_middle)s with %(price_middle)s and %(markets_high)s with "
                        "%(price_high)s;"
                    ),
                    N_(
                        "%(mines)s gold mines: %(mines_low)s of value %(mine_low)s and "
                        "%(mines_high)s of value %(mine_high)s;"
                    ),
                    N_("%(waters)s water tiles;"),
                    N_("%(sun_sites)s sun-worshiping sites;"),
                    N_("%(temples)s temples."),
                )
            ),
            Paragraph(
                N_(
                    "Each village board has %(cacao_limit)s storage spaces for cacao fruits, "
                    "%(sun_limit)s sun-worshiping places for sun tokens, and a water track of "
                    "%(water_fields)s water fields: %(water_field_1)s, %(water_field_2)s, "
                    "%(water_field_3)s, %(water_field_4)s, %(water_field_5)s, "
                    "%(water_field_6)s, %(water_field_7)s, %(water_field_8)s and "
                    "%(water_field_9)s."
                )
            ),
            Paragraph(
                N_(
                    "The gold coins: %(coins_small)s of %(coin_small)s, %(coins_middle)s of "
                    "%(coin_middle)s and %(coins_large)s of %(coin_large)s. That makes "
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
            caption=N_("Every kind of jungle tile, and every pattern of worker tile."),
            jungle=tuple(JUNGLE_KINDS),
            workers=tuple(WORKER_BOX),
        ),
    ),
    Section(
        id="goal",
        chapter=CHAPTER.id,
        title=N_("The aim of the game"),
        short=N_("Whoever has the most gold at the end of the game wins."),
        blocks=(
            Paragraph(
                N_(
                    "You place your worker tiles beside jungle tiles. There your workers pick "
                    "cacao fruits, sell them at markets, dig for gold, carry water, collect sun "
                    "tokens and gather at temples."
                )
            ),
            Paragraph(
                N_(
                    "Some gold you earn during the game; temples, leftover sun tokens and your "
                    "water field are added when it is over."
                )
            ),
            Paragraph(
                N_(
                    "The game is for %(players_min)s to %(players_max)s players from age "
                    "%(age_min)s, and takes about %(minutes)s minutes."
                )
            ),
        ),
        related=("final-scoring", "winner"),
        repeated_by=("q-how-long",),
        picture=PiecesPicture((Piece.COIN,), N_("Gold coins: collect the most to win.")),
    ),
)
