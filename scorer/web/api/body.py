"""The JSON of a request, whatever its content type says."""

from __future__ import annotations

from typing import Any

from flask import json, request


def json_body(empty: Any = None) -> Any:
    """The request's JSON, or `empty` without a body; None when it is no JSON, which no model accepts."""
    sent = request.get_data()
    try:
        return json.loads(sent) if sent else empty
    except (ValueError, RecursionError):
        return None
