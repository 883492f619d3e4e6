"""Every page in every language: how it is chosen, kept, changed and written."""

from __future__ import annotations

from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask import Flask, render_template_string
from flask_babel import force_locale, get_locale, gettext
from page_checks import CheckingClient, text_of

from scorer import create_app
from scorer.i18n import best_language, language, languages
from scorer.i18n.typography import as_typed
from scorer.sheet.report import HEADLINES
from scorer.web.errors import TITLES

NAMES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fa": "فارسی",
    "nl": "Nederlands",
}
PATHS = ("", "setup", "setup/players?players=3", "setup/steps?p=red:Ana&p=white&done=hands")

every_language = pytest.mark.parametrize("tag", NAMES)


def test_exactly_these_languages_are_offered() -> None:
    assert {lang.tag: lang.name for lang in languages().values()} == NAMES
    assert [tag for tag in NAMES if language(tag).direction == "rtl"] == ["fa"]


@pytest.mark.parametrize(
    ("cookie", "accept", "expected"),
    [
        (None, "", "en"),
        (None, "nl", "nl"),
        (None, "nl-BE", "nl"),
        (None, "nl-BE,en;q=0.8", "nl"),
        (None, "de-AT,de;q=0.9", "de"),
        (None, "es-419", "es"),
        (None, "fa-IR,en;q=0.5", "fa"),
        (None, "fr,fa;q=0.7,de;q=0.3", "fa"),
        (None, "en;q=0.2,de;q=0.9", "de"),
        (None, "fr-FR,fr;q=0.9", "en"),
        (None, "*", "en"),
        (None, ";;;q=,,nonsense", "en"),
        ("fa", "", "fa"),
        ("fa", "nl,de;q=0.5", "fa"),
        ("xx", "nl", "nl"),
        ("", "nl", "nl"),
        ("../../etc", "", "en"),
    ],
)
def test_the_front_door_leads_to_the_best_match(
    client: CheckingClient, cookie: str | None, accept: str, expected: str
) -> None:
    if cookie is not None:
        client.set_cookie("language", cookie)
    response = client.get("/", status=302, headers={"Accept-Language": accept})
    assert response.location == f"/{expected}/"
    assert {"Accept-Language", "Cookie"} <= set(response.headers["Vary"].split(", "))


@pytest.mark.parametrize(
    ("wanted", "found"), [("nl_BE.UTF-8", "nl"), ("FA-IR", "fa"), ("C.UTF-8", "en"), ("", "en")]
)
def test_best_match_reads_tags_as_systems_write_them(wanted: str, found: str) -> None:
    assert best_language([wanted]).tag == found


@every_language
@pytest.mark.parametrize("path", [*PATHS, "nowhere"])
def test_every_page_offers_every_language_by_its_own_name(
    client: CheckingClient, tag: str, path: str
) -> None:
    page = client.page(f"/{tag}/{path}", 404 if path == "nowhere" else 200)
    menu = page.one("details", class_="languages")
    assert NAMES[tag] in text_of(page.one("summary", menu))
    choices = [each for each in menu.iter() if each.tag in ("a", "button")]
    assert {each.get("lang"): text_of(each) for each in choices} == NAMES
    for each in choices:
        assert each.get("dir") == language(each.get("lang", "")).direction
        assert each.tag == "button" or each.get("hreflang") == each.get("lang")
    assert [each.get("lang") for each in choices if each.get("aria-current")] == [tag]


@every_language
@pytest.mark.parametrize("path", PATHS)
def test_switching_keeps_the_page_and_its_query(
    client: CheckingClient, tag: str, path: str
) -> None:
    page = client.page(f"/en/{path}")
    menu = page.one("details", class_="languages")
    (choice,) = (each for each in menu.iter() if each.tag != "span" and each.get("lang") == tag)
    address = choice.get("href") or f"{choice.get('formaction')}?{urlsplit(path).query}"
    response = client.get(address, status=302)
    was, now = urlsplit(f"/{tag}/{path}"), urlsplit(response.location)
    assert (now.path, parse_qs(now.query)) == (was.path, parse_qs(was.query))
    cookie = response.headers["Set-Cookie"]
    assert cookie.startswith(f"language={tag};")
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    assert client.page("/").language == tag


@every_language
def test_switching_on_the_players_form_submits_what_is_typed(
    client: CheckingClient, tag: str
) -> None:
    page = client.page("/en/setup/players?players=3")
    (button,) = page.all("button", lang=tag)
    assert button.get("form") == "seats" and button.get("name") is None
    typed = {
        "players": "3",
        **{"seats-0-color": "white", "seats-0-name": "Ana & Bo"},
        **{"seats-1-color": "white", "seats-1-name": "آنا"},
        **{"seats-2-color": "red", "seats-2-name": "x" * 300},
    }
    page = client.page(f"{button.get('formaction')}?{urlencode(typed)}")
    assert page.language == tag
    assert page.entered() == typed
    assert not page.all("div", class_="problems"), "only Continue asks for a judgement"


@pytest.mark.parametrize("path", ["/fr/", "/xx/setup", "/EN/", "/fars/", "/language/fr/setup"])
def test_a_language_that_is_not_offered_is_not_found(client: CheckingClient, path: str) -> None:
    client.get(path, status=404)


@every_language
def test_a_page_that_is_not_there_says_so_in_the_language(client: CheckingClient, tag: str) -> None:
    page = client.page(f"/{tag}/setup/nowhere", 404)
    assert text_of(page.one("h1")) == language(tag).text(TITLES[404])
    assert page.all("a", class_="button")[0].get("href") == f"/{tag}/"
    client.set_cookie("language", tag)
    assert client.page("/nowhere", 404).language == tag


