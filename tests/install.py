"""Install Debian's browsers and servers that tests need.

What is there already is left alone; without the rights to install anything it says what is missing.
"""

import os
import shutil
import subprocess
import sys
from glob import glob

# The fonts make Persian look as it does on phones.
FONTS = "fonts-noto-core"
# The shell has no windows, which makes tests a third faster; measurements use the whole browser.
CHROMIUM = ("chromium", "chromium-headless-shell")
NEEDED = {
    "chromium": (CHROMIUM, (*CHROMIUM, FONTS)),
    "webkit": (("WebKitWebDriver", "Xvfb"), ("webkit2gtk-driver", "xvfb", FONTS)),
    "postgresql": (("initdb",), ("postgresql",)),
    "nginx": (("nginx", "openssl"), ("nginx", "openssl")),
}
"""By name: programs, and the packages that bring them."""
PATH = os.pathsep.join([os.environ["PATH"], "/usr/sbin", *glob("/usr/lib/postgresql/*/bin")])
UPDATE = ("apt-get", "update", "-qq")
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")


def is_there(program: str) -> bool:
    return shutil.which(program, path=PATH) is not None


def runs(command: tuple[str, ...], errors: int | None = None) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=errors, check=False
    )
    return done.returncode == 0


def main(names: list[str]) -> int:
    wanted = [NEEDED[name] for name in names or NEEDED]
    missing = [packages for programs, packages in wanted if not all(map(is_there, programs))]
    packages = tuple(dict.fromkeys(package for each in missing for package in each))
    if not packages:
        return 0
    install = (*INSTALL, *packages)
    # The lists of packages take long to read, and may have been read already.
    may_install = is_there("apt-get") and os.geteuid() == 0
    if may_install and (
        runs(install, errors=subprocess.DEVNULL) or (runs(UPDATE) and runs(install))
    ):
        return 0
    print(f"Tests need more: 'apt-get install {' '.join(packages)}' as root.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
