"""Swift that `swift format lint --strict` has something to say about.

A file that passed is not looked at again until it, the rules or the compiler change.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from findings import Finding, main
from sources import files

# Text that others read, not we: inputs of the linter's tests.
LEFT_OUT = ("Fixtures", "Examples.md")
DIAGNOSTIC = re.compile(r"^(?P<file>.+?):(?P<line>\d+):\d+: (?:error|warning): (?P<what>.*)$")


def findings(root: Path) -> list[Finding]:
    rules = root / ".swift-format"
    version = subprocess.run(
        ["swift", "format", "--version"], capture_output=True, text=True, check=True).stdout
    salt = version.encode() + (rules.read_bytes() if rules.exists() else b"")
    kept = root / ".build" / "check" / "format.json"
    try:
        clean = set(json.loads(kept.read_text()))
    except (OSError, ValueError):
        clean = set()
    digests = {
        path: hashlib.sha256(salt + (root / path).read_bytes()).hexdigest()[:24]
        for path in files(root, ".swift") if not set(LEFT_OUT) & set(path.parts)
    }
    wanted = [path for path, digest in digests.items() if digest not in clean]
    if not wanted:
        return []
    workers = max(os.cpu_count() or 1, 1)
    with ThreadPoolExecutor(workers) as pool:
        parts = [part for part in (wanted[number::workers] for number in range(workers)) if part]
        found = [finding for part in pool.map(lambda part: lint(root, part), parts) for finding in part]
    bad = {finding.file for finding in found}
    good = sorted(digest for path, digest in digests.items() if str(path) not in bad)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(good))
    return found


def lint(root: Path, paths: list[Path]) -> list[Finding]:
    """What the formatter says about some files."""
    run = subprocess.run(
        ["swift", "format", "lint", "--strict", *map(str, paths)],
        cwd=root, capture_output=True, text=True)
    found = []
    for line in run.stderr.splitlines():
        if match := DIAGNOSTIC.match(line):
            file = os.path.relpath(root / match["file"], root)
            found.append(Finding(file, int(match["line"]), match["what"]))
    if run.returncode != 0 and not found:
        raise RuntimeError(f"swift format failed: {run.stderr.strip()[:500]}")
    return found


if __name__ == "__main__":
    main(findings)
