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
    ServiceUnavailable,
    TooManyRequests,
)

from scorer.i18n import N_
from scorer.sheet import Problem
from scorer.sheet.answer import problem_json
from scorer.tables import Unavailable

from .language import current_language

TITLES = {
    # I18N: heading of an error page
    400: N_("We can’t read this request"),
    # I18N: heading of an error page
    404: N_("Page not found"),
    # I18N: heading of an error page
    405: N_("This link can’t be opened"),
    # I18N: heading of an error, and what the app says when a button cannot do its work
    409: N_("This can’t be done now"),
    # I18N: heading of an error page
    410: N_("This table has been deleted"),
    # I18N: heading of an error page
    413: N_("That is too big to send"),
    # I18N: heading of an error page
    414: N_("This link is too long"),
    # I18N: heading of an error
    422: N_("Check what you entered"),
    # I18N: heading of an error page
    429: N_("Too many tries"),
    # I18N: heading of an error page
    503: N_("Shared tables can’t be reached"),
    # I18N: heading of an error page
    500: N_("Something went wrong"),
}


RETRY_SECONDS = 1
"""After which a phone asks again when the database does not answer."""


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


def unavailable(_: Unavailable) -> ResponseReturnValue:
    """The answer when the database does not answer."""
    return error_page(ServiceUnavailable(retry_after=RETRY_SECONDS))


CODES: list[tuple[type[HTTPException], str]] = [
    (CSRFError, "bad-token"),
    (TooManyRequests, "too-often"),
    (ServiceUnavailable, "unavailable"),
]


def _problems(error: HTTPException) -> list[Problem]:
    """What the API says about errors that have a code of their own."""
    return [Problem("", code) for kind, code in CODES if isinstance(error, kind)]


def _headers(error: HTTPException) -> dict[str, str]:
    """Headers of an error: what may be done instead, or when, or with which token."""
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        return {"Allow": ", ".join(sorted(error.valid_methods))}
    if isinstance(error, TooManyRequests | ServiceUnavailable) and error.retry_after is not None:
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
