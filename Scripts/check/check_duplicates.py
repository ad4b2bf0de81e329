"""Runs of lines that stand in two places.

Lines are compared without indentation and comments; braces, imports and other lines of hardly any letters don't count.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, language, text
from swift_tokens import COMMENT, tokens

# A run of so many lines is a duplicate, if they have so many characters in all.
LINES = 8
CHARACTERS = 200


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "duplicates")
    sources = {}
    for path in files(root, ".swift", ".py", ".js"):
        if path.parts[0] in ("Examples", "Samples") or "Fixtures" in path.parts or path.name == "Package.swift":
            continue
        if "ClientTests" in str(path) or path.name in ("maplibre-gl.js", "pmtiles.js"):
            continue
        sources[str(path)] = significant(language(root / path), text(root / path))
    found = []
    for (one, line, end), (other, other_line, _) in duplicates(sources):
        if not allow.allows(f"{one} {other}"):
            found.append(
                Finding(one, line, f"{end - line + 1} lines up to {end} stand at {other}:{other_line}, too"))
    return found + allow.findings()


def significant(language: str, source: str) -> list[tuple[int, str]]:
    """The lines that count, with their numbers."""
    lines = source.splitlines()
    if language == ".swift":
        comments = [token for token in tokens(source, comments=True) if token.kind == COMMENT]
        for token in comments:
            first, *rest = token.text.split("\n")
            lines[token.line - 1] = lines[token.line - 1].replace(first, "")
            for offset in range(len(rest)):
                lines[token.line + offset] = ""
    elif language == ".py":
        lines = [re.sub(r"#.*", "", line) for line in lines]
    else:
        lines = [re.sub(r"//.*", "", line) for line in lines]
    found = []
    for number, line in enumerate(lines, 1):
        line = " ".join(line.split())
        if len(re.findall(r"\w", line)) < 4 or re.match(r"(?:import|from|@_exported import|private import)\b", line):
            continue
        found.append((number, line))
    return found


def duplicates(sources: dict[str, list[tuple[int, str]]]):
    """The longest runs of equal lines in two places, each once: (file, first, last line) twice."""
    places = defaultdict(list)
    for name, lines in sources.items():
        for start in range(len(lines) - LINES + 1):
            places[tuple(line for _, line in lines[start:start + LINES])].append((name, start))
    seen: set[tuple[str, int, str, int]] = set()
    found = []
    for group in places.values():
        if len(group) < 2:
            continue
        name, start = group[0]
        for other, other_start in group[1:]:
            if (name, start, other, other_start) in seen:
                continue
            one_lines, other_lines = sources[name], sources[other]
            length = 0
            while (
                start + length < len(one_lines) and other_start + length < len(other_lines)
                and one_lines[start + length][1] == other_lines[other_start + length][1]
                and not (name == other and start + length >= other_start)
            ):
                seen.add((name, start + length, other, other_start + length))
                length += 1
            if length < LINES or sum(len(line) for _, line in one_lines[start:start + length]) < CHARACTERS:
                continue
            found.append((
                (name, one_lines[start][0], one_lines[start + length - 1][0]),
                (other, other_lines[other_start][0], other_lines[other_start + length - 1][0])))
    return found


if __name__ == "__main__":
    main(findings)
