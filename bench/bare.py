"""The least that Flask can do for the same requests: what a measurement is compared to."""

from __future__ import annotations

from itertools import count

from flask import Flask, Response, jsonify, request

app = Flask(__name__)
versions = count(1)


@app.get("/")
def line() -> str:
    return "One line."


@app.get("/api/tables/<code>")
def state(code: str) -> Response:
    return jsonify(version=0, game=1, fields={}, games=0)


@app.post("/api/tables/<code>/changes")
def change(code: str) -> Response:
    request.get_json()
    return jsonify(version=next(versions))
