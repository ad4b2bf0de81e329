"""Programs of Benchmarks/ that do not compile.

They are a package of their own, which nobody builds who measures nothing, and so fall behind the engines. Each is
type-checked with the modules of a build, as the code of the documents is; without one nothing can be said, and the check
says so.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

from check_documents import DIAGNOSTIC, age, include_paths, newest_modules
from findings import Finding, main
from sources import files

PROGRAM = re.compile(r"Benchmarks/Sources/([^/]+)/")


def findings(root: Path) -> list[Finding]:
    programs: dict[str, list[Path]] = {}
    for path in files(root, ".swift"):
        if match := PROGRAM.match(path.as_posix()):
            programs.setdefault(match[1], []).append(root / path)
    if not programs:
        return []
    modules = newest_modules(root)
    if modules is None:
        print("benchmarks: there is no build to compile them with; skipped", file=sys.stderr)
        return []
    newer = [path for path in files(root, ".swift") if path.parts[0] == "Sources"
             and (root / path).stat().st_mtime_ns > age(modules)]
    if newer:
        print(f"benchmarks: {newer[0]} is newer than the build; skipped", file=sys.stderr)
        return []
    kept = root / ".build" / "check" / "benchmarks"
    kept.mkdir(parents=True, exist_ok=True)
    found = []
    for name, sources in programs.items():
        content = b"".join(source.read_bytes() for source in sources)
        mark = kept / name
        digest = hashlib.sha256(f"{age(modules)} ".encode() + content).hexdigest()
        if mark.exists() and mark.read_text() == digest:
            continue
        faults = compile_program(root, modules, name, sources)
        found += faults
        if not faults:
            mark.write_text(digest)
    return found


def compile_program(root: Path, modules: Path, name: str, sources: list[Path]) -> list[Finding]:
    """The compiler's errors in one program."""
    run = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-package-name", "benchmarks",
         "-module-name", name, "-I", str(modules), *include_paths(root, modules), *map(str, sources)],
        capture_output=True, text=True)
    found = []
    for match in DIAGNOSTIC.finditer(run.stderr):
        path = Path(match["file"])
        file = path.relative_to(root).as_posix() if path.is_relative_to(root) else f"Benchmarks/Sources/{name}"
        found.append(Finding(file, int(match["line"]), match["what"]))
    if run.returncode != 0 and not found:
        found.append(Finding(f"Benchmarks/Sources/{name}", 1, (run.stderr.strip().splitlines() or ["fails"])[-1]))
    return found


if __name__ == "__main__":
    main(findings)
