"""The texts of scripts: all of them are used, and all that is used is there."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.support import Translations

import scorer
from scorer.i18n import Language, Nn_
from scorer.paths import TEMPLATES
from scorer.web.words import SCRIPT_TEXTS

SCRIPTS = [path.read_text() for path in (Path(scorer.__file__).parent / "static").rglob("*.js")]
PAGES = [path.read_text() for path in TEMPLATES.rglob("*.html")]
TEXTS = {name for page in SCRIPT_TEXTS.values() for name in page}


def test_every_text_that_scripts_show_is_there() -> None:
    showing = [
        text for text in SCRIPTS if re.search(r'import \{ words \} from ".*/words.js"', text)
    ]
    assert len(showing) > 5
    shown = {name for text in showing for name in re.findall(r"(?<![./\w])words\.(\w+)", text)}
    assert shown - TEXTS == set()


def test_every_text_is_shown_somewhere() -> None:
    """By its name in a script, or bound to a number of the set-up in a template."""
    named = re.findall(r'\bwords\.(\w+)|"(\w+)"', "\n".join([*SCRIPTS, *PAGES]))
    assert TEXTS - {name for pair in named for name in pair} == set()


def test_plural_forms_go_by_the_categories_of_the_language() -> None:
    """Polish has more of them than any language on offer."""
    catalog = Catalog(locale="pl")
    catalog.add(("%(n)s day", "%(n)s days"), ("%(n)s dzień", "%(n)s dni (few)", "%(n)s dni (many)"))
    file = BytesIO()
    write_mo(file, catalog)
    file.seek(0)
    polish = Language("pl", Locale("pl"), Translations(file))
    assert polish.template(Nn_("%(n)s day", "%(n)s days", "n")) == {
        "by": "n",
        "one": "%(n)s\u00a0dzień",
        "few": "%(n)s\u00a0dni (few)",
        "many": "%(n)s\u00a0dni (many)",
    }
