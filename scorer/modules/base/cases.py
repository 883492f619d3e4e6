"""Pictures of the cases that questions ask about, where the picture of their section shows another."""

from collections.abc import Mapping
from types import MappingProxyType

from scorer.i18n import N_
from scorer.rules.model import BoardPicture, Picture, Piece, PiecesPicture, TilesPicture

from .figures import TRIPLE_LEFT, TRIPLE_RIGHT
from .sections.scoring import SECOND_SHARED
from .sections.setup import START_TILES
from .sections.turn import TWO_SPACES

_TRACK = PiecesPicture(
    (Piece.WATER_TRACK,), N_("The water track, from %(water_start)s to %(water_end)s.")
)
_STORE = PiecesPicture(
    (Piece.VILLAGE_BOARD,),
    N_("The village board has room for %(cacao_limit)s cacao fruits and %(sun_limit)s sun tokens."),
)
_SUN = PiecesPicture((Piece.SUN_TOKEN,), N_("A sun token: pay it to overbuild."))
_OWN_EARLIER = BoardPicture(
    "p1R1111m3/.m2R2101",
    N_("The new market is next to an earlier red tile and a new one: workers on both act."),
    ((0, 2),),
)
_STACK = BoardPicture("R1210+t", N_("Only the top tile of the red stack counts."), ((0, 0),))
_EMPTY_SIDE = BoardPicture(
    "p1/R0130m2", N_("Red’s tile has no workers on the side next to the plantation."), ((1, 0),)
)

CASES: Mapping[str, Picture] = MappingProxyType(
    {
        "q-mirror-tiles": TilesPicture(
            N_("Mirror images: turning never makes them the same."),
            workers=(TRIPLE_LEFT, TRIPLE_RIGHT),
        ),
        "q-village-board": _STORE,
        "q-carrier-start": _TRACK,
        "q-corners-count": START_TILES,
        "q-adjacent": START_TILES,
        "q-must-worker-touch": _EMPTY_SIDE,
        "q-empty-side": _EMPTY_SIDE,
        "q-last-jungle-tile": TWO_SPACES,
        "q-fill-many": TWO_SPACES,
        "q-own-earlier": _OWN_EARLIER,
        "q-idle-workers": BoardPicture(
            "p1R1111", N_("The red worker on the right waits next to an empty space."), ((0, 2),)
        ),
        "q-beside-old-tile": BoardPicture(
            "R1111m2Y1111",
            N_("Yellow’s new tile is next to an old market: only Yellow acts."),
            ((0, 2),),
        ),
        "q-full-store": _STORE,
        "q-partly-full": _STORE,
        "q-discard-fruit": _STORE,
        "q-water-track": _TRACK,
        "q-water-points-now": _TRACK,
        "q-water-last-field": _TRACK,
        "q-water-back": _TRACK,
        "q-water-same-field": _TRACK,
        "q-overbuild-no-sun": _SUN,
        "q-overbuild-cost": _SUN,
        "q-overbuild-must": _SUN,
        "q-temple-alone": BoardPicture(
            "R1210t", N_("Only Red has workers at the temple."), ((0, 1),)
        ),
        "q-temple-stack": _STACK,
        "q-overbuild-old-workers": _STACK,
        "q-temple-tie-second": SECOND_SHARED,
    }
)
"""Question -> picture."""
