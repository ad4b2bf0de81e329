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
}

/// The number of digits that a floating-point number is written with.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int
    /// Six digits after the decimal point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    /// A given number of digits after the decimal point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: min(max(precision, 0), 100))
    }
}
