"""Dependencies between targets that the section "Floors" of Documentation/Architecture.md does not allow.

The page has three tables: the floors with their targets and who may import them, the arrows to a target that is not
below, and the packages that a target may import. The check reads the manifest and the `import` lines, and fails on what
the tables do not allow, on a target that they do not name, and on lines of theirs that nothing needs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from findings import Finding, main
from sources import files, manifest, text

PAGE = "Documentation/Architecture.md"
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)", re.M)
LOOKED_AT = ("regular", "executable", "macro", "system-target", "system")


@dataclass
class Floors:
    """What the page says."""

    # For each target its floor and the line that says so.
    floors: dict[str, tuple[int, int]] = field(default_factory=dict)
    # The floor from which on a target may be imported, if not the next.
    importers: dict[str, int] = field(default_factory=dict)
    beside: dict[tuple[str, str], int] = field(default_factory=dict)
    packages: dict[tuple[str, str], int] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)


def findings(root: Path) -> list[Finding]:
    page = read(text(root / PAGE))
    dumped = manifest(root)
    targets = {target["name"]: target for target in dumped["targets"]}
    return page.faults + check(page, targets, imports(root, targets))


def read(source: str) -> Floors:
    """Reads the three tables of the section "Floors"."""
    page = Floors()
    section, header = False, []
    for number, line in enumerate(source.splitlines(), 1):
        if line.startswith("#"):
            section = line.strip("# ").lower() == "floors" if line.startswith("## ") else section
            header = []
            continue
        if not section or not line.startswith("|"):
            header = header if line.startswith("|") else []
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not header:
            header = [cell.lower() for cell in cells]
        elif not set(line) <= set("|-: "):
            row(page, header, cells, number)
    if not page.floors:
        page.faults.append(Finding(PAGE, 1, "there is no table of floors in a section \"Floors\""))
    return page


def row(page: Floors, header: list[str], cells: list[str], number: int) -> None:
    """Reads a line of one of the tables."""
    names = re.findall(r"`(\w+)`", cells[1])
    if header[0] == "floor":
        floor = int(cells[0].split()[0])
        for name in names:
            if name in page.floors:
                page.faults.append(Finding(PAGE, number, f"{name} stands on two floors"))
            page.floors[name] = (floor, number)
            if match := re.search(r"floor (\d+)", cells[2]):
                page.importers[name] = int(match.group(1))
        return
    table = page.beside if header[1] == "imports" else page.packages
    if not cells[2:] or not cells[2]:
        page.faults.append(Finding(PAGE, number, f"the arrow of {cells[0]} has no reason"))
    for target in re.findall(r"`(\w+)`", cells[0]):
        for name in re.findall(r"`([\w.-]+)`", cells[1]):
            table[target, name] = number


def imports(root: Path, targets: dict) -> list[tuple[str, str, int, str]]:
    """The imports of every file of a target: (file, target, line, module)."""
    folders = {}
    for name, target in targets.items():
        default = ("Tests/" if target["type"] == "test" else "Sources/") + name
        folders[Path(target.get("path") or default)] = name
    found = []
    for path in files(root, ".swift"):
        owner = next((folders[parent] for parent in path.parents if parent in folders), None)
        if owner is None:
            continue
        source = text(root / path)
        if owner.endswith("ClientTests"):
            # Apps' code: it imports whatever the product vends.
            continue
        found += [(str(path), owner, line, module) for line, module in imported_modules(source)]
    return found


def imported_modules(source: str) -> list[tuple[int, str]]:
    """The modules that a file imports where the package's own are built, with their lines.

    What is under `#if canImport(…)` is a system's own module, where there is one.
    """
    found, conditions = [], []
    for number, line in enumerate(source.splitlines(), 1):
        word = line.strip()
        if word.startswith("#if"):
            conditions.append(word)
        elif word.startswith("#else") and conditions:
            conditions[-1] = word
        elif word.startswith("#endif") and conditions:
            conditions.pop()
        elif match := IMPORT.match(line):
            module = match.group(1)
            if not any("canImport(" in condition and "!" not in condition for condition in conditions):
                found.append((number, module))
    return found


def check(page: Floors, targets: dict, imported: list[tuple[str, str, int, str]]) -> list[Finding]:
    """Compares what there is with what the page allows."""
    found = []
    used: set[tuple[str, str]] = set()
    for name, target in targets.items():
        if target["type"] not in LOOKED_AT or (target.get("path") or "").startswith(("Examples", "Scripts", "Tests")):
            continue
        if name not in page.floors:
            found.append(Finding(PAGE, 1, f"{name} stands on no floor"))
            continue
        for other, package in dependencies(target):
            arrow = (name, other)
            if package:
                if arrow not in page.packages and (name, package) not in page.packages:
                    found.append(Finding("Package.swift", 1, f"{name} may not import {other} of {package}"))
                used |= {arrow, (name, package)}
            elif other in page.floors:
                if not allows(page, name, other) and arrow not in page.beside:
                    found.append(
                        Finding(
                            "Package.swift", 1,
                            f"{name} (floor {page.floors[name][0]}) may not import {other} "
                            f"(floor {page.floors[other][0]})"))
                elif not allows(page, name, other):
                    used.add(arrow)
    for name, (_, line) in page.floors.items():
        if name not in targets:
            found.append(Finding(PAGE, line, f"the package has no target {name}"))
    for arrow, line in (page.beside | page.packages).items():
        if arrow not in used:
            found.append(Finding(PAGE, line, f"nothing needs the arrow from {arrow[0]} to {arrow[1]}"))
    # What a file imports has to be a dependency of its target, or SwiftPM builds it by luck.
    for file, owner, line, module in imported:
        direct = {other for other, _ in dependencies(targets[owner])}
        if module in targets and module != owner and module not in direct:
            found.append(Finding(file, line, f"{module} is not a dependency of {owner}"))
    return found


def allows(page: Floors, name: str, other: str) -> bool:
    """Whether a target may import another by their floors."""
    floor, below = page.floors[name][0], page.floors[other][0]
    return floor >= page.importers.get(other, below + 1) and floor > below


def dependencies(target: dict) -> list[tuple[str, str | None]]:
    """What a target depends on: names, with the package of those that are another's."""
    found = []
    for dependency in target["dependencies"]:
        for kind, value in dependency.items():
            if kind in ("byName", "target"):
                found.append((value[0], None))
            elif kind == "product":
                found.append((value[0], value[1]))
    return found


if __name__ == "__main__":
    main(findings)
