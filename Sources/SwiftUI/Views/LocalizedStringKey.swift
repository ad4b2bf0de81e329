/// A text to be shown, as it is written in a program.
///
/// Here it is shown as it is: there are no tables of translations.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    package let string: String

    /// Creates a text.
    public init(_ value: String) { string = value }

    /// Creates a text from a literal.
    public init(stringLiteral value: String) { string = value }

    /// Creates a text from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// Gathers the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Takes a piece.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Takes a value as it describes itself.
        public mutating func appendInterpolation<T>(_ value: T) {
            string += String(describing: value)
        }

        /// Takes a number in a format of `printf`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            string += String(format: specifier, value)
        }

        /// Takes a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String { string += format.format(value) }

        /// Takes the characters of a text.
        @MainActor public mutating func appendInterpolation(_ text: Text) { string += text.string }
    }
}
