"""What the OpenAPI description says about a type beside what pydantic can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Described:
    """Annotate a type with keywords of JSON Schema; a function is called when they are generated."""

    def __init__(self, **keywords: Any) -> None:
        self.keywords = keywords

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], Any]) -> Any:
        keywords = self.keywords.items()
        return {
            **handler(core),
            **{name: value() if callable(value) else value for name, value in keywords},
        }
