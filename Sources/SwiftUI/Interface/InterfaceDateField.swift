import UIKit

/// A date or time that can be edited, without a zone.
public struct InterfaceDateField: Equatable, Sendable, Codable {
    /// The components that are edited, and the format of the field's texts.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A day, as "2026-11-24".
        case date
        /// A time of day, as "09:30".
        case time
        /// A day and a time, as "2026-11-24T09:30".
        case dateAndTime
    }

    /// The components that can be edited.
    public var kind: Kind
    /// The value.
    public var text: String
    /// The earliest value; nil for none.
    public var minimum: String?
    /// The latest value; nil for none.
    public var maximum: String?

    /// Creates a field from its parts.
    public init(kind: Kind, text: String, minimum: String? = nil, maximum: String? = nil) {
        (self.kind, self.text) = (kind, text)
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// Creates a field of a moment, shown in a calendar with its zone.
    package init(_ value: DateFieldValue) {
        self.init(
            kind: value.showsDate ? value.showsTime ? .dateAndTime : .date : .time,
            text: value.text(value.date), minimum: value.minimum.map(value.text),
            maximum: value.maximum.map(value.text))
    }
}
