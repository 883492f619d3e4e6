"""The engine of every iPhone: Debian's WebKit, driven on a screen that nobody sees."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.common.exceptions import TimeoutException
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

WIDTH, HEIGHT = 360, 740
# Only a test that fails waits as long as this.
PATIENCE = 30

# The browser's own buttons would keep the window wider than a phone.
SMALL_BUTTONS = (
    "* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; }"
)
# Pages are told that the reader wants no movement.
STILL = "[Settings]\ngtk-enable-animations=0\n"

FIND_FAULTS = (Path(__file__).parent.parent / "browser" / "layout.js").read_text(encoding="utf-8")
# In one go, as a page may be on its way to another.
LOOK = f"""
const findFaults = {FIND_FAULTS};
const isThere = document.readyState === "complete";
return [location.href, isThere, window.complaints, isThere ? findFaults() : []];
"""
EACH = """
const [selector, name] = arguments;
return [...document.querySelectorAll(selector)].map((element) => element[name]);
"""
SHOW = """
const found = [...document.querySelectorAll(arguments[0])].find((element) => element.checkVisibility());
found?.scrollIntoView({block: "center"});
return found;
"""


class Missing(RuntimeError):
    """There is no WebKit here."""


def program(name: str) -> str:
    if found := shutil.which(name):
        return found
    raise Missing(f"{name} is missing: run tests/install.py")


@contextmanager
def screen() -> Iterator[str]:
    """A display whose number the X server picks, so that no two test runs want the same."""
    told, tell = os.pipe()
    size = f"{2 * WIDTH}x{2 * HEIGHT}x24"
    command = [program("Xvfb"), "-displayfd", str(tell), "-screen", "0", size, "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL) as server:
        os.close(tell)
        try:
            with open(told) as number:
                yield f":{number.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def browser(display: str, folder: Path) -> Iterator[Remote]:
    """A new browser that knows nothing yet; what it keeps goes into an empty folder."""
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(SMALL_BUTTONS)
    (folder / "gtk-3.0" / "settings.ini").write_text(STILL)
    environment = {
        **os.environ,
        **{f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "CACHE", "DATA")},
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        # Without a graphics card, layers cost three times the work.
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    }
    with socket.socket() as reserved:
        # A port that is taken but not listened at: the driver may share it, and nobody else gets it.
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        port = reserved.getsockname()[1]
        service = Service(program("WebKitWebDriver"), port=port, env=environment)
        service.start()
    try:
        # Named like this, the driver is looked for nowhere else and no proxy stands before it.
        config = ClientConfig(service.service_url)
        connection = RemoteConnection(client_config=config, ignore_proxy=True)
        with Remote(connection, options=WebKitGTKOptions()) as driver:
            fit(driver)
            yield driver
    finally:
        service.stop()


def fit(driver: Remote) -> None:
    """Make the window as large as it takes for the page to have the size of a phone."""
    chrome = driver.execute_script("return outerHeight - innerHeight")
    driver.set_window_rect(0, 0, WIDTH, HEIGHT + chrome)
    size = "return innerWidth === arguments[0] && innerHeight === arguments[1]"
    WebDriverWait(driver, PATIENCE).until(lambda _: driver.execute_script(size, WIDTH, HEIGHT))


class Phone:
    """A browser at work. Whatever is looked for is waited for; nothing is ever slept for."""

    def __init__(self, driver: Remote, address: str) -> None:
        self.driver = driver
        self.address = address

    def open(self, path: str) -> None:
        self.driver.get(self.address + path)
        self.arrive(path)

    def arrive(self, path: str) -> None:
        """Wait for a page whose address begins like this to be there with all its scripts."""

        def is_there() -> bool:
            where, is_whole, complaints, faults = self.run(LOOK)
            assert not faults, f"{where}: {faults}"
            assert complaints is not None or not is_whole, f"nobody listens to {where}"
            return bool(is_whole and where.startswith(self.address + path))

        self.expect(is_there, True)

    def expect(self, get: Callable[[], Any], wanted: object) -> None:
        """Wait for something to have a value."""
        try:
            self.until(lambda: get() == wanted)
        except TimeoutException:
            assert get() == wanted, self.driver.current_url

    def until(self, find: Callable[[], Any]) -> Any:
        """Wait for something to be found."""
        return WebDriverWait(self.driver, PATIENCE, 0.05).until(lambda _: find())

    def run(self, script: str, *arguments: object) -> Any:
        return self.driver.execute_script(script, *arguments)

    def each(self, selector: str, name: str) -> list[Any]:
        """A property of every element, shown or not."""
        found: list[Any] = self.run(EACH, selector, name)
        return found

    def texts(self, selector: str) -> list[str]:
        return [text.strip() for text in self.each(selector, "textContent")]

    def shown(self, selector: str) -> WebElement:
        """The first visible one, in the middle of the screen, where no bar lies on it."""
        found: WebElement = self.until(lambda: self.run(SHOW, selector))
        return found

    def tap(self, selector: str) -> None:
        self.shown(selector).click()

    def type(self, selector: str, text: str) -> None:
        self.shown(selector).send_keys(text)
