"""Errors as the reader meets them: a page in the normal layout, or problem+json for the API."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask, Response, json, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import (
    HTTPException,
    InternalServerError,
    MethodNotAllowed,
    TooManyRequests,
)

from scorer.i18n import N_
from scorer.sheet import Problem
from scorer.sheet.answer import problem_json

from .language import current_language

TITLES = {
    400: N_("This request cannot be understood"),
    404: N_("There is no such page"),
    405: N_("This does not work that way"),
    409: N_("This is not possible now"),
    413: N_("That is too much at once"),
    414: N_("That is too much at once"),
    422: N_("Something is not right yet"),
    429: N_("That was too often"),
    500: N_("Something went wrong on our side"),
}


def init_app(app: Flask) -> None:
    app.register_error_handler(HTTPException, error_page)


def error_page(error: HTTPException, problems: Iterable[Problem] = ()) -> ResponseReturnValue:
    """Also for a crash: Flask hands it over as an `InternalServerError`."""
    # A redirect, or a view that answers from its depths.
    if error.response is not None or (error.code or InternalServerError.code) < 400:
        return error.get_response()
    code = error.code if error.code in TITLES else InternalServerError.code
    status = error.code or InternalServerError.code
    if request.path.startswith("/api/"):
        response = problem_response(status, problems)
        response.headers.extend(_advice(error))
        return response
    page = render_template("errors/page.html", title=TITLES[code], code=status)
    return page, status, _advice(error)


def _advice(error: HTTPException) -> dict[str, str]:
    """What may be done instead, or when, as the standard asks for."""
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        return {"Allow": ", ".join(sorted(error.valid_methods))}
    if isinstance(error, TooManyRequests) and error.retry_after is not None:
        return {"Retry-After": str(error.retry_after)}
    return {}


def problem_response(status: int, problems: Iterable[Problem] = ()) -> Response:
    """An error of the API (RFC 9457) that names every problem."""
    language = current_language()
    body = {
        "type": "about:blank",
        "title": language.text(TITLES.get(status, TITLES[400])),
        "status": status,
        "errors": [problem_json(problem, language) for problem in problems],
    }
    return Response(
        json.dumps(body),
        status=status,
        content_type="application/problem+json",
        headers={"Content-Language": language.tag},
    )
