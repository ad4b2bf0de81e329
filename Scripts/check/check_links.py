"""Links of the documents that lead nowhere: files that are not there, headings that a page lacks, symbols of DocC."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

from findings import AllowList, Finding, main
from sources import files, text

LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*(\S+)")
HTML = re.compile(r"(?:src|href)=\"([^\"]+)\"")
DOC = re.compile(r"<doc:([^>\s]+)>")
CODE = re.compile(r"`[^`]*`")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "links")
    pages = files(root, ".md")
    found = []
    for path in pages:
        if "Fixtures" in path.parts:
            continue
        for line, target in links(text(root / path)):
            what = fault(root, path, target, pages)
            if what and not allow.allows(f"{path}: {target}"):
                found.append(Finding(str(path), line, what))
    return found + allow.findings()


def links(source: str) -> list[tuple[int, str]]:
    """The targets of a page's links, with their lines; nothing in code counts."""
    found = []
    fence = ""
    for number, line in enumerate(source.splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (not fence or mark.group(1).startswith(fence)):
            fence = "" if fence else mark.group(1)
            continue
        if fence or line.startswith("    ") and "](" not in line:
            continue
        line = CODE.sub("", line)
        for pattern in (LINK, REFERENCE, HTML, DOC):
            for match in pattern.finditer(line):
                target = match.group(1)
                found.append((number, "doc:" + target if pattern is DOC else target))
    return found


def fault(root: Path, page: Path, target: str, pages: list[Path]) -> str | None:
    """What is wrong with a link, if something is; the web is not asked."""
    if re.match(r"(?:https?|mailto):", target):
        return None
    if target.startswith("doc:"):
        name = target[4:].split("#")[0].split("/")[-1]
        catalog = next((parent for parent in page.parents if parent.suffix == ".docc"), None)
        if catalog and any(other.stem == name for other in pages if catalog in other.parents):
            return None
        return f"the catalog has no page {name}"
    name, _, anchor = target.partition("#")
    place = root / page.parent / unquote(name) if name else root / page
    if not place.exists():
        return f"{target} is not there"
    if anchor and place.suffix == ".md" and unquote(anchor) not in anchors(text(place.resolve())):
        return f"{name or page.name} has no heading #{anchor}"
    return None


def anchors(source: str) -> set[str]:
    """The names by which a page's headings are linked to, as GitHub makes them."""
    found: set[str] = set()
    counts: dict[str, int] = {}
    fence = False
    for line in source.splitlines():
        if line.lstrip().startswith("```"):
            fence = not fence
        match = None if fence else HEADING.match(line)
        if not match:
            continue
        plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", match.group(1))
        name = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        count = counts.get(name, 0)
        counts[name] = count + 1
        found.add(f"{name}-{count}" if count else name)
    return found


if __name__ == "__main__":
    main(findings)
