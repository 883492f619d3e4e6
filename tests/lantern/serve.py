"""The app with the lanterns, on the port given or a free one: `python serve.py [PORT]`.

A process of its own, because a module is registered for good. The first line that it writes is its
address; it ends with its standard input.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]


def main(port: int) -> None:
    from serving import served

    import lantern
    from scorer import create_app
    from scorer.modules import register

    register(lantern.MODULE)
    with served(create_app(), port) as address:
        print(address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    # Its folder has modules of plain names (`art`, `words`) that nobody else may find.
    sys.path.remove(str(Path(__file__).parent))
    main(int(sys.argv[1]) if sys.argv[1:] else 0)
