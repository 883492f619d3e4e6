"""Releases that follow each other on one address, and what a phone keeps of them."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from playwright.sync_api import Response
from serving import SilentHandler
from werkzeug.serving import BaseWSGIServer, make_server

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

LONG = 60_000
"""The first visit renders every page of a language, which a busy machine takes its time for."""
UNTIL = f"""window.until = async (holds) => {{
  const end = performance.now() + {LONG};
  while (!(await holds())) {{
    if (performance.now() > end) throw new Error(`never: ${{holds}}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }}
  return true;
}}"""
"""A condition is asked for again and again, but not for ever."""
RELEASES = """() => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names.map((name) => name.match(/static.([0-9a-f]+)/)?.[1]).filter(Boolean))];
}"""
IN_CHARGE = """(name) => until(async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
  const whole = await caches.match("/en/", { cacheName: name });
  return Boolean(whole) && !installing && !waiting && active.state === "activated";
})"""
"""A release has been kept as a whole, and its worker answers."""
SCRIPTS_HAVE_RUN = """() => Promise.all(
  [...document.querySelectorAll("script[type=module]")].map(({ src }) => import(src)))"""
"""Modules that wait for the game's data at their top level end after the page's load event."""
CACHES = "async () => (await caches.keys()).sort()"


class Network:
    """A network that can be cut: a server that goes away, and another one in its place."""

    def __init__(self) -> None:
        self.server: BaseWSGIServer | None = None
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def serve(self, app: WSGIApplication) -> None:
        self.cut()
        self.server = make_server(
            "127.0.0.1", self.port, app, threaded=True, request_handler=SilentHandler
        )
        self.port = self.server.port
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def cut(self) -> None:
        if self.server:
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()
            self.server = None


def came_from_phone(answer: Response | None) -> bool:
    """Did a page come from the phone, not from the server?"""
    assert answer
    return "server" not in answer.headers
