import Foundation

extension String {
    /// A text to be translated, with the values between its words; as Foundation has it on Apple's systems.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The key in a table of translations: the words, with a placeholder for each value.
        let key: String
        /// The values as text, in order.
        let arguments: [String]

        /// Creates a value of characters that are the key as they are.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a value of a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a value of a literal with values in it.
        public init(stringInterpolation: StringInterpolation) {
            key =
                stringInterpolation.arguments.isEmpty
                ? stringInterpolation.plain : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The pieces of a literal and the values between them.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var plain = ""
            var arguments: [String] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {
                arguments.reserveCapacity(interpolationCount)
            }

            /// Appends words; a percent sign among placeholders is written twice.
            public mutating func appendLiteral(_ literal: String) {
                plain += literal
                key += literal.replacing("%", with: "%%")
            }

            private mutating func append(_ placeholder: String, _ argument: String) {
                key += placeholder
                arguments.append(argument)
            }

            /// Appends a text.
            public mutating func appendInterpolation(_ text: String) { append("%@", text) }

            /// Appends an integer.
            public mutating func appendInterpolation(_ number: some BinaryInteger) {
                append("%lld", "\(number)")
            }

            /// Appends a number with a fraction.
            public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
                append("%lf", "\(number)")
            }

            /// Appends a value by its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", String(describing: value))
            }

            /// Appends a number as a format of `printf` writes it.
            public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
                append(specifier, String(format: specifier, value))
            }

            /// Appends a value as a format style writes it.
            public mutating func appendInterpolation<F: FormatStyle>(
                _ value: F.FormatInput, format: F
            ) where F.FormatOutput == String { append("%@", format.format(value)) }
        }

        /// The translation with the values in it.
        func text(
            default fallback: LocalizationValue? = nil, table: String?, bundle: Bundle?
        ) -> String {
            let source = fallback ?? self
            let format = (bundle ?? .main).localizedString(
                forKey: key, value: source.key, table: table)
            return source.arguments.isEmpty ? format : Placeholders.fill(format, source.arguments)
        }
    }

    /// Creates a text in the language of the program, from a table of translations; without one it is shown as it is written.
    ///
    /// - Parameters:
    ///   - value: The text, which is the key in the table.
    ///   - table: The table's name without its ending; `Localizable` if nil.
    ///   - bundle: Where the tables are; the main one if nil.
    ///   - locale: Kept for Apple's signature: values are written by their own formats.
    ///   - comment: A word to translators.
    public init(
        localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = value.text(table: table, bundle: bundle) }

    /// Creates a text of a key that says nothing itself, with a text for languages that have none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizationValue("\(key)" as String).text(
            default: defaultValue, table: table, bundle: bundle)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.text(
            default: resource.defaultValue, table: resource.table, bundle: nil)
    }
}

/// A text to be translated where it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue
    /// The text for languages that have none.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `Localizable` if nil.
    public let table: String?

    /// The key in the table.
    public var key: String { value.key }

    /// Creates a resource of a text, which is its key.
    public init(
        _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { (self.value, defaultValue, self.table) = (value, value, table) }

    /// Creates a resource of a key, with a text for languages that have none.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        value = String.LocalizationValue("\(key)" as String)
        self.defaultValue = defaultValue
        self.table = table
    }

    /// Creates a resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource of a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// Placeholders of a format: `%@`, `%lld`, `%.1f`, `%2$@`, and `%%` for a percent sign.
enum Placeholders {
    /// Puts texts in the places of a format, in order or by number; a place without one stays as it is written.
    static func fill(_ format: String, _ arguments: [String]) -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            let after = rest[rest.index(after: sign)...]
            if after.first == "%" {
                result += "%"
                rest = after.dropFirst()
                continue
            }
            // Letters before the last one say how long a number is.
            guard
                let end = after.firstIndex(where: {
                    $0 == "@" || $0.isLetter && !"lhqz".contains($0)
                })
            else {
                result += rest[sign...]
                return result
            }
            let inner = after[..<end]
            var index = next
            if let dollar = inner.firstIndex(of: "$"), let number = Int(inner[..<dollar]) {
                index = number - 1
            } else {
                next += 1
            }
            if arguments.indices.contains(index) {
                result += arguments[index]
            } else {
                result += rest[sign...end]
            }
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }
}
