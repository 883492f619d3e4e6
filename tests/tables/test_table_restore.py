"""The end of a game and the deletion of a table can be taken back for ten minutes, by anybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from phones import FINAL, Phone
from test_table_upkeep import jump, rows

from scorer.tables import (
    Database,
    Sender,
    Unavailable,
    apply_changes,
    changes_since,
    create_table,
    delete_expired,
    news,
    open_table,
    restore,
    schema,
    table,
)
from scorer.tables import delete_table as delete
from scorer.tables.table import missing_table

MakePhone = Callable[..., Phone]
LATER = timedelta(minutes=10, seconds=1)


def code_of(answer: Any) -> tuple[int, str]:
    assert answer.mimetype == "application/problem+json", answer.text
    return answer.status_code, answer.json["errors"][0]["code"]


def without_ending(news: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in news.items() if key not in ("version", "ending")}


def test_an_unfinished_game_can_be_ended_without_a_result(phone: Phone) -> None:
    phone.create(seat1="red:Ana", seat2="white", gold1="3")
    assert code_of(phone.at("/again", game=1)) == (422, "missing")
    assert phone.at("/again", game=1, unfinished=True).json["game"] == 2
    news = phone.get("").json
    assert (news["fields"], news["games"]) == ({"seat1": "red:Ana", "seat2": "white"}, 0)
    # Exports carry finished games only.
    assert phone.get("/games.json").json == {"games": [], "tally": []}
    assert phone.get("/games.bgsplay").status_code == 404
    phone.enter(**FINAL)
    assert phone.at("/again", game=2, unfinished=True).json["game"] == 3
    assert [game["number"] for game in phone.get("/games.json").json["games"]] == [2]
    assert phone.get("").json["games"] == 1


def test_a_table_without_players_can_begin_anew(phone: Phone) -> None:
    phone.create(gold1="3")
    assert phone.at("/again").status_code == 422
    assert phone.at("/again", unfinished=True).json == {"version": 2, "game": 2}
    assert phone.get("").json["fields"] == {}


def test_the_end_of_a_game_can_be_taken_back(phone: Phone, make_phone: MakePhone) -> None:
    phone.create(**{**FINAL, "gold1": "29"})
    phone.at("/changes", seat="red", changes=[{"field": "gold1", "value": "30"}])
    before = phone.get("").json
    phone.at("/again", game=1)
    bo = make_phone("bo", code=phone.code)
    ended = bo.get("").json
    assert ended["ending"]["by"] == 1 and 590 <= ended["ending"]["seconds"] <= 600
    assert ended["phones"] == before["phones"], "phones stay from game to game"
    bo.enter(gold1="1")

    restored = bo.at("/restore").json
    assert restored["game"] == 1 and restored["version"] > ended["version"]
    after = phone.get(f"?after={ended['version']}").json
    assert after["all"] is True and without_ending(after) == without_ending(before)
    assert after["ending"] is None and phone.get("/games.json").json["games"] == []
    assert code_of(bo.at("/restore")) == (409, "nothing-to-restore")
    # What was entered before can still be undone, and not what the next game had.
    assert code_of(bo.at("/undo")) == (409, "nothing-to-undo")
    assert phone.at("/undo").json["value"] == "29"


def test_a_batch_of_the_game_that_was_taken_back_is_still_known(phone: Phone) -> None:
    phone.create(**FINAL)
    phone.enter(gold1="31")
    phone.at("/again")
    phone.enter(gold1="1")
    phone.at("/restore")
    for batch, value in (("1", "31"), ("3", "1")):
        sent = {"author": "ana", "batch": batch, "changes": [{"field": "gold1", "value": value}]}
        assert phone.post(f"/{phone.code}/changes", sent).json["applied"] is True
    assert phone.get("").json["fields"]["gold1"] == "31"
    # The next game of the same number begins with an empty log.
    phone.at("/again")
    assert code_of(phone.at("/undo")) == (409, "nothing-to-undo")


def test_an_end_that_is_long_ago_stays(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    phone.create(**FINAL)
    phone.at("/again")
    jump(monkeypatch, LATER)
    assert phone.get("").json["ending"] is None
    assert code_of(phone.at("/restore")) == (409, "nothing-to-restore")
    db = phone.client.application.extensions["tables"]
    delete_expired(db)
    assert not rows(db, schema.endings)


def test_a_deleted_table_can_be_restored(
    phone: Phone, make_phone: MakePhone, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone.create(gold1="1")
    version = phone.at("/changes", seat="red", changes=[]).json["version"]
    assert phone.at("/delete").status_code == 204
    bo = make_phone("bo", code=phone.code)
    for answer in (
        *(bo.get(path) for path in ("", f"?after={version}", "/games.json")),
        *(bo.enter(gold1="2"), bo.at("/undo"), bo.at("/again"), bo.at("/delete")),
    ):
        assert code_of(answer) == (410, "table-deleted")
        assert answer.json["by"] == {"number": 1, "seat": "red"}
        assert 590 <= answer.json["seconds"] <= 600
    assert delete_expired(phone.client.application.extensions["tables"]) == 0
    assert bo.at("/restore").json == {"version": version + 1, "game": 1}
    assert phone.get("").json["fields"] == {"gold1": "1"}
    assert phone.get(f"?after={version}").status_code == 200, "phones hear that it is back"

    assert phone.post(f"/{phone.code}/delete", None).status_code == 204
    assert bo.get("").json["by"] == {"number": 0, "seat": ""}
    jump(monkeypatch, LATER)
    assert code_of(bo.get("")) == code_of(bo.at("/restore")) == (404, "no-such-table")
    assert delete_expired(phone.client.application.extensions["tables"]) == 1


@pytest.mark.parametrize("use", [open_table, lambda db, code: changes_since(db, code, 0)])
def test_a_table_that_comes_back_this_moment_is_not_unknown(
    open_database: Callable[..., Database], monkeypatch: pytest.MonkeyPatch, use: Any
) -> None:
    """Somebody restores it between the query that does not find it and the one that asks why."""
    db, other = open_database(), open_database()
    code = create_table(db, {"gold1": "1"}).code
    delete(db, code)

    def restored_meanwhile(*asked: Any) -> Exception:
        restore(other, code)
        return missing_table(*asked)

    for module in (table, news):
        monkeypatch.setattr(module, "missing_table", restored_meanwhile)
    with pytest.raises(Unavailable):
        use(db, code)
    assert use(db, code)


def test_a_deleted_tables_page_puts_it_back_without_a_script(phone: Phone) -> None:
    code = phone.create(seat1="red:Ana", seat2="white")
    phone.at("/changes", seat="red", changes=[])
    phone.at("/delete")
    page = phone.client.get(f"/en/t/{code}/villages")
    assert page.status_code == 410 and "Red deleted this table." in page.text
    (action,) = re.findall('action="([^"]*restore)"', page.text)
    (token,) = re.findall('name="csrf_token"[^>]*value="([^"]*)"', page.text)
    for _ in range(2):
        answer = phone.client.post(action, data={"csrf_token": token})
        assert answer.status_code == 302 and answer.location.endswith(f"/en/t/{code}")
    assert phone.client.get(f"/en/t/{code}").status_code == 200
    assert phone.client.post(action, data={}).status_code == 400


def test_the_page_that_deletes_may_say_which_phone_it_is(phone: Phone) -> None:
    code = phone.create(seat1="red:Ana", seat2="white")
    phone.at("/changes", seat="white", changes=[])
    for author, status in (("x" * 41, 400), ("ana", 302)):
        data = {"csrf_token": phone.token, "author": author}
        assert phone.client.post(f"/en/t/{code}/delete", data=data).status_code == status
    assert phone.get("").json["by"] == {"number": 1, "seat": "white"}


def test_names_of_a_deleted_table_are_gone_from_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Scheherazade"
    db = Database(f"sqlite:///{tmp_path}/tables.db")
    code = create_table(db, {"seat1": f"red:{name}", "seat2": "white"}).code
    apply_changes(db, code, {"gold1": "1"}, Sender("ana", "1"))
    delete(db, code)
    jump(monkeypatch, LATER)
    delete_expired(db)
    assert not [each.name for each in tmp_path.iterdir() if name.encode() in each.read_bytes()]
    db.close()
