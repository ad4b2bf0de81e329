/// The key of a localized text, as it is written in a program.
///
/// Here it is shown as it is: there are no tables of translations. Emphasis, code and links in Markdown are shown as such.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The characters of the key, with the interpolated values in them and without marks of Markdown.
    package let string: String
    /// The runs with looks of their own and the images; nil for characters in one look.
    let pieces: [TextPiece]?

    /// Creates a key from characters.
    public init(_ value: String) { (string, pieces) = InlineMarkdown(value).content }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        (string, pieces) = stringInterpolation.markdown.content
    }

    /// Hashes the characters.
    public func hash(into hasher: inout Hasher) { hasher.combine(string) }

    /// The pieces of a literal and the values between them, while a key is built.
    ///
    /// Marks of Markdown count in the literal alone, not in the values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var markdown = InlineMarkdown("")

        /// Creates an empty interpolation; the capacities are not used.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a piece of the literal.
        public mutating func appendLiteral(_ literal: String) { markdown.append(literal) }

        private mutating func append(_ string: String) {
            markdown.append(.text(Text(verbatim: string)), isPlain: true)
        }

        /// Appends a value by its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(String(describing: value))
        }

        /// Appends a number in a `printf` format.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            append(String(format: specifier, value))
        }

        /// Appends a value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatOutput == String { append(format.format(value)) }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(style.text(of: date))
        }

        /// Appends a value as a formatter writes it; nothing if it cannot.
        public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
            append(formatter.string(for: value) ?? "")
        }

        /// Appends an attributed text, with the looks of its runs.
        public mutating func appendInterpolation(_ text: AttributedString) {
            markdown.append(.text(Text(text)), isPlain: false)
        }

        /// Appends an image, as large as letters are.
        public mutating func appendInterpolation(_ image: Image) {
            markdown.append(.image(image), isPlain: false)
        }

        /// Appends a text view, in its look.
        @MainActor public mutating func appendInterpolation(_ text: Text) {
            markdown.append(.text(text), isPlain: false)
        }
    }
}
