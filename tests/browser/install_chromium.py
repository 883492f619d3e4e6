"""Install Debian's Chromium when there is none and the rights suffice; otherwise say how to get it."""

import os
import shutil
import subprocess
import sys

# The shell has no windows, which makes tests a third faster; measurements use the whole browser.
PROGRAMS = ("chromium", "chromium-headless-shell")
# The fonts make Persian look as it does on phones.
PACKAGES = (*PROGRAMS, "fonts-noto-core")
HOW = (
    f"Browser tests need Chromium: install it with 'apt-get install {' '.join(PACKAGES)}' as root."
)


def main() -> int:
    if all(map(shutil.which, PROGRAMS)):
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(HOW, file=sys.stderr)
        return 1
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES],
    ):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            print(HOW, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
