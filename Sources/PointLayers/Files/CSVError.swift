/// A failure to read points from a file of comma-separated values.
package struct CSVError: Error, Equatable, Sendable {
    /// The kinds of failure.
    package enum Code: Equatable, Sendable {
        case cannotRead, noCoordinateColumns, missingField, notANumber, outOfRange, unclosedQuote
        case misplacedQuote, recordTooLong, brokenGzip
    }

    /// The kind of failure.
    package let code: Code
    /// Number of the line on which the record begins, from 1 on.
    package let line: Int
    /// What was found, or the name of what is missing.
    package let detail: String
}

extension CSVError: CustomStringConvertible {
    /// The place and the kind of failure, as one sentence for a log.
    package var description: String { line > 0 ? "line \(line): \(reason)" : reason }

    /// The kind of failure as a sentence, without its place.
    package var reason: String {
        switch code {
        case .cannotRead: "\(detail) cannot be read"
        case .noCoordinateColumns:
            "the header has no columns for latitude and longitude, only: \(detail); "
                + "name them with --latitude and --longitude"
        case .missingField: "the record has no field for \(detail)"
        case .notANumber: "“\(detail)” is not a number"
        case .outOfRange: "\(detail) is out of range; are latitude and longitude swapped?"
        case .unclosedQuote: "a quoted field is not closed"
        case .misplacedQuote: "a quote stands in the middle of a field"
        case .brokenGzip: "\(detail): the gzipped data are cut off or damaged"
        case .recordTooLong: "the record is longer than \(detail) bytes"
        }
    }
}
