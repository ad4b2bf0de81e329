"""Unsafe code without the proof of what makes it safe.

A declaration that uses unsafe constructs has a comment `SAFETY:` (why memory is alive and not written to meanwhile) or
`BOUNDS:` (why indices are inside) in it or above it, or above the type that it stands in. `@unchecked Sendable` and
`nonisolated(unsafe)` promise what the compiler cannot check; any comment at them that says why will do.
"""

from __future__ import annotations

import bisect
import re
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, text
from swift_tokens import COMMENT, Token, tokens

UNSAFE = re.compile(
    r"Unsafe\w+|unsafe[A-Z]\w*|unsafe|Unmanaged|OpaquePointer|withUnsafe\w+|withMemoryRebound|assumingMemoryBound"
    r"|bindMemory|unchecked[A-Z]\w*|@_silgen_name|@unsafe")
PROOF = re.compile(r"\b(?:SAFETY|BOUNDS):")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "unsafe")
    found = []
    for path in files(root, ".swift"):
        if path.parts[0] != "Sources" or is_test(path):
            continue
        for line, what in unproven(text(root / path)):
            if not allow.allows(f"{path}: {what}"):
                found.append(Finding(str(path), line, what))
    return found + allow.findings()


def unproven(source: str) -> list[tuple[int, str]]:
    """The lines of a file that need a comment, and which."""
    all_tokens = tokens(source, comments=True)
    comments = [token for token in all_tokens if token.kind == COMMENT]
    code = [token for token in all_tokens if token.kind != COMMENT]
    groups = _Comments(comments, {token.line for token in code}, _stored_pointers(code))
    blocks = _blocks(code)
    found: dict[int, tuple[int, str]] = {}
    for index, token in enumerate(code):
        if token.kind != "word":
            continue
        before = code[index - 1].text if index else ""
        if token.text == "@unchecked" or token.text == "unsafe" and before == "(":
            start = _statement_start(code, index)
            ends = [block for block in blocks if block[0] <= token.line <= block[1]]
            # Above it, beside it, or first in the braces that follow.
            if groups.above(start) or groups.above(start, PROOF) or groups.near(token.line - 2, token.line) or (
                ends and _mentions(groups, ends)):
                continue
            promise = "`@unchecked`" if token.text == "@unchecked" else "`(unsafe)`"
            found.setdefault(token.line, (token.line, f"{promise} without a comment that says why it is true"))
        elif UNSAFE.fullmatch(token.text) and before != "." or token.text.startswith("withUnsafe"):
            if token.text == "unsafe" and before == ".":
                continue
            enclosing = [block for block in blocks if block[0] <= token.line <= block[1]]
            start = _statement_start(code, index)
            if groups.above(start, PROOF) or any(groups.holds(block, PROOF) for block in enclosing):
                continue
            # One line a declaration.
            place = enclosing[-1][0] if enclosing else start
            found.setdefault(
                place, (token.line, f"`{token.text}` without a `SAFETY:` or `BOUNDS:` comment"))
    return sorted(found.values())


class _Comments:
    """A file's comments by line, neighbors joined."""

    def __init__(self, comments: list[Token], code_lines: set[int], stored_pointers: list[int]):
        self.code_lines = code_lines
        self.stored_pointers = stored_pointers
        self.text: dict[int, str] = {}
        for comment in comments:
            for offset, part in enumerate(comment.text.split("\n")):
                self.text[comment.line + offset] = self.text.get(comment.line + offset, "") + part
        self.lines = sorted(self.text)

    def near(self, first: int, last: int, pattern: re.Pattern[str] | None = None) -> bool:
        """Whether the lines have a comment that is not a doc comment, and that matches."""
        start = bisect.bisect_left(self.lines, first)
        for line in self.lines[start:]:
            if line > last:
                return False
            if pattern is None and self.text[line].startswith("///"):
                continue
            if pattern is None or pattern.search(self.text[line]):
                return True
        return False

    def above(self, line: int, pattern: re.Pattern[str] | None = None) -> bool:
        """Whether the lines directly above a line are comments of which one matches."""
        at = line - 1
        while at in self.text and at not in self.code_lines:
            if pattern is None and not self.text[at].startswith("///"):
                return True
            if pattern and pattern.search(self.text[at]):
                return True
            at -= 1
        return False

    def holds(self, block: tuple[int, int, int, bool], pattern: re.Pattern[str]) -> bool:
        """Whether a declaration has a matching comment above it or, unless it is a type, in it."""
        start, end, head, is_type = block
        if self.above(head, pattern):
            return True
        if not is_type:
            return self.near(head, end, pattern)
        # What is said above a stored pointer holds for all that uses it.
        return any(head < line < end and self.above(line, pattern) for line in self.stored_pointers)


