"""All pieces of a game are somewhere, and there are as many as in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from scorer.engine.board import WorkerTile
from scorer.engine.fields import Field
from scorer.engine.moves import Fill, Place
from scorer.engine.play import Game, kind_of
from scorer.engine.setup import SharedRoom
from scorer.engine.village import Village
from scorer.modules.base.game import CACAO_FRUITS, SUN_TOKENS
from scorer.modules.huts.game import TILES


def count_pieces(game: Game) -> None:
    """Look for every tile, coin and token of a game in play."""
    setup, board = game.setup, game.board
    open_tiles = game.display + game.map_board
    jungle = Counter(game.pile) + Counter(map(kind_of, open_tiles))
    jungle += Counter(kind.code for _, kind in board.jungle)
    assert jungle == Counter(setup.jungle)
    stacks = Counter(tile.color for _, tile in board.workers if tile.covers)
    for seat in game.seats:
        tiles = Counter(seat.hand) + Counter(seat.pile) + Counter(seat.covered)
        tiles += Counter(tile.pattern for _, tile in board.workers if tile.color is seat.color)
        assert tiles == Counter(setup.worker_tiles)
        assert len(seat.covered) == stacks[seat.color]
        assert len(seat.hand) <= setup.hand
    villages = game.villages
    for field in setup.seat_fields:
        if field.from_board:
            assert not any(village.get(field.code) for village in villages)
        elif field.kind.has_items:
            _count_items(villages, field)
        else:
            held = [village[field.code] for village in villages]
            assert not any(field.problem_with(value) for value in held)
            assert field.pool is None or sum(held) <= field.pool
    for check in setup.checks:
        if isinstance(check, SharedRoom):
            for village in villages:
                assert sum(village[code] for code in check.fields) <= check.most
    assert sum(village["cacao"] for village in villages) <= CACAO_FRUITS
    assert sum(village["sun"] for village in villages) <= SUN_TOKENS
    assert game.bank + sum(village["gold"] for village in villages) == setup.bank
    assert game.bank >= 0
    places = setup.display + setup.map_board
    shown = min(places, len(open_tiles) + len(game.pile))
    assert len(open_tiles) == shown or game.filled
    assert len(game.display) == min(setup.display, len(open_tiles)) or game.filled
    _count_map_tiles(game)
    _count_huts(game)
    _count_gems(game)
    for square in board.tiles:
        assert board.is_jungle_space(square) != isinstance(board.tiles[square], WorkerTile)


def _count_items(villages: Sequence[Village], field: Field) -> None:
    for item in field.options:
        held = [village.get(f"{field.code}.{item}") or 0 for village in villages]
        assert all(0 <= n <= field.limits[item] for n in held)
        assert sum(held) <= field.pools[item]
    for village in villages:
        items = [village.get(f"{field.code}.{item}") or 0 for item in field.options]
        assert village[field.code] == sum(items)


def _count_map_tiles(game: Game) -> None:
    """Everybody has paid one for each tile of the map board that they took."""
    if not game.setup.map_fee:
        return
    paid: Counter[str] = Counter()
    color = game.seats[0].color
    for move in game.moves:
        if isinstance(move, Place):
            color = move.tile.color
        elif isinstance(move, Fill) and move.from_map:
            paid[color] += 1
    for village in game.villages:
        left = village[game.setup.map_fee]
        assert left >= 0 and left + paid[village.color] == game.setup.holds[game.setup.map_fee]


def _count_huts(game: Game) -> None:
    """Every hut tile shows one face, and lies with the others or belongs to somebody."""
    if "huts_left" in game.extras:
        built = sum(village["huts"] for village in game.villages)
        assert len(game.extras["huts_left"]) + built == len(TILES)


def _count_gems(game: Game) -> None:
    """A gem is in the car, on a mine, or with a player; each mask given out took one of each colour."""
    if "gems_in_car" not in game.extras:
        return
    on_open_tiles = "".join(tile.partition(":")[2] for tile in game.display + game.map_board)
    out = "".join(game.extras["gems_on_mines"].values())
    given = sum(village["masks"] for village in game.villages)
    for color, count in game.setup.field("gems").pools.items():
        held = sum(village.get(f"gems.{color}") or 0 for village in game.villages)
        places = game.extras["gems_in_car"], on_open_tiles, out
        assert sum(each.count(color[0]) for each in places) + held + given == count
    masks = Counter(game.extras["masks_left"])
    for mask in game.setup.field("masks").options:
        masks[mask] += sum(village.get(f"masks.{mask}") or 0 for village in game.villages)
    assert masks == Counter(game.setup.field("masks").pools)
