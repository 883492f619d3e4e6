"""The message catalogues: pybabel with this project's options, and the checks that it does not have.

python -m scorer.i18n.catalogues update      extract the messages and update every catalogue
python -m scorer.i18n.catalogues add TAG     begin a new language
python -m scorer.i18n.catalogues check       fail when a catalogue is stale, incomplete or broken
python -m scorer.i18n.catalogues compile     compile the complete catalogues: the languages on offer
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import BaseError, CommandLineInterface
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from scorer.modules.model import RulebookPart

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "translations"
TEMPLATE = FOLDER / "messages.pot"
PROJECT = "Cacao companion"
# Sorted by message, with files but no line numbers and dates: diffs show nothing but messages.
WIDTH = 100
EXTRACT = (
    *("--mapping-file=babel.cfg", "--keyword=N_", "--keyword=Nn_:1,2", "--keyword=Np_:1c,2"),
    *("--add-comments=I18N:", "--strip-comments", "--add-location=file"),
    *("--omit-header", "--sort-output", f"--width={WIDTH}"),
)
# No fuzzy matching: a guess would keep the language from being offered, just as no translation does.
UPDATE = ("--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date", "--width=100")
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
MOST_PAGES = 3
MOST_SHOWN = 20
"""Problems of one language that are listed: one that has just begun has thousands."""
UNSAFE = re.compile(r'[<>&"%]')


def pybabel(command: str, *options: str | Path) -> None:
    """Run a command of pybabel; raises `BaseError` where it fails."""
    arguments = ["pybabel", "--quiet", command, *map(str, options)]
    CommandLineInterface().run(arguments)  # type: ignore[no-untyped-call]


def extract(to: Path) -> None:
    """Write every marked message of the code and the templates to a template file."""
    # Patterns of the mapping file are relative to the working directory.
    with chdir(ROOT):
        pybabel("extract", *EXTRACT, f"--output-file={to}", ".")
    with to.open("rb") as file:
        template = read_po(file)
    annotate(template)
    with to.open("wb") as file:
        write_po(file, template, width=WIDTH, omit_header=True, sort_output=True)


def annotate(template: Catalog) -> None:
    """Tell translators on which page of the rules a text stands, and what its figures are."""
    # A wheel is built without what the game needs; it compiles only.
    from scorer.modules import all_modules

    parts = [module.rulebook for module in all_modules()]
    figures = {name: value for part in parts for name, value in part.figures.items()}
    pages = defaultdict[str, set[str]](set)
    for part in parts:
        for text, page in _pages(part):
            pages[text].add(page)
    for message in template:
        names = dict.fromkeys(name for text in _ids(message) for name in PLACEHOLDER.findall(text))
        shown = [f"{name} = {figures[name]}" for name in names if name in figures]
        seen = sorted(pages.get(_ids(message)[0], ()))
        if shown and len(shown) == len(names):
            message.auto_comments.append(", ".join(shown))
        if seen:
            message.auto_comments.append(f"Page: {', '.join(seen[:MOST_PAGES])}")


def _pages(part: RulebookPart) -> Iterator[tuple[str, str]]:
    """Texts, and where in the rules they stand, as in the URL behind the language."""
    for section in part.sections:
        yield from ((text, f"rules/{section.id}") for text in section.texts())
    for each in part.questions:
        page = f"rules/{each.section}/{each.id}"
        yield from ((each.question, page), (each.answer, page))
    for note in part.notes:
        yield from ((text, f"rules/{note.section}") for text in (note.print_says, note.we_do))
    yield from ((text, f"rules/{id}") for id, text in part.changes.items())


def update(*options: str) -> None:
    """Add new messages to every catalogue, untranslated, and take out those that are gone."""
    pybabel("update", *UPDATE, f"--input-file={TEMPLATE}", f"--output-dir={FOLDER}", *options)


def add(tag: str) -> None:
    """Begin a language: an empty catalogue with its plural forms."""
    Locale.parse(tag)
    if path_of(tag).exists():
        raise SystemExit(f"{path_of(tag).relative_to(ROOT)} exists already")
    pybabel("init", f"--input-file={TEMPLATE}", f"--output-dir={FOLDER}", "-l", tag)
    catalog = read(tag)
    # Babel's own header has gaps to be filled in, which nobody needs.
    catalog.header_comment, catalog.project, catalog.version = "", PROJECT, ""
    catalog.msgid_bugs_address = catalog.last_translator = catalog.language_team = ""
    with path_of(tag).open("wb") as file:
        write_po(file, catalog, width=WIDTH)
    print(
        f"Translate {path_of(tag).relative_to(ROOT)}; CONTRIBUTING.md says what else a language has."
    )


def tags() -> list[str]:
    """The languages that have a catalogue, complete or not."""
    return sorted(path.parent.parent.name for path in FOLDER.glob("*/LC_MESSAGES/messages.po"))


def path_of(tag: str) -> Path:
    return FOLDER / tag / "LC_MESSAGES" / "messages.po"


def read(tag: str) -> Catalog:
    with path_of(tag).open("rb") as file:
        return read_po(file, locale=tag)


def read_template() -> Catalog:
    with TEMPLATE.open("rb") as file:
        return read_po(file)


def problems(catalog: Catalog, template: Catalog) -> Iterator[str]:
    """What keeps a language from being offered."""
    for wanted in template:
        if not wanted.id:
            continue
        message = catalog.get(wanted.id, wanted.context)
        shown = _ids(wanted)[0]
        if message is None or not all(_strings(message)):
            yield f"not translated: {shown!r}"
        elif message.fuzzy:
            yield f"fuzzy: {shown!r}"
        else:
            yield from _broken(message)


def _broken(message: Message) -> Iterator[str]:
    """Translations whose placeholders or signs would not come out in a page."""
    wanted = {name for text in _ids(message) for name in PLACEHOLDER.findall(text)}
    for text in _strings(message):
        used = set(PLACEHOLDER.findall(text))
        # A singular may leave the number out ("a tile"); no text may use an unknown one.
        missing = set() if message.pluralizable else wanted - used
        if used - wanted or missing:
            yield f"broken placeholder: {_ids(message)[0]!r} -> {text!r}"
        # Templates insert translations as HTML and as format strings.
        elif UNSAFE.search(PLACEHOLDER.sub("", text)):
            yield f'not allowed in a text: one of < > & " %: {text!r}'


def _ids(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if message.pluralizable else (str(message.id),)


def _strings(message: Message) -> tuple[str, ...]:
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def check() -> list[str]:
    """Every problem of the template and the catalogues."""
    found = []
    with TemporaryDirectory() as folder:
        extract(Path(folder) / "messages.pot")
        if (Path(folder) / "messages.pot").read_bytes() != TEMPLATE.read_bytes():
            found.append("messages.pot is stale: run make translations")
    try:
        update("--check")
    except BaseError as error:
        found.append(f"{error}: run make translations")
    template = read_template()
    for tag in tags():
        of_language = [f"{tag}: {problem}" for problem in problems(read(tag), template)]
        found += of_language[:MOST_SHOWN]
        if more := of_language[MOST_SHOWN:]:
            found.append(f"{tag}: and {len(more)} more")
    return found


def compile_complete() -> None:
    """Compile the complete catalogues, and withdraw the others."""
    template = read_template()
    for tag in tags():
        if unready := list(problems(read(tag), template)):
            path_of(tag).with_suffix(".mo").unlink(missing_ok=True)
            print(f"{tag}: not offered, {len(unready)} texts are not ready")
        else:
            pybabel("compile", f"--directory={FOLDER}", f"--locale={tag}")


def main(arguments: Iterable[str]) -> int:
    command, *rest = arguments or [""]
    if command == "update":
        extract(TEMPLATE)
        update()
    elif command == "add" and rest:
        add(rest[0])
    elif command == "compile":
        compile_complete()
    elif command == "check":
        found = check()
        print("\n".join(found) or f"{', '.join(tags())}: complete")
        return bool(found)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
