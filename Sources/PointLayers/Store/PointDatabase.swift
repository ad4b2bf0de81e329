import Foundation
import GRDB
import MapGeometry

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
final class PointDatabase: Sendable {
    /// "MwPt".
    private static let applicationID: Int32 = 0x4D77_5074
    private static let layout: Int32 = 1

    let path: String
    private let queue: DatabaseQueue

    /// Opens a file, or makes it.
    ///
    /// - Throws: `PointError` that names the file.
    init(path: String) throws(PointError) {
        self.path = path
        do {
            var configuration = Configuration()
            configuration.journalMode = .wal
            configuration.busyMode = .immediateError
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
            queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.writeWithoutTransaction { database in
                // GRDB turns it to NORMAL as it opens a write-ahead log, which may lose commits when the power fails.
                try database.execute(sql: "PRAGMA synchronous = FULL")
                let synchronous = try Int.fetchOne(database, sql: "PRAGMA synchronous")
                let journal = try String.fetchOne(database, sql: "PRAGMA journal_mode")
                guard synchronous == 2, journal == "wal" else {
                    throw PointError(
                        .unusableFile, "\(path): SQLite cannot keep a write-ahead log for it")
                }
            }
            try queue.write { try Self.prepare($0, path) }
        } catch let error as PointError {
            throw error
        } catch {
            throw Self.told(error, path)
        }
    }

    /// Makes the tables of a new file, and checks those of another.
    private static func prepare(_ database: Database, _ path: String) throws {
        let application = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let layout = try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        if tables == 0, application == 0 {
            return try database.execute(
                sql: """
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

    /// What a file holds.
    struct Content {
        /// The number of the last commit.
        var version = 0
        /// The layers' numbers, by name.
        var layers: [String: Int] = [:]
        /// The points of each layer, by its number, in the order of their ids.
        var points: [Int: [LayerPoint]] = [:]
    }

    /// Reads everything.
    func content() throws(PointError) -> Content {
        do {
            return try queue.read { database in
                var content = Content()
                content.version =
                    try Int.fetchOne(database, sql: "SELECT version FROM commits") ?? 0
                for row in try Row.fetchAll(database, sql: "SELECT number, name FROM layers") {
                    content.layers[row[1]] = row[0]
                    content.points[row[0]] = []
                }
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT layer, id, latitude, longitude, properties, version FROM points
                        ORDER BY layer, id
                        """)
                while let row = try rows.next() {
                    let properties: String? = row[4]
                    content.points[row[0], default: []].append(
                        LayerPoint(
                            id: try LayerPoint.checkedID(row[1]),
                            coordinate: try LayerPoint.checkedCoordinate(
                                latitude: row[2], longitude: row[3]),
                            properties: properties.map { Array($0.utf8) } ?? [], version: row[5]))
                }
                return content
            }
        } catch let error as PointError {
            throw PointError(.unusableFile, "\(path): \(error)")
        } catch {
            throw Self.told(error, path)
        }
    }

    /// Writes a commit; nothing of it is there if this throws.
    func commit(
        version: Int, _ body: (Commit) throws -> Void
    ) throws(PointError) {
        do {
            try queue.write { database in
                try database.execute(sql: "UPDATE commits SET version = ?", arguments: [version])
                try body(Commit(database: database))
            }
        } catch let error as PointError {
            throw error
        } catch {
            throw Self.told(error, path)
        }
    }

    /// What a commit may hold.
    struct Commit {
        fileprivate let database: Database

        /// Notes a layer of a name; returns its number.
        func addLayer(_ name: String) throws -> Int {
            try database.execute(sql: "INSERT INTO layers (name) VALUES (?)", arguments: [name])
            return Int(database.lastInsertedRowID)
        }

        /// Takes a layer away with all of its points.
        func removeLayer(_ number: Int) throws {
            try database.execute(sql: "DELETE FROM points WHERE layer = ?", arguments: [number])
            try database.execute(sql: "DELETE FROM layers WHERE number = ?", arguments: [number])
        }

        /// Carries a change of a layer out.
        func write(_ change: LayerState.Change, layer: Int) throws {
            switch change {
            case .put(let point):
                let statement = try database.cachedStatement(
                    sql: """
                        INSERT INTO points VALUES (?, ?, ?, ?, ?, ?)
                        ON CONFLICT DO UPDATE SET latitude = excluded.latitude,
                        longitude = excluded.longitude, properties = excluded.properties,
                        version = excluded.version
                        """)
                let properties =
                    point.properties.isEmpty
                    ? nil : String(decoding: point.properties, as: UTF8.self)
                try statement.execute(arguments: [
                    layer, point.id, point.coordinate.latitude, point.coordinate.longitude,
                    properties, point.version,
                ])
            case .remove(let id):
                try database.cachedStatement(sql: "DELETE FROM points WHERE layer = ? AND id = ?")
                    .execute(arguments: [layer, id])
            }
        }
    }

    /// What `PRAGMA synchronous` says; for tests.
    func synchronous() throws -> Int? {
        try queue.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    }

    /// Limits the file as a full disk would; for tests.
    func limitPages(_ count: Int) throws {
        try queue.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA max_page_count = \(count)")
        }
    }

    /// Empties the log into the file and closes it.
    func close() throws(PointError) {
        do {
            try queue.close()
        } catch {
            throw Self.told(error, path)
        }
    }

    /// An error of SQLite's as one of ours.
    private static func told(_ error: any Error, _ path: String) -> PointError {
        guard let error = error as? DatabaseError else {
            return PointError(.unavailable, "\(path): \(error)")
        }
        let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
        let code: PointError.Code =
            switch error.resultCode {
            case .SQLITE_FULL: .full
            case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN:
                .unusableFile
            default: .unavailable
            }
        let help =
            error.resultCode == .SQLITE_BUSY ? "another program has it open (\(reason))" : reason
        return PointError(code, "\(path): \(help)")
    }
}
