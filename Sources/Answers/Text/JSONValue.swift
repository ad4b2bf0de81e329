/// A JSON value whose members keep their order.
///
/// For answers of a few hundred values; what has thousands of numbers is written straight into ``JSONText``.
package indirect enum JSONValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number; written as 0 if it is none.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// JSON text that was made elsewhere, written unchanged.
    case raw([UInt8])

    /// A member of an object: its name and its value.
    package struct Member: Sendable, Equatable {
        let name: String
        let value: JSONValue
    }

    /// Creates an object; members whose value is nil are left out.
    package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }

    /// Creates an object from members of any names.
    package static func object(members: some Sequence<(String, JSONValue)>) -> JSONValue {
        .object(members.map { Member(name: $0.0, value: $0.1) })
    }

    /// Returns an array of strings.
    package static func strings(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }

    /// A text; nil for an empty one, so that its member is left out.
    package static func nonempty(_ text: String) -> JSONValue? {
        text.isEmpty ? nil : .string(text)
    }

    /// The value as JSON without spaces or line breaks.
    package var bytes: [UInt8] {
        var json = JSONText(capacity: 1024)
        write(to: &json)
        return json.bytes
    }

    /// Appends the value as JSON text.
    package func write(to json: inout JSONText) {
        switch self {
        case .null: json.raw("null")
        case .boolean(let value): json.raw(value ? "true" : "false")
        case .integer(let value): json.integer(value)
        case .number(let value): json.number(value)
        case .string(let text): json.string(text)
        case .raw(let bytes): json.raw(bytes)
        case .array(let values):
            json.raw("[")
            for (index, value) in values.enumerated() {
                json.comma(unlessFirst: index)
                value.write(to: &json)
            }
            json.raw("]")
        case .object(let members):
            json.raw("{")
            for (index, member) in members.enumerated() {
                json.comma(unlessFirst: index)
                json.string(member.name)
                json.raw(":")
                member.value.write(to: &json)
            }
            json.raw("}")
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral values: JSONValue...) { self = .array(values) }
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members: members)
    }
}
