"""What all forms share: the reader's language, errors from the score sheet, and their summary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from markupsafe import Markup
from wtforms import Field, Form
from wtforms.meta import DefaultMeta

from scorer.i18n.messages import problem_text
from scorer.sheet import Problem
from scorer.web.language import current_language


@dataclass(frozen=True)
class SummaryLine:
    """A line of the error summary: the address of the field, and what is wrong with it."""

    href: str
    text: str


class PageForm(Form):
    """A form whose errors are the problems that the reader of the score sheet finds."""

    class Meta(DefaultMeta):
        """WTForms' hooks for translations and for attributes that every input has."""

        def get_translations(self, form: Any) -> Any:
            return current_language().translations

        def render_field(self, field: Any, render_kw: Any) -> Markup:
            values = {**(field.render_kw or {}), **render_kw}
            if field.errors:
                described_by = f"{values.get('aria-describedby', '')} {field.id}-problem".strip()
                values |= {"aria-invalid": "true", "aria-describedby": described_by}
            return Markup(field.widget(field, **values))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.summary: list[SummaryLine] = []

    def find_problems(self) -> Iterable[Problem]:
        """What the reader of the score sheet finds wrong with what was entered."""
        raise NotImplementedError

    def validate(self, extra_validators: Any = None) -> bool:
        self.add_problems(self.find_problems())
        return not self.summary

    def add_problems(self, problems: Iterable[Problem]) -> None:
        """Put each problem beside its field and into the summary."""
        for problem in problems:
            text = problem_text(problem, current_language())
            field = self.field_of(problem)
            if field is not None:
                field.errors = [*field.errors, text]
            self.summary.append(self.summary_line(problem, field, text))

    def field_of(self, problem: Problem) -> Field | None:
        """The field that a problem is about, if it is in this form."""
        return self._fields.get(problem.field)

    def summary_line(self, problem: Problem, field: Field | None, text: str) -> SummaryLine:
        return SummaryLine(f"#{problem.field}", text)


class Group(Protocol):
    """What a fieldset is made of: several inputs whose errors are told together."""

    @property
    def id(self) -> str: ...

    @property
    def errors(self) -> Sequence[str]: ...


def described_by(group: Group) -> Markup:
    """The attribute that leads a screen reader from a fieldset to its error text."""
    return Markup(f' aria-describedby="{group.id}-problem"' if group.errors else "")
