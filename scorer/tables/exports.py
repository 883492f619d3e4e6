"""The finished games for other programs: spreadsheets, anything that reads JSON, and BG Stats."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from scorer.modules import EXPANSIONS, with_included
from scorer.sheet.answer import BASE_PARTS

from .games import Game, Player, Tally
from .table import Table

SOURCE = "Cacao companion"
BOARD_GAME_NAME = "Cacao"
BOARD_GAME = {"name": BOARD_GAME_NAME, "bggId": 171499, "sourceGameId": "cacao"}
FORMULA_SIGNS = "=+-@"
"""A spreadsheet takes a text that begins with one of these for a formula."""


def games_csv(games: Sequence[Game]) -> str:
    """A row per player and game; parts that modules add have columns behind those of the base game."""
    parts = dict.fromkeys(BASE_PARTS) | dict.fromkeys(
        part for game in games for player in game.players for part in player.parts
    )
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(
        [
            *("game", "finished_at", "name", "color", *parts, "total", "cacao"),
            *("rank", "winner", "decided_by"),
        ]
    )
    for game in games:
        finished_at = f"{game.finished_at:%Y-%m-%d %H:%M:%S}"
        for player in game.players:
            writer.writerow(
                [
                    *(game.number, finished_at, _plain(player.name), player.color),
                    *(player.parts.get(part) for part in parts),
                    *(player.total, player.cacao, player.rank, int(player.winner)),
                    game.decided_by,
                ]
            )
    return out.getvalue()


def _plain(text: str) -> str:
    """A text that no spreadsheet runs.

    >>> _plain("=HYPERLINK(1)"), _plain("Ana")
    ("'=HYPERLINK(1)", 'Ana')
    """
    return f"'{text}" if unicodedata.normalize("NFKC", text)[:1] in (*FORMULA_SIGNS,) else text


def games_json(games: Iterable[Game], tallies: Iterable[Tally]) -> dict[str, Any]:
    return {
        "games": [
            {
                **asdict(game),
                "finished_at": game.finished_at.isoformat(),
                "players": [_player_json(player) for player in game.players],
            }
            for game in games
        ],
        "tally": [asdict(each) for each in tallies],
    }


def _player_json(player: Player) -> dict[str, Any]:
    return {**{part: player.parts.get(part, 0) for part in BASE_PARTS}, **asdict(player)}


def bg_stats_play(table: Table, game: Game) -> dict[str, Any]:
    """A play as BG Stats imports it. Its ids give the table's code away to nobody."""
    return {
        "sourceName": SOURCE,
        "sourcePlayId": f"{table.id}-{game.number}-{game.finished_at:%Y%m%d%H%M%S}",
        "playDate": f"{game.finished_at:%Y-%m-%d %H:%M:%S}",
        "game": {**BOARD_GAME, "highestWins": True, "noPoints": False},
        **_bg_stats_modules(game.modules),
        "players": [_bg_stats_player(player) for player in game.players],
    }


def _bg_stats_modules(codes: Sequence[str]) -> dict[str, Any]:
    """The modules as expansions; BG Stats shows `board`, its text for variants, beside the play."""
    known = [code for code in codes if code in EXPANSIONS]
    if not known:
        return {}
    return {
        "board": ", ".join(EXPANSIONS[code].words.title for code in known),
        "expansions": [
            {
                "name": ": ".join(filter(None, (BOARD_GAME_NAME, each.box, each.words.title))),
                "sourceGameId": f"cacao-{each.code}",
            }
            for each in with_included(known)
            if not each.game.includes
        ],
    }


def _bg_stats_player(player: Player) -> dict[str, Any]:
    return {
        "name": player.name or player.color.capitalize(),
        "startPlayer": player.starter,
        "rank": player.rank,
        "score": player.total,
        "winner": player.winner,
        "sourcePlayerId": player.key,
        "role": player.color.capitalize(),
    }
