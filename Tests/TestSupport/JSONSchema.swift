import Foundation

/// A JSON value, as schemas see it: numbers are one kind.
public enum SchemaValue: Hashable, Sendable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([SchemaValue])
    case object([String: SchemaValue])

    /// Parses JSON text.
    public init(parsing text: some Sequence<UInt8>) throws {
        self = try JSONDecoder().decode(SchemaValue.self, from: Data(text))
    }

    /// Reads any value.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {  // Each kind is tried in turn.
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {  // Likewise.
            self = .number(number)
        } else if let string = try? value.decode(String.self) {  // Likewise.
            self = .string(string)
        } else if let array = try? value.decode([SchemaValue].self) {  // Likewise.
            self = .array(array)
        } else {
            self = .object(try value.decode([String: SchemaValue].self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .number(let number): try value.encode(number)
        case .string(let string): try value.encode(string)
        case .array(let array): try value.encode(array)
        case .object(let object): try value.encode(object)
        }
    }

    /// The member of an object, or nil.
    public subscript(name: String) -> SchemaValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The values of an array, or none.
    public var values: [SchemaValue] { if case .array(let values) = self { values } else { [] } }

    /// The members of an object, or none.
    public var members: [String: SchemaValue] {
        if case .object(let members) = self { members } else { [:] }
    }

    /// The text of a string, or nil.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// Validates values by the part of JSON Schema 2020-12 that the project's schemas use.
public struct JSONSchema: Sendable {
    private let root: SchemaValue

    /// Keywords that say something about a value, and those that only describe.
    private static let keywords: Set<String> = [
        "$ref", "type", "const", "enum", "oneOf", "anyOf", "properties", "required",
        "additionalProperties", "items", "prefixItems", "minItems", "maxItems", "uniqueItems",
        "minimum", "maximum",
    ]
    private static let annotations: Set<String> = ["$schema", "$defs", "title", "description"]

    /// Creates a schema from its own JSON.
    public init(_ root: SchemaValue) { self.root = root }

    /// The names of the schema's definitions.
    public var definitions: [String: SchemaValue] { root["$defs"]?.members ?? [:] }

    /// Returns what is wrong with a value, each as a path and a reason; empty for a valid value.
    ///
    /// - Parameter definition: The name of one of the schema's definitions; nil for the schema itself.
    public func problems(of value: SchemaValue, as definition: String? = nil) -> [String] {
        let schema = definition.map { definitions[$0] ?? .bool(false) } ?? root
        return problems(value, schema, "")
    }

    private func problems(_ value: SchemaValue, _ schema: SchemaValue, _ path: String) -> [String] {
        if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(path): not allowed"] }
        var found: [String] = []
        for (keyword, rule) in schema.members.sorted(by: { $0.key < $1.key })
        where !Self.annotations.contains(keyword) {
            guard Self.keywords.contains(keyword) else {
                found.append("\(path): the schema's keyword \(keyword) is not known here")
                continue
            }
            found += check(value, keyword, rule, schema, path)
        }
        return found
    }

    private func check(
        _ value: SchemaValue, _ keyword: String, _ rule: SchemaValue, _ schema: SchemaValue,
        _ path: String
    ) -> [String] {
        func failing(_ isWrong: Bool, _ reason: String) -> [String] {
            isWrong ? ["\(path): \(reason)"] : []
        }
        switch (keyword, value) {
        case ("$ref", _):
            let name = (rule.text ?? "").replacingOccurrences(of: "#/$defs/", with: "")
            guard let target = definitions[name] else { return ["\(path): no definition \(name)"] }
            return problems(value, target, path)
        case ("type", _):
            return failing(!Self.isType(value, rule.text ?? ""), "is no \(rule.text ?? "")")
        case ("const", _): return failing(value != rule, "is not \(rule)")
        case ("enum", _): return failing(!rule.values.contains(value), "\(value) is not allowed")
        case ("oneOf", _), ("anyOf", _):
            let attempts = rule.values.map { problems(value, $0, path) }
            let count = attempts.count(where: \.isEmpty)
            if count == 1 || (count > 1 && keyword == "anyOf") { return [] }
            if count > 1 { return ["\(path): is of \(count) kinds at once"] }
            // What an object of its own type lacks says more than what those of other types do.
            let own = zip(rule.values, attempts).first { rule, _ in
                rule["properties"]?["type"].map { $0["const"] == value["type"] } ?? false
            }
            return own?.1 ?? ["\(path): is of no kind that is known: \(value)"]
        case ("properties", .object(let members)):
            return rule.members.sorted { $0.key < $1.key }.flatMap { name, schema in
                members[name].map { problems($0, schema, path + ".\(name)") } ?? []
            }
        case ("required", .object(let members)):
            return rule.values.compactMap(\.text).filter { members[$0] == nil }
                .map { "\(path).\($0): is missing" }
        case ("additionalProperties", .object(let members)):
            let known = schema["properties"]?.members ?? [:]
            return members.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
                .flatMap { problems($0.value, rule, path + ".\($0.key)") }
        case ("items", .array(let values)):
            let start = schema["prefixItems"]?.values.count ?? 0
            return values.enumerated().dropFirst(start)
                .flatMap { problems($0.element, rule, path + "[\($0.offset)]") }
        case ("prefixItems", .array(let values)):
            return zip(values, rule.values).enumerated()
                .flatMap { problems($0.element.0, $0.element.1, path + "[\($0.offset)]") }
        case ("minItems", .array(let values)):
            return failing(.number(Double(values.count)) < rule, "has too few items")
        case ("maxItems", .array(let values)):
            return failing(rule < .number(Double(values.count)), "has too many items")
        case ("uniqueItems", .array(let values)):
            return failing(Set(values).count < values.count, "has an item twice")
        case ("minimum", .number): return failing(value < rule, "\(value) is too small")
        case ("maximum", .number): return failing(rule < value, "\(value) is too large")
        default: return []
        }
    }

    private static func isType(_ value: SchemaValue, _ type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
            (.array, "array"), (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}

extension SchemaValue {
    /// Compares numbers; anything else is not less.
    fileprivate static func < (left: SchemaValue, right: SchemaValue) -> Bool {
        if case (.number(let left), .number(let right)) = (left, right) {
            left < right
        } else {
            false
        }
    }
}
