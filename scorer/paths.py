"""Where templates and translations are: at the top of the repository, or inside the installed package."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def _shipped(name: str) -> Path:
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


TEMPLATES = _shipped("templates")
TRANSLATIONS = _shipped("translations")
