"""Compiles the catalogues before the package is built, so that a wheel has its languages."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface[Any]):
    """Runs before every build; editable installs are one too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from scorer.i18n.catalogues import compile_complete

        compile_complete()
        if version != "editable":
            root = Path(self.root)
            for compiled in (root / "translations").glob("*/LC_MESSAGES/*.mo"):
                at = compiled.relative_to(root)
                build_data["force_include"][str(compiled)] = f"scorer/{at}"
