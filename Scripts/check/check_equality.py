"""Values that are equal though they say different things.

A type with `==` and several named values but no state makes all of them one. An `==` of a type's own that leaves a
stored property out may do the same; where that is meant, the allow list says why.
"""

from __future__ import annotations

from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, is_test, text
from swift_declarations import Declaration, declarations
from swift_tokens import Token, tokens

EQUATED = {"Equatable", "Hashable", "Comparable"}


def findings(root: Path) -> list[Finding]:
    allow = AllowList(root, "equality")
    found = []
    for path in files(root, ".swift"):
        if is_test(path) or path.parts[0] not in ("Sources", "Samples", "Lint"):
            continue
        for line, name, what in faults(tokens(text(root / path))):
            if not allow.allows(f"{path}: {name}"):
                found.append(Finding(str(path), line, what))
    return found + allow.findings()


def faults(list_: list[Token]) -> list[tuple[int, str, str]]:
    """The types of a file whose values are equal too often: line, key and what is wrong."""
    declared = declarations(list_)
    found = []
    for declaration in declared:
        if declaration.kind not in ("struct", "class", "actor"):
            continue
        members = [
            member for member in declared
            if member.scope and member.scope.kind == declaration.kind and member.scope.name == declaration.name
        ]
        stored = [
            member for member in members
            if member.kind in ("let", "var") and member.is_stored and not is_static(member)
        ]
        conforms = any(
            member.scope.conformances and EQUATED.intersection(member.scope.conformances) for member in members)
        named = [member for member in members if member.kind == "let" and is_static(member)]
        if conforms and not stored and len(named) > 1:
            found.append((
                declaration.line, declaration.name,
                f"`{declaration.name}` has {len(named)} named values and no state: all are equal"))
        compared = own_equality(list_, declaration, declared)
        if compared is not None:
            for member in stored:
                if member.name not in compared:
                    found.append((
                        member.line, f"{declaration.name}.{member.name}",
                        f"`==` of `{declaration.name}` leaves `{member.name}` out"))
    return found


def is_static(member: Declaration) -> bool:
    return "static" in member.modifiers or "class" in member.modifiers


def own_equality(
    list_: list[Token], owner: Declaration, declared: list[Declaration]
) -> set[str] | None:
    """The words in the body of a type's own `==`; nil if it has none."""
    inner = [other.body for other in declared if other.index in owner.body and other.kind in ("struct", "class", "enum")]
    for index in owner.body:
        if any(index in body for body in inner):
            continue
        if list_[index].text != "==" or list_[index - 1].text != "func":
            continue
        depth, words = 0, set()
        for token in list_[index:owner.body.stop]:
            depth += (token.text == "{") - (token.text == "}") if token.kind == "sign" else 0
            if depth and token.kind == "word":
                words.add(token.text)
            if token.text == "}" and depth == 0:
                return words
    return None


if __name__ == "__main__":
    main(findings)
