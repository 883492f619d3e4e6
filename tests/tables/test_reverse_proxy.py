"""docs/nginx.conf as it stands, in front of two real instances with one PostgreSQL."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

import nginx
import postgres
import pytest
from nginx import HOST, Answer, Nginx
from server import DEADLINE, ROOT, Phone, Server, signed_headers

from scorer.i18n import languages
from scorer.web.http.page_cache import PUBLIC
from scorer.web.http.static_files import IMMUTABLE, fingerprint, release

pytestmark = pytest.mark.postgres

ENVIRONMENT = {
    **{"TRUSTED_PROXIES": "1", "ALLOWED_HOSTS": f"{HOST} 127.0.0.1"},
    "LIMIT_WRONG_CODES": "3 per 10 minutes",
}
PAGES = ("", "rules", "rules/temple-ties", "setup", "score/players?players=3", "privacy")
SECURITY_HEADERS = {
    *("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"),
    "strict-transport-security",
}


@dataclass
class Site:
    """The proxy and what is behind it."""

    proxy: Nginx
    instances: list[Server]

    def directly(self, instance: int, path: str) -> Answer:
        """Past the proxy."""
        port = self.instances[instance].port
        return nginx.ask(HTTPConnection("127.0.0.1", port, timeout=DEADLINE), path)

    def stop(self, instance: int) -> None:
        """Nobody notices as long as there is another one."""
        self.instances[instance].stop()
        assert {self.proxy.get("/api/setup?players=2").status for _ in range(4)} == {200}

    def phone(self, client: str = "127.0.0.1") -> Phone:
        """A phone that comes through the proxy."""
        own = {"Host": HOST, "Referer": f"https://{HOST}/", **signed_headers()}
        phone = Phone(0, own)
        phone.connection = self.proxy.connect(client)
        return phone


@pytest.fixture(scope="module")
def site(server: postgres.Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder, database = tmp_path_factory.mktemp("proxy"), server.new_database()
    ports = [postgres.free_port(), postgres.free_port()]
    # Each has a data folder of its own, as on two machines.
    instances = [Server(port, database, folder / str(port), **ENVIRONMENT) for port in ports]
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, instances))
        (folder / "nginx").mkdir()
        with nginx.running(folder / "nginx", ports) as proxy:
            yield Site(proxy, instances)
    except nginx.Missing as missing:
        pytest.fail(str(missing), pytrace=False)
    finally:
        for instance in instances:
            instance.stop()


def test_pages_are_kept_by_the_proxy(site: Site) -> None:
    for path in (f"/de/{page}" for page in PAGES):
        first = site.proxy.get(path, Accept_Encoding="gzip, deflate, br")
        assert (first.status, first.cache) == (200, "MISS"), path
        again = site.proxy.get(path, Accept_Encoding="br;q=1.0, zstd", Cookie="language=fa; x=y")
        assert (again.cache, again.body) == ("HIT", first.body)
        assert again.headers["content-encoding"] == "br"
        for answer in (first, again):
            assert answer.headers["cache-control"] == PUBLIC
            assert "set-cookie" not in answer.headers
            assert answer.headers.keys() >= SECURITY_HEADERS
        known = site.proxy.get(path, Accept_Encoding="br", If_None_Match=first.headers["etag"])
        assert (known.status, known.cache, known.body) == (304, "HIT", b"")
        plain = site.proxy.get(path, Accept_Encoding="br;q=0")
        assert plain.cache == "MISS" and b"<html" in plain.body


def test_all_processes_of_a_release_give_a_page_the_same_etag(site: Site) -> None:
    """The instances hash with different seeds, and each has several processes."""
    data = (f"game.json?v={release()}", f"parts?v={release()}", f"rules/index.json?v={release()}")
    for path in (f"/{tag}/{page}" for tag in languages() for page in (*PAGES, *data)):
        etags = {site.directly(instance, path).headers["etag"] for instance in (0, 1, 0, 1)}
        assert len(etags) == 1, path


def test_names_are_kept_nowhere(site: Site) -> None:
    sheet = "p=red:Secretia&p=white:Secretio"
    for path in (
        f"/en/score/temples?{sheet}",
        f"/en/setup/steps?{sheet}",
        f"/en/setup/players?players=2&{sheet}",
        f"/en/score/result?{sheet}",
        f"/score?{sheet}",
        "/en/rules/search?q=Secretia",
        "/en/rules?Secretia",
    ):
        answers = [site.proxy.get(path) for _ in range(3)]
        assert all("private" in answer.headers["cache-control"] for answer in answers), path
        assert not {answer.cache for answer in answers} & {"HIT", "STALE", "UPDATING"}, path
    assert site.proxy.get_plainly("/en/score?p=red:Secretia").status == 301
    assert b"/en/rules/search" not in site.proxy.kept()
    assert b"secreti" not in site.proxy.kept().lower(), "neither in its caches nor in its logs"


def test_a_table_lives_on_both_instances(site: Site) -> None:
    with site.phone() as ana, site.phone() as bo:
        fields = {"seat1": "red:Secretia", "seat2": "white"}
        status, made = ana.post("/api/tables", {"fields": fields})
        assert status == 201
        table = f"/api/tables/{made['code']}"
        for number in range(8):
            phone, field = ((ana, "gold1"), (bo, "gold2"))[number % 2]
            change = {"field": field, "value": str(number)}
            batch = {"author": field, "batch": str(number), "changes": [change]}
            assert phone.post(f"{table}/changes", batch)[0] == 200
            seen = [
                *(reader.get(table)[1]["fields"][field] for reader in (ana, bo)),
                *(read_directly(instance, table, field) for instance in site.instances),
            ]
            assert seen == [str(number)] * 4
        page = site.proxy.get(f"/en/t/{made['code']}")
    assert page.headers["cache-control"] == "no-store" and page.cache == ""
    assert "; Secure" in page.headers["set-cookie"], "the proxy says that it speaks TLS"
    kept = site.proxy.kept()
    assert made["code"].encode() not in kept and made["shown"].encode() not in kept


def read_directly(instance: Server, table: str, field: str) -> str:
    with Phone(instance.port, {}) as phone:
        value: str = phone.get(table)[1]["fields"][field]
    return value


def test_only_the_proxy_says_who_a_client_is_and_how_it_came(site: Site) -> None:
    """Wrong codes are counted by the address that the proxy saw, whatever the client says."""
    lies = [f"192.0.2.{n}" for n in range(5)]
    guess = [
        site.proxy.get(f"/api/tables/ACDEFGH{letter}", "127.0.0.7", X_Forwarded_For=lie).status
        for letter, lie in zip("JKMNP", lies, strict=True)
    ]
    assert guess == [404, 404, 404, 429, 429]
    assert site.proxy.get("/api/tables/ACDEFGHJ", "127.0.0.8").status == 404, "somebody else"

    lie = {"X_Forwarded_Proto": "http", "X_Forwarded_Host": "evil.example"}
    page = site.proxy.get("/nl/rules/questions", **lie)
    assert f'href="https://{HOST}/de/rules/questions"'.encode() in page.body
    assert b"evil" not in page.body and "strict-transport-security" in page.headers
    assert site.proxy.get("/nl/rules", Host="evil.example").status == 400
    moved = site.proxy.get_plainly("/nl/rules?with=de")
    assert (moved.status, moved.headers["location"]) == (301, f"https://{HOST}/nl/rules?with=de")


def test_refusals_that_the_app_never_sees_have_security_headers(site: Site) -> None:
    head = f"POST /api/score HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 300000\r\n\r\n"
    refused = (
        site.proxy.get(f"/en/{'x' * 20_000}"),
        site.proxy.send(head.encode()),
        site.proxy.send(b"GET / HTTP/secret\r\n\r\n"),
    )
    assert [answer.status for answer in refused] == [414, 413, 400]
    for answer in refused:
        assert answer.headers.keys() >= SECURITY_HEADERS
        assert answer.headers["content-security-policy"].startswith("default-src 'none';")
    # The app's own refusals are pages in the reader's language, each header once.
    long = site.proxy.get(f"/fa/score?x={'x' * 8_000}")
    assert long.status == 414 and b'<html lang="fa"' in long.body
    assert "script-src 'self'" in long.headers["content-security-policy"]
    # Without a proxy Granian's own have none.
    assert "x-frame-options" not in site.directly(0, f"/en/{'x' * 70_000}").headers


def test_pages_of_the_release_before_find_their_files(site: Site, tmp_path: Path) -> None:
    """The instances are updated one after the other; everything comes through the proxy."""
    path = "/es/score"
    old_page = site.proxy.get(path)
    old_files = {file: site.proxy.get(file) for file in files_of(old_page)}
    assert len(old_files) > 10 and {answer.status for answer in old_files.values()} == {200}

    site.stop(0)
    update(site.instances[0], tmp_path)
    # Half of the requests for its files begin at the other instance, which does not know them.
    new_files = files_of(site.directly(0, "/es/setup"))
    assert not set(new_files) & set(old_files)
    assert {site.proxy.get(file).status for file in new_files} == {200}

    site.stop(1)
    assert site.proxy.get(path).body == old_page.body, "the proxy still has the page"
    for file, old in old_files.items():
        answer = site.proxy.get(file)
        assert (answer.body, answer.cache) == (old.body, "HIT"), file
        assert answer.headers["cache-control"] == IMMUTABLE
    # Nobody has asked for this one before: it comes from the data folder, unlike data, which would not fit.
    assert site.proxy.get(f"/static/{fingerprint()}/board/editor.js").status == 200
    assert site.directly(0, f"/es/parts?v={release()}").status == 404


def files_of(page: Answer) -> list[str]:
    """The files and data of its release that a page loads."""
    return re.findall(r'(?:src|href)="(/static/[^"]+|[^"]+[?]v=[^"]+)"', page.body.decode())


def update(instance: Server, folder: Path) -> None:
    """Another release in the place of this one, with another style sheet and another script."""
    for name in ("scorer", "templates", "translations"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("style.css", "sheet/scoring.js"):
        with (folder / "scorer" / "static" / name).open("a") as file:
            file.write("\n/* changed */;\n")
    instance.folder = folder
    instance.start()


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = (ROOT / "docs" / "cacao@.service").read_text(encoding="utf-8")
    unit, found = re.subn("/opt/cacao/bin/cacao", shutil.which("true") or "", unit)
    assert found == 1
    (tmp_path / "cacao@8001.service").write_text(unit)
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not on this machine")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "cacao@8001.service"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
