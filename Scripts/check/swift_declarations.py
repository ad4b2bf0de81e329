"""The declarations of a file of Swift, told from its tokens."""

from __future__ import annotations

from dataclasses import dataclass, field

from swift_tokens import SIGN, STRING, WORD, Token

LEVELS = {"private": 0, "fileprivate": 0, "internal": 1, "package": 2, "public": 3, "open": 3}
TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
MEMBERS = {"func", "var", "let", "typealias", "associatedtype", "macro", "subscript", "init", "deinit", "case"}
MODIFIERS = set(LEVELS) | {
    "static", "class", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect",
    "required", "convenience", "nonisolated", "isolated", "dynamic", "optional", "prefix", "postfix", "infix",
    "consuming", "borrowing", "async", "distributed", "unsafe", "safe",
}


@dataclass(slots=True)
class Scope:
    """What a pair of braces belongs to."""

    kind: str  # a word of TYPES, or "body"
    name: str = ""
    level: int = 3
    # The access that members without a word of their own have.
    member_level: int = 1
    conformances: list[str] = field(default_factory=list)
    attributes: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Parameter:
    """A parameter of a function: the name that its body uses."""

    name: str
    line: int


@dataclass(slots=True)
class Declaration:
    """Something with a name."""

    kind: str
    name: str
    line: int
    # Where its name is among the tokens.
    index: int
    # 0 seen in its file, 1 in its target, 2 in its package, 3 everywhere.
    level: int
    scope: Scope | None
    modifiers: list[str]
    attributes: list[str]
    # The tokens between its braces.
    body: range = range(0)
    parameters: list[Parameter] = field(default_factory=list)
    is_stored: bool = False


def declarations(tokens: list[Token]) -> list[Declaration]:
    """The declarations of a file that are not local to a function."""
    return _Reader(tokens).read()


