"""Versions that are not `MapwrightVersion.current`: those of the documents' packages, the cluster's and the changelog's.

The version is said in `Sources/Atlas/MapwrightVersion.swift`. A manifest in a document, a package of another language
and the changelog's newest heading have to repeat it.
"""

from __future__ import annotations

import re
from pathlib import Path

from findings import Finding, main
from sources import files, text

SOURCE = "Sources/Atlas/MapwrightVersion.swift"
REPEATED = {
    ".md": re.compile(r"url: \"[^\"]*/mapwright(?:\.git)?\", from: \"([^\"]+)\""),
    ".toml": re.compile(r"^version = \"([^\"]+)\""),
}
HEADING = re.compile(r"^## (\d+\.\d+\.\d+)")


def findings(root: Path) -> list[Finding]:
    source = root / SOURCE
    if not source.exists():
        return []
    current = re.search(r"current = \"([^\"]+)\"", text(source))
    if not current:
        return [Finding(SOURCE, 1, "says no version")]
    found = []
    for ending, pattern in REPEATED.items():
        for path in files(root, ending):
            found += other(str(path), text(root / path), pattern, current[1])
    changes = root / "CHANGELOG.md"
    lines = text(changes).splitlines() if changes.exists() else []
    newest = next((number for number, line in enumerate(lines) if HEADING.match(line)), len(lines))
    # Only the newest heading: the lines behind it are of earlier versions.
    return found + other("CHANGELOG.md", "\n".join(lines[: newest + 1]), HEADING, current[1])


def other(file: str, source: str, pattern: re.Pattern[str], current: str) -> list[Finding]:
    """The lines that say another version than the current one."""
    return [
        Finding(file, number, f"says version {match[1]}; it is {current}")
        for number, line in enumerate(source.splitlines(), 1)
        if (match := pattern.search(line)) and match[1] != current
    ]


if __name__ == "__main__":
    main(findings)
