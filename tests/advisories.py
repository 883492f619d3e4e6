"""Looks up every locked dependency among the known weaknesses; without that data it says so and goes on.

make advisories
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parent.parent / "requirements.lock"


def main() -> int:
    asked = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    asked += ["--require-hashes", "--disable-pip", "--requirement", str(LOCK)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    says, code = verdict(done.stdout, done.stderr)
    print(says)
    return code


def verdict(found: str, said: str) -> tuple[str, int]:
    """What to tell, and the exit code: only a weakness that is known fails."""
    try:
        looked_at: list[dict[str, Any]] = json.loads(found)["dependencies"]
    except ValueError:
        reason = (said.strip().splitlines() or ["no answer"])[-1]
        return f"No advisories: their data cannot be reached ({reason})", 0
    weak = [
        f"{each['name']} {each['version']}: {flaw['id']}, fixed in {', '.join(flaw['fix_versions'])}"
        for each in looked_at
        for flaw in each.get("vulns", ())
    ]
    skipped = [each["name"] for each in looked_at if "skip_reason" in each]
    if weak:
        return "\n".join(weak), 1
    if skipped:
        total = len(looked_at)
        return (
            f"No advisories for {len(skipped)} of {total} dependencies: their data cannot be reached",
            0,
        )
    return f"No known weakness in {len(looked_at)} dependencies", 0


if __name__ == "__main__":
    raise SystemExit(main())
