"""Could this final board have happened? Every finding, with its square.

"Impossible" is only said where it is certain; what is merely odd is "unlikely".

>>> from scorer.modules import setup_for
>>> [finding.code for finding in check(Board.parse("p1R1111/.m2", setup_for(2)), setup_for(2))]
['too-few-tiles', 'too-few-colors', 'jungle-left-over']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from .board import Board, Square
from .components import FILLED_AT, STACK_LIMIT, TILE_SIDES, Color, JungleKind, pattern_text
from .fields import FieldKind
from .growth import grown_from, parts
from .setup import (
    Assignable,
    FewKinds,
    FromTiles,
    LowestFirst,
    OnOwnTiles,
    PaidInSets,
    Setup,
    SharedRoom,
)
from .two_sided import placed_on
from .village import Village


class Severity(StrEnum):
    """How sure a finding is."""

    IMPOSSIBLE = "impossible"
    UNLIKELY = "unlikely"


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong or odd; `params` are the figures that a sentence about it needs."""

    code: str
    square: Square | None
    severity: Severity
    params: Mapping[str, int | str]


def _impossible(code: str, square: Square | None = None, **params: int | str) -> Finding:
    return Finding(code, square, Severity.IMPOSSIBLE, params)


def check(
    board: Board,
    setup: Setup,
    colors: Collection[Color] | None = None,
    villages: Sequence[Village] = (),
) -> tuple[Finding, ...]:
    """All findings about a finished table, in the order of the list below.

    Without `colors` any colours may be playing, as long as they are not more than the players.
    """
    if colors is None and villages:
        colors = [village.color for village in villages]
    return (
        *_wrong_squares(board),
        *_colors(board, setup, colors),
        *_surplus_jungle(board, setup),
        *_surplus_workers(board, setup),
        *_tiles_laid(board, setup, colors),
        *_growth(board, setup),
        *_left_empty(board, setup),
        *_beyond_reach(board, setup, villages),
        *check_pools(villages, setup),
        *check_items(villages, setup),
    )


def check_pools(villages: Collection[Village], setup: Setup) -> Iterator[Finding]:
    """More of something on the table than the box holds?"""
    for field in setup.seat_fields:
        if field.pool is not None:
            found = _sum(villages, field.code)
            if found > field.pool:
                yield _impossible(f"too-much-{field.code}", found=found, limit=field.pool)


def check_items(villages: Collection[Village], setup: Setup) -> Iterator[Finding]:
    """What modules know to be impossible about the things that players have."""
    for each in setup.checks:
        if isinstance(each, LowestFirst):
            yield from _not_lowest(each, villages, setup)
        elif isinstance(each, Assignable):
            yield from _not_assignable(each, villages)
        elif isinstance(each, FromTiles):
            found = sum(weight * _sum(villages, code) for code, weight in each.weights)
            limit = each.each * setup.jungle.get(each.kind, 0)
            if found > limit:
                yield _impossible(f"{each.weights[0][0]}-not-from-tiles", found=found, limit=limit)
        elif isinstance(each, PaidInSets):
            for item, limit in setup.field(each.field).pools.items():
                found = _sum(villages, f"{each.field}.{item}") + _sum(villages, each.bought)
                if found > limit:
                    yield _impossible(f"{each.field}-paid", item=item, found=found, limit=limit)
        elif isinstance(each, OnOwnTiles):
            limit = setup.workers_each if each.counts_workers else setup.worker_tiles_each
            for village in villages:
                if (found := village.get(each.field) or 0) > limit:
                    code = f"{each.field}-not-on-tiles"
                    yield _impossible(code, color=village.color, found=found, limit=limit)
        else:
            yield from _too_much_of_one(each, villages, setup)


def _sum(villages: Iterable[Village], code: str) -> int:
    return sum(village.get(code) or 0 for village in villages)


def _too_much_of_one(
    each: FewKinds | SharedRoom, villages: Iterable[Village], setup: Setup
) -> Iterator[Finding]:
    for village in villages:
        if isinstance(each, FewKinds):
            items = setup.field(each.field).options
            found = sum(bool(village.get(f"{each.field}.{item}")) for item in items)
            code = f"{each.field}-kinds"
        else:
            found = sum(village.get(field) or 0 for field in each.fields)
            code = f"{each.fields[-1]}-room"
        if found > each.most:
            yield _impossible(code, color=village.color, found=found, limit=each.most)


