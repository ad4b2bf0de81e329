/// A module of the page: what it takes of others, what it gives, and its words without both.
///
/// Understood is what the page's own modules are written in: `import { a, b as c } from "./x.js"`, `import * as x`,
/// `export` before a function, class or constant, `export default` before a value, and `import("./x.js")`.
struct ScriptModule: Sendable {
    /// A binding that is taken of another module.
    struct Import: Equatable, Sendable {
        let path: String
        /// Names there and here; nil for all of them as one object.
        let names: [(there: String, here: String)]?
        /// The name of the object.
        let object: String

        static func == (one: Self, two: Self) -> Bool {
            one.path == two.path && one.object == two.object
                && one.names?.map { "\($0)" } == two.names?.map { "\($0)" }
        }
    }

    let path: String
    private(set) var imports: [Import] = []
    /// What it gives, by the name that others know.
    private(set) var exports: [(name: String, here: String)] = []
    private(set) var tokens: [ScriptToken] = []
    /// The indices in `tokens` of the addresses that are loaded when they are needed, with the modules' paths.
    private(set) var loads: [(index: Int, path: String)] = []

    static let defaultName = "$default"

    /// Reads a module.
    ///
    /// - Parameter path: Where it is, as in `place/card.js`; addresses in it are relative to that.
    init(path: String, _ bytes: [UInt8]) throws(ScriptError) {
        self.path = path
        let all = try ScriptTokenizer.tokens(of: bytes)
        var reader = Reader(tokens: all)
        var depth = 0
        while let token = reader.next() {
            if token.kind == .name, token.text == "import", !reader.isAfterDot {
                if reader.peek?.is("(") == true {
                    tokens.append(token)
                    if let open = reader.next() { tokens.append(open) }
                    depth += 1
                    guard let address = reader.next(), address.kind == .string,
                        reader.peek?.is(")") == true
                    else { throw reader.error("an address to load is no text") }
                    loads.append((tokens.count, Self.resolve(address.text, from: path)))
                    tokens.append(address)
                    continue
                }
                guard depth == 0 else { throw reader.error("an import inside of something") }
                imports.append(try Self.statement(&reader, path))
                continue
            }
            if token.kind == .name, token.text == "export", depth == 0, !reader.isAfterDot {
                try export(&reader, after: token)
                continue
            }
            switch token.kind {
            case .punctuator:
                if ["{", "(", "["].contains(token.text) { depth += 1 }
                if ["}", ")", "]"].contains(token.text) { depth -= 1 }
            case .template:
                if token.text.hasPrefix("}") { depth -= 1 }
                if token.text.hasSuffix("${") { depth += 1 }
            default: break
            }
            tokens.append(token)
        }
    }

    /// Reads `{ a, b as c } from "./x.js";` or `* as x from "./x.js";`.
    private static func statement(
        _ reader: inout Reader, _ path: String
    ) throws(ScriptError) -> Import {
        var names: [(there: String, here: String)]?
        var object = ""
        if reader.take("*") {
            guard reader.take("as"), let name = reader.next() else {
                throw reader.error("an import is not understood")
            }
            object = name.text
        } else {
            guard reader.take("{") else { throw reader.error("an import is not understood") }
            var list: [(there: String, here: String)] = []
            while !reader.take("}") {
                guard let name = reader.next(), name.kind == .name else {
                    throw reader.error("an import is not understood")
                }
                let here = reader.take("as") ? reader.next()?.text ?? "" : name.text
                list.append((name.text, here))
                _ = reader.take(",")
            }
            names = list
        }
        guard reader.take("from"), let address = reader.next(), address.kind == .string else {
            throw reader.error("an import is not understood")
        }
        _ = reader.take(";")
        return Import(path: resolve(address.text, from: path), names: names, object: object)
    }

    private mutating func export(
        _ reader: inout Reader, after export: ScriptToken
    ) throws(ScriptError) {
        guard var first = reader.next() else { throw reader.error("an export is not understood") }
        first.hasSpaceBefore = export.hasSpaceBefore
        first.hasLineEndBefore = export.hasLineEndBefore
        if first.is("default") {
            var start = ScriptToken.made(.name, "const")
            start.hasLineEndBefore = true
            tokens += [start, .made(.name, Self.defaultName), .made(.punctuator, "=")]
            exports.append(("default", Self.defaultName))
            return
        }
        tokens.append(first)
        if first.is("async"), let function = reader.next() { tokens.append(function) }
        guard
            tokens.last.map({ last in ["function", "class", "const"].contains { last.is($0) } })
                == true
        else { throw reader.error("an export is not understood") }
        if reader.peek?.is("*") == true, let star = reader.next() { tokens.append(star) }
        guard let name = reader.peek, name.kind == .name else {
            throw reader.error("an export is not understood")
        }
        exports.append((name.text, name.text))
    }

    /// The path that a quoted address means in a module.
    static func resolve(_ quoted: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in quoted.dropFirst().dropLast().split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// Goes along the words of a module.
    private struct Reader {
        let tokens: [ScriptToken]
        private var at = 0

        init(tokens: [ScriptToken]) { self.tokens = tokens }

        var peek: ScriptToken? { at < tokens.count ? tokens[at] : nil }

        /// Whether the word read last is a property's name.
        var isAfterDot: Bool { at > 1 && (tokens[at - 2].is(".") || tokens[at - 2].is("?.")) }

        mutating func next() -> ScriptToken? {
            guard let token = peek else { return nil }
            at += 1
            return token
        }

        mutating func take(_ word: String) -> Bool {
            guard peek?.is(word) == true else { return false }
            at += 1
            return true
        }

        func error(_ reason: String) -> ScriptError {
            let lines = tokens[..<min(at, tokens.count)].count(where: \.hasLineEndBefore)
            return ScriptError(line: lines + 1, reason: "\(reason) (counted without empty lines)")
        }
    }
}
