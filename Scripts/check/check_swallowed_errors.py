"""Errors that vanish: `try?` without a comment that says why nobody wants to know."""

from __future__ import annotations

from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, text
from swift_tokens import COMMENT, Token, tokens


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "swallowed_errors")
    found = []
    for path in files(root, ".swift"):
        if is_test(path) or path.parts[0] not in ("Sources", "Samples", "Lint"):
            continue
        for line in lines(text(root / path)):
            if not allow.allows(str(path)):
                what = "`try?` without a comment that says why the error does not matter"
                found.append(Finding(str(path), line, what))
    return found + allow.findings()


def lines(source: str) -> list[int]:
    """The lines with a `try?` that says nothing of why.

    A comment on the line, on the three above or the one below says it. Nothing has to be said where the error becomes
    another that is thrown, and where a task sleeps, which fails only when it is cancelled.
    """
    all_tokens = tokens(source, comments=True)
    commented: set[int] = set()
    for token in all_tokens:
        if token.kind == COMMENT:
            commented.update(range(token.line, token.line + token.text.count("\n") + 1))
    code = [token for token in all_tokens if token.kind != COMMENT]
    return [
        token.line for index, token in enumerate(code[:-1])
        if token.text == "try" and code[index + 1].text == "?"
        and not commented.intersection(range(token.line - 3, token.line + 2))
        and not translated(code, index) and not sleeps(code, index)
    ]


def translated(code: list[Token], index: int) -> bool:
    """Whether a `try?` stands in the conditions of a `guard` whose `else` throws."""
    depth = 0
    for at in range(index, -1, -1):
        depth += (code[at].text in ")]}") - (code[at].text in "([{") if code[at].kind == "sign" else 0
        if depth < 0 and code[at].text == "{":
            return False
        if code[at].text == "guard":
            break
    else:
        return False
    for at in range(index, len(code) - 2):
        if code[at].text == "else" and code[at + 1].text == "{":
            return code[at + 2].text == "throw"
    return False


def sleeps(code: list[Token], index: int) -> bool:
    """Whether what a `try?` tries is a sleep."""
    return [token.text for token in code[index + 2:index + 6]][:2] == ["await", "Task"] and (
        code[index + 5].text == "sleep")


if __name__ == "__main__":
    main(findings)
