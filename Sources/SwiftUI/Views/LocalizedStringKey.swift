/// The key of a localized text, as it is written in a program.
///
/// Here it is shown as it is: there are no tables of translations.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The characters of the key, with the interpolated values in them.
    package let string: String
    /// The characters and the images among them; nil for characters alone.
    let pieces: [TextPiece]?

    /// Creates a key from characters.
    public init(_ value: String) { (string, pieces) = (value, nil) }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { (string, pieces) = (value, nil) }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        string = stringInterpolation.string
        pieces = stringInterpolation.pieces
    }

    /// Hashes the characters.
    public func hash(into hasher: inout Hasher) { hasher.combine(string) }

    /// The pieces of a literal and the values between them, while a key is built.
    public struct StringInterpolation: StringInterpolationProtocol {
        var string = ""
        /// What stands before the end of the last image, and how many characters that is.
        private var parts: [TextPiece] = []
        private var taken = 0

        var pieces: [TextPiece]? { parts.isEmpty ? nil : parts + rest }

        /// The characters after the last image.
        private var rest: [TextPiece] {
            taken == string.count
                ? [] : [.text(Text(verbatim: String(string.dropFirst(taken))))]
        }

        /// Creates an empty interpolation; the capacities are not used.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a piece of the literal.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Appends a value by its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            string += String(describing: value)
        }

        /// Appends a number in a `printf` format.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            string += String(format: specifier, value)
        }

        /// Appends a value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String { string += format.format(value) }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            string += style.text(of: date)
        }

        /// Appends a value as a formatter writes it; nothing if it cannot.
        public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
            string += formatter.string(for: value) ?? ""
        }

        /// Appends the characters of an attributed text.
        public mutating func appendInterpolation(_ text: AttributedString) {
            string += String(text.characters)
        }

        /// Appends an image, as large as letters are.
        public mutating func appendInterpolation(_ image: Image) {
            parts += rest + [.image(image)]
            taken = string.count
        }

        /// Appends the characters of a text view.
        @MainActor public mutating func appendInterpolation(_ text: Text) { string += text.string }
    }
}
