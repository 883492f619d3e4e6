"""Again: games are archived, counted and exported."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from urllib.parse import parse_qs, parse_qsl

import lantern
import pytest
from phones import FINAL, Phone
from werkzeug.datastructures import MultiDict

from scorer.sheet import State
from scorer.sheet.query import read_query
from scorer.tables import Database, Player, finished_games, tally

LIT = {
    **{"modules": "lanterns", "lanterns1": "2", "lanterns2": "0"},
    **{"lighthouse1": "0", "lighthouse2": "0"},
}


def play(phone: Phone, **fields: str) -> None:
    assert phone.enter(**{**FINAL, **fields}).status_code == 200
    assert phone.at("/again").status_code == 200


def errors(phone: Phone) -> list[tuple[str, str]]:
    """Why the next game does not begin; the one that is entered goes on."""
    before = phone.get("").json
    answer = phone.at("/again")
    assert answer.status_code == 422 and answer.mimetype == "application/problem+json"
    assert phone.get("").json == before and before["games"] == 0
    return [(each["field"], each["code"]) for each in answer.json["errors"]]


def test_the_next_game_keeps_players_and_set_up_and_nothing_else(phone: Phone) -> None:
    with lantern.registered():
        phone.create(**FINAL, board="R1210", rulebook="fa", starter="red", **LIT)
        before = phone.get("").json
        answer = phone.at("/again", game=1).json
    assert answer == {"version": before["version"] + 4, "game": 2}
    after = phone.get("?after=" + str(before["version"])).json
    assert after["fields"] == {
        **{"seat1": "red:Ana", "seat2": "white:Bo"},
        **{"rulebook": "fa", "modules": "lanterns"},
    }
    assert (after["game"], after["games"], after["all"]) == (2, 1, True)
    assert phone.get("?after=" + str(after["version"])).status_code == 204


def test_again_twice_archives_once(phone: Phone, make_phone: Callable[..., Phone]) -> None:
    phone.create(**FINAL)
    other = make_phone("bo", code=phone.code)
    assert phone.at("/again", game=1).json == other.at("/again", game=1).json
    assert phone.get("").json["games"] == 1


def test_the_archive_holds_the_sheet_and_its_result(phone: Phone, db: Database) -> None:
    phone.create(**FINAL)
    phone.at("/again")
    (game,) = finished_games(db, phone.code)
    assert parse_qs(game.query)["p"] == ["red:Ana", "white:Bo"]
    assert parse_qs(game.query)["gold1"] == ["30"]
    assert read_query(MultiDict(parse_qsl(game.query))).state is State.FINAL
    assert game.players == (
        Player("red", "Ana", {"gold": 30, "temples": 6, "sun": 0, "water": 4}, 40, None, 1, True),
        Player("white", "Bo", {"gold": 20, "temples": 3, "sun": 2, "water": 7}, 32, None, 2, False),
    )
    assert (game.decided_by, game.modules) == ("gold", ())


def test_an_unfinished_game_is_refused_with_every_problem(phone: Phone) -> None:
    phone.create(seat1="red:Ana", seat2="white", gold1="-+5", water1="5", gold2="-1", temple2="P1")
    assert errors(phone) == [
        ("temple2", "color-not-playing"),
        ("gold1", "not-a-number"),
        ("water1", "not-a-printed-value"),
        ("gold2", "out-of-range"),
        *((f"temple{n}", "missing") for n in (1, 3, 4)),
        *((key, "missing") for key in ("sun1", "water2", "sun2")),
    ]


def test_no_winner_without_the_temples(phone: Phone) -> None:
    """0.1.0 took temples that nobody had entered for empty ones."""
    seats = {"seat1": "red", "seat2": "white", "seat3": "yellow"}
    numbers = {f"{code}{n}": "0" for code in ("water", "sun") for n in (1, 2, 3)}
    phone.create(**seats, **numbers, gold1="35", gold2="20", gold3="10")
    assert errors(phone) == [(f"temple{n}", "missing") for n in range(1, 6)]


def test_no_winner_before_a_tie_is_broken(phone: Phone) -> None:
    phone.create(**{**FINAL, "gold1": "22"})
    assert errors(phone) == [("cacao1", "missing"), ("cacao2", "missing")]
    phone.enter(cacao1="1")
    assert errors(phone) == [("cacao2", "missing")]
    phone.enter(cacao2="0")
    assert phone.at("/again").status_code == 200


def test_a_board_counts_once_somebody_says_that_it_is_complete(phone: Phone) -> None:
    phone.create(**FINAL, mode="board")
    assert errors(phone) == [("board", "missing")]
    phone.enter(board="R1210tW1012")
    assert errors(phone) == [("complete", "missing")]
    phone.enter(complete="1")
    assert phone.at("/again").status_code == 200
    assert [each["temples"] for each in phone.get("/games.json").json["games"][0]["players"]] == [
        3,
        3,
    ]


def test_modules_have_to_fit(phone: Phone, for_few: str) -> None:
    phone.create(**FINAL, seat3="yellow", seat4="purple", modules=for_few)
    assert errors(phone) == [("modules", "module-players")]
    refused = phone.enter(modules=f"{for_few},nosuch")
    assert [each["code"] for each in refused.json["errors"]] == ["unknown-module"]
    assert phone.fields()["modules"] == for_few


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ({}, ("players", "too-few-players")),
        ({"seat1": "red"}, ("players", "too-few-players")),
        ({"seat1": "red", "seat3": "white"}, ("seat2", "missing")),
        ({"seat1": "red", "seat2": "red"}, ("seat2", "duplicate-color")),
    ],
)
def test_seats_must_be_taken_in_order(
    phone: Phone, seats: dict[str, str], problem: tuple[str, str]
) -> None:
    phone.create(**seats)
    assert problem in errors(phone)


def test_a_batch_of_the_last_game_does_not_reach_the_next(phone: Phone) -> None:
    phone.create(**FINAL)
    late = {"author": "bo", "batch": "1", "changes": [{"field": "gold1", "value": "31"}]}
    phone.post(f"/{phone.code}/changes", late)
    phone.at("/again")
    phone.post(f"/{phone.code}/changes", late)
    assert phone.fields() == {"seat1": "red:Ana", "seat2": "white:Bo"}


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
    play(phone, seat1="yellow:ANA", temple1="Y2W1..", gold1="10")
    play(phone, seat1="red:Ana", seat2="white", gold2="22")
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
    play(phone, gold1="22", cacao1="2", cacao2="2")
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
    play(phone, seat2="white:مریم", gold2="50")
    shown = [(row["game"], row["name"], row["total"], row["winner"]) for row in rows(phone)]
    assert shown == [
        ("1", "Ana", "40", "1"),
        ("1", "Bo", "32", "0"),
        ("2", "Ana", "40", "0"),
        ("2", "مریم", "62", "1"),
    ]


def test_csv_has_a_column_per_part_of_the_modules_played(phone: Phone) -> None:
    phone.create()
    play(phone)
    assert ",".join(rows(phone)[0]) == (
        "game,finished_at,name,color,gold,temples,sun,water,total,cacao,rank,winner,decided_by"
    )
    with lantern.registered():
        play(phone, **LIT, cacao1="5")
    parts = ("gold", "temples", "sun", "water", "lanterns", "lighthouse", "total", "cacao")
    assert list(rows(phone)[0])[4:12] == list(parts)
    shown = [[row[part] for part in parts] for row in rows(phone)]
    assert shown[0] == ["30", "6", "0", "4", "", "", "40", ""]
    assert shown[2] == ["30", "6", "0", "4", "4", "0", "44", "5"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1"])
def test_a_name_is_no_formula(phone: Phone, name: str) -> None:
    phone.create()
    play(phone, seat1=f"red:{name}")
    assert rows(phone)[0]["name"] == f"'{name}"


def test_json_has_games_and_tally(phone: Phone) -> None:
    phone.create()
    play(phone)
    with lantern.registered():
        play(phone, **LIT)
    data = phone.get("/games.json").json
    assert data["games"][0]["players"][0] == {
        **{"color": "red", "name": "Ana", "gold": 30, "temples": 6, "sun": 0, "water": 4},
        "parts": {"gold": 30, "temples": 6, "sun": 0, "water": 4},
        **{"total": 40, "cacao": None, "rank": 1, "winner": True, "starter": False},
    }
    assert [game["modules"] for game in data["games"]] == [[], ["lanterns"]]
    assert data["games"][1]["players"][0]["parts"]["lanterns"] == 4
    assert data["tally"][0] == {
        **{"name": "Ana", "color": "red"},
        **{"games": 2, "wins": 2, "best": 44, "average": 42.0},
    }


def test_bg_stats_gets_one_play(phone: Phone) -> None:
    phone.create()
    assert phone.get("/games.bgsplay").status_code == 404
    play(phone)
    play(phone, gold1="31", seat2="white", starter="white")
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
            **{"name": "White", "startPlayer": True, "rank": 2, "score": 32, "winner": False},
            **{"sourcePlayerId": "color:white", "role": "White"},
        },
    ]
    first = phone.get("/games.bgsplay?game=1").json
    assert first["players"][0]["score"] == 40
    assert first["sourcePlayId"] != answer.json["sourcePlayId"]
    assert phone.code not in answer.text
    assert phone.get("/games.bgsplay?game=3").status_code == 404
    assert "expansions" not in first


def test_modules_are_expansions_for_bg_stats_and_named_in_the_history(phone: Phone) -> None:
    phone.create()
    play(phone, modules="chocolate,huts", huts1="chief", huts2="-")
    third = {"seat3": "yellow", "gold3": "1", "sun3": "0", "water3": "0", "temple5": "-"}
    none = {f"{code}{n}": "-" for code in ("huts", "masks", "gems") for n in (1, 2, 3)}
    play(phone, modules="big-game", **third, **none)
    first, big = (phone.get(f"/games.bgsplay?game={n}").json for n in (1, 2))
    assert first["board"] == "Chocolate, The Huts"
    assert first["expansions"] == [
        {"name": "Cacao: Chocolatl: Chocolate", "sourceGameId": "cacao-chocolate"},
        {"name": "Cacao: Chocolatl: The Huts", "sourceGameId": "cacao-huts"},
    ]
    assert first["players"][0]["score"] == 40 + 30
    assert big["board"] == "Big Game" and len(big["expansions"]) == 8
    page = phone.client.get(f"/en/t/{phone.code}").text
    assert "Chocolate and The Huts" in page and "Big Game" in page