def _not_lowest(each: LowestFirst, villages: Iterable[Village], setup: Setup) -> Iterator[Finding]:
    """An item that somebody has although a lower one is left."""
    pools = setup.field(each.field).pools
    left = ""
    for item, count in pools.items():
        found = sum(village.get(f"{each.field}.{item}") or 0 for village in villages)
        if found and left:
            yield _impossible(f"{each.field}-not-lowest", item=item, lower=left)
            return
        if found < count:
            left = left or item


def _not_assignable(each: Assignable, villages: Iterable[Village]) -> Iterator[Finding]:
    """Items that cannot all lie up at once."""
    wanted = [
        item
        for item in dict.fromkeys(side for tile in each.tiles for side in tile)
        for village in villages
        for _ in range(village.get(f"{each.field}.{item}") or 0)
    ]
    placed = placed_on(wanted, each.tiles)
    if placed < len(wanted):
        yield _impossible(f"{each.field}-not-on-tiles", found=len(wanted), limit=placed)


def check_temples(temples: Iterable[Mapping[Color, int]], setup: Setup) -> Iterator[Finding]:
    """For temples given as counts: do so many workers fit on the four sides?

    >>> from scorer.modules import setup_for
    >>> crowd = {Color.RED: 4, Color.WHITE: 4, Color.YELLOW: 1}
    >>> [finding.params["tiles"] for finding in check_temples([crowd], setup_for(3))]
    [5]
    """
    busiest = sorted(
        (max(p) for p, n in setup.worker_tiles.items() for _ in range(n)), reverse=True
    )
    for number, workers in enumerate(temples, 1):
        tiles = sum(_tiles_needed(count, busiest) for count in workers.values())
        if tiles > TILE_SIDES:
            yield _impossible("temple-crowded", temple=number, tiles=tiles, limit=TILE_SIDES)


def _tiles_needed(workers: int, busiest: Sequence[int]) -> int:
    tiles = 0
    while workers > 0 and tiles < len(busiest):
        workers -= busiest[tiles]
        tiles += 1
    return tiles


def _wrong_squares(board: Board) -> Iterator[Finding]:
    for square in sorted(board.tiles):
        if board.is_jungle_space(square) != isinstance(board.tiles[square], JungleKind):
            yield _impossible("wrong-square", square)


def _colors(board: Board, setup: Setup, colors: Collection[Color] | None) -> Iterator[Finding]:
    first: dict[Color, Square] = {}
    for square, tile in board.workers:
        first.setdefault(tile.color, square)
    if colors is None:
        if len(first) > setup.players:
            yield _impossible("too-many-colors", found=len(first), limit=setup.players)
        return
    for color, square in first.items():
        if color not in colors:
            yield _impossible("color-not-in-game", square, color=color)


def _surplus_jungle(board: Board, setup: Setup) -> Iterator[Finding]:
    squares: dict[str, list[Square]] = {}
    for square, kind in board.jungle:
        squares.setdefault(kind.code, []).append(square)
    for code, at in squares.items():
        limit = setup.jungle.get(code, 0)
        if len(at) > limit:
            yield _impossible(
                "too-many-jungle-tiles", at[limit], kind=code, found=len(at), limit=limit
            )


def _surplus_workers(board: Board, setup: Setup) -> Iterator[Finding]:
    squares: dict[tuple[Color, str], list[Square]] = {}
    limits = {pattern_text(pattern): count for pattern, count in setup.worker_tiles.items()}
    for square, tile in board.workers:
        squares.setdefault((tile.color, pattern_text(tile.pattern)), []).append(square)
    for (color, pattern), at in squares.items():
        limit = limits.get(pattern, 0)
        if len(at) > limit:
            yield _impossible(
                "too-many-worker-tiles",
                at[limit],
                color=color,
                pattern=pattern,
                found=len(at),
                limit=limit,
            )


def is_complete(board: Board, setup: Setup, colors: Collection[Color]) -> bool:
    """Do all tiles lie on the board: everybody's worker tiles, and the whole jungle?"""
    laid = _laid(board)
    return len(board.jungle) >= setup.jungle_tiles and all(
        laid[color] >= setup.worker_tiles_each for color in colors
    )


def _laid(board: Board) -> Counter[Color]:
    """How many worker tiles each colour has laid, visible and covered together."""
    laid: Counter[Color] = Counter()
    for _, tile in board.workers:
        laid[tile.color] += STACK_LIMIT if tile.covers else 1
    return laid


