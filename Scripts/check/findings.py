"""What a check found, and the lists of what is allowed for a reason."""

from __future__ import annotations

import fnmatch
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sources import ROOT

ALLOW = "Scripts/check/allow"


@dataclass(frozen=True, order=True)
class Finding:
    """A place and what is wrong there."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class AllowList:
    """What a check lets pass: a file with lines of the form `KEY  # reason`.

    `*` stands for any text. A line without a reason and a line that nothing needs are findings themselves.
    """

    def __init__(self, root: Path, check: str):
        self.file = f"{ALLOW}/{check}.txt"
        self.reasons: dict[str, tuple[int, str]] = {}
        self.used: set[str] = set()
        path = root / self.file
        for number, line in enumerate(path.read_text().splitlines() if path.exists() else [], 1):
            if not line.strip() or line.startswith("#"):
                continue
            key, _, reason = line.partition("  # ")
            self.reasons[key.strip()] = (number, reason.strip())

    def allows(self, key: str) -> bool:
        """Whether a key is in the list, and notes that it is needed."""
        for allowed in self.reasons:
            if fnmatch.fnmatchcase(key, allowed):
                self.used.add(allowed)
                return True
        return False

    def findings(self) -> list[Finding]:
        """What is wrong with the list itself."""
        found = []
        for key, (number, reason) in self.reasons.items():
            if not reason:
                found.append(Finding(self.file, number, f"{key} is allowed without a reason"))
            if key not in self.used:
                found.append(Finding(self.file, number, f"{key} is no longer needed; delete the line"))
        return found


def main(check: Callable[[Path], list[Finding]]) -> None:
    """Runs one check on the checkout, or on the folder named, and prints what it found."""
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
    found = sorted(set(check(root)))
    for finding in found:
        print(finding)
    sys.exit(1 if found else 0)
