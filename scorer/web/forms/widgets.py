"""Widgets: the inputs of our forms as HTML. WTForms' own take ten times as long for the same tags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup, escape
from wtforms import Field


def attributes(values: dict[str, Any]) -> str:
    """The attributes of a tag; True stands for one without a value, False for none.

    >>> attributes({"name": "a<b", "checked": True, "hidden": False})
    ' name="a&lt;b" checked'
    """
    return "".join(
        f" {name}" if value is True else f' {name}="{escape(value)}"'
        for name, value in values.items()
        if value is not False
    )


def text_input(field: Field, **kwargs: Any) -> Markup:
    values = {"id": field.id, "name": field.name, "value": field.data or "", **kwargs}
    return Markup(f'<input type="text"{attributes(values)}>')


def text_area(field: Field, **kwargs: Any) -> Markup:
    values = {"id": field.id, "name": field.name, **kwargs}
    # A browser leaves out the first line break, and only that.
    return Markup(f"<textarea{attributes(values)}>\n{escape(field.data or '')}</textarea>")


def checkbox(field: Field, **kwargs: Any) -> Markup:
    """Of a field that is checked or not; `value` is what the browser sends then."""
    return choice_input("checkbox", field.name, is_checked=bool(field.data), id=field.id, **kwargs)


def choice_input(type: str, name: str, *, is_checked: bool, **kwargs: Any) -> Markup:
    """A radio button or a checkbox."""
    values = {"name": name, **kwargs, "checked": is_checked}
    return Markup(f'<input type="{type}"{attributes(values)}>')


def hidden_inputs(pairs: Iterable[tuple[str, str]], *, is_carried: bool = True) -> Markup:
    """What a form hands on without showing it; scripts replace the inputs that carry a sheet."""
    mark = " data-carried" if is_carried else ""
    return Markup(
        "".join(
            f'<input type="hidden"{attributes({"name": name, "value": value})}{mark}>'
            for name, value in pairs
        )
    )
