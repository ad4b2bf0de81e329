"""Declarations that nothing uses, properties that are never read, parameters that are never used.

Told by names: a name that its scope (the file, the target, the package) mentions nowhere but where it is declared.
A name that something else shares is taken for used, so whatever is found here is dead, but not all that is dead is
found. Public declarations are promises to clients and are not looked at.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from findings import AllowList, Finding, main
from sources import files, text, unit
from swift_declarations import Declaration, declarations
from swift_tokens import SIGN, Token, tokens

# What the standard library, Foundation, Swift Testing and the packages used call by protocol or by name.
CALLED_BY_OTHERS = set(
    """
    allCases alignmentGuide callAsFunction minimumResolution sleep animatableData base body childIndex code codingPath configuration container context
    count customMirror debugDescription description didSet distance element elements encode endIndex errorCode
    errorDescription errorDomain errorUserInfo failureReason get hash hashValue header id index indices init
    initializer insert isEqual isEmpty iterator key localizedDescription makeAsyncIterator makeIterator max min
    next none output rawValue recoverySuggestion remove replaceSubrange resume run set shared singleValueContainer
    some startIndex startLocation stringInterpolation stringValue subscript superDecoder superEncoder
    underestimatedCount unkeyedContainer userInfo validate value withContiguousStorageIfAvailable wrappedValue
    projectedValue intValue allKeys contains nestedContainer nestedUnkeyedContainer decode decodeNil encodeNil
    storedProperties expansion respond handle read write log metadata logLevel main failure subtract
    appendInterpolation appendLiteral receive request cancel dispose combineIdentifier
    buildBlock buildExpression buildOptional buildEither buildArray buildFinalResult buildLimitedAvailability
    InboundIn InboundOut OutboundIn OutboundOut handlerAdded handlerRemoved channelActive channelInactive channelRead
    channelReadComplete errorCaught userInboundEventTriggered setup finish verify
    buildPartialBlock CodingKeys createBuildCommands performCommand preparation provideScope testDescription visit visitPost visitAny
    """.split())
USED_ATTRIBUTES = {
    "@main", "@Test", "@Suite", "@_cdecl", "@cdecl", "@_silgen_name", "@objc", "@IBAction", "@section", "@_section",
    "@Argument", "@Option", "@Flag", "@OptionGroup", "@unknown", "@dynamicMemberLookup",
}
# Types whose properties the compiler or another package reads.
READ_BY_OTHERS = {
    "Encodable", "Codable", "AsyncParsableCommand", "ParsableCommand", "ParsableArguments", "OptionSet",
    "CodingKey", "JWTPayload", "EnumerableFlag", "ExpressibleByArgument", "App", "Scene",
}
EQUATED = {"Equatable", "Hashable", "Comparable"}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&=", "^="}


def findings(root: Path) -> list[Finding]:
    program = _Program(root)
    allow = AllowList(root, "dead_code")
    found = []
    for path, list_ in program.declared.items():
        for declaration in list_:
            what = program.verdict(path, declaration)
            if what and not allow.allows(f"{path}: {declaration.name}"):
                found.append(Finding(str(path), declaration.line, what))
            for parameter in program.unused_parameters(path, declaration):
                if not allow.allows(f"{path}: {declaration.name}({parameter.name})"):
                    found.append(
                        Finding(
                            str(path), parameter.line,
                            f"the parameter `{parameter.name}` of `{declaration.name}` is never used"))
    return found + allow.findings()


class _Program:
    def __init__(self, root: Path):
        self.tokens: dict[Path, list[Token]] = {}
        self.declared: dict[Path, list[Declaration]] = {}
        # Where each word stands that is not the name of a declaration.
        self.uses: dict[str, list[tuple[Path, int]]] = defaultdict(list)
        # What protocols ask for, and how far the protocol is seen.
        self.requirements: dict[str, int] = {}
        self.encoded: set[str] = set()
        self.equated: set[str] = set()
        for path in files(root, ".swift"):
            if path.name == "Package.swift" or "Fixtures" in path.parts:
                continue
            self.add(path, tokens(text(root / path)))

    def add(self, path: Path, list_: list[Token]) -> None:
        self.tokens[path] = list_
        declared = self.declared[path] = declarations(list_)
        names = {declaration.index for declaration in declared}
        for index, token in enumerate(list_):
            if token.kind == "word" and index not in names:
                self.uses[token.text].append((path, index))
        for declaration in declared:
            if declaration.scope and declaration.scope.kind == "protocol":
                known = self.requirements.get(declaration.name, 0)
                self.requirements[declaration.name] = max(known, declaration.level)
        for index, token in enumerate(list_):
            # Conformances stand behind the type's name, also in extensions.
            if token.text in ("struct", "class", "enum", "actor", "extension") and index + 1 < len(list_):
                name = list_[index + 1].text
                for other in list_[index + 2:index + 40]:
                    if other.text == "{":
                        break
                    if other.text in READ_BY_OTHERS:
                        self.encoded.add(name)
                    if other.text in EQUATED:
                        self.equated.add(name)

    def verdict(self, path: Path, declaration: Declaration) -> str | None:
        """What is wrong with a declaration, if something is."""
        if not self.is_looked_at(declaration):
            return None
        # What a protocol asks for is used wherever the protocol is seen.
        level = max(declaration.level, self.requirements.get(declaration.name, 0))
        uses = [use for use in self.uses[declaration.name] if self.can_see(path, declaration, level, use)]
        if not uses:
            return f"`{declaration.name}` is used nowhere"
        if declaration.kind in ("var", "let") and declaration.is_stored and declaration.scope:
            owner = declaration.scope
            if owner.kind in ("struct", "class", "actor") and not self.reads(uses):
                if owner.name in self.encoded or owner.name in self.equated:
                    return None
                # An attribute makes something of it: a wrapper, an observer.
                if declaration.attributes and declaration.attributes != ["@usableFromInline"]:
                    return None
                return f"`{declaration.name}` is never read"
        return None

    def is_looked_at(self, declaration: Declaration) -> bool:
        if declaration.level == 3 or declaration.kind in ("init", "associatedtype"):
            return False
        if self.requirements.get(declaration.name) == 3:
            return False
        if "override" in declaration.modifiers or declaration.name in CALLED_BY_OTHERS:
            return False
        if USED_ATTRIBUTES.intersection(declaration.attributes) or declaration.name.startswith("_"):
            return False
        # Suites are found by the tests in them.
        if declaration.kind in ("struct", "class", "actor") and declaration.name.endswith("Tests"):
            return False
        owner = declaration.scope
        if owner and declaration.kind in ("var", "let", "case") and owner.name in self.encoded:
            return False
        if owner and declaration.kind == "case" and "CaseIterable" in owner.conformances:
            return False
        # A raw value is read from data.
        if owner and declaration.kind == "case" and self.has_raw_values(owner.conformances):
            return False
        return True

    @staticmethod
    def has_raw_values(conformances: list[str]) -> bool:
        return bool(conformances) and (
            conformances[0] in ("String", "Character", "Int", "UInt", "Double")
            or conformances[0].startswith(("Int", "UInt")) and conformances[0].lstrip("UInt").isdigit())

    def can_see(self, path: Path, declaration: Declaration, level: int, use: tuple[Path, int]) -> bool:
        other, index = use
        if other == path:
            return index not in declaration.body
        if level == 0:
            return False
        here, there = unit(path), unit(other)
        if level == 1:
            return here == there
        return here.partition("/")[0 if "/" in here else 1] == there.partition("/")[0 if "/" in there else 1]

    def reads(self, uses: list[tuple[Path, int]]) -> bool:
        """Whether one of the mentions of a property may read it."""
        for path, index in uses:
            list_ = self.tokens[path]
            before = list_[index - 1].text if index else ""
            after = list_[index + 1] if index + 1 < len(list_) else None
            if after and after.kind == SIGN:
                if after.text in ASSIGNMENTS:
                    continue
                if after.text == ":" and before in ("(", ",", "{", "[", "?"):
                    if before == "?":
                        return True
                    # A label, or a parameter.
                    continue
            # The right side of `self.name = name` is a parameter.
            left = [token.text for token in list_[max(index - 4, 0):index]]
            if left == ["self", ".", list_[index].text, "="]:
                continue
            # `init(_ name: …)`
            if after and after.text == ":" and list_[index - 1].kind == "word":
                continue
            return True
        return False

    def unused_parameters(self, path: Path, declaration: Declaration):
        """The parameters that the body of a function does not mention."""
        if declaration.kind not in ("func", "init") or not declaration.parameters or not declaration.body:
            return
        if declaration.level == 3 or "override" in declaration.modifiers or declaration.name in self.requirements:
            return
        if declaration.name in CALLED_BY_OTHERS and declaration.kind == "func":
            return
        if USED_ATTRIBUTES.intersection(declaration.attributes):
            return
        if declaration.kind == "init" and "required" in declaration.modifiers:
            return
        body = {self.tokens[path][index].text for index in declaration.body}
        for parameter in declaration.parameters:
            if parameter.name not in ("_", "isolation") and parameter.name not in body:
                yield parameter


if __name__ == "__main__":
    main(findings)
