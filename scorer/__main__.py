"""`python -m scorer` is the `cacao` command."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
