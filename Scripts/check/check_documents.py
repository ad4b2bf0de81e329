"""Swift in the documents that does not compile.

Every block of code of the pages and of the DocC catalogs is type-checked with the modules of a build, debug or release,
whichever there is; without one nothing can be said, and the check says so. What stands before a block's fence tells how:

    ```swift fragment       not a program's text, and not checked
    ```swift continued      goes on where the page's last block ended
    <!-- given: … -->       directly above a block: code that readers can do without, put before it

A block that is a manifest is not looked at: `Tests/Python/check_clients.py` builds those. One with `@main` is the file of
a program, any other the code of its top level.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from findings import Finding, main
from sources import files, text

FENCE = re.compile(r"^(\s*)```(\S*)\s*(.*)$")
DIAGNOSTIC = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: error: (?P<what>.*)$", re.M)


@dataclass
class Block:
    """A block of Swift: the page's line of each of its lines, and the lines."""

    page: str
    lines: list[tuple[int, str]]
    is_fragment: bool = False

    @property
    def source(self) -> str:
        return "\n".join(line for _, line in self.lines) + "\n"


def findings(root: Path) -> list[Finding]:
    modules = newest_modules(root)
    wanted = [
        block for path in pages(root) for block in blocks(str(path), text(root / path))
        if not block.is_fragment and "swift-tools-version" not in block.source
    ]
    if modules is None:
        if wanted:
            print("documents: there is no build to compile their code with; skipped", file=sys.stderr)
        return []
    stamp = age(modules)
    newer = [path for path in files(root, ".swift") if path.parts[0] == "Sources"
             and (root / path).stat().st_mtime_ns > stamp]
    if newer:
        print(f"documents: {newer[0]} is newer than the build; skipped", file=sys.stderr)
        return []
    kept = root / ".build" / "check" / "documents.json"
    try:
        clean = set(json.loads(kept.read_text()))
    except (OSError, ValueError):
        clean = set()
    found, good = [], []
    for block in wanted:
        digest = hashlib.sha256(f"{stamp} {block.source}".encode()).hexdigest()[:24]
        faults = [] if digest in clean else compile_block(root, modules, block)
        found += faults
        if not faults:
            good.append(digest)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps(good))
    return found


def newest_modules(root: Path) -> Path | None:
    """The folder with the modules of the build that was made last."""
    folders = [root / ".build" / name / "Modules" for name in ("debug", "release")]
    return max((folder for folder in folders if (folder / "MapHost.swiftmodule").exists()), key=age, default=None)


def age(modules: Path) -> int:
    """When the last module of a build was written."""
    return max(module.stat().st_mtime_ns for module in modules.glob("*.swiftmodule"))


def pages(root: Path) -> list[Path]:
    """The pages that users read."""
    return [
        path for path in files(root, ".md")
        if path.parts[0] in ("README.md", "Documentation", "Examples", "CONTRIBUTING.md") or any(
            parent.suffix == ".docc" for parent in path.parents)
    ]


def blocks(page: str, source: str) -> list[Block]:
    """The blocks of Swift of a page, each with what it takes as given and what it continues."""
    found: list[Block] = []
    given: list[tuple[int, str]] = []
    current: Block | None = None
    last: Block | None = None
    fence = indent = ""
    in_given = False
    for number, line in enumerate(source.splitlines(), 1):
        match = FENCE.match(line)
        if current is not None:
            if match and not match.group(2):
                found.append(current)
                last = last if current.is_fragment else current
                current, given = None, []
            else:
                current.lines.append((number, line.removeprefix(indent)))
        elif fence:
            fence = "" if match and not match.group(2) else fence
        elif match and match.group(2) == "swift":
            indent = match.group(1)
            before = list(last.lines) if "continued" in match.group(3) and last else []
            current = Block(page, before + given, "fragment" in match.group(3))
        elif match:
            fence = "```"
        elif in_given:
            in_given = "-->" not in line
            given.append((number, line.partition("-->")[0]))
        elif line.lstrip().startswith("<!-- given:"):
            rest = line.partition("<!-- given:")[2]
            in_given = "-->" not in rest
            given = [(number, rest.partition("-->")[0])]
        elif line.strip():
            given = []
    return found


def compile_block(root: Path, modules: Path, block: Block) -> list[Finding]:
    """The compiler's errors in a block, at the page's lines."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "main.swift"
        file.write_text(block.source)
        options = ["-parse-as-library"] if "@main" in block.source else []
        for plugin in modules.parent.glob("*Macros-tool"):
            name = plugin.name.removesuffix("-tool")
            options += ["-load-plugin-executable", f"{plugin}#{name}"]
        run = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(modules), *include_paths(root, modules),
             *options, str(file)], capture_output=True, text=True)
    found = []
    for match in DIAGNOSTIC.finditer(run.stderr):
        if match["file"] == str(file):
            line = block.lines[min(int(match["line"]), len(block.lines)) - 1][0]
        else:
            line = block.lines[0][0]
        found.append(Finding(block.page, line, match["what"]))
    if run.returncode != 0 and not found:
        found.append(Finding(block.page, block.lines[0][0], run.stderr.strip().splitlines()[-1]))
    return found


def include_paths(root: Path, modules: Path) -> list[str]:
    """Where the modules of C are that our modules need."""
    built = [path for path in modules.parent.glob("*.build/module.modulemap") if "-tool." not in path.parent.name]
    known = {path.parent.stem for path in built}
    # A target of C that has a map of its own gets none from the build.
    own = [
        path for pattern in ("Sources/C*/module.modulemap", ".build/checkouts/*/Sources/*/include/module.modulemap")
        for path in root.glob(pattern) if not known.intersection(path.parts)
    ]
    places = built + own
    options = [f"-fmodule-map-file={path}" for path in sorted(places)]
    return [part for option in options for part in ("-Xcc", option)]


if __name__ == "__main__":
    main(findings)
