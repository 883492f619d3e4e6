"""Globals, filters and context processors of the templates, all in one place."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flask import Flask
from markupsafe import Markup

from scorer.engine.components import Color
from scorer.i18n.messages import jungle_text, module_titles
from scorer.rules.book import RULEBOOK
from scorer.rules.search import LONGEST_QUERY
from scorer.sheet.seats import NAME_LIMIT

from . import language, words
from .drawing.pictures import capitalised, current_pictures
from .forms.widgets import hidden_inputs
from .http import static_files
from .language import current_language
from .pages import home, players, rules, situations


def register(app: Flask) -> None:
    """Give all templates of an app what they use."""
    env = app.jinja_env
    env.trim_blocks = env.lstrip_blocks = True
    # Persian words in a page's JSON as they are: escaped, each letter would take six.
    env.policies["json.dumps_kwargs"] = {"sort_keys": True, "ensure_ascii": False}

    @lru_cache
    def icon(name: str, directional: bool = False) -> Markup:
        """A line icon, for templates that every page is made of; others import the macro."""
        icons: Any = env.get_template("parts/icons.html").module
        return Markup(icons.icon(name, directional))

    env.filters.update(
        capitalised=capitalised,
        jungle_name=lambda kind: jungle_text(kind, current_language()),
        module_name=lambda code: current_language().text(module_titles()[code]),
    )
    env.globals.update(
        # Language and URLs
        words=words,
        script_texts=words.SCRIPT_TEXTS,
        url_for=language.page_url,
        language_menu=language.language_menu,
        alternates=language.alternates,
        # Scripts and data
        script=static_files.script,
        game_data=static_files.game_data_link,
        release=static_files.release(),
        # Navigation
        places=home.PLACES,
        navigation_bar=home.navigation_bar,
        # Players and forms
        hidden_inputs=hidden_inputs,
        seat_label=players.seat_label,
        owned_piece=players.owned_piece,
        all_seats=players.all_seats,
        colors_of=lambda count: tuple(Color)[:count],
        name_limit=NAME_LIMIT,
        # Rules
        rulebook=RULEBOOK,
        rule_text=rules.rule_text,
        draw=rules.draw,
        query_limit=LONGEST_QUERY,
        labels=rules.LABELS,
        answer_to=rules.answer_to,
        brought_by=rules.brought_by,
        edition_titles=rules.edition_titles,
        asked_situation=situations.asked_situation,
        shown_situation=situations.shown_situation,
        # Others
        icon=icon,
        table_days=app.extensions["tables"].keep_days,
    )
    # What depends on the request.
    app.context_processor(language.page_context)
    app.context_processor(lambda: {"pictures": current_pictures()})
