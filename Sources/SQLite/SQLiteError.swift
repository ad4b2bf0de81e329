import CSQLite

/// A failure of SQLite.
public struct SQLiteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure that callers distinguish.
    public enum Code: Sendable {
        /// The disk, or what the file may take of it, is full.
        case full
        /// Another connection holds the file.
        case busy
        /// The file is no database, or a damaged one.
        case damaged
        /// The file cannot be opened.
        case cannotOpen
        /// Anything else, such as a device that fails.
        case failed
    }

    /// The kind of failure.
    public let code: Code
    /// The message from SQLite.
    public let description: String

    init(_ result: Int32, _ description: String) {
        // The lower byte is the kind, what is above tells more of it.
        code =
            switch result & 0xFF {
            case SQLITE_FULL: .full
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_NOTADB, SQLITE_CORRUPT: .damaged
            case SQLITE_CANTOPEN: .cannotOpen
            default: .failed
            }
        self.description = "\(description) (SQLite \(result))"
    }
}
