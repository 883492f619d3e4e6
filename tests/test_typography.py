"""Numbers stay with their units on pages and in answers, and lists are joined as each language does it."""

from __future__ import annotations

import pytest
from calculator import url
from page_checks import CheckingClient

from scorer.cli import main
from scorer.i18n import language, languages

NO_BREAK = "\u00a0"
TOGETHER = {
    "de": "49 Gold",
    "en": "49 gold",
    "es": "49 oros",
    "fa": "۴۹ طلا",
    "nl": "49 goud",
}
"""In the headline of `GAME`."""


@pytest.mark.parametrize("tag", TOGETHER)
def test_a_number_and_its_unit_stay_on_one_line(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", tag=tag))
    headline = "".join(page.one("h1").itertext())
    assert TOGETHER[tag].replace(" ", NO_BREAK) in headline


@pytest.mark.parametrize("tag", TOGETHER)
def test_what_is_sent_to_others_has_plain_spaces(client: CheckingClient, tag: str) -> None:
    page = client.page(url("result", tag=tag))
    shared = page.one("div", data_result="").get("data-text", "")
    assert TOGETHER[tag] in shared and NO_BREAK not in shared


@pytest.mark.parametrize(
    ("tag", "asked", "unit"),
    [
        ("de", "rot 2, gelb 2, lila 1 am Tempel", "Gold"),
        ("fa", "زرد ۲ قرمز ۲ بنفش ۱ تو معبد", "طلا"),
    ],
)
def test_answers_of_the_api_are_set_like_pages(
    client: CheckingClient, tag: str, asked: str, unit: str
) -> None:
    found = client.get("/api/rules", query_string={"lang": tag, "q": asked}).json
    assert f"{language(tag).number(3)}{NO_BREAK}{unit}" in found["situation"]["answer"]


@pytest.mark.parametrize("tag", languages())
def test_a_terminal_gets_plain_spaces(
    tag: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{tag}.UTF-8")
    assert main(["simulate", "--players", "2", "--seed", "1"]) == 0
    assert main(["check", "--players", "2", "R1210q"]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) > 5 and err and NO_BREAK not in out + err


@pytest.mark.parametrize(
    ("tag", "names", "joined"),
    [
        ("en", ("Ana", "Bo", "Cas"), "Ana, Bo and Cas"),
        ("de", ("Ana", "Bo", "Cas"), "Ana, Bo und Cas"),
        ("nl", ("Ana", "Bo", "Cas"), "Ana, Bo en Cas"),
        ("es", ("Ana", "Inés"), "Ana e Inés"),
        ("es", ("Ana", "Bo", "hija"), "Ana, Bo e hija"),
        ("es", ("\u2068Ana\u2069", "\u2068Inés\u2069"), "\u2068Ana\u2069 e \u2068Inés\u2069"),
        ("es", ("Inés", "Ana"), "Inés y Ana"),
        ("es", ("agua", "hielo"), "agua y hielo"),
        ("fa", ("آنا", "بو"), "آنا و بو"),
        ("fa", ("آنا", "بو", "کاس"), "آنا،\u200f بو و کاس"),
    ],
)
def test_lists(tag: str, names: tuple[str, ...], joined: str) -> None:
    assert language(tag).list(names) == joined