def _tiles_laid(board: Board, setup: Setup, colors: Collection[Color] | None) -> Iterator[Finding]:
    """Everyone has laid all their tiles."""
    laid = _laid(board)
    playing = list(laid) if colors is None else list(colors)
    due = setup.worker_tiles_each
    # Who finds no square for a tile, and can overbuild none, is left with it.
    is_full = len(board.jungle) >= setup.jungle_tiles and not board.open_squares()
    for color in sorted(playing, key=tuple(Color).index):
        if laid[color] > due or (laid[color] < due and not is_full):
            code = "too-few-tiles" if laid[color] < due else "too-many-tiles"
            yield _impossible(code, color=color, found=laid[color], limit=due)
    if len(playing) < setup.players:
        yield _impossible("too-few-colors", missing=setup.players - len(playing))


def _growth(board: Board, setup: Setup) -> Iterator[Finding]:
    """Every tile was laid beside what was there before it, beginning with the start tiles."""
    start, missing = grown_from(board, setup.start)
    if start and not missing:
        return
    if not start:
        yield _impossible("no-start-tiles")
    alone = [
        _impossible("worker-without-jungle", square)
        for square, _ in board.workers
        if not board.has_jungle_neighbor(square)
    ]
    yield from alone
    around = board.worker_tiles_around
    lonely = {
        square: around.get(square, 0)
        for square, _ in board.jungle
        if around.get(square, 0) < FILLED_AT
    }
    excused = start or _lonely_start_tiles(board, lonely, setup.start)
    unexcused = [square for square in lonely if square not in excused]
    for square in unexcused:
        yield _impossible("jungle-without-workers", square, found=lonely[square], limit=FILLED_AT)
    apart = parts(board, start or ())
    for part in apart[1:]:
        if len(part) > 1 or not (alone or unexcused):
            yield _impossible("separate-part", min(part), tiles=len(part))
    if start and not (alone or unexcused or apart[1:]):
        yield _impossible("order-impossible", min(missing), tiles=len(missing))


def _lonely_start_tiles(
    board: Board, lonely: Collection[Square], start: Sequence[str]
) -> tuple[Square, ...]:
    """Without a start pair: the first lonely tile of each of its kinds may still be one of it."""
    found: dict[str, Square] = {}
    for square in lonely:
        code = str(board.tiles[square])
        if code in start:
            found.setdefault(code, square)
    return tuple(found.values())


def _left_empty(board: Board, setup: Setup) -> Iterator[Finding]:
    """While jungle tiles last, spaces fill at once and nothing can be overbuilt."""
    missing = setup.jungle_tiles - len(board.jungle)
    if missing <= 0:
        return
    # Tiles on a map board fill no space of a player who cannot pay for them.
    spaces = board.spaces_to_fill() if missing > setup.map_board else []
    for space in spaces:
        tiles = board.worker_tiles_around[space]
        yield _impossible("space-left-empty", space, tiles=tiles, missing=missing)
    # Where overbuilding may begin early, some jungle tiles still lie open.
    is_certain = not setup.is_early or missing > setup.display + setup.map_board
    covering = sorted(square for square, tile in board.workers if tile.covers)
    for square in covering if is_certain else ():
        yield _impossible("covered-too-early", square, missing=missing)
    if not spaces and not covering:
        yield Finding("jungle-left-over", None, Severity.UNLIKELY, {"missing": missing})


def _beyond_reach(board: Board, setup: Setup, villages: Sequence[Village]) -> Iterator[Finding]:
    """Does a village hold more than its workers, seen or covered, can ever have brought in?"""
    if not setup.reaches:
        return
    most: Counter[tuple[Color, str]] = Counter()
    for space, kind in board.jungle:
        for _, side, tile in board.touching(space):
            workers = tile.sides[side] + (setup.most_at_side if tile.covers else 0)
            most[tile.color, kind.action] += workers * kind.amount
    covering: dict[Color, list[Square]] = {}
    for square, tile in board.workers:
        if tile.covers:
            covering.setdefault(tile.color, []).append(square)
    for reach in setup.reaches:
        if reach.field == setup.game.overbuild:
            for color, squares in covering.items():
                tokens = sum(most[color, action] for action in reach.actions)
                if len(squares) > tokens:
                    yield _impossible(
                        "no-sun-token",
                        squares[tokens],
                        color=color,
                        found=len(squares),
                        limit=tokens,
                    )
    for village in villages:
        color = village.color
        for reach in setup.reaches:
            held = village.get(reach.field)
            if held is None:
                continue
            field = setup.field(reach.field)
            found = field.values.index(held) if field.kind is FieldKind.VALUE else held
            spent = len(covering.get(color, ())) if reach.field == setup.game.overbuild else 0
            limit = sum(most[color, action] for action in reach.actions)
            # More stacks than sun tokens has been told already.
            if found + spent > limit and spent <= limit:
                yield _impossible(
                    f"{reach.field}-out-of-reach", color=color, found=found + spent, limit=limit
                )
