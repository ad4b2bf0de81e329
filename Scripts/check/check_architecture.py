"""Names on Documentation/Architecture.md that the repository no longer has: types, modules, files, folders.

Looked at is what stands between backticks without a blank: a word in UpperCamelCase, with or without a member (`Places.search`),
has to be a type that is declared, a module, a package or a file; the name of a source file, and a path, have to be there, with `…`
for any text. Names of Apple's and of the standard library stand in the allow list. Examples and apps' code in tests do not count:
they have types of any name.
"""

from __future__ import annotations

import re
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, text
from swift_tokens import tokens

PAGE = "Documentation/Architecture.md"
SPAN = re.compile(r"`([^`\s]+)`")
NAME = re.compile(r"(?P<name>[A-Z]\w*[a-z]\w*)(?:\+\w+)?(?:[.(<].*)?$")
SOURCE = re.compile(r"[^/]*\.(?:swift|py|js|mjs|ts|c|h|md)$")
TYPE = r"\b(?:struct|class|enum|actor|protocol|typealias|macro)\s+(?:%s)\b"
TYPES = {"struct", "class", "enum", "actor", "protocol", "typealias", "macro"}


def findings(root: Path) -> list[Finding]:
    if not (root / PAGE).exists():
        return []
    allow = AllowList(root, "architecture")
    paths = files(root, "")
    spans = list(spans_of(text(root / PAGE)))
    asked = {match["name"] for _, span in spans if (match := NAME.fullmatch(span))}
    known = modules(root) | types(root, paths, asked) | file_names(paths)
    found = []
    for line, span in spans:
        what = fault(span, paths, known)
        if what and not allow.allows(span):
            found.append(Finding(PAGE, line, what))
    return found + allow.findings()


def spans_of(source: str):
    """What stands between backticks, with its line."""
    for number, line in enumerate(source.splitlines(), 1):
        for match in SPAN.finditer(line):
            yield number, match[1]


def fault(span: str, paths: list[Path], known: set[str]) -> str | None:
    """What is wrong with a name, if something is."""
    if span.startswith(("/", ".", "-")):
        # A path of the service, an ending, an option.
        return None
    if "/" in span or SOURCE.fullmatch(span):
        return None if is_there(span, paths) else f"there is no file or folder `{span}`"
    match = NAME.fullmatch(span)
    if not match:
        return None
    if "+" in span:
        return None if is_there(f"{span}.swift", paths) else f"there is no file `{span}.swift`"
    if match["name"] in known:
        return None
    return f"nothing is called `{match['name']}`"


def is_there(span: str, paths: list[Path]) -> bool:
    """Whether a path of the checkout ends with these words, or leads through them."""
    words = re.escape(span.rstrip("/")).replace("…", "[^/]*")
    pattern = re.compile(rf"(?:^|/){words}(?:/|$)")
    return any(pattern.search(path.as_posix()) for path in paths)


def modules(root: Path) -> set[str]:
    """The names of targets and packages that the manifest has, told by its strings."""
    manifest = root / "Package.swift"
    return set(re.findall(r"[\"/](\w+)(?:\.git)?\"", text(manifest))) if manifest.exists() else set()


def file_names(paths: list[Path]) -> set[str]:
    """The names of folders, and of files without their ending."""
    own = [path for path in paths if not is_apps_code(path)]
    return {path.stem for path in own} | {part for path in own for part in path.parts[:-1]}


def types(root: Path, paths: list[Path], names: set[str]) -> set[str]:
    """Those of the names that a file of Swift or JavaScript declares as a type."""
    if not names:
        return set()
    declares = re.compile(TYPE % "|".join(sorted(names)))
    found = set()
    for path in paths:
        if path.suffix not in (".swift", ".js") or is_apps_code(path):
            continue
        source = text(root / path)
        if not declares.search(source):
            continue
        if path.suffix == ".js":
            found.update(match[1] for match in re.finditer(r"^(?:export )?class (\w+)", source, re.M))
            continue
        words = tokens(source)
        found.update(
            after.text for token, after in zip(words, words[1:]) if token.text in TYPES and after.kind == "word")
    return found


def is_apps_code(path: Path) -> bool:
    """Whether a file is an app's, as its author writes it."""
    return path.parts[0] == "Examples" or "Fixtures" in path.parts or "ClientTests" in str(path)


if __name__ == "__main__":
    main(findings)
