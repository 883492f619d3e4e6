"""JSON Schema and OpenAPI for the description of the API: values, parameters, answers and errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorer.engine.board import MAX_NOTATION
from scorer.engine.components import Color
from scorer.engine.setup import Field, FieldKind
from scorer.i18n import languages
from scorer.modules import EXPANSIONS

Schema = dict[str, Any]


def whole(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def object_(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": required}


def array(items: Schema, **limits: int) -> Schema:
    return {"type": "array", "items": items, **limits}


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def nullable(schema: Schema) -> Schema:
    """The same, or null."""
    values = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return {**schema, **values, "type": [schema["type"], "null"]}


def field_schema(field: Field) -> Schema:
    """What may stand in a field of the score sheet; null is the same as left out."""
    if field.kind is FieldKind.CHOICE:
        schema: Schema = {"type": "string", "enum": list(field.options)}
    elif field.kind is FieldKind.VALUE:
        schema = {"type": "integer", "enum": list(field.values)}
    else:
        schema = whole(0, field.most)
    return schema if field.is_required else nullable(schema)


def modules() -> Schema:
    """Codes of the modules in play."""
    code = {**TEXT, "enum": list(EXPANSIONS)} if EXPANSIONS else TEXT
    return array(code, maxItems=len(EXPANSIONS))


NUMBER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
COLOR: Schema = {"type": "string", "enum": [color.value for color in Color]}
SQUARE: Schema = {**nullable(NUMBER), "description": "Counted from 0 in the notation."}
CACAO: Schema = {**nullable(NUMBER), "description": "Cacao fruits; null when they are not known."}
PARTS: Schema = {
    "type": "object",
    "additionalProperties": NUMBER,
    "description": "The parts of the sum in gold, by code; modules add theirs.",
}
BOARD: Schema = {"type": "string", "maxLength": MAX_NOTATION, "example": "R1210tY1012/.P1111"}


def per_color(value: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {color.value: value for color in Color},
        "additionalProperties": False,
    }


def header(about: str, schema: Schema = TEXT) -> Schema:
    return {"description": about, "schema": schema, "required": True}


def parameter(name: str, schema: Schema, about: str = "", where: str = "query") -> Schema:
    """One that may be left out, unless it is a part of the path."""
    described = {"description": about} if about else {}
    return {"name": name, "in": where, "required": where == "path", "schema": schema, **described}


def language() -> Schema:
    about = "The language of the messages; otherwise Accept-Language chooses."
    return parameter("lang", {"type": "string", "enum": list(languages())}, about)


def json_body(name: str, needed: bool = True) -> Schema:
    return {"required": needed, "content": {"application/json": {"schema": ref(name)}}}


def answer(
    about: str,
    schema: Schema | None = None,
    kind: str = "application/json",
    headers: Mapping[str, Schema] | None = None,
) -> Schema:
    """What comes back; without a schema it is empty."""
    described: Schema = {"description": about}
    if schema is not None:
        described["content"] = {kind: {"schema": schema}}
    return {**described, "headers": dict(headers)} if headers else described


ERRORS = {
    400: "The token is missing, wrong or another session's; or the request cannot be understood.",
    404: "There is no such thing.",
    409: "This is not possible now.",
    413: "The body is too large.",
    414: "The address is too long.",
    422: "What is wrong with the input, every problem of it.",
    429: "Too many requests.",
}


LANGUAGE_TOLD = {"Content-Language": header("The language of the messages.")}
WAIT = {"Retry-After": header("Seconds to wait.", whole(1, 24 * 60 * 60))}


def errors(*statuses: int, headers: Mapping[str, Schema] | None = None) -> dict[str, Schema]:
    """Problems (RFC 9457), those of every address among them."""
    described = {**LANGUAGE_TOLD, **(headers or {})}
    return {
        str(status): answer(
            ERRORS[status],
            ref("Problem"),
            "application/problem+json",
            described | WAIT if status == 429 else described,
        )
        for status in sorted({*statuses, 400, 414, 429})
    }