def _mentions(groups: _Comments, blocks) -> bool:
    return any(
        groups.near(block[2], block[1], re.compile(r"\bUnchecked|SAFETY:")) for block in blocks)


_TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
_MEMBERS = {"func", "init", "deinit", "subscript", "var", "let"}


def _stored_pointers(code: list[Token]) -> list[int]:
    """The lines of the declarations of properties whose type is a pointer, or that are `nonisolated(unsafe)`."""
    lines = []
    for index, token in enumerate(code):
        if token.text not in ("let", "var") or token.kind != "word":
            continue
        line = _statement_start(code, index)
        words = [other.text for other in code[max(index - 8, 0):index + 8] if other.line in (line, token.line)]
        if any(word.startswith("Unsafe") or word in ("unsafe", "OpaquePointer", "Unmanaged") for word in words):
            lines.append(line)
    return lines


def _statement_start(code: list[Token], index: int) -> int:
    """The line on which the statement or declaration begins that a token stands in, attributes included."""
    start = _token_line(code, index)
    # Attributes may stand on lines of their own.
    while index > 0 and code[index].line >= start:
        index -= 1
    while code[index].line < start:
        line = code[index].line
        first = index
        while first > 0 and code[first - 1].line == line:
            first -= 1
        # Nothing but the attribute and what is in its parentheses.
        alone = index == first or code[first + 1].text == "(" and code[index].text == ")"
        if not code[first].text.startswith("@") or first == 0 or not alone:
            break
        start, index = line, first - 1
    return start


def _token_line(code: list[Token], index: int) -> int:
    line = code[index].line
    depth = 0
    while index > 0:
        token = code[index]
        if token.kind == "sign":
            if token.text in ")]":
                depth += 1
            elif token.text in "([":
                depth -= 1
            elif token.text in "{}" and depth <= 0:
                break
        previous = code[index - 1]
        if depth <= 0 and token.starts_line:
            line = token.line
            if not (previous.kind == "sign" and previous.text in ("(", "[", ",", "=", "+", "->", "{")) and not (
                token.text in ("?", ":", ".", "&&", "||", "??", "-", "+")):
                if previous.text == "{" or not previous.text.startswith("@"):
                    return token.line
        index -= 1
    return line


def _blocks(code: list[Token]) -> list[tuple[int, int, int, bool]]:
    """Declarations with braces: first and last line of the braces, line of the head, whether it is a type."""
    blocks = []
    stack: list[tuple[int, int, bool] | None] = []
    head: tuple[int, bool] | None = None
    depth = 0
    for index, token in enumerate(code):
        if token.kind == "word" and depth == 0 and (not index or code[index - 1].text != "."):
            if token.text in _TYPES and not (
                token.text == "class" and code[index + 1].text in ("func", "var", "let")):
                head = (_statement_start(code, index), True)
            elif token.text in _MEMBERS:
                head = (_statement_start(code, index), False)
        elif token.kind == "sign":
            if token.text in "([":
                depth += 1
            elif token.text in ")]":
                depth -= 1
            elif token.text == "{":
                stack.append((token.line, depth, head) if head and depth == 0 else (token.line, depth, None))
                depth, head = 0, None
            elif token.text == "}" and stack:
                start, depth, opened = stack.pop()
                head = None
                if opened:
                    blocks.append((opened[0], token.line, opened[0], opened[1]))
    return sorted(blocks, key=lambda block: (block[0], -block[1]))


if __name__ == "__main__":
    main(findings)
