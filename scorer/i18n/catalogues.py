"""The catalogues: extracting, updating, checking and compiling them. Run it as `make translations`.

python -m scorer.i18n.catalogues update      extract the texts and bring every catalogue up to date
python -m scorer.i18n.catalogues add TAG     begin a new language
python -m scorer.i18n.catalogues check       fail when the template is stale or a catalogue has problems
python -m scorer.i18n.catalogues compile     compile the complete catalogues: the languages on offer
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from configparser import RawConfigParser
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "translations"
TEMPLATE = FOLDER / "messages.pot"
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "N_": None,
    "Nn_": (1, 2),
    "bound": (1,),
    "bound_plural": (1, 2),
    "told": None,
}
NOTES = ("I18N:",)
PLACEHOLDER = re.compile(r"%\((\w+)\)s|%%|%")
WIDTH = 100


def extract() -> Catalog:
    """Every marked text of the code and the templates, in a stable order."""
    config = RawConfigParser()
    config.read(ROOT / "babel.cfg")
    methods, options = [], {}
    for section in config.sections():
        method, _, pattern = section.partition(":")
        methods.append((pattern.strip(), method.strip()))
        options[pattern.strip()] = dict(config[section])
    template = Catalog(project="cacao-companion", charset="utf-8")
    found = extract_from_dir(ROOT, methods, options, KEYWORDS, NOTES, strip_comment_tags=True)
    for name, line, message, comments, context in sorted(found, key=lambda item: item[:2]):
        template.add(message, None, [(name, line)], auto_comments=comments, context=context)
    return template


def written(catalog: Catalog) -> bytes:
    """A catalogue as its file holds it: no line numbers and no dates, so that a diff shows texts."""
    catalog.header_comment = ""
    catalog.fuzzy = False
    buffer = BytesIO()
    write_po(buffer, catalog, width=WIDTH, no_location=True, omit_header=True, ignore_obsolete=True)
    header = (
        'msgid ""\nmsgstr ""\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
    )
    if catalog.locale:
        header += f'"Language: {catalog.locale}\\n"\n'
        header += f'"Plural-Forms: {catalog.plural_forms}\\n"\n'
    return header.encode() + b"\n" + buffer.getvalue().lstrip()


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


def update() -> None:
    """Extract the texts, and add what is new to every catalogue, untranslated."""
    template = extract()
    TEMPLATE.write_bytes(written(template))
    for tag in tags():
        catalog = read(tag)
        # No guessing: a fuzzy text would be shown to nobody anyway.
        catalog.update(template, no_fuzzy_matching=True)
        path_of(tag).write_bytes(written(catalog))


def add(tag: str) -> None:
    """Begin a language: an empty catalogue with its plural forms."""
    Locale.parse(tag)
    if path_of(tag).exists():
        raise SystemExit(f"{path_of(tag).relative_to(ROOT)} exists already")
    catalog = Catalog(locale=tag)
    catalog.update(read_template())
    path_of(tag).parent.mkdir(parents=True)
    path_of(tag).write_bytes(written(catalog))


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
            yield from _broken_placeholders(message, shown)


def _broken_placeholders(message: Message, shown: str) -> Iterator[str]:
    wanted = {name for text in _ids(message) for name in _placeholders(text)}
    for text in _strings(message):
        used = set(_placeholders(text))
        # A singular may leave the number out ("a tile"); no text may use an unknown one.
        missing = set() if message.pluralizable else wanted - used
        if used - wanted or missing or "" in used:
            yield f"broken placeholder: {shown!r} -> {text!r}"


def _placeholders(text: str) -> Iterator[str]:
    """Placeholder names; a lone percent sign gives an empty one."""
    if PLACEHOLDER.search(text) and "%(" in text:
        for match in PLACEHOLDER.finditer(text):
            if match[0] != "%%":
                yield match[1] or ""


def _ids(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if message.pluralizable else (str(message.id),)


def _strings(message: Message) -> tuple[str, ...]:
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def check() -> list[str]:
    """Every problem of the template and the catalogues."""
    found = []
    if TEMPLATE.read_bytes() != written(extract()):
        found.append("messages.pot is stale: run make translations")
    template = read_template()
    for tag in tags():
        found += [f"{tag}: {problem}" for problem in problems(read(tag), template)]
    return found


def compile_complete() -> None:
    """Compile the complete catalogues, and take the others off the offer."""
    template = read_template()
    for tag in tags():
        catalog = read(tag)
        compiled = path_of(tag).with_suffix(".mo")
        open_problems = list(problems(catalog, template))
        if open_problems:
            compiled.unlink(missing_ok=True)
            print(f"{tag}: not offered, {len(open_problems)} texts are not ready")
        else:
            with compiled.open("wb") as file:
                write_mo(file, catalog)


def main(arguments: Iterable[str]) -> int:
    command, *rest = arguments or [""]
    if command == "update":
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
