import Foundation
import MapAPI
import PointLayers
import SQLite
import Testing

@Suite struct PointStoreTests {
    private static let place = #"{"latitude":60.17,"longitude":24.94,"properties":{"a":[1,null]}}"#

    @Test func whatWasWrittenIsThereAgain() async throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        let first = try PointLayers(store: path, gathering: .zero)
        let asked = AskedLayers(first)
        try await asked.json("/points/a/1", .put, body: Self.place)
        try await asked.json("/points/b/1", .put, body: Self.place)
        try await asked.json("/points/b/2", .put, body: Self.place)
        try await asked.json("/points/b/1", .delete)
        let version =
            try await asked.json("/points/b/2", .patch, body: #"{"latitude":1,"longitude":2}"#)
            .value["version"] as? Int
        first.close()
        let again = AskedLayers(try PointLayers(store: path))
        let layers = try await again.json("/points").value["layers"] as? [[String: Any]] ?? []
        #expect(layers.map { $0["name"] as? String } == ["a", "b"])
        #expect(layers.map { $0["count"] as? Int } == [1, 1])
        let point = try await again.json("/points/b/2").value
        #expect(point["latitude"] as? Double == 1)
        #expect(point["version"] as? Int == version)
        let next = try await again.json("/points/b/3", .put, body: Self.place).value
        #expect((next["version"] as? Int) == version.map { $0 + 1 })
    }

    @Test func commitsAreSynced() throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        let database = try PointDatabase(path: path)
        #expect(try database.synchronous() == 2)
    }

    @Test func aStoreHasOneOwner() throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        let first = try PointDatabase(path: path)
        let error = #expect(throws: PointError.self) { try PointDatabase(path: path) }
        #expect(error?.code == .unusableFile)
        #expect(error?.description.contains("another program") == true)
        withExtendedLifetime(first) {}
    }

    @Test func otherFilesAreRefused() async throws {
        let text = try AskedLayers.temporaryFile("text.sqlite")
        try String(repeating: "no database ", count: 1000)
            .write(toFile: text, atomically: true, encoding: .utf8)
        #expect(throws: PointError.self) { try PointDatabase(path: text) }
        let foreign = try AskedLayers.temporaryFile("foreign.sqlite")
        try SQLiteConnection(path: foreign).execute("CREATE TABLE things (name TEXT)")
        let error = #expect(throws: PointError.self) { try PointDatabase(path: foreign) }
        #expect(error?.code == .unusableFile)
        #expect(throws: PointError.self) { try PointDatabase(path: "/nowhere/points.sqlite") }
    }

    @Test func newerStoresAreRefused() async throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        _ = try PointDatabase(path: path)
        try SQLiteConnection(path: path).execute("PRAGMA user_version = 9")
        let error = #expect(throws: PointError.self) { try PointDatabase(path: path) }
        #expect(error?.code == .newerFile)
    }

    @Test func rowsThatAreNoPointsAreNamed() async throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        let first = try PointLayers(store: path, gathering: .zero)
        try await AskedLayers(first).json("/points/a/1", .put, body: Self.place)
        first.close()
        try SQLiteConnection(path: path).execute("UPDATE points SET latitude = 1000")
        let error = #expect(throws: PointError.self) { try PointLayers(store: path) }
        #expect(error?.code == .unusableFile)
        #expect(error?.description.contains(path) == true)
    }

    @Test func aFullDiskAcknowledgesNothing() async throws {
        let path = try AskedLayers.temporaryFile("points.sqlite")
        let layers = try PointLayers(store: path, gathering: .zero)
        let asked = AskedLayers(layers)
        try await asked.json("/points/a/1", .put, body: Self.place)
        try layers.writer?.database?.limitPages(10)
        let text = String(repeating: "x", count: 60_000)
        let body = #"{"latitude":1,"longitude":2,"properties":{"text":"\#(text)"}}"#
        #expect(try await asked.json("/points/a/2", .put, body: body).status == 507)
        #expect(try await asked.json("/points/a/2").status == 404)
        // What needs no room is still written, and in step.
        #expect(try await asked.json("/points/a/1", .delete).status == 200)
        try layers.writer?.database?.limitPages(100_000)
        #expect(try await asked.json("/points/a/2", .put, body: body).status == 200)
        layers.close()
        let again = AskedLayers(try PointLayers(store: path))
        #expect(try await again.json("/points/a/1").status == 404)
        #expect(try await again.json("/points/a/2").status == 200)
    }

    @Test func tooManyWaitingWritesAreRefused() async throws {
        let layers = try PointLayers(
            store: try AskedLayers.temporaryFile("points.sqlite"),
            gathering: .milliseconds(50), limit: 10)
        let asked = AskedLayers(layers)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try await asked.json("/points/a/\(number)", .put, body: Self.place).status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let written = statuses.count { $0 == 200 }
        #expect(statuses.allSatisfy { $0 == 200 || $0 == 503 })
        #expect(statuses.contains(503))
        #expect(layers.layers["a"]?.state.count == written)
    }

    @Test func aClosedStoreTakesNothing() async throws {
        let layers = try PointLayers(
            store: try AskedLayers.temporaryFile("points.sqlite"), gathering: .zero)
        layers.close()
        let answer = try await AskedLayers(layers).json("/points/a/1", .put, body: Self.place)
        #expect(answer.status == 503)
    }
}
