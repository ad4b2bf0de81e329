"""Tests that sleep: they take longer than they have to, and fail on a machine that is slower than thought."""

from __future__ import annotations

import re
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, text
from swift_tokens import tokens

SLEEPS = {"sleep", "usleep", "nanosleep", "asyncAfter"}
PYTHON = re.compile(r"(?<!\w)(?:(?:time|asyncio)\.sleep|setTimeout)\(")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "sleeps")
    found = []
    for path in files(root, ".swift", ".py"):
        if not is_test(path) or path.parts[:2] == ("Tests", "Check"):
            continue
        for line in lines(path, text(root / path)):
            if not allow.allows(str(path)):
                found.append(Finding(str(path), line, "sleeps; wait for the event, or give it a clock"))
    return found + allow.findings()


def lines(path: Path, source: str) -> list[int]:
    """The lines on which a test sleeps."""
    if path.suffix == ".py":
        return [
            number for number, line in enumerate(source.splitlines(), 1)
            if PYTHON.search(line.partition("#")[0])
        ]
    all_tokens = tokens(source)
    return [
        token.line for index, token in enumerate(all_tokens)
        if token.kind == "word" and token.text in SLEEPS
        and index + 1 < len(all_tokens) and all_tokens[index + 1].text == "("
        and (index == 0 or all_tokens[index - 1].text != "func")
    ]


if __name__ == "__main__":
    main(findings)
