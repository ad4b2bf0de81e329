import CSQLite

/// A prepared statement with its values and its rows; for one thread at a time.
@safe public final class SQLiteStatement {
    /// A value of a statement.
    public enum Value {
        case null
        case integer(Int)
        case real(Double)
        case text(String)
    }

    // SAFETY: finalized by `deinit` alone; the connection it belongs to is held.
    private let handle: OpaquePointer
    private let connection: SQLiteConnection

    @unsafe
    init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
        unsafe self.handle = handle
        self.connection = connection
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Runs the statement to its end with values for its question marks.
    public func run(_ values: Value...) throws(SQLiteError) {
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
        defer { unsafe sqlite3_reset(handle) }
        while try step() {}
    }

    private func bind(_ value: Value, at place: Int32) throws(SQLiteError) {
        let result =
            switch value {
            case .null: unsafe sqlite3_bind_null(handle, place)
            case .integer(let number): unsafe sqlite3_bind_int64(handle, place, Int64(number))
            case .real(let number): unsafe sqlite3_bind_double(handle, place, number)
            case .text(var text):
                text.withUTF8 { bytes in
                    unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                        unsafe csqlite_bind_text(
                            handle, place, bytes.baseAddress, Int32(bytes.count))
                    }
                }
            }
        try connection.check(result)
    }

    /// Goes to the next row; returns false after the last.
    public func step() throws(SQLiteError) -> Bool {
        switch unsafe sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let result: throw connection.error(result)
        }
    }

    /// A value of the row as a whole number; 0 for null.
    public func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

    /// A value of the row as a number; 0 for null.
    public func real(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

    /// A value of the row as text; nil for null.
    public func text(_ column: Int32) -> String? {
        bytes(column).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A value of the row as the bytes of its text; nil for null.
    public func bytes(_ column: Int32) -> [UInt8]? {
        guard let text = unsafe sqlite3_column_text(handle, column) else { return nil }
        // BOUNDS: SQLite says how many bytes there are, after it was asked for them as text.
        return unsafe Array(
            UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(handle, column))))
    }
}
