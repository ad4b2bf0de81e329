@_exported import Foundation

/// A log message in which private values are hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message of a text.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message of a text with values in it.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty message with room for the literal and its values.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    /// Appends a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value, unless it is private.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : String(describing: value())
    }

    /// Appends a number with a given number of digits after the decimal point, unless it is
    /// private.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text +=
            privacy.isHidden
            ? "<private>" : String(format: "%.\(format.digits)f", Double(value()))
    }
}

extension OSLogInterpolation {
    /// Appends an integer in a notation, unless it is private.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : format.text(of: value())
    }

    /// Appends a value that fills a number of columns, unless it is private.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.aligned(privacy.isHidden ? "<private>" : String(describing: value()))
    }
}

/// The notation of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    var isUppercase = false
    var minimumDigits = 0
    var showsPlus = false

    /// Decimal notation.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// Hexadecimal notation, with lowercase letters.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// Octal notation.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// Decimal notation, optionally with a plus sign before positive numbers, padded with zeros to a number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", minimumDigits: minDigits, showsPlus: explicitPositiveSign)
    }

    /// Hexadecimal notation.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
            minimumDigits: minDigits, showsPlus: explicitPositiveSign)
    }

    /// Octal notation.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", minimumDigits: minDigits,
            showsPlus: explicitPositiveSign)
    }

    func text(of value: some FixedWidthInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = max(0, min(minimumDigits, 100) - digits.count)
        let sign = value < 0 ? "-" : showsPlus ? "+" : ""
        return sign + prefix + String(repeating: "0", count: zeros) + digits
    }
}

/// The side of its columns on which a value stands.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// A value that fills no columns.
    public static var none: OSLogStringAlignment {
        OSLogStringAlignment(columns: 0, isRight: false)
    }
    /// At the left of a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }
    /// At the right of a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
        return isRight ? space + text : text + space
    }
}

/// Whether a value in a message is shown or hidden.
public struct OSLogPrivacy: Sendable {
    /// The text that replaces a private value.
    public enum Mask: Sendable { case hash, none }

    let isHidden: Bool
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// The value is hidden.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// The value is hidden.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// The value is shown; Apple's log decides by the value's type and whether a debugger is
    /// attached.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// The value is hidden.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The value is hidden.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// The value is shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The number of digits that a floating-point number is written with.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int
    /// Six digits after the decimal point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    /// Six digits after the decimal point, where Apple's log takes the shorter one of two notations.
    public static var hybrid: OSLogFloatFormatting { .fixed }
    /// A given number of digits after the decimal point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: min(max(precision, 0), 100))
    }
}
