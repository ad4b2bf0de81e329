/// A finding about a feed, in the terms of MobilityData's canonical GTFS validator.
public struct FeedNotice: Equatable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Sendable {
        /// The specification is violated; a row that has such a finding is left out, unless it only lacks its last values.
        case error = "ERROR"
        /// Something is likely wrong; the row is read.
        case warning = "WARNING"
        /// Something may be of interest.
        case info = "INFO"
    }

    /// The kind of finding.
    public let code: Code
    /// The file in the feed, such as "stops.txt".
    public let file: String
    /// The row of the file, the header being row 1; nil where it is about the whole file.
    public let row: Int?
    /// The field that it is about; nil where it is about a whole row or file.
    public let field: String?
    /// The value that was found, cut to 60 characters; empty where none matters.
    public let value: String

    init(_ code: Code, file: String, row: Int? = nil, field: String? = nil, value: String = "") {
        self.code = code
        self.file = file
        self.row = row
        self.field = field
        self.value = String(value.prefix(60))
    }
}

extension FeedNotice: CustomStringConvertible {
    /// The finding in one line, such as `stops.txt, row 3, stop_lat: invalid_float "x"`.
    public var description: String {
        var text = file
        if let row { text += ", row \(row)" }
        if let field { text += ", \(field)" }
        text += ": \(code.rawValue)"
        return value.isEmpty ? text : text + " \"\(value)\""
    }
}

/// All findings about a feed: how often each was made, and the first of each.
public struct FeedNotices: Sendable {
    /// The number of findings of a kind that are kept with their places.
    public static let sampleCount = 50

    /// The number of findings of each kind.
    public private(set) var counts: [FeedNotice.Code: Int] = [:]
    /// The first findings of each kind, in the order of the files.
    public private(set) var samples: [FeedNotice.Code: [FeedNotice]] = [:]
    /// The number of rows of each file that were left out.
    public internal(set) var skippedRows: [String: Int] = [:]

    /// Whether nothing was found that violates the specification.
    public var isValid: Bool { counts.keys.allSatisfy { $0.severity != .error } }

    mutating func add(_ notice: FeedNotice) {
        counts[notice.code, default: 0] += 1
        if samples[notice.code, default: []].count < Self.sampleCount {
            samples[notice.code, default: []].append(notice)
        }
    }
}
