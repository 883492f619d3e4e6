"""The message catalogues: pybabel with this project's options, and the checks that it does not have.

python -m scorer.i18n.catalogues update      extract the messages and update every catalogue
python -m scorer.i18n.catalogues add TAG     begin a new language
python -m scorer.i18n.catalogues check       fail when a catalogue is stale, incomplete or broken
python -m scorer.i18n.catalogues compile     compile the complete catalogues: the languages on offer
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import BaseError, CommandLineInterface
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "translations"
TEMPLATE = FOLDER / "messages.pot"
# Sorted by message, without line numbers and dates: a diff shows nothing but changed messages.
EXTRACT = (
    *("--mapping-file=babel.cfg", "--keyword=N_", "--keyword=Nn_:1,2"),
    *("--add-comments=I18N:", "--strip-comments", "--no-location", "--omit-header"),
    *("--sort-output", "--width=100"),
)
# No fuzzy matching: a guess would keep the language from being offered, just as no translation does.
UPDATE = ("--no-fuzzy-matching", "--ignore-obsolete", "--ignore-pot-creation-date", "--width=100")
PLACEHOLDER = re.compile(r"%\((\w+)\)s")
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


def update(*options: str) -> None:
    """Add new messages to every catalogue, untranslated, and take out those that are gone."""
    pybabel("update", *UPDATE, f"--input-file={TEMPLATE}", f"--output-dir={FOLDER}", *options)


def add(tag: str) -> None:
    """Begin a language: an empty catalogue with its plural forms."""
    Locale.parse(tag)
    if path_of(tag).exists():
        raise SystemExit(f"{path_of(tag).relative_to(ROOT)} exists already")
    pybabel("init", "--width=100", f"--input-file={TEMPLATE}", f"--output-dir={FOLDER}", "-l", tag)


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
        found += [f"{tag}: {problem}" for problem in problems(read(tag), template)]
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
