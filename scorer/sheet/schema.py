"""Pydantic models that read JSON: their errors become `Problem`s, all of them at once.

A model is also what the OpenAPI description is generated from, so the two cannot disagree. The rules
themselves are functions of the sheet that return problems; here they are only attached to types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    InstanceOf,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from .problems import BadInput, Problem

M = TypeVar("M", bound=BaseModel)

NOT_AN_OBJECT = "not-an-object"
_CODES = {
    "missing": "missing",
    "model_type": NOT_AN_OBJECT,
    "dict_type": NOT_AN_OBJECT,
    "list_type": "not-a-list",
    "int_type": "not-a-number",
    "is_instance_of": "not-text",
}
"""Our codes for pydantic's own types of errors."""

Text = InstanceOf[str]
"""Any text: `str` itself would refuse half of a surrogate pair, which browsers can send."""


def read(model: type[M], data: object, context: Any = None, problems: Iterable[Problem] = ()) -> M:
    """Read JSON; raises `BadInput` with every problem, those that are known already among them."""
    found = list(problems)
    try:
        value = model.model_validate(data, context=context)
    except ValidationError as error:
        raise BadInput(found + _problems(error)) from None
    if found:
        raise BadInput(found)
    return value


def coded(code: str, **params: int | str) -> WrapValidator:
    """Annotate a type with the one code for whatever pydantic finds wrong with a value."""

    def run(value: object, handler: ValidatorFunctionWrapHandler) -> Any:
        try:
            return handler(value)
        except ValidationError:
            raise error_of(Problem("", _code(code, value), params)) from None

    return WrapValidator(run)


def ruled(rule: Callable[[Any], Problem | None]) -> AfterValidator:
    """Annotate a type with a rule that a value of this type has to pass."""

    def run(value: Any) -> Any:
        if problem := rule(value):
            raise error_of(problem)
        return value

    return AfterValidator(run)


def collected(collect: Callable[[Any], tuple[Any, Iterable[Problem]]]) -> AfterValidator:
    """Annotate a type with a function that makes something of its parts, and names every problem."""

    def run(value: Any) -> Any:
        made, problems = collect(value)
        if found := list(map(_line_error, problems)):
            raise ValidationError.from_exception_data("", found)
        return made

    return AfterValidator(run)


def checked(check: Callable[[Mapping[str, Any], Any], Iterable[Problem]]) -> WrapValidator:
    """Annotate a model with a check of the whole object and the context, beside those of its fields."""

    def run(value: object, handler: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
        problems = check(value, info.context) if isinstance(value, dict) else ()
        return _with_parts(problems, handler, value)

    return WrapValidator(run)


def limited(most: int, code: str = "") -> WrapValidator:
    """Annotate a list with its greatest length, checked beside its items, and the code for a longer one.

    Twice as many items are read as there may be: thousands are one problem.
    """

    def run(value: object, handler: ValidatorFunctionWrapHandler) -> Any:
        if not isinstance(value, list):
            return handler(value)
        problems = [Problem("", code, {"max": most})] if code and len(value) > most else []
        return _with_parts(problems, handler, value[: 2 * most])

    return WrapValidator(run)


def _with_parts(
    problems: Iterable[Problem], handler: ValidatorFunctionWrapHandler, value: object
) -> Any:
    """Read the parts of a value that has problems itself: neither hides the others' problems."""
    found = list(problems)
    try:
        read = handler(value)
    except ValidationError as error:
        found += _problems(error)
    if found:
        raise ValidationError.from_exception_data("", list(map(_line_error, found)))
    return read


def _problems(error: ValidationError) -> list[Problem]:
    return [_problem(each) for each in error.errors(include_url=False)]


def _problem(error: ErrorDetails) -> Problem:
    field = ".".join(map(str, error["loc"]))
    if code := _CODES.get(error["type"]):
        return Problem(field, _code(code, error["input"]))
    return Problem(field, error["type"], error.get("ctx", {}))


def _code(code: str, value: object) -> str:
    """Null is the same as left out, except where an object is wanted."""
    return "missing" if value is None and code != NOT_AN_OBJECT else code


def error_of(problem: Problem) -> PydanticCustomError:
    """What a validator raises for a problem; its field is seen from the value that is validated."""
    return PydanticCustomError(problem.code, problem.code, dict(problem.params))


def _line_error(problem: Problem) -> InitErrorDetails:
    place = (problem.field,) if problem.field else ()
    return InitErrorDetails(type=error_of(problem), loc=place, input=None)
