"""British spelling in documents, comments and names, where Apple's API and this project spell as Americans do.

Words of OpenStreetMap's tags and of other projects' interfaces keep theirs: they stand in strings, which are not looked at.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, text
from swift_tokens import tokens

# Parts of words; the first letter may be a capital one, as within a name.
BRITISH = re.compile(
    r"(?:(?<![a-zA-Z])|(?<=[a-z])(?=[A-Z])|(?<=_))"
    r"(?i:(colour|harbour(?!front)|neighbour(?!hood)|behaviour|favour|honour|labour|metres?(?![a-z])|kilometres?|centimetres?"
    r"|licence|analyse(?!s)|levelled|travelled|labelled|modelled|signalled|grey(?![a-z])|catalogue|dialogue"
    r"|(?:custom|serial|organ|recogn|optim|normal|initial|minim|maxim|synchron|general|special|local|capital|visual|util|real)is(?:e[ds]?|ing|able|ation)(?![a-z])))")
FENCE = re.compile(r"^\s*```")


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "spelling")
    found = []
    for path in files(root, ".swift", ".py", ".md"):
        if {"Fixtures", "vendor"} & set(path.parts) or path.parts[:2] == ("Tests", "Check"):
            continue
        for line, word in words(path, text(root / path)):
            if not allow.allows(f"{path} {word.lower()}"):
                found.append(Finding(str(path), line, f"“{word}” is British spelling"))
    return found + allow.findings()


def words(path: Path, source: str) -> list[tuple[int, str]]:
    """The lines and British words of a file."""
    if path.suffix == ".swift":
        known = tokens(source, comments=True)
        pieces = [(token.line, token.text) for token in known if token.kind in ("word", "comment")]
    elif path.suffix == ".py":
        pieces = [
            (token.start[0], token.string) for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type in (tokenize.COMMENT, tokenize.NAME) or token.string.startswith('"""')
        ]
    else:
        pieces = list(prose(source))
    return [
        (line + piece[:match.start()].count("\n"), match[1])
        for line, piece in pieces for match in BRITISH.finditer(piece)
    ]


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
