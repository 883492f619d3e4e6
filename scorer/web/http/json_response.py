"""Compact JSON answers for our own scripts."""

from __future__ import annotations

from flask import Response, json


def compact(data: object) -> str:
    """JSON without spaces. Persian is not escaped: each letter would take six."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def compact_json(data: object, mimetype: str = "application/json") -> Response:
    return Response(compact(data), mimetype=mimetype)
