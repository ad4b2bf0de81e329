/// A failure while an expression is evaluated; the property then takes its default.
public struct EvaluationError: Error, Hashable, Sendable {
    /// The message, in the specification's words.
    public let message: String
    /// The failing part of the expression as indices, `[3][0]`; empty for the whole.
    public let path: String

    /// Creates a failure with a message, at a place in the expression.
    public init(_ message: String, at path: String) {
        self.message = message
        self.path = path
    }
}

/// A fault of an expression found before it is evaluated.
public struct ExpressionFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faulty part of the expression as indices, `[3][0]`; empty for the whole.
    public let key: String
    /// The message, in the specification's words.
    public let message: String

    /// Creates a fault with a message, at a place in the expression.
    public init(key: String, message: String) {
        self.key = key
        self.message = message
    }

    /// The place and what is wrong.
    public var description: String { key.isEmpty ? message : "\(key): \(message)" }
}
