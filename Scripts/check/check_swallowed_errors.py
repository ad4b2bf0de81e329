"""Errors that vanish: `try?` without a comment that says why nobody wants to know."""

from __future__ import annotations

from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, text
from swift_tokens import COMMENT, tokens


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "swallowed_errors")
    found = []
    for path in files(root, ".swift"):
        if is_test(path) or path.parts[0] not in ("Sources", "Samples", "Lint"):
            continue
        for line in lines(text(root / path)):
            if not allow.allows(str(path)):
                found.append(Finding(str(path), line, "`try?` without a comment that says why the error does not matter"))
    return found + allow.findings()


def lines(source: str) -> list[int]:
    """The lines with a `try?` that has no comment on its line nor on the three above."""
    all_tokens = tokens(source, comments=True)
    commented: set[int] = set()
    for token in all_tokens:
        if token.kind == COMMENT and not token.text.startswith("///"):
            commented.update(range(token.line, token.line + token.text.count("\n") + 1))
    code = [token for token in all_tokens if token.kind != COMMENT]
    return [
        token.line for token, following in zip(code, code[1:])
        if token.text == "try" and following.text == "?"
        and not commented.intersection(range(token.line - 3, token.line + 1))
    ]


if __name__ == "__main__":
    main(findings)
