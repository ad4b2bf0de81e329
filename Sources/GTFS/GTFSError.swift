/// A feed that cannot be used: what is wrong with it, and where.
///
/// Single rows that are broken do not end the reading: they are left out, and told by ``FeedNotices``.
public struct GTFSError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// There is nothing at the path, or it cannot be read: what the system says.
        case unreadable(String)
        /// The file is no zip archive, or a damaged one: what is wrong.
        case notAnArchive(String)
        /// The archive would unpack to more than is allowed, in bytes.
        case tooLarge(limit: Int)
        /// A finding of the canonical validator that leaves nothing to read.
        case invalid(FeedNotice.Code)
    }

    /// The kind of failure.
    public let code: Code
    /// The path of the feed.
    public let path: String
    /// The file in the feed, such as "stop_times.txt"; empty where it is about the whole feed.
    public let file: String
    /// The row of the file, the header being row 1; nil where it is about the whole file.
    public let row: Int?
    /// The field of the row; nil where it is about the whole row.
    public let field: String?

    /// Creates an error.
    public init(
        _ code: Code, path: String, file: String = "", row: Int? = nil, field: String? = nil
    ) {
        self.code = code
        self.path = path
        self.file = file
        self.row = row
        self.field = field
    }
}

extension GTFSError: CustomStringConvertible {
    /// A one-sentence description of the error and its position, for people.
    public var description: String {
        var place = path
        if !file.isEmpty { place += ", \(file)" }
        if let row { place += ", row \(row)" }
        if let field { place += ", field \(field)" }
        return switch code {
        case .unreadable(let reason): "\(place) cannot be read: \(reason)"
        case .notAnArchive(let reason): "\(place) is not a usable zip archive: \(reason)"
        case .tooLarge(let limit):
            "\(place) unpacks to more than \(limit >> 20) MiB, which is more than a feed may have"
        case .invalid(let notice): "\(place): \(notice.rawValue) (\(notice.text))"
        }
    }
}
