"""The catalogues: complete, in step with the texts, and strict about what is not."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

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
    template.add("%(who)s begins.")
    template.add(("%(num)s tile", "%(num)s tiles"))
    template.add("100% cacao")
    return template


@pytest.fixture
def catalog() -> Catalog:
    """A complete one, to be broken."""
    catalog = Catalog(locale="nl")
    catalog.add("temple", "tempel")
    catalog.add("%(who)s begins.", "%(who)s begint.")
    catalog.add(("%(num)s tile", "%(num)s tiles"), ("één tegel", "%(num)s tegels"))
    catalog.add("100% cacao", "100% cacao")
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
    catalog["%(who)s begins."].string = "Iemand begint."


def rename_placeholder(catalog: Catalog) -> None:
    catalog["%(who)s begins."].string = "%(wie)s begint."


def add_placeholder(catalog: Catalog) -> None:
    catalog["%(num)s tile"].string = ("één tegel", "%(num)s tegels van %(who)s")


def damage_placeholder(catalog: Catalog) -> None:
    catalog["%(who)s begins."].string = "%(who)s begint voor 100 %."


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (remove, "not translated: 'temple'"),
        (leave_empty, "not translated: 'temple'"),
        (leave_a_plural_empty, "not translated: '%(num)s tile'"),
        (mark_fuzzy, "fuzzy: 'temple'"),
        (lose_placeholder, "broken placeholder: '%(who)s begins.' -> 'Iemand begint.'"),
        (rename_placeholder, "broken placeholder: '%(who)s begins.' -> '%(wie)s begint.'"),
        (
            add_placeholder,
            "broken placeholder: '%(num)s tile' -> '%(num)s tegels van %(who)s'",
        ),
        (
            damage_placeholder,
            "broken placeholder: '%(who)s begins.' -> '%(who)s begint voor 100 %.'",
        ),
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
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "FOLDER", folder)
    monkeypatch.setattr(catalogues, "TEMPLATE", folder / "messages.pot")
    monkeypatch.setattr(i18n, "TRANSLATIONS", folder)
    return folder


def offered() -> set[str]:
    return set(i18n.languages.__wrapped__())


def test_only_complete_languages_are_offered(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert offered() == {"en"}
    catalogues.compile_complete()
    assert offered() == {"en", "nl", "de", "es", "fa"}
    catalog = catalogues.read("nl")
    catalog["temple"].string = ""
    catalogues.path_of("nl").write_bytes(catalogues.written(catalog))
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
    assert "make translations" in capsys.readouterr().out


def test_a_written_catalogue_reads_back_the_same(copy: Path) -> None:
    for tag in catalogues.tags():
        stored = catalogues.path_of(tag).read_bytes()
        assert catalogues.written(catalogues.read(tag)) == stored, f"{tag} is not as it is written"
