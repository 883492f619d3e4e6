"""The API keeps to its description, whatever it is asked: cases are made from the description."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from examples import fewer
from flask import Flask
from flask_wtf.csrf import generate_csrf
from hypothesis import HealthCheck, settings
from openapi_spec_validator import validate
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from werkzeug.test import Client

from scorer import create_app
from scorer.web.api.openapi import describe

WITHOUT_INPUT = ("/healthz", "/api/openapi.json")
DESCRIPTION = describe(create_app({"DATABASE_URL": "sqlite://", "SECRET_KEY": "kept"}))
EACH = settings(fewer(), suppress_health_check=list(HealthCheck))
"""Cases of every operation; each address has one."""
PLAIN = {"Accept-Encoding": "identity"}
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FINAL = {
    **{"seat1": "red:Ana", "seat2": "white", **{f"temple{n}": "...." for n in range(1, 5)}},
    **{"gold1": "3", "water1": "4", "sun1": "0", "gold2": "2", "water2": "7", "sun2": "1"},
}


class Visitor:
    """A phone with a token, and a table that it has made; a deleted one is followed by the next."""

    def __init__(self, app: Flask) -> None:
        app.add_url_rule("/token", view_func=lambda: generate_csrf())
        self.client = Client(app)
        self.headers = {"X-CSRFToken": self.client.get("/token").text}
        self.asked: Counter[int] = Counter()
        self.make_table()

    def make_table(self) -> None:
        made = self.client.post("/api/tables", json={"fields": FINAL}, headers=self.headers)
        self.code = made.json["code"]
        done = self.client.post(f"/api/tables/{self.code}/again", headers=self.headers)
        assert done.status_code == 200


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    folder: Path = tmp_path_factory.mktemp("tables")
    app = create_app(
        {"DATABASE_URL": f"sqlite:///{folder}/tables.db", "SECRET_KEY": "kept", "TESTING": True}
    )
    visitor = Visitor(app)
    yield visitor
    app.extensions["tables"].close()


api = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(autouse=True)
def enough_cases(request: pytest.FixtureRequest, visitor: Visitor) -> Iterator[None]:
    visitor.asked.clear()
    yield
    if "[" in request.node.name and not any(path in request.node.name for path in WITHOUT_INPUT):
        assert visitor.asked.total() >= EACH.max_examples


def test_every_address_has_one_operation() -> None:
    assert {len(operations) for operations in DESCRIPTION["paths"].values()} == {1}


def test_every_route_of_the_api_is_described(visitor: Visitor) -> None:
    rules = visitor.client.application.url_map.iter_rules()
    routes = {re.sub("<(.*?)>", r"{\1}", rule.rule) for rule in rules}
    routes = {route for route in routes if route.startswith("/api/")}
    assert routes and routes <= set(DESCRIPTION["paths"])


def test_the_description_is_valid() -> None:
    validate(DESCRIPTION)


@api.parametrize()
@EACH
def test_every_answer_is_as_described(case: schemathesis.Case, visitor: Visitor) -> None:
    number = visitor.asked.total()
    if "code" in case.path_parameters and number % 8:
        case.path_parameters["code"] = visitor.code
    headers = {**PLAIN, **(visitor.headers if number % 16 else {})}
    answer = case.call_and_validate(
        app=visitor.client.application, session=visitor.client, headers=headers, checks=PROMISES
    )
    visitor.asked[answer.status_code] += 1
    if answer.status_code == 204 and case.operation.path.endswith("/delete"):
        visitor.make_table()
