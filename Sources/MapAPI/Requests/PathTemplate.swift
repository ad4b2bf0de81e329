/// The form of an operation's path, such as `/v1/place/{id}`: fixed parts, and named ones that take any text.
public struct PathTemplate: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral
{
    /// A part between slashes.
    enum Part: Sendable, Hashable {
        case fixed(String)
        case named(String)
    }

    let parts: [Part]

    /// Reads the form OpenAPI has for it.
    public init(_ text: String) {
        parts = text.split(separator: "/").map { part in
            part.first == "{" && part.last == "}"
                ? .named(String(part.dropFirst().dropLast())) : .fixed(String(part))
        }
    }

    /// Reads the form OpenAPI has for it.
    public init(stringLiteral text: String) { self.init(text) }

    private init(parts: [Part]) { self.parts = parts }

    /// The form OpenAPI has for it.
    public var description: String {
        parts.map {
            switch $0 {
            case .fixed(let text): "/" + text
            case .named(let name): "/{" + name + "}"
            }
        }.joined()
    }

    /// The same path below a prefix.
    public func below(_ prefix: String) -> PathTemplate {
        PathTemplate(parts: PathTemplate(prefix).parts + parts)
    }

    /// The first part, if it is always the same.
    var fixedFirst: String? {
        guard case .fixed(let text) = parts.first else { return nil }
        return text
    }

    /// The parts, if all of them are always the same; nil if one is named.
    var fixedParts: [String]? {
        var fixed: [String] = []
        for part in parts {
            guard case .fixed(let text) = part else { return nil }
            fixed.append(text)
        }
        return fixed
    }

    /// The values of the named parts if a path has this form; nil if it has not.
    func values(of path: [String]) -> [String: String]? {
        guard path.count == parts.count else { return nil }
        // Most paths that are tried are not this one, so that the values are gathered afterwards.
        for (part, text) in zip(parts, path) {
            if case .fixed(let fixed) = part, fixed != text { return nil }
        }
        var values: [String: String] = [:]
        for (part, text) in zip(parts, path) {
            if case .named(let name) = part { values[name] = text }
        }
        return values
    }

    /// Whether this form is asked before another that a path also has: the one with the earlier fixed part.
    func precedes(_ other: PathTemplate) -> Bool {
        for (one, two) in zip(parts, other.parts) {
            switch (one, two) {
            case (.fixed, .named): return true
            case (.named, .fixed): return false
            default: continue
            }
        }
        return false
    }
}
