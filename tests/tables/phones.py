"""Phones at a table, and a game that they could have played."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

FINAL = {
    **{"seat1": "red:Ana", "seat2": "white:Bo"},
    **{"temple1": "R2W1..", "temple2": "....", "temple3": "-", "temple4": "-"},
    **{"gold1": "30", "water1": "4", "sun1": "0"},
    **{"gold2": "20", "water2": "7", "sun2": "2"},
}
"""Ana 30 + 6 + 4 = 40, Bo 20 + 3 + 7 + 2 suns = 32."""


class Phone:
    """A phone at a table: its token, its own id, and batches that it numbers."""

    def __init__(self, client: FlaskClient, author: str) -> None:
        self.client, self.author, self.batches = client, author, 0
        self.token = client.get("/token").text
        self.code = ""

    def post(self, path: str, data: Any, **headers: str) -> TestResponse:
        return self.client.post(
            f"/api/tables{path}", json=data, headers={"X-CSRFToken": self.token, **headers}
        )

    def get(self, path: str, **options: Any) -> TestResponse:
        return self.client.get(f"/api/tables/{self.code}{path}", **options)

    def create(self, **fields: str) -> str:
        answer = self.post("", {"fields": fields})
        assert answer.status_code == 201, answer.text
        self.code = answer.json["code"]
        return self.code

    def at(self, path: str, **data: Any) -> TestResponse:
        """Post something to the table, as a new batch."""
        self.batches += 1
        sender = {"author": self.author, "batch": str(self.batches)}
        return self.post(f"/{self.code}{path}", {**sender, **data})

    def enter(self, **fields: str) -> TestResponse:
        return self.at("/changes", changes=[{"field": f, "value": v} for f, v in fields.items()])

    def fields(self) -> dict[str, str]:
        fields: dict[str, str] = self.get("").json["fields"]
        return fields
