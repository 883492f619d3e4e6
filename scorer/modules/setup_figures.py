"""Figures about the set-up with modules, for texts of their rulebooks."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.engine.setup import Module, make_setup

from .base.game import GAME


def setup_figures(prefix: str, modules: Sequence[Module]) -> dict[str, int]:
    """By the number of players: tiles that go out of the set-up of the base game and come in, tiles in
    play, and the size of the pile.

    >>> from scorer.modules.gem_mines.game import GAME as gem_mines
    >>> figures = setup_figures("gem", [gem_mines])
    >>> figures["gem_out_t_2"], figures["gem_in_d_2"], figures["gem_jungle_2"]
    (4, 4, 21)
    """
    figures = {}
    for players in modules[-1].players:
        usual, setup = (make_setup(GAME, players, each) for each in ((), modules))
        for kind in {**usual.jungle, **setup.jungle}:
            more = setup.jungle.get(kind, 0) - usual.jungle.get(kind, 0)
            if more:
                figures[f"{prefix}_{'in' if more > 0 else 'out'}_{kind}_{players}"] = abs(more)
        workers = players * setup.worker_tiles_each
        figures |= {
            f"{prefix}_workers_each_{players}": setup.worker_tiles_each,
            f"{prefix}_workers_{players}": workers,
            f"{prefix}_jungle_{players}": setup.jungle_tiles,
            f"{prefix}_surplus_{players}": workers - setup.jungle_tiles,
            f"{prefix}_pile_{players}": setup.pile,
        }
    return figures
