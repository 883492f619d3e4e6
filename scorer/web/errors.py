"""Error answers: a page in the normal layout, or problem+json for the API."""

from __future__ import annotations

from collections.abc import Iterable

from flask import Response, json, render_template, request
from flask.typing import ResponseReturnValue
from flask_wtf.csrf import CSRFError, generate_csrf
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
    410: N_("This table has been deleted"),
    413: N_("That is too much at once"),
    414: N_("That is too much at once"),
    422: N_("Something is not right yet"),
    429: N_("That was too often"),
    503: N_("The shared tables cannot be reached just now"),
    500: N_("Something went wrong on our side"),
}


def error_page(error: HTTPException) -> ResponseReturnValue:
    """The answer to an HTTP error; Flask hands a crash over as an `InternalServerError`."""
    # A redirect, or a view that aborts with its answer.
    if error.response is not None or (error.code or InternalServerError.code) < 400:
        return error.get_response()
    code = error.code if error.code in TITLES else InternalServerError.code
    status = error.code or InternalServerError.code
    if request.path.startswith("/api/"):
        response = problem_response(status, _problems(error))
        response.headers.extend(_headers(error))
        return response
    page = render_template("errors/page.html", title=TITLES[code], code=status)
    return page, status, _headers(error)


def _problems(error: HTTPException) -> list[Problem]:
    """What the API says about errors that have a code of their own."""
    codes = [(CSRFError, "bad-token"), (TooManyRequests, "too-often")]
    return [Problem("", code) for kind, code in codes if isinstance(error, kind)]


def _headers(error: HTTPException) -> dict[str, str]:
    """Headers of an error: what may be done instead, or when, or with which token."""
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        return {"Allow": ", ".join(sorted(error.valid_methods))}
    if isinstance(error, TooManyRequests) and error.retry_after is not None:
        return {"Retry-After": str(error.retry_after)}
    if isinstance(error, CSRFError) and request.blueprint == "tables_api":
        # A phone whose cookie is gone or has expired sends again with it; no other origin can read it.
        return {"X-CSRFToken": generate_csrf()}
    return {}


def problem_response(status: int, problems: Iterable[Problem] = (), **more: object) -> Response:
    """An error of the API (RFC 9457) that names every problem; `more` are further members."""
    language = current_language()
    body = {
        "type": "about:blank",
        "title": language.text(TITLES.get(status, TITLES[400])),
        "status": status,
        "errors": [problem_json(problem, language) for problem in problems],
        **more,
    }
    return Response(
        json.dumps(body),
        status=status,
        content_type="application/problem+json",
        headers={"Content-Language": language.tag},
    )
