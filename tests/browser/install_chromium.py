"""Install Debian's Chromium when there is none and the rights suffice; otherwise say how to get it."""

import os
import shutil
import subprocess
import sys

HOW = "Browser tests need Chromium: install it with 'apt-get install chromium fonts-noto-core' as root."


def main() -> int:
    if shutil.which("chromium"):
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(HOW, file=sys.stderr)
        return 1
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        # The fonts make Persian look as it does on phones.
        [
            "apt-get",
            "install",
            "-y",
            "-qq",
            "--no-install-recommends",
            "chromium",
            "fonts-noto-core",
        ],
    ):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            print(HOW, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
