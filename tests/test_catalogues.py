"""The catalogues: complete, in step with the texts, and strict about what is not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from scorer.i18n import catalogues
from scorer.i18n import locales as i18n
from scorer.i18n.catalogues import problems


def test_the_template_holds_every_text_and_all_catalogues_are_complete() -> None:
    assert catalogues.check() == []
    assert catalogues.tags() == ["de", "es", "fa", "nl"]


@pytest.fixture
def template() -> Catalog:
    template = Catalog()
    template.add("temple")
    template.add("%(who)s starts.")
    template.add(("%(num)s tile", "%(num)s tiles"))
    return template


@pytest.fixture
def catalog() -> Catalog:
    """A complete one, to be broken."""
    catalog = Catalog(locale="nl")
    catalog.add("temple", "tempel")
    catalog.add("%(who)s starts.", "%(who)s begint.")
    catalog.add(("%(num)s tile", "%(num)s tiles"), ("één tegel", "%(num)s tegels"))
    return catalog


def test_a_complete_catalogue_has_no_problems(catalog: Catalog, template: Catalog) -> None:
    assert list(problems(catalog, template)) == []


def remove(catalog: Catalog) -> None:
    catalog.delete("temple")


def leave_empty(catalog: Catalog) -> None:
    catalog["temple"].string = ""


def leave_a_plural_empty(catalog: Catalog) -> None:
    catalog["%(num)s tile"].string = ("één tegel", "")


def mark_fuzzy(catalog: Catalog) -> None:
    catalog["temple"].flags.add("fuzzy")


def lose_placeholder(catalog: Catalog) -> None:
    catalog["%(who)s starts."].string = "Iemand begint."


def rename_placeholder(catalog: Catalog) -> None:
    catalog["%(who)s starts."].string = "%(wie)s begint."


def add_placeholder(catalog: Catalog) -> None:
    catalog["%(num)s tile"].string = ("één tegel", "%(num)s tegels van %(who)s")


def write_percent_sign(catalog: Catalog) -> None:
    catalog["%(who)s starts."].string = "%(who)s begint voor 100 %."


def write_markup(catalog: Catalog) -> None:
    catalog["temple"].string = "<b>tempel</b>"


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (remove, "not translated: 'temple'"),
        (leave_empty, "not translated: 'temple'"),
        (leave_a_plural_empty, "not translated: '%(num)s tile'"),
        (mark_fuzzy, "fuzzy: 'temple'"),
        (lose_placeholder, "broken placeholder: '%(who)s starts.' -> 'Iemand begint.'"),
        (rename_placeholder, "broken placeholder: '%(who)s starts.' -> '%(wie)s begint.'"),
        (
            add_placeholder,
            "broken placeholder: '%(num)s tile' -> '%(num)s tegels van %(who)s'",
        ),
        (
            write_percent_sign,
            "not allowed in a text: one of < > & \" %: '%(who)s begint voor 100 %.'",
        ),
        (write_markup, "not allowed in a text: one of < > & \" %: '<b>tempel</b>'"),
    ],
)
def test_a_problem_is_named(
    catalog: Catalog, template: Catalog, damage: Callable[[Catalog], None], found: str
) -> None:
    damage(catalog)
    assert list(problems(catalog, template)) == [found]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The catalogues of the repository, free to be changed."""
    folder = tmp_path / "translations"
    shutil.copytree(catalogues.FOLDER, folder, ignore=shutil.ignore_patterns("*.mo"))
    shutil.copy(catalogues.ROOT / "babel.cfg", tmp_path)
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "FOLDER", folder)
    monkeypatch.setattr(catalogues, "TEMPLATE", folder / "messages.pot")
    monkeypatch.setattr(i18n, "TRANSLATIONS", folder)
    return folder


def lose_translation(tag: str, message: str) -> None:
    catalog = catalogues.read(tag)
    catalog[message].string = ""
    with catalogues.path_of(tag).open("wb") as file:
        write_po(file, catalog)


def offered() -> set[str]:
    return set(i18n.languages.__wrapped__())


def test_only_complete_languages_are_offered(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert offered() == {"en"}
    catalogues.compile_complete()
    assert offered() == {"en", "nl", "de", "es", "fa"}
    lose_translation("nl", "temple")
    assert catalogues.main(["compile"]) == 0
    assert capsys.readouterr().out == "nl: not offered, 1 texts are not ready\n"
    assert offered() == {"en", "de", "es", "fa"}, "what was compiled before is gone"


def test_a_language_begins_empty_with_its_own_plural_forms(copy: Path) -> None:
    assert catalogues.main(["add", "pl"]) == 0
    begun = catalogues.read("pl")
    assert begun.num_plurals == 3
    ids = {message.id for message in catalogues.read_template()}
    assert {message.id for message in begun} == ids
    assert not [message for message in begun if message.id and any(message.string)]
    assert "pl" in catalogues.tags()
    catalogues.compile_complete()
    assert "pl" not in offered()
    with pytest.raises(SystemExit, match="exists already"):
        catalogues.add("pl")


@pytest.mark.parametrize("arguments", [[], ["add"], ["nonsense"]])
def test_nonsense_gets_the_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogues.main(arguments) == 2
    assert "catalogues update" in capsys.readouterr().out


def write_code(copy: Path, text: str) -> None:
    code = copy.parent / "scorer" / "code.py"
    code.parent.mkdir(exist_ok=True)
    code.write_text(text, encoding="utf-8")


def test_a_catalogue_that_is_behind_the_code_is_found(copy: Path) -> None:
    write_code(copy, 'N_("temple")')
    stale = "messages.pot is stale: run make translations"
    assert stale in catalogues.check()
    assert catalogues.main(["update"]) == 0
    assert catalogues.check() == []
    assert len(catalogues.read("nl")) == 1, "what is not used any more is gone"
    write_code(copy, 'N_("temple")\n# I18N: on a button\nN_("Done")')
    catalogues.extract(catalogues.TEMPLATE)
    (behind, *untranslated) = catalogues.check()
    assert "out of date" in behind and behind.endswith(": run make translations")
    assert untranslated == [f"{tag}: not translated: 'Done'" for tag in catalogues.tags()]


def test_an_update_without_news_changes_no_byte(copy: Path) -> None:
    write_code(copy, 'N_("temple")\nNn_("%(n)s day", "%(n)s days", "n")')
    catalogues.main(["update"])
    before = {path: path.read_bytes() for path in copy.rglob("*.po*")}
    write_code(copy, '\n\nNn_("%(n)s day", "%(n)s days", "n")\nN_("temple")')
    catalogues.main(["update"])
    assert {path: path.read_bytes() for path in copy.rglob("*.po*")} == before


def test_translators_read_the_notes_beside_a_message(copy: Path) -> None:
    write_code(copy, '# I18N: on a button\nN_("Done")')
    catalogues.main(["update"])
    assert catalogues.read("fa")["Done"].auto_comments == ["on a button"]
