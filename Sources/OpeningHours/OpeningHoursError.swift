/// A failure to read opening hours.
public struct OpeningHoursError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: String, Sendable {
        /// There is no rule in the text.
        case empty
        /// The text is longer than any tag of OpenStreetMap.
        case tooLong
        /// A comment has no closing quotation mark.
        case unclosedComment
        /// A character that opening hours have no use for.
        case unexpectedCharacter
        /// A word that is no day, month, event or state.
        case unknownWord
        /// A number or sign where none can stand.
        case unexpectedToken
        /// A time, day, week, month or year that does not exist.
        case valueOutOfRange
        /// A time of day without the one until which it is open.
        case timeWithoutEnd
    }

    /// The kind of failure.
    public let code: Code
    /// Where it is wrong: Unicode scalars from the start of the text.
    public let offset: Int
    /// The piece of the text that could not be read, at most 40 characters.
    public let piece: String

    /// A description of the error and its position, in English.
    public var description: String {
        let what =
            switch code {
            case .empty: "no rule stands there"
            case .tooLong: "the text is longer than \(OpeningHours.longestText) characters"
            case .unclosedComment: "the comment has no closing quotation mark"
            case .unexpectedCharacter: "“\(piece)” has no meaning in opening hours"
            case .unknownWord: "“\(piece)” is no day, month, event or state"
            case .unexpectedToken: "“\(piece)” cannot stand there"
            case .valueOutOfRange: "“\(piece)” is out of range"
            case .timeWithoutEnd: "the time “\(piece)” has no end"
            }
        return "opening hours, character \(offset + 1): \(what)"
    }
}

/// A remark on opening hours that are readable, but not written as the specification has it.
public struct OpeningHoursWarning: Equatable, Sendable {
    /// The kinds of remarks.
    public enum Code: String, Sendable {
        /// A day, month or word is not spelled as specified: "Mon", "daily", "Mai".
        case unusualWord
        /// A dash, quotation mark, dot or space that stands for another sign.
        case unusualSign
        /// A time of day in another notation: "9", "08.00", "9am", "0900".
        case unusualTime
        /// A comma, semicolon or dash is missing.
        case missingSeparator
        /// The parts of a rule stand in another order.
        case unusualOrder
        /// A span of time of a whole day, such as "10:00-10:00".
        case wholeDay
        /// A start of a span after midnight, such as "25:00-26:00".
        case lateStart
    }

    /// The kind of remark.
    public let code: Code
    /// Where: Unicode scalars from the start of the text.
    public let offset: Int
}
