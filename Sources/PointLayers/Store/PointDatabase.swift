import MapGeometry
import SQLite

/// The points of all layers in one SQLite file with a write-ahead log.
///
/// | table | columns | |
/// | --- | --- | --- |
/// | `layers` | `number`, `name` | a layer has its number for good |
/// | `points` | `layer`, `id`, `latitude`, `longitude`, `properties`, `version` | degrees; JSON or null |
/// | `commits` | `version` | one row: the number of the last commit |
///
/// `application_id` says what the file is and `user_version` which layout it has. A commit is on the disk when it
/// returns. The file is locked while it is open: what another program wrote would not be seen.
package final class PointDatabase: Sendable {
    /// "MwPt".
    private static let applicationID = 0x4D77_5074
    private static let layout = 1

    package let path: String
    private let connection: SQLiteConnection

    /// Opens a file, or makes it.
    ///
    /// - Throws: `PointError` that names the file.
    package init(path: String) throws(PointError) {
        self.path = path
        do {
            connection = try SQLiteConnection(path: path)
            try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            let journal = try connection.text("PRAGMA journal_mode = WAL")
            // NORMAL would survive a killed process, but not a power failure.
            try connection.execute("PRAGMA synchronous = FULL")
            guard journal == "wal", try synchronous() == 2 else {
                throw PointError(
                    .unusableFile, "\(path): SQLite cannot keep a write-ahead log for it")
            }
            try connection.transaction { try Self.prepare(connection, path) }
        } catch {
            throw Self.told(error, path)
        }
    }

    /// Makes the tables of a new file, and checks those of another.
    private static func prepare(_ connection: SQLiteConnection, _ path: String) throws {
        let application = try connection.number("PRAGMA application_id")
        let layout = try connection.number("PRAGMA user_version") ?? 0
        let tables = try connection.number("SELECT count(*) FROM sqlite_master")
        if tables == 0, application == 0 {
            return try connection.execute(
                """
                CREATE TABLE layers (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
                CREATE TABLE points (
                    layer INTEGER NOT NULL REFERENCES layers, id TEXT NOT NULL,
                    latitude REAL NOT NULL, longitude REAL NOT NULL, properties TEXT,
                    version INTEGER NOT NULL, PRIMARY KEY (layer, id)) WITHOUT ROWID;
                CREATE TABLE commits (version INTEGER NOT NULL);
                INSERT INTO commits VALUES (0);
                PRAGMA application_id = \(applicationID);
                PRAGMA user_version = \(Self.layout);
                """)
        }
        guard application == applicationID else {
            throw PointError(.unusableFile, "\(path): not a store of points")
        }
        guard layout <= Self.layout else {
            throw PointError(
                .newerFile,
                "\(path): written by a newer version (layout \(layout), not \(Self.layout))")
        }
    }

    /// All that the file holds.
    package struct Content {
        /// The number of the last commit.
        package var version = 0
        /// The numbers of the layers, by name.
        package var layers: [String: Int] = [:]
        /// The points of each layer, by its number, in the order of their ids.
        package var points: [Int: [LayerPoint]] = [:]
    }

    /// Reads all layers and points.
    package func content() throws(PointError) -> Content {
        do {
            var content = Content()
            content.version = try connection.number("SELECT version FROM commits") ?? 0
            let layers = try connection.prepare("SELECT number, name FROM layers")
            while try layers.step() {
                content.layers[layers.text(1) ?? ""] = layers.integer(0)
                content.points[layers.integer(0)] = []
            }
            let rows = try connection.prepare(
                """
                SELECT layer, id, latitude, longitude, properties, version FROM points
                ORDER BY layer, id
                """)
            while try rows.step() {
                let point = LayerPoint(
                    id: try LayerPoint.checkedID(rows.text(1) ?? ""),
                    coordinate: try LayerPoint.checkedCoordinate(
                        latitude: rows.real(2), longitude: rows.real(3)),
                    properties: rows.bytes(4) ?? [], version: rows.integer(5))
                content.points[rows.integer(0), default: []].append(point)
            }
            return content
        } catch let error as PointError {
            throw PointError(.unusableFile, "\(path): \(error)")
        } catch {
            throw Self.told(error, path)
        }
    }

    /// Writes a commit as a whole; nothing is written if this throws.
    package func commit(version: Int, _ body: (Commit) throws -> Void) throws(PointError) {
        do {
            try connection.transaction {
                try connection.execute("UPDATE commits SET version = \(version)")
                try body(try Commit(connection))
            }
        } catch {
            throw Self.told(error, path)
        }
    }

    /// The statements that a commit can execute.
    package struct Commit {
        private let connection: SQLiteConnection
        private let put: SQLiteStatement
        private let remove: SQLiteStatement

        fileprivate init(_ connection: SQLiteConnection) throws(SQLiteError) {
            self.connection = connection
            put = try connection.prepare(
                """
                INSERT INTO points VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET latitude = excluded.latitude,
                longitude = excluded.longitude, properties = excluded.properties,
                version = excluded.version
                """)
            remove = try connection.prepare("DELETE FROM points WHERE layer = ? AND id = ?")
        }

        /// Notes a layer of a name; returns its number.
        package func addLayer(_ name: String) throws(SQLiteError) -> Int {
            try connection.prepare("INSERT INTO layers (name) VALUES (?)").run(.text(name))
            return connection.lastRow
        }

        /// Removes a layer with all of its points.
        package func removeLayer(_ number: Int) throws(SQLiteError) {
            try connection.execute("DELETE FROM points WHERE layer = \(number)")
            try connection.execute("DELETE FROM layers WHERE number = \(number)")
        }

        /// Carries a change of a layer out.
        package func write(_ change: LayerState.Change, layer: Int) throws(SQLiteError) {
            switch change {
            case .put(let point):
                let properties =
                    point.properties.isEmpty
                    ? nil : String(decoding: point.properties, as: UTF8.self)
                try put.run(
                    .integer(layer), .text(point.id), .real(point.latitude),
                    .real(point.longitude), properties.map { .text($0) } ?? .null,
                    .integer(point.version))
            case .remove(let id): try remove.run(.integer(layer), .text(id))
            }
        }
    }

    /// Returns the value of `PRAGMA synchronous`, which is 2 where each commit is flushed to the
    /// disk.
    package func synchronous() throws(SQLiteError) -> Int? {
        try connection.number("PRAGMA synchronous")
    }

    /// Limits the pages of the file, as a full disk would.
    package func limitPages(_ count: Int) throws(SQLiteError) {
        try connection.execute("PRAGMA max_page_count = \(count)")
    }

    /// An error of SQLite's as one of ours.
    private static func told(_ error: any Error, _ path: String) -> PointError {
        if let error = error as? PointError { return error }
        guard let error = error as? SQLiteError else {
            return PointError(.unavailable, "\(path): \(error)")
        }
        return switch error.code {
        case .full: PointError(.full, "\(path): \(error)")
        case .busy:
            PointError(.unusableFile, "\(path): another program has it open: \(error)")
        case .damaged, .cannotOpen: PointError(.unusableFile, "\(path): \(error)")
        case .failed: PointError(.unavailable, "\(path): \(error)")
        }
    }
}
