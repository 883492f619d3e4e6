"""Tiles with something else on each side, of which one side each lies up.

>>> fits_on_tiles({"sun": 1, "moon": 1}, [("sun", "moon"), ("sun", "star")])
True
>>> fits_on_tiles({"moon": 2}, [("sun", "moon"), ("sun", "star")])
False
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def fits_on_tiles(items: Mapping[str, int], tiles: Sequence[tuple[str, str]]) -> bool:
    """Are items one side each of some two-sided tiles?"""
    if sum(items.values()) != len(tiles):
        return False
    wanted = [item for item, count in items.items() for _ in range(count)]
    return placed_on(wanted, tiles) == len(tiles)


def placed_on(wanted: Sequence[str], tiles: Sequence[tuple[str, str]]) -> int:
    """How many of some items two-sided tiles can show at once: a bipartite matching."""
    shown: dict[int, int] = {}

    def place(at: int, tried: set[int]) -> bool:
        for number, tile in enumerate(tiles):
            if wanted[at] in tile and number not in tried:
                tried.add(number)
                if number not in shown or place(shown[number], tried):
                    shown[number] = at
                    return True
        return False

    return sum(place(at, set()) for at in range(len(wanted)))
