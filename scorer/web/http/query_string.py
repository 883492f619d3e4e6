"""Request lines and hosts as browsers write them, whatever a client sends."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterable
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

ASCII = "".join(map(chr, range(0x21, 0x7F)))
# U+202A to U+202E and U+2066 to U+2069: they reorder the text around them. Percent-encoded in a query
# string; as bytes of UTF-8, each a character, in a path.
ENCODED_BIDI_CONTROL = re.compile("%E2%80%A[A-E]|%E2%81%A[6-9]", re.IGNORECASE)
RAW_BIDI_CONTROL = re.compile("\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]")
LONGEST_HOST = 260


class NormalizedRequest:
    """WSGI middleware that percent-encodes raw bytes, drops bidirectional controls and impossible hosts.

    Without it raw bytes would be no text at all, and Flask would have no host to build its links from.
    """

    def __init__(self, app: WSGIApplication) -> None:
        self.app = app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        query = environ.get("QUERY_STRING", "")
        if not query.isascii():
            query = quote(query, safe=ASCII, encoding="latin-1")
        if "%" in query:
            query = ENCODED_BIDI_CONTROL.sub("", query)
        environ["QUERY_STRING"] = query
        if not environ["PATH_INFO"].isascii():
            environ["PATH_INFO"] = RAW_BIDI_CONTROL.sub("", environ["PATH_INFO"])
        host = environ.get("HTTP_HOST", "")
        if len(host) > LONGEST_HOST or not is_host(host):
            environ["HTTP_HOST"] = ""
        return self.app(environ, start_response)


@lru_cache(maxsize=256)
def is_host(host: str) -> bool:
    """Can this be a domain name, written in letters of any script or in Punycode?"""
    try:
        host.encode("idna").decode("idna")
    except UnicodeError:
        return False
    return True
