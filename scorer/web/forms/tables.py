"""The forms of shared tables: joining one, and with a CSRF token making and deleting one."""

from __future__ import annotations

from typing import Any

from flask_wtf import FlaskForm
from wtforms import Field, StringField
from wtforms.validators import Optional, Regexp

from scorer.i18n import N_
from scorer.sheet.legacy import converted
from scorer.web.api.table_models import ID
from scorer.web.language import current_language

from .base import PageForm
from .widgets import hidden_inputs, text_input

CODE_LIMIT = 20
"""Longer than any code that can be meant, however it is written."""
# I18N: %(code)s is what was typed
NO_SUCH_TABLE = N_(
    "There is no table with the code “%(code)s”. Check the letters. The table may have been deleted."
)


class JoinForm(PageForm):
    """The code of a table."""

    code = StringField(
        "",
        widget=text_input,
        render_kw={
            **{"dir": "ltr", "autocomplete": "off", "autocapitalize": "characters"},
            **{"spellcheck": "false", "maxlength": CODE_LIMIT},
        },
    )

    def refuse(self, typed: str) -> None:
        """There is no such table; what was typed stays, so that it can be corrected."""
        self.code.data = typed[:CODE_LIMIT]
        self.code.errors = [current_language().text(NO_SUCH_TABLE, {"code": self.code.data})]


class SheetFields(Field):
    """A whole score sheet as the fields of a shared table, in hidden inputs."""

    data: dict[str, str]

    def process(self, formdata: Any, *args: Any, **kwargs: Any) -> None:
        super().process(None, *args, **kwargs)
        if formdata:
            pairs = [pair for pair in formdata.items() if pair[0] != self.meta.csrf_field_name]
            self.data = dict(converted(pairs))


class NewTableForm(FlaskForm):  # type: ignore[misc]
    """Makes a table of a score sheet."""

    sheet = SheetFields(
        "", widget=lambda field, **kwargs: hidden_inputs(field.data.items(), is_carried=False)
    )


class DeleteTableForm(FlaskForm):  # type: ignore[misc]
    """Deletes a table for everybody; `author` is the phone that does it, where its script says so."""

    author = StringField("", validators=[Optional(), Regexp(f"{ID}$")])


class RestoreForm(FlaskForm):  # type: ignore[misc]
    """Takes back what somebody ended or deleted: nothing but the token."""
