"""The OpenAPI description: the app's routes, and the types that read requests and make answers.

Paths and methods are those of the URL map, the summary is the view's docstring, and the answer its return
type; `operation` adds what the signature of a view cannot say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from inspect import getdoc, unwrap
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

from flask import Blueprint, Flask, current_app
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypedDict

from scorer.i18n import languages
from scorer.sheet.answer import ErrorAnswer
from scorer.sheet.described import Described

bp = Blueprint("openapi", __name__)
VERSION = "2.2.0"

Schema = dict[str, Any]
View = TypeVar("View", bound=Callable[..., Any])
JSON, PROBLEM_JSON = "application/json", "application/problem+json"


class ProblemDetails(TypedDict):
    """An error (RFC 9457)."""

    type: str
    title: str
    status: int
    errors: list[ErrorAnswer]


class DeletedBy(TypedDict):
    """The phone that deleted a table: its number (0 is unknown) and its seat."""

    number: int
    seat: str


class DeletedTableDetails(ProblemDetails):
    """A table that was deleted and can be restored for so many seconds."""

    by: DeletedBy
    seconds: int


@dataclass(frozen=True)
class Answer:
    """What comes back with a status; without a type it is empty."""

    about: str = "The answer."
    type: Any = None
    media_type: str = JSON
    headers: Mapping[str, Schema] = field(default_factory=dict)


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query string, or of the path or header where it says so."""

    name: str
    type: Any
    about: str = ""
    where: str = "query"
    required: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)


class operation:
    """Documents a view; without `answers` it answers 200 with the type that it returns."""

    of: ClassVar[dict[Callable[..., Any], operation]] = {}

    def __init__(
        self,
        *errors: int,
        answers: Mapping[int, Answer] | None = None,
        body: Callable[[], type] | None = None,
        needs_body: bool = True,
        query: Sequence[Parameter] | Callable[[], Sequence[Parameter]] = (),
        needs_token: bool = False,
        is_stored: bool = True,
    ) -> None:
        """`body` gives the model of the request; it is called when all game modules are registered, and
        `query` may be."""
        self.errors, self.answers, self.query = errors, answers, query
        self.body, self.needs_body = body, needs_body
        self.needs_token, self.is_stored = needs_token, is_stored

    def __call__(self, view: View) -> View:
        self.of[view] = self
        return view


def header(about: str, **schema: Any) -> Schema:
    return {"description": about, "schema": {"type": "string", **schema}, "required": True}


ERRORS = {
    400: "The token is missing, wrong or from another session; or the request can’t be read.",
    404: "Not found.",
    409: "This can’t be done now.",
    410: "Somebody deleted the table; it can be restored for a few minutes.",
    413: "The body is too large.",
    414: "The address is too long.",
    422: "Every problem with the input.",
    429: "Too many requests.",
    503: "The database does not answer.",
}
_LANGUAGE_TOLD = {"Content-Language": header("The language of the messages.")}
_WAIT = {"Retry-After": header("Seconds to wait.", type="integer", minimum=1, maximum=86_400)}
_NEVER_STORED = {"Cache-Control": header("Never stored.", enum=["no-store"])}
_CODE = Parameter(
    "code",
    Annotated[str, Described(example="ACDE-FGHJ")],
    "As shown or as typed: case, spaces and dashes do not matter.",
    "path",
    required=True,
)
_LANGUAGE = Parameter(
    "lang",
    Annotated[str, Described(enum=lambda: list(languages()))],
    "The language of the messages; otherwise Accept-Language chooses.",
)
_TOKEN = Parameter(
    "X-CSRFToken",
    str,
    "From a page of this app, together with the session cookie that came with it.",
    "header",
    required=True,
)


@bp.get("/api/openapi.json")
@operation()
def description() -> dict[str, Any]:
    """This description."""
    return describe(current_app._get_current_object())  # type: ignore[attr-defined]


@lru_cache(maxsize=1)
def describe(app: Flask) -> dict[str, Any]:
    """Every documented route of an app."""
    schemas: dict[str, Schema] = {}
    paths: dict[str, dict[str, Schema]] = {}
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule):
        view = unwrap(app.view_functions[rule.endpoint])
        if view in operation.of:
            (method,) = (rule.methods or set()) - {"HEAD", "OPTIONS"}
            path = re.sub("<([a-z]+)>", r"{\1}", rule.rule)
            paths.setdefault(path, {})[method.lower()] = _describe(view, path, method, schemas)
    about = "Set-up, rules and final scoring of the board game Cacao."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cacao companion", "version": VERSION, "description": about},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _describe(
    view: Callable[..., Any], path: str, method: str, schemas: dict[str, Schema]
) -> Schema:
    it = operation.of[view]
    returned = get_type_hints(view, include_extras=True)["return"]
    answers = dict(it.answers or {200: Answer(type=returned)})
    parameters = [*(it.query() if callable(it.query) else it.query)]
    errors = {*it.errors}
    if "{code}" in path:
        parameters.append(_CODE)
        errors |= {404, 410}
    if method == "POST":
        errors.add(413)
    if path.startswith("/api/"):
        parameters.append(_LANGUAGE)
        errors |= {400, 414, 429}
    if path.startswith("/api/tables"):
        errors.add(503)
    if it.needs_token:
        parameters.append(_TOKEN)
    for status in sorted(errors):
        headers = _LANGUAGE_TOLD | (_WAIT if status in (429, 503) else {})
        kind = DeletedTableDetails if status == 410 else ProblemDetails
        answers[status] = Answer(ERRORS[status], kind, PROBLEM_JSON, headers)
    stored = {} if it.is_stored else _NEVER_STORED
    described: Schema = {
        "summary": (getdoc(view) or "").partition("\n")[0].rstrip("."),
        "parameters": [
            {
                **{"name": each.name, "in": each.where, "required": each.required},
                **{"description": each.about, "schema": _schema(each.type, schemas), **each.more},
            }
            for each in parameters
        ],
        "responses": {
            str(status): {
                "description": each.about,
                "headers": {**stored, **each.headers},
                "content": _content(each.type, schemas, each.media_type),
            }
            for status, each in answers.items()
        },
    }
    if it.body:
        content = _content(it.body(), schemas)
        described["requestBody"] = {"required": it.needs_body, "content": content}
    return described


def _content(type: Any, schemas: dict[str, Schema], media_type: str = JSON) -> Schema:
    return {} if type is None else {media_type: {"schema": _schema(type, schemas)}}


def _schema(type: Any, schemas: dict[str, Schema]) -> Schema:
    """The schema of a type; it and the types in it are added to `schemas` where they have a name."""
    ref = "#/components/schemas/{model}"
    schema = TypeAdapter(type).json_schema(ref_template=ref, schema_generator=_Generator)
    schemas.update(schema.pop("$defs", {}))
    if "title" not in schema:
        return schema
    schemas[schema["title"]] = schema
    return {"$ref": ref.format(model=schema["title"])}


class _Generator(GenerateJsonSchema):
    """Without a title for every field, and without the null that stands for “left out” here."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def default_schema(self, schema: Any) -> Schema:
        described = super().default_schema(schema)
        return {key: value for key, value in described.items() if (key, value) != ("default", None)}
