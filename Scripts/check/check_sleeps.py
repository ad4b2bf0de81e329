"""Tests that sleep: they take longer than they have to, and fail on a machine that is slower than thought."""

from __future__ import annotations

import re
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, language, text
from swift_tokens import tokens

SLEEPS = {"sleep", "usleep", "nanosleep", "asyncAfter"}
# In Python, and in the JavaScript that stands in it or by itself.
SCRIPT = re.compile(r"(?<!\w)(?:(?:time|asyncio)\.sleep|setTimeout)\(")
SHELL = re.compile(r"(?<![\w./-])sleep\s+[\d$\"]")
COMMENT = re.compile(r"(?:^|\s)(?:#|//).*")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "sleeps")
    found = []
    for path in files(root, ".swift", ".py", ".sh", ".js", ".mjs"):
        if not is_test(path) or path.parts[:2] == ("Tests", "Check"):
            continue
        for line in lines(language(root / path), text(root / path)):
            if not allow.allows(str(path)):
                found.append(Finding(str(path), line, "sleeps; wait for the event, or give it a clock"))
    return found + allow.findings()


def lines(language: str, source: str) -> list[int]:
    """The lines on which a test sleeps."""
    if language != ".swift":
        sleeps = SHELL if language == ".sh" else SCRIPT
        return [
            number for number, line in enumerate(source.splitlines(), 1) if sleeps.search(COMMENT.sub("", line))
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
