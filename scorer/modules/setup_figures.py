"""Figures about the set-up with modules, and rows of tables with them, for the rulebooks of modules."""

from __future__ import annotations

from collections.abc import Sequence

from scorer.engine.setup import Module, make_setup

from .base.game import GAME, PLAYER_COUNTS


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


def figure_row(label: str, figure: str, numbers: Sequence[int] = PLAYER_COUNTS) -> tuple[str, ...]:
    """A row of a table: a figure by a number, mostly that of the players.

    >>> figure_row("Players", "players")
    ('Players', '%(players_2)s', '%(players_3)s', '%(players_4)s')
    """
    return (label, *(f"%({figure}_{n})s" for n in numbers))
