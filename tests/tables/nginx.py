"""Debian's nginx with the configuration of docs/nginx.conf, on ports and in folders of its own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path

from postgres import free_port
from server import DEADLINE, ROOT, wait_for

HOST = "cacao.example.org"
CONFIGURATION = ROOT / "docs" / "nginx.conf"
MAIN = """
daemon off;
pid {folder}/nginx.pid;
user root;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/site.conf;
}}
"""
"""What Debian's own /etc/nginx/nginx.conf says as well, without its paths."""


class Missing(RuntimeError):
    """There is no nginx here."""


@dataclass(frozen=True)
class Answer:
    """An answer as a client sees it; names of headers in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def cache(self) -> str:
        return self.headers.get("x-cache-status", "")


@dataclass(frozen=True)
class Nginx:
    """A running proxy."""

    folder: Path
    port: int
    plain_port: int

    def connect(self, client: str = "127.0.0.1") -> HTTPSConnection:
        """A connection of a client with this IP address; the certificate is nobody's."""
        context = ssl._create_unverified_context()
        return HTTPSConnection(
            "127.0.0.1", self.port, timeout=DEADLINE, context=context, source_address=(client, 0)
        )

    def get(self, path: str, client: str = "127.0.0.1", **headers: str) -> Answer:
        return ask(self.connect(client), path, **headers)

    def send(self, request: bytes) -> Answer:
        """The answer to these very bytes."""
        connection = self.connect()
        try:
            connection.connect()
            connection.sock.sendall(request)
            response = HTTPResponse(connection.sock)
            response.begin()
            return read(response)
        finally:
            connection.close()

    def get_plainly(self, path: str) -> Answer:
        return ask(HTTPConnection("127.0.0.1", self.plain_port, timeout=DEADLINE), path)

    def kept(self) -> bytes:
        """All that its caches and logs hold."""
        return b"".join(path.read_bytes() for path in self.folder.rglob("*") if path.is_file())


def ask(connection: HTTPConnection, path: str, **headers: str) -> Answer:
    """One request without a body; `Accept_Encoding` is Accept-Encoding."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request("GET", path, headers={"Host": HOST, **named})
        return read(connection.getresponse())
    finally:
        connection.close()


def read(response: HTTPResponse) -> Answer:
    names = [name.lower() for name, _ in response.getheaders()]
    assert len(names) == len(set(names)), f"a header twice: {sorted(names)}"
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Answer(response.status, headers, response.read())


@contextmanager
def running(folder: Path, instances: Sequence[int]) -> Iterator[Nginx]:
    """Start the proxy in front of instances on two ports."""
    path = os.pathsep.join([os.environ["PATH"], "/usr/sbin"])
    programs = [shutil.which(name, path=path) for name in ("nginx", "openssl")]
    if not all(programs):
        raise Missing("nginx is missing: run tests/install.py")
    started = Nginx(folder, free_port(), free_port())
    certificate = (
        f"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN={HOST}"
    )
    subprocess.run(
        [
            *(
                str(programs[1]),
                *certificate.split(),
                "-keyout",
                "privkey.pem",
                "-out",
                "fullchain.pem",
            )
        ],
        cwd=folder,
        check=True,
        stderr=subprocess.DEVNULL,
    )
    (folder / "main.conf").write_text(MAIN.format(folder=folder))
    (folder / "site.conf").write_text(configured(started, instances))
    with (folder / "errors").open("w") as errors:
        command = [str(programs[0]), "-p", folder, "-c", "main.conf", "-e", "stderr"]
        process = subprocess.Popen(command, stderr=errors)
    try:
        wait_for(lambda: process.poll() is not None or is_open(started.port))
        assert process.poll() is None, (folder / "errors").read_text()
        yield started
    finally:
        process.terminate()
        process.wait(DEADLINE)


def configured(nginx: Nginx, instances: Sequence[int]) -> str:
    """The configuration with the ports and folders of a test; each of them must be in it."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    for pattern, instead in (
        (r" *listen \[::\]:.*\n", ""),
        (r"listen 80;", f"listen 127.0.0.1:{nginx.plain_port};"),
        (r"listen 443 ", f"listen 127.0.0.1:{nginx.port} "),
        (r"127\.0\.0\.1:8001 ", f"127.0.0.1:{instances[0]} "),
        (r"127\.0\.0\.1:8002 ", f"127.0.0.1:{instances[1]} "),
        (r"/etc/ssl/cacao/", f"{nginx.folder}/"),
        (r"/var/(?:cache|log/nginx)/", f"{nginx.folder}/"),
    ):
        text, found = re.subn(pattern, instead, text)
        assert found, pattern
    return text


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
