"""Settings from the environment: all of them, with their defaults, in one table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Setting:
    """A setting: its name in the environment, its default as text, and what it is for."""

    name: str
    default: str
    meaning: str


SETTINGS = (
    Setting("HOST", "0.0.0.0", "the network interface to listen on; all of them by default"),
    Setting("PORT", "8000", "the port to listen on"),
    Setting("DATABASE_URL", "", "an SQLite file by default; `postgresql://…` for several servers"),
    Setting(
        "CACAO_DATA",
        "",
        "the folder for that file, the generated secret key, and static files of earlier releases",
    ),
    Setting("SECRET_KEY", "", "the key that signs cookies; generated once by default"),
    Setting("TABLE_DAYS", "30", "how many days a shared table is kept after its last use"),
    Setting(
        "OPERATOR",
        "",
        "who runs this server and how to reach them, for the privacy page: `Café Kakao, hello@example.org`",
    ),
    Setting("TRUSTED_PROXIES", "0", "how many reverse proxies in front of the app are trusted"),
    Setting("ALLOWED_HOSTS", "", "the host names that a public server answers to; all by default"),
    Setting("LIMIT_REQUESTS", "12000 per minute", "requests from one IP address, per process"),
    Setting("LIMIT_WRONG_CODES", "30 per 10 minutes", "wrong table codes from one IP address"),
    Setting("LIMIT_NEW_TABLES", "20 per hour", "new tables from one IP address"),
    Setting(
        "LIMIT_PREVIEWS",
        "60 per minute",
        "preview pictures of results for one IP address, per process",
    ),
)
_DEFAULTS = {setting.name: setting.default for setting in SETTINGS}


class BadSetting(ValueError):
    """A setting that cannot be used as it stands."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name, self.value = name, value


def read_setting(name: str, config: Mapping[str, Any] | None = None) -> str:
    """A setting as text: from the app's configuration, the environment, or its default.

    In the environment an empty one counts as none.
    """
    given = (config or {}).get(name)
    return str(given) if given is not None else os.environ.get(name) or _DEFAULTS[name]


def read_number(
    name: str, config: Mapping[str, Any] | None = None, least: int = 0, most: int = 100_000
) -> int:
    """A setting that is a whole number; raises `BadSetting`."""
    value = read_setting(name, config)
    if not (value.isdecimal() and least <= int(value[:9]) <= most):
        raise BadSetting(name, value)
    return int(value)
