"""The search in the browser answers what the server answers, whatever is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
import question_sets
from flask import Flask
from playwright.sync_api import Page

from scorer.i18n import languages
from scorer.rules.search import LONGEST_QUERY, nearest_topics
from scorer.web.api.rules import answer

Phone = Callable[..., Page]

STRANGE = (
    *("", "   ", "\u200c\u200c", "!?…-—", "\x00\x1b[31m", "[]{}()*\\ $& $1", "%s%(x)s", "_temple_"),
    # signs before numbers, numbers of many kinds
    *("-10", "−5 --5 a'-5", "sun 3-4", "٣ نفره", "२ 2 ① ② ➂ ½ Ⅷ ² ፪ 𝟜", "10000000 007"),
    # what is more than one unit, or changes its length when it is folded
    *(
        "🌞🌞 👨‍👩‍👧 tempel 🌞",
        "templ𐐀",
        "𐐀tempel𐐀 𐐀𐐁",
        "𝓽𝓮𝓶𝓹𝓵𝓮",
        "ﬁeld ﬀ ŉ",
        "İIıi ẞß ΟΔΟΣ",
        "sunำ",
    ),
    # combining marks, joined and apart; marks of direction; apostrophes
    *(
        "te\u0301mple wa\u0308sser",
        "a\u0345\u0327\u0301\u20dd",
        "\u202btempel\u202c \u200ftemple\u200e",
    ),
    *("can't can’t opponent's '' ’s", "كاشي‌هاي ۀ ئ ــ", "مزرعۀ دوتایی", "ك" * 50),
    # names that an object of JavaScript has, and long words
    *("constructor __proto__ toString hasOwnProperty", "a" * 40, "a" * 41, "x" * LONGEST_QUERY),
    *("wassertempel" * 16, "tempel " * 28, "🌞" * LONGEST_QUERY, "<i>temple</i><script>alert()"),
)

ANSWER = """
async ([tag, queries]) => {
  const {createFinder} = await import("/static/rules/finder.js");
  const find = createFinder(await (await fetch(`/${tag}/rules/index.json`)).json());
  return JSON.stringify(queries.map((query) => find(query)));
}
"""


def asked(tag: str) -> Iterator[str]:
    """Real questions, each also unfinished and with a typing error, somewhere else in each."""
    for part in ("tune", "measure", "modules", "final"):
        for number, (question, *_) in enumerate(question_sets.asked(part, tag)):
            yield question
            at = 1 + number * 7 % len(question)
            yield question[:at]
            swapped = question[at : at + 2][::-1]
            yield question[:at] + (swapped if number % 2 else "") + question[at + 2 :]


@pytest.mark.parametrize("tag", languages())
def test_the_browser_finds_what_the_server_finds(phone: Phone, app: Flask, tag: str) -> None:
    queries = list(dict.fromkeys([*asked(tag), *STRANGE]))
    assert len(queries) > 500
    with app.test_request_context():
        said = json.dumps([answer(query, languages()[tag]) for query in queries])
    expected = json.loads(said)  # where a tuple is a list
    found = json.loads(phone("/en/nowhere").evaluate(ANSWER, [tag, queries]))
    answers = zip(queries, expected, found, strict=True)
    different = [(query, ours, theirs) for query, ours, theirs in answers if ours != theirs]
    assert not different, f"{len(different)} of {len(queries)}, such as {different[0]}"


def test_an_endless_query_gets_what_is_asked_most(phone: Phone) -> None:
    queries = ["temple " * 100, "🌞" * LONGEST_QUERY + " temple"]
    found = json.loads(phone("/en/nowhere").evaluate(ANSWER, ["en", queries]))
    for given in found:
        nearest = [hit.id for hit in nearest_topics(languages()["en"])]
        assert [hit["id"] for hit in given.pop("nearest")] == nearest
        assert given == {"results": []}
