"""Install Debian's WebKit when there is none and the rights suffice; otherwise say how to get it."""

import os
import shutil
import subprocess
import sys

# The fonts make Persian look as it does on phones.
PACKAGES = ("webkit2gtk-driver", "xvfb", "fonts-noto-core")
HOW = f"Tests in WebKit need its driver: install it with 'apt-get install {' '.join(PACKAGES)}' as root."
UPDATE = ("apt-get", "update", "-qq")
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES)


def runs(command: tuple[str, ...], errors: int | None = None) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=errors, check=False
    )
    return done.returncode == 0


def main() -> int:
    if shutil.which("WebKitWebDriver") and shutil.which("Xvfb"):
        return 0
    may_install = shutil.which("apt-get") and os.geteuid() == 0
    # The lists of packages take long to read, and Chromium may have had them read a moment ago.
    if may_install and (
        runs(INSTALL, errors=subprocess.DEVNULL) or (runs(UPDATE) and runs(INSTALL))
    ):
        return 0
    print(HOW, file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
