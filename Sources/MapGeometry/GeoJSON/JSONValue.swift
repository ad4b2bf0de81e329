/// Any JSON value, as GeoJSON keeps in properties and foreign members.
public enum JSONValue: Equatable, Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literals `true` and `false`.
    case bool(Bool)
    /// A number without fraction and exponent that fits 64 bits, such as an OpenStreetMap id.
    case integer(Int64)
    /// Any other number, rounded to the nearest double.
    case number(Double)
    /// A JSON string, with its escapes resolved.
    case string(String)
    /// A JSON array, in its order.
    case array([JSONValue])
    /// An object. The order of members is not kept; of members with the same name the last one counts.
    case object([String: JSONValue])
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates the literal `null`.
    public init(nilLiteral: ()) { self = .null }
    /// Creates the literal `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a number from an integer literal.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// Creates a number from a floating-point literal.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// Creates a string from a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates an array from a literal.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object; of equal names the last one counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension JSONValue {
    /// The string, or nil for any other value.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The number as a double, or nil for any other value.
    public var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// Returns the member of an object, or nil if this is no object or has no such member.
    public subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }
}
