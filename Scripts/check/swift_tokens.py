"""Splits Swift's text into tokens, without a compiler.

Enough of the language for checks that look at names and lines: comments, strings (also raw ones and those of several
lines) with the code in their interpolations, regular expressions between slashes, words, numbers and signs.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

WORD, NUMBER, SIGN, STRING, COMMENT = "word", "number", "sign", "string", "comment"


@dataclass(slots=True)
class Token:
    """A piece of the text; a string's text is without the code of its interpolations, which follows as tokens."""

    kind: str
    text: str
    line: int
    # Whether it is the first of its line.
    starts_line: bool = False

    @property
    def is_code(self) -> bool:
        return self.kind != COMMENT


_SPACE = re.compile(r"[ \t\r]+")
_LINE_COMMENT = re.compile(r"//[^\n]*")
_BLOCK_EDGE = re.compile(r"/\*|\*/")
_WORD = re.compile(r"[#@$]?[^\W\d]\w*|\$\d+|`[^`\n]+`")
_NUMBER = re.compile(r"0x[\da-fA-F_.p+-]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?")
_QUOTE = re.compile(r'(#*)("""|")')
_OPERATOR = re.compile(r"->|===|!==|==|!=|<=|>=|&&|\|\||\?\?|\.\.\.|\.\.<|[-+*/%&|^~<>]=|~=")
_REGEX = re.compile(r"/(?![ \t/*])(?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\\[])+/")
_BEFORE_REGEX = {"(", ",", "=", ":", "[", "return", "??", "{", "in", "==", "&&", "||"}


def tokens(text: str, comments: bool = False) -> list[Token]:
    """The tokens of a file, comments only if wanted."""
    all_tokens = _all(text)
    return list(all_tokens) if comments else [token for token in all_tokens if token.kind != COMMENT]


@functools.cache
def _all(text: str) -> list[Token]:
    # Several checks look at the same files.
    result: list[Token] = []
    _scan(text, 0, 1, result, False)
    line = 0
    for token in result:
        if token.kind != COMMENT:
            token.starts_line = token.line != line
            line = token.line
    return result


def _scan(text: str, at: int, line: int, result: list[Token], in_interpolation: bool) -> tuple[int, int]:
    """Reads tokens up to the text's end, or to the parenthesis that closes an interpolation."""
    depth = 0
    end = len(text)
    while at < end:
        character = text[at]
        if character == "\n":
            line += 1
            at += 1
            continue
        if match := _SPACE.match(text, at):
            at = match.end()
            continue
        if match := _LINE_COMMENT.match(text, at):
            result.append(Token(COMMENT, match.group(), line))
            at = match.end()
            continue
        if text.startswith("/*", at):
            start, first = at, line
            nesting = 0
            while match := _BLOCK_EDGE.search(text, at):
                nesting += 1 if match.group() == "/*" else -1
                at = match.end()
                if nesting == 0:
                    break
            else:
                at = end
            line += text.count("\n", start, at)
            result.append(Token(COMMENT, text[start:at], first))
            continue
        if match := _QUOTE.match(text, at):
            at, line = _string(text, match, line, result)
            continue
        if match := _WORD.match(text, at):
            result.append(Token(WORD, match.group().strip("`"), line))
            at = match.end()
            continue
        if match := _NUMBER.match(text, at):
            result.append(Token(NUMBER, match.group(), line))
            at = match.end()
            continue
        if character == "/" and (not result or result[-1].text in _BEFORE_REGEX):
            if match := _REGEX.match(text, at):
                result.append(Token(STRING, match.group(), line))
                at = match.end()
                continue
        if in_interpolation:
            if character == "(":
                depth += 1
            elif character == ")":
                if depth == 0:
                    return at + 1, line
                depth -= 1
        match = _OPERATOR.match(text, at)
        sign = match.group() if match else character
        result.append(Token(SIGN, sign, line))
        at += len(sign)
    return at, line


def _string(text: str, quote: re.Match[str], line: int, result: list[Token]) -> tuple[int, int]:
    """Reads a string from its opening quotes; the code in it follows it as tokens."""
    hashes, marks = quote.groups()
    closing, escape = marks + hashes, "\\" + hashes
    token = Token(STRING, "", line)
    result.append(token)
    at = start = quote.end()
    parts: list[str] = []
    while at < len(text):
        if text.startswith(closing, at):
            # A string of several lines may end in more than three quotes.
            break
        if text.startswith(escape, at):
            if text.startswith("(", at + len(escape)):
                parts.append(text[start:at])
                at, line = _scan(text, at + len(escape) + 1, line, result, True)
                start = at
                continue
            at += len(escape)
            if at < len(text) and text[at] != "\n":
                at += 1
            continue
        if text[at] == "\n":
            if marks == '"':
                break
            line += 1
        at += 1
    parts.append(text[start:at])
    token.text = "".join(parts)
    return min(at + len(closing), len(text)) if text.startswith(closing, at) else at, line
