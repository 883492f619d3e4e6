"""The folder for what the app keeps: tables, the key that signs cookies, static files of releases."""

from __future__ import annotations

import os
from pathlib import Path

from scorer.settings import read_setting


def data_folder() -> Path:
    """`CACAO_DATA`, or the user's own folder for data; whoever writes into it makes it."""
    if chosen := read_setting("CACAO_DATA"):
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cacao-companion"
