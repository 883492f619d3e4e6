"""A phone as browsers imitate it."""

from typing import Any

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "reduced_motion": "reduce",
}
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
NO_CLIPBOARD = "delete Navigator.prototype.clipboard; delete Navigator.prototype.share;"
"""A script before those of a page: what browsers offer on plain HTTP."""
