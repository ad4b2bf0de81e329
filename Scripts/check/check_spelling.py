"""British spelling in documents, comments and names, where Apple's API and this project spell as Americans do.

Words of OpenStreetMap's tags and of other projects' interfaces keep theirs: they stand in strings, which are not looked at but
in the English words of the page.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, language, text
from swift_tokens import tokens

# Parts of words; the first letter may be a capital one, as within a name.
BRITISH = re.compile(
    r"(?:(?<![a-zA-Z])|(?<=[a-z])(?=[A-Z])|(?<=_))"
    r"(?i:(colour|harbour(?!front)|neighbour(?!hood)|behaviour|favour|honour|labour|metres?(?![a-z])|kilometres?|centimetres?"
    r"|towards|fulfil(?!l)s?|storeys?|pavements?|petrol|(?<!aerial)(?<!aerial )lifts?(?![a-z])"
    r"|licence|analyse(?!s)|levelled|travelled|labelled|modelled|signalled|grey(?![a-z])|catalogue|dialogue"
    r"|(?:custom|serial|organ|recogn|optim|normal|initial|minim|maxim|synchron|general|special|local|capital|visual|util|real)is(?:e[ds]?|ing|able|ation)(?![a-z])))")
# In languages like C; comments stay, strings go.
COMMENT_OR_STRING = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`", re.S)
PAGE_WORDS = "js/words/en.js"
FENCE = re.compile(r"^\s*```")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "spelling")
    found = []
    for path in files(root, ".swift", ".py", ".md", ".js", ".mjs", ".ts", ".c", ".h", ".sh"):
        if {"Fixtures", "vendor"} & set(path.parts) or path.parts[:2] == ("Tests", "Check"):
            continue
        for line, word in words(pieces(path, language(root / path), text(root / path))):
            if not allow.allows(f"{path} {word.lower()}"):
                found.append(Finding(str(path), line, f"“{word}” is British spelling"))
    return found + allow.findings()


def words(pieces: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines and British words of pieces of a file."""
    return [
        (line + piece[:match.start()].count("\n"), match[1])
        for line, piece in pieces for match in BRITISH.finditer(piece)
    ]


def pieces(path: Path, language: str, source: str) -> list[tuple[int, str]]:
    """What is looked at of a file, each piece with its first line."""
    if language == ".swift":
        known = tokens(source, comments=True)
        return [(token.line, token.text) for token in known if token.kind in ("word", "comment")]
    if language == ".py":
        return [
            (token.start[0], token.string) for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.COMMENT, tokenize.NAME) or token.string.startswith('"""')
        ]
    if language == ".md":
        return list(prose(source))
    if language == ".sh" or path.as_posix().endswith(PAGE_WORDS):
        return [(1, source)]
    return [(1, COMMENT_OR_STRING.sub(lambda match: match["comment"] or "\n" * match[0].count("\n"), source))]


def prose(source: str):
    """The lines of a document without its code, inline code and addresses."""
    is_code = False
    for number, line in enumerate(source.splitlines(), 1):
        if FENCE.match(line):
            is_code = not is_code
        elif not is_code:
            yield number, re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>", "", line)


if __name__ == "__main__":
    main(findings)
