"""The secret key that signs cookies: a setting, or generated once into a file of the data folder."""

from __future__ import annotations

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

KEY_FILE = "secret-key"


def read_or_create_key(path: Path) -> str:
    """The key in a file that only we can read; generated when there is none. All processes agree on it."""
    with suppress(OSError):
        return path.read_text()
    key = secrets.token_hex(32)
    draft = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(key)
        try:
            # It appears as a whole, and only one process can be the first.
            os.link(draft, path)
        except FileExistsError:
            return path.read_text()
        finally:
            draft.unlink()
    except OSError as error:
        # The pages work all the same; forms that are open at a restart must be loaded anew.
        logging.getLogger(__name__).warning("The secret key cannot be kept: %s", error)
    return key