@every_language
def test_other_errors_are_pages_in_the_language_too(tag: str) -> None:
    app = create_app()
    app.test_client_class = CheckingClient
    app.add_url_rule(f"/{tag}/crash", "crash", lambda: 1 / 0)
    client = app.test_client()
    page = client.page(f"/{tag}/crash", 500)
    assert text_of(page.one("h1")) == language(tag).text(TITLES[500])
    wrong_method = client.post(f"/{tag}/setup")
    assert wrong_method.status_code == 405
    assert language(tag).text(TITLES[405]) in wrong_method.text
    assert "default-src 'none'" in wrong_method.headers["Content-Security-Policy"]


@every_language
def test_names_come_out_as_they_were_typed(client: CheckingClient, tag: str) -> None:
    """What looks like a placeholder, a replacement pattern or markup is a name like any other."""
    name = "x $& $' %(gold)s {}<"
    seats = [("p", f"red:{name}"), ("p", "white")]
    temples = [(f"temple{n}", "-") for n in range(1, 5)]
    villages = [
        ("gold1", "1"),
        *((key, "0") for key in ("water1", "sun1", "gold2", "water2", "sun2")),
    ]
    page = client.page(f"/{tag}/score/result?{urlencode([*seats, *temples, *villages])}")
    headline = text_of(page.one("h1"))
    params = {"who": f"\u2068{name}\u2069", "gold": 1}
    assert headline == as_typed(language(tag).text(HEADLINES["gold"], params))
    assert text_of(page.one("title")).startswith(headline)
    page = client.page(f"/{tag}/setup/steps?{urlencode([*seats, ('starter', 'red')])}")
    assert name in text_of(page.one("p", data_starter_text=""))
    page = client.page(f"/{tag}/score/result?{urlencode([*seats, ('gold1', 'x')])}", 422)
    assert name in text_of(page.one("div", class_="problems"))


def test_flask_babel_selects_the_locale_and_translates(app: Flask) -> None:
    with app.test_request_context("/fa/setup"):
        app.preprocess_request()
        assert str(get_locale()) == "fa"
        assert gettext("Set-up") == language("fa").text("Set-up")
        assert render_template_string("{{ _('Set-up') }}") == gettext("Set-up")
        with force_locale("nl"):
            assert (
                gettext("Set-up") == language("nl").text("Set-up") != language("fa").text("Set-up")
            )


@pytest.mark.parametrize("locale", ["fr", "nonsense", ""])
def test_an_unusable_default_locale_ends_the_start(locale: str) -> None:
    with pytest.raises(RuntimeError, match=f"The default locale '{locale}' is not on offer"):
        create_app({"BABEL_DEFAULT_LOCALE": locale})


def test_another_default_locale_is_for_those_whose_language_is_not_offered() -> None:
    client = create_app({"BABEL_DEFAULT_LOCALE": "nl"}).test_client()
    assert client.get("/", headers={"Accept-Language": "fr"}).location == "/nl/"
    assert client.get("/", headers={"Accept-Language": "de"}).location == "/de/"


@pytest.mark.parametrize(
    ("tag", "value", "shown"),
    [
        ("en", 24, "24"),
        ("fa", 24, "۲۴"),
        ("nl", -10, "−10"),
        ("es", -10, "−10"),
        # Isolated, or a right-to-left sentence would put the sign on the right of its number.
        ("fa", -10, "\N{LEFT-TO-RIGHT ISOLATE}−۱۰\N{POP DIRECTIONAL ISOLATE}"),
    ],
)
def test_numbers_have_the_digits_of_the_language(tag: str, value: int, shown: str) -> None:
    assert language(tag).number(value) == shown


@every_language
def test_the_first_water_field_reads_right_in_every_language(
    client: CheckingClient, tag: str
) -> None:
    page = client.page(f"/{tag}/setup/steps?p=red&p=white")
    step = page.by_id("village-boards")
    assert language(tag).number(-10) in text_of(step)
    drawn = [text_of(each) for each in step.iter() if each.tag.endswith("}text")]
    assert drawn[0] == language(tag).number(-10) and drawn[8] == language(tag).number(16)


@pytest.mark.parametrize("typed", ["3", "۳", "٣", " 3 "])
@every_language
def test_fields_take_the_digits_of_any_keyboard(
    client: CheckingClient, tag: str, typed: str
) -> None:
    page = client.page(f"/{tag}/setup?{urlencode({'players': typed})}")
    assert len(page.shown("fieldset", class_="seat")) == 3
    assert page.one("input", name="players").get("value") == "3"


def test_search_engines_find_every_page_in_all_languages(client: CheckingClient) -> None:
    found = {
        link.get("hreflang"): link.get("href")
        for link in client.page("/de/rules/temple-ties").all("link", rel="alternate")
    }
    address = "http://localhost/{}/rules/temple-ties".format
    assert found == {tag: address(tag) for tag in languages()} | {"x-default": address("en")}


def test_what_readers_enter_is_not_for_search_engines(client: CheckingClient) -> None:
    entered = client.page("/de/setup/steps?p=red:Ana&p=white")
    assert not entered.all("link", rel="alternate")
    (address,) = client.page("/de/rules/temple-ties?with=fa").all("link", rel="canonical")
    assert address.get("href") == "http://localhost/de/rules/temple-ties"
