"""Files of more than 400 lines, which need a reason in the allow list."""

from __future__ import annotations

from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, text

LIMIT = 400
ENDINGS = (".swift", ".py", ".js", ".c", ".h", ".sh")
# What others wrote and we ship as it is.
FOREIGN = ("maplibre-gl.js", "pmtiles.js", "maplibre-gl.css")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "file_length")
    found = []
    for path in files(root, *ENDINGS):
        if path.name in FOREIGN or "Fixtures" in path.parts:
            continue
        count = text(root / path).count("\n")
        if count > LIMIT and not allow.allows(str(path)):
            found.append(Finding(str(path), LIMIT + 1, f"{count} lines, more than {LIMIT}"))
    return found + allow.findings()


if __name__ == "__main__":
    main(findings)
