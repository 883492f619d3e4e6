"""An app on a port of its own, for browsers to look at."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server


class SilentHandler(WSGIRequestHandler):
    """Requests are no news in a test."""

    def log_request(self, *args: object) -> None:
        pass


@contextmanager
def served(app: Flask, port: int = 0) -> Iterator[str]:
    """Where an app is served, on a free port unless one is given; no trailing slash."""
    server = make_server("127.0.0.1", port, app, threaded=True, request_handler=SilentHandler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
