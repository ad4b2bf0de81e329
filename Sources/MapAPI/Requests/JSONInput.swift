import Foundation

/// A JSON value that a client sent.
enum JSONInput: Decodable, Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONInput])
    case object([String: JSONInput])

    /// Reads a document; nil if it is no JSON.
    init?(_ bytes: [UInt8]) {
        // The position of the error is of no use to a client; that the text is not JSON is reported.
        guard let value = try? JSONDecoder().decode(JSONInput.self, from: Data(bytes)) else {
            return nil
        }
        self = value
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        func attempt<Form: Decodable>(_ form: Form.Type) -> Form? {
            // Each form is tried in turn; the last one throws.
            try? value.decode(form)
        }
        if value.decodeNil() {
            self = .null
        } else if let boolean = attempt(Bool.self) {
            self = .boolean(boolean)
        } else if let number = attempt(Double.self) {
            self = .number(number)
        } else if let text = attempt(String.self) {
            self = .string(text)
        } else if let list = attempt([JSONInput].self) {
            self = .array(list)
        } else {
            self = .object(try value.decode([String: JSONInput].self))
        }
    }

    /// A member of an object; nil if there is none, or null.
    subscript(name: String) -> JSONInput? {
        guard case .object(let members) = self, let value = members[name], value != .null else {
            return nil
        }
        return value
    }

    /// The text, if it is one.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, if it is one, or a text that reads as one.
    var number: Double? {
        switch self {
        case .number(let value): value.isFinite ? value : nil
        case .string(let text): PlainNumber.read(text)
        default: nil
        }
    }

    /// The whole number, if it is one.
    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The truth value, if it is one.
    var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The values of a list, if it is one.
    var list: [JSONInput]? {
        if case .array(let values) = self { values } else { nil }
    }
}
