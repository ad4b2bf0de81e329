import CSQLite

/// A database file that is open.
///
/// What of SQLite a store needs: statements, values by place, transactions.
@safe public final class SQLiteConnection: @unchecked Sendable {
    // SAFETY: opened in serialized mode, in which SQLite takes its own lock for each call, and closed by `deinit` alone, when
    // nobody can call any more. Statements hold the connection.
    private let handle: OpaquePointer

    /// Opens a file, or makes it.
    ///
    /// - Parameter isReadOnly: Whether the file has to be there and stays as it is.
    public init(path: String, isReadOnly: Bool = false) throws(SQLiteError) {
        var handle: OpaquePointer?
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let flags = access | SQLITE_OPEN_FULLMUTEX
        let result = unsafe sqlite3_open_v2(path, &handle, flags, nil)
        guard result == SQLITE_OK, let opened = unsafe handle else {
            let text = unsafe handle.map { unsafe String(cString: sqlite3_errmsg($0)) }
            unsafe sqlite3_close_v2(handle)
            throw SQLiteError(result, text ?? "the file cannot be opened")
        }
        unsafe self.handle = opened
    }

    deinit { unsafe sqlite3_close_v2(handle) }

    /// Runs statements without parameters, whose rows are discarded.
    public func execute(_ sql: String) throws(SQLiteError) {
        try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Prepares a statement, to be run as often as one likes.
    public func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
        var statement: OpaquePointer?
        try check(unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        guard let prepared = unsafe statement else {
            throw SQLiteError(SQLITE_MISUSE, "there is no statement in “\(sql)”")
        }
        return unsafe SQLiteStatement(prepared, of: self)
    }

    /// The first value of the first row, as a whole number; nil if there is no row.
    public func number(_ sql: String) throws(SQLiteError) -> Int? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The first value of the first row, as text; nil if there is no row.
    public func text(_ sql: String) throws(SQLiteError) -> String? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.text(0) : nil
    }

    /// The number of the row that was inserted last.
    public var lastRow: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

    /// Runs what is committed together; all of it is undone if it throws.
    public func transaction(_ body: () throws -> Void) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            // After some failures, such as a full disk, SQLite has rolled back by itself.
            if unsafe sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
            throw error
        }
    }

    /// Throws what a result other than that of success says.
    func check(_ result: Int32) throws(SQLiteError) {
        if result != SQLITE_OK { throw error(result) }
    }

    /// A result as an error.
    func error(_ result: Int32) -> SQLiteError {
        SQLiteError(result, unsafe String(cString: sqlite3_errmsg(handle)))
    }
}
