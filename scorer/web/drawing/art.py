"""All the art there is: people and pieces, and what the modules of the game bring along."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from .pen import PREFIX
from .symbols import SYMBOLS

_USED = re.compile(rf'href="#{PREFIX}([\w-]+)"')


@dataclass(frozen=True)
class TileArt:
    """How a kind of jungle tile is drawn: its symbol, and how far down its number stands, if any."""

    symbol: str
    number_at: float | None = None


@dataclass(frozen=True)
class Art:
    """The drawings of a game module: its symbols by name, and its tiles by their code.

    A symbol is what is inside of an SVG symbol of 100 × 100.
    """

    symbols: Mapping[str, str]
    tiles: Mapping[str, TileArt]


ARTS: list[Art] = [Art(SYMBOLS, {})]


def add_art(art: Art) -> None:
    """Make drawings known to every page; they must not take the name of another one."""
    if art in ARTS:
        return
    taken = (all_symbols().keys() & art.symbols.keys()) | (_tiles().keys() & art.tiles.keys())
    if taken:
        raise ValueError(f"drawn already: {', '.join(sorted(taken))}")
    ARTS.append(art)
    forget()


def forget() -> None:
    """Look through `ARTS` again when the next drawing is asked for."""
    all_symbols.cache_clear()
    _with_parts.cache_clear()
    _tiles.cache_clear()


@cache
def all_symbols() -> Mapping[str, str]:
    """Every symbol by its name."""
    return {
        name: f'<symbol id="{PREFIX}{name}" viewBox="0 0 100 100">{drawing}</symbol>'
        for art in ARTS
        for name, drawing in art.symbols.items()
    }


@cache
def _tiles() -> Mapping[str, TileArt]:
    return {code: tile for art in ARTS for code, tile in art.tiles.items()}


def symbol(name: str) -> str:
    """The markup of a symbol."""
    return all_symbols()[name]


def tile_art(code: str) -> TileArt:
    """How the jungle tile with this notation code is drawn."""
    return _tiles()[code]


def needed_by(markup: str) -> set[str]:
    """The names of all symbols that a drawing uses, also by way of other symbols."""
    return {name for used in set(_USED.findall(markup)) for name in _with_parts(used)}


@cache
def _with_parts(name: str) -> frozenset[str]:
    """A symbol and all that it is put together from."""
    parts = {part for used in _USED.findall(symbol(name)) for part in _with_parts(used)}
    return frozenset({name, *parts})
