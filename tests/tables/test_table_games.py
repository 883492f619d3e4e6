"""Again: games are archived, counted and exported."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from phones import COMPLETE, Phone

from scorer.tables import Database, finished_games, tally


def play(phone: Phone, **fields: str) -> None:
    assert phone.enter(**{**COMPLETE, **fields}).status_code == 200
    assert phone.at("/again").status_code == 200


def test_the_next_game_has_the_same_seats_and_nothing_else(phone: Phone) -> None:
    phone.create(**COMPLETE, b="R1210")
    before = phone.get("").json
    answer = phone.at("/again", game=1).json
    assert answer == {"version": before["version"] + 2, "game": 2}
    after = phone.get("?since=" + str(before["version"])).json
    assert after["fields"] == {"p0": "red:Ana", "p1": "white:Bo"}
    assert (after["game"], after["games"], after["all"]) == (2, 1, True)
    assert phone.get("?since=" + str(after["version"])).status_code == 204


def test_again_twice_archives_once(phone: Phone, make_phone: Callable[..., Phone]) -> None:
    phone.create(**COMPLETE)
    other = make_phone("bo", code=phone.code)
    assert phone.at("/again", game=1).json == other.at("/again", game=1).json
    assert phone.get("").json["games"] == 1


def test_the_archive_holds_the_calculation_and_its_result(phone: Phone, db: Database) -> None:
    phone.create(**COMPLETE)
    phone.at("/again")
    (game,) = finished_games(db, phone.code)
    assert parse_qs(game.query)["p"] == ["red:Ana", "white:Bo"]
    assert parse_qs(game.query)["g0"] == ["30"]
    assert [(each.name, each.total, each.rank, each.winner) for each in game.players] == [
        ("Ana", 40, 1, True),
        ("Bo", 32, 2, False),
    ]
    assert game.decided_by == "gold"


def test_an_incomplete_game_is_refused_with_every_problem(phone: Phone) -> None:
    phone.create(p0="red:Ana", p1="red", g0="x", w0="5", g1="-1")
    answer = phone.at("/again")
    assert answer.status_code == 422 and answer.mimetype == "application/problem+json"
    assert [(each["field"], each["code"]) for each in answer.json["errors"]] == [
        ("p1", "duplicate-color"),
        ("g0", "not-a-number"),
        ("w0", "not-a-water-field"),
        ("g1", "out-of-range"),
        ("w1", "missing"),
    ]
    assert phone.get("").json["games"] == 0


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ({}, ("players", "too-few-players")),
        ({"p0": "red"}, ("players", "too-few-players")),
        ({"p0": "red", "p2": "white"}, ("p1", "missing")),
    ],
)
def test_seats_must_be_taken_in_order(
    phone: Phone, seats: dict[str, str], problem: tuple[str, str]
) -> None:
    phone.create(**seats)
    errors = phone.at("/again").json["errors"]
    assert problem in [(each["field"], each["code"]) for each in errors]


def test_a_batch_of_the_last_game_does_not_reach_the_next(phone: Phone) -> None:
    phone.create(**COMPLETE)
    late = {"author": "bo", "batch": "1", "changes": [{"field": "g0", "value": "31"}]}
    phone.post(f"/{phone.code}/changes", late)
    phone.at("/again")
    phone.post(f"/{phone.code}/changes", late)
    assert phone.fields() == {"p0": "red:Ana", "p1": "white:Bo"}


def test_the_last_game_cannot_be_undone(phone: Phone) -> None:
    phone.create()
    play(phone)
    assert phone.at("/undo").status_code == 409
    assert phone.at("/undo", anyone=True).status_code == 409


def test_the_tally_knows_people_by_name_and_the_others_by_colour(
    phone: Phone, db: Database
) -> None:
    phone.create()
    play(phone)
    play(phone, p0="yellow:ANA", t0="Y2W1..", g0="10")
    play(phone, p0="red:Ana", p1="white", g1="22")
    shown = [
        (each.name, each.color, each.games, each.wins, each.best, each.average)
        for each in tally(finished_games(db, phone.code))
    ]
    assert shown == [
        ("Ana", "red", 3, 2, 40, pytest.approx(100 / 3)),
        ("Bo", "white", 2, 1, 32, 32),
        ("", "white", 1, 0, 34, 34),
    ]


def test_a_shared_win_is_a_win_for_both(phone: Phone, db: Database) -> None:
    phone.create()
    play(phone, t0="", g0="10", w0="0", g1="10", w1="0", s1="")
    (game,) = finished_games(db, phone.code)
    assert game.decided_by == "shared"
    assert [each.wins for each in tally([game])] == [1, 1]


def rows(phone: Phone) -> list[dict[str, str]]:
    answer = phone.get("/games.csv")
    assert answer.mimetype == "text/csv" and answer.data.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(answer.data.decode("utf-8-sig"))))


def test_csv_has_a_row_per_player_and_game(phone: Phone) -> None:
    phone.create()
    assert rows(phone) == []
    play(phone)
    play(phone, p1="white:مریم", g1="50")
    shown = [(row["game"], row["name"], row["total"], row["winner"]) for row in rows(phone)]
    assert shown == [
        ("1", "Ana", "40", "1"),
        ("1", "Bo", "32", "0"),
        ("2", "Ana", "40", "0"),
        ("2", "مریم", "62", "1"),
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1"])
def test_a_name_is_no_formula(phone: Phone, name: str) -> None:
    phone.create()
    play(phone, p0=f"red:{name}")
    assert rows(phone)[0]["name"] == f"'{name}"


def test_json_has_games_and_tally(phone: Phone) -> None:
    phone.create()
    play(phone)
    data = phone.get("/games.json").json
    assert data["games"][0]["players"][0]["total"] == 40
    assert data["tally"][0] == {
        **{"name": "Ana", "color": "red"},
        **{"games": 1, "wins": 1, "best": 40, "average": 40.0},
    }


def test_bg_stats_gets_one_play(phone: Phone) -> None:
    phone.create()
    assert phone.get("/games.bgsplay").status_code == 404
    play(phone)
    play(phone, g0="31", p1="white")
    answer = phone.get("/games.bgsplay")
    assert "cacao-2.bgsplay" in answer.headers["Content-Disposition"]
    assert answer.json["game"] == {
        **{"name": "Cacao", "bggId": 171499, "sourceGameId": "cacao"},
        **{"highestWins": True, "noPoints": False},
    }
    assert answer.json["players"] == [
        {
            **{"name": "Ana", "startPlayer": False, "rank": 1, "score": 41, "winner": True},
            **{"sourcePlayerId": "ana", "role": "Red"},
        },
        {
            **{"name": "White", "startPlayer": False, "rank": 2, "score": 32, "winner": False},
            **{"sourcePlayerId": "color:white", "role": "White"},
        },
    ]
    first = phone.get("/games.bgsplay?game=1").json
    assert first["players"][0]["score"] == 40
    assert first["sourcePlayId"] != answer.json["sourcePlayId"]
    assert phone.code not in answer.text
    assert phone.get("/games.bgsplay?game=3").status_code == 404
