"""The files of the checkout, and which target each belongs to."""

from __future__ import annotations

import functools
import hashlib
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

# What programs without an ending are written in, told by their first line.
INTERPRETERS = {"python": ".py", "sh": ".sh", "bash": ".sh", "node": ".js"}

# Packages of their own in the checkout: their targets see nothing of one another's internals.
PACKAGES = ["Lint", "Benchmarks", "Cluster"]


def files(root: Path, *endings: str) -> list[Path]:
    """The files that git knows or would add, with one of the endings, relative to the root and sorted.

    A program without an ending counts as one with that of its language.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, check=True, capture_output=True, text=True).stdout
    paths = {Path(name) for name in listed.split("\0") if name}
    return sorted(
        path for path in paths
        if (path.name.endswith(endings) or language(root / path).endswith(endings)) and (root / path).is_file())


@functools.cache
def language(path: Path) -> str:
    """The ending of a file; of a program without one, which says what runs it, that of its language."""
    if path.suffix or not path.is_file():
        return path.suffix
    with path.open("rb") as file:
        first = file.readline(200).decode("utf-8", "replace")
    if not first.startswith("#!"):
        return ""
    return next((INTERPRETERS[word] for word in re.findall("[a-z]+", first) if word in INTERPRETERS), "")


@functools.cache
def text(path: Path) -> str:
    """A file's text."""
    return path.read_text(encoding="utf-8")


def unit(path: Path) -> str:
    """The target that a file of Swift belongs to, told by its folder: "Places", "PlacesTests", "Lint/MapLint"."""
    parts = path.parts
    package = parts[0] if parts[0] in PACKAGES else ""
    inner = parts[1:] if package else parts
    if len(inner) > 2 and inner[0] in ("Sources", "Tests", "Examples", "Plugins"):
        name = inner[1]
    elif len(inner) > 1:
        name = inner[0]
    else:
        name = "manifest"
    return f"{package}/{name}" if package else name


def is_test(path: Path) -> bool:
    """Whether a file is part of the tests."""
    return "Tests" in path.parts


def manifest(root: Path) -> dict:
    """The package's manifest as the compiler reads it; kept in .build, as reading it takes seconds."""
    digest = hashlib.sha256((root / "Package.swift").read_bytes()).hexdigest()[:16]
    kept = root / ".build" / "check" / f"manifest-{digest}.json"
    if kept.exists():
        return json.loads(kept.read_text())
    dumped = subprocess.run(
        ["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True)
    kept.parent.mkdir(parents=True, exist_ok=True)
    for old in kept.parent.glob("manifest-*.json"):
        old.unlink()
    kept.write_text(dumped.stdout)
    return json.loads(dumped.stdout)