class _Reader:
    def __init__(self, tokens: list[Token]):
        self.tokens = tokens
        self.scopes: list[tuple[Scope, int, Declaration | None, int]] = []
        self.found: list[Declaration] = []

    def text(self, index: int) -> str:
        """A token's text; a quote for a string, whose text may look like a sign."""
        if not 0 <= index < len(self.tokens):
            return ""
        token = self.tokens[index]
        return '"' if token.kind == STRING else token.text

    def read(self) -> list[Declaration]:
        depth = 0
        pending: tuple[Scope, Declaration | None, int] | None = None
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.kind == SIGN:
                if token.text in "([":
                    depth += 1
                elif token.text in ")]":
                    depth -= 1
                elif token.text == "{":
                    if pending and pending[2] == depth:
                        scope, owner, _ = pending
                        pending = None
                    else:
                        scope, owner = Scope("body"), None
                    self.scopes.append((scope, index, owner, depth))
                    # Parentheses around the braces do not matter inside.
                    depth = 0
                elif token.text == "}" and self.scopes:
                    _, start, owner, depth = self.scopes.pop()
                    if owner:
                        owner.body = range(start + 1, index)
                    pending = None
            elif token.kind == WORD and depth == 0 and self.is_outside_bodies():
                opened = self.declaration(index)
                if opened:
                    pending = (opened[0], opened[1], depth)
                    index = opened[2]
                    continue
            index += 1
        return self.found

    def is_outside_bodies(self) -> bool:
        return not self.scopes or self.scopes[-1][0].kind != "body"

    def declaration(self, index: int) -> tuple[Scope, Declaration | None, int] | None:
        """Reads the declaration whose keyword stands here: its scope, itself, and where to go on."""
        word = self.text(index)
        if self.text(index - 1) == "." or word not in TYPES and word not in MEMBERS:
            return None
        following = self.text(index + 1)
        if word == "class" and (following in MODIFIERS or following in ("func", "var", "let")):
            return None
        outer = self.scopes[-1][0] if self.scopes else None
        if word == "case" and (outer is None or outer.kind != "enum"):
            return None
        if self.text(index - 1) in ("if", "guard", "while", "for", "case", "catch", ","):
            # A pattern in the code of a file's top level.
            return None
        if word == "actor" and self.tokens[index + 1].kind != WORD:
            return None
        modifiers, attributes = self.before(index)
        own = next((LEVELS[m] for m in modifiers if m in LEVELS), None)
        default = outer.member_level if outer else 1
        level = default if own is None else own
        if outer:
            level = min(level, outer.level)
        if word in TYPES:
            return self.type(index, word, level, own, modifiers, attributes, outer)
        if word in ("init", "deinit", "subscript"):
            scope = Scope("body")
            declaration = Declaration(
                word, word, self.tokens[index].line, index, level, outer, modifiers, attributes)
            if word == "init":
                declaration.parameters = self.parameters(index + 1)
                self.found.append(declaration)
            return scope, declaration, index + 1
        if word == "case":
            return self.cases(index, outer, attributes)
        name = index + 1
        if self.tokens[name].kind != WORD:
            # An operator, or a tuple's pattern.
            return Scope("body"), None, index + 1
        declaration = Declaration(
            word, self.text(name), self.tokens[name].line, name, level, outer, modifiers, attributes)
        if word == "func":
            declaration.parameters = self.parameters(name + 1)
        if word in ("var", "let"):
            declaration.is_stored = self.is_stored(name + 1)
        self.found.append(declaration)
        return Scope("body"), declaration, name + 1

    def type(self, index, word, level, own, modifiers, attributes, outer):
        name = index + 1
        line = self.tokens[name].line
        scope = Scope(word, self.text(name), level, attributes=attributes)
        if word == "extension":
            scope.level = 3
            scope.member_level = 1 if own is None else own
        elif word == "protocol":
            scope.member_level = level
        declaration = None
        if word != "extension":
            declaration = Declaration(
                word, self.text(name), line, name, level, outer, modifiers, attributes)
            self.found.append(declaration)
        # What it conforms to: the words after the colon, up to the brace.
        at = name + 1
        seen_colon = False
        angle = 0
        while at < len(self.tokens) and self.text(at) != "{":
            text = self.text(at)
            angle += (text == "<") - (text == ">")
            if text == ":" and angle == 0:
                seen_colon = True
            elif text == "where":
                break
            elif seen_colon and self.tokens[at].kind == WORD:
                scope.conformances.append(text)
            at += 1
        return scope, declaration, name + 1

    def cases(self, index, outer, attributes):
        """Reads `case a, b(Int), c = 3`."""
        at = index + 1
        depth = 0
        expects_name = True
        level = outer.level if outer else 1
        while at < len(self.tokens):
            token = self.tokens[at]
            if token.text in "([" and token.kind == SIGN:
                depth += 1
            elif token.text in ")]" and token.kind == SIGN:
                depth -= 1
            elif depth == 0:
                if token.text == ",":
                    expects_name = True
                elif token.kind == WORD and expects_name:
                    self.found.append(
                        Declaration("case", token.text, token.line, at, level, outer, [], attributes))
                    expects_name = False
                elif token.kind == WORD and token.starts_line or token.text in ("}", "{", ";"):
                    break
                elif token.text.startswith("@") and token.starts_line:
                    break
            at += 1
        return Scope("body"), None, at

    def before(self, index: int) -> tuple[list[str], list[str]]:
        """The modifiers and attributes before a keyword."""
        modifiers, attributes = [], []
        at = index - 1
        while at >= 0:
            token = self.tokens[at]
            if token.kind == WORD and token.text in MODIFIERS:
                modifiers.append(token.text)
                at -= 1
            elif token.kind == WORD and token.text.startswith("@"):
                attributes.append(token.text)
                at -= 1
            elif token.text == ")":
                # The end of `private(set)`, `nonisolated(unsafe)` or `@attribute(…)`.
                depth, open_at = 0, at
                while open_at >= 0:
                    depth += (self.text(open_at) == ")") - (self.text(open_at) == "(")
                    if depth == 0:
                        break
                    open_at -= 1
                word = self.text(open_at - 1)
                if word.startswith("@"):
                    attributes.append(word)
                elif word in MODIFIERS:
                    # `private(set)` says nothing of reading.
                    if self.text(open_at + 1) != "set":
                        modifiers.append(word)
                else:
                    break
                at = open_at - 2
            else:
                break
        return modifiers, attributes

    def parameters(self, at: int) -> list[Parameter]:
        """The parameters of the signature that begins here, perhaps with generic ones."""
        if self.text(at) in ("?", "!"):
            at += 1
        if self.text(at) == "<":
            depth = 0
            while at < len(self.tokens):
                depth += (self.text(at) == "<") - (self.text(at) == ">")
                at += 1
                if depth == 0:
                    break
        if self.text(at) != "(":
            return []
        found, depth, names = [], 0, []
        expects = True
        while at < len(self.tokens):
            token = self.tokens[at]
            if token.kind == SIGN and token.text in ("(", "[", "{", "<"):
                depth += 1
            elif token.kind == SIGN and token.text in (")", "]", "}", ">"):
                depth -= 1
                if depth == 0:
                    break
            elif depth == 1 and token.text == "," and token.kind == SIGN:
                expects, names = True, []
            elif depth == 1 and expects and token.text == ":":
                # A metatype tells the type, not a value.
                if names and not self.is_metatype(at + 1):
                    found.append(Parameter(names[-1].text, names[-1].line))
                expects = False
            elif depth == 1 and expects and token.kind == WORD and not token.text.startswith("@"):
                names.append(token)
            at += 1
        return found

    def is_metatype(self, at: int) -> bool:
        """Whether the type that begins here is of the form `Some.Type`."""
        while self.text(at) not in (",", ")", "=", "{", ""):
            if self.text(at) == "." and self.text(at + 1) in ("Type", "Protocol"):
                return True
            at += 1
        return False

    def is_stored(self, at: int) -> bool:
        """Whether a variable has memory of its own: no braces, or only observers or an initial value before them."""
        depth = 0
        has_value = False
        while at < len(self.tokens):
            token = self.tokens[at]
            text = token.text
            if token.kind == SIGN and text in ("(", "[", "<"):
                depth += 1
            elif token.kind == SIGN and text in (")", "]", ">"):
                depth -= 1
            elif depth == 0 and text == "=":
                has_value = True
            elif depth == 0 and text == "{":
                return has_value or self.text(at + 1) in ("didSet", "willSet")
            elif depth <= 0 and (text == "}" or token.kind == WORD and token.starts_line and text not in ("where",)):
                return True
            elif depth == 0 and text.startswith("@") and token.starts_line:
                return True
            at += 1
        return True
