import Bytes
import Foundation
import Gazetteer
import MapGeometry
import OpenStreetMap
import Places

/// The index of the sample city, built once for all tests.
enum SampleCity {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The middle of the sample: the Senate Square.
    static let senateSquare = CLLocationCoordinate2D(latitude: 60.1695, longitude: 24.9525)

    /// The index's bytes.
    static var bytes: [UInt8] { get async throws { try await building.value } }

    /// The opened index.
    static var places: Places { get async throws { try await opening.value } }

    private static let opening = Task { try open(try await building.value) }

    private static let building = Task {
        try await index(folder.appendingPathComponent("Samples/helsinki.osm.pbf").path)
    }

    /// Makes the index of an extract.
    static func index(_ extract: String) async throws -> [UInt8] {
        let reader = try ExtractReader(path: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await reader.read(jobs: 2, progress: { _, _ in }, { try builder.append($0) })
        var gazetteer = Gazetteer(builder.finish())
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString).index").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = try gazetteer.write(to: path)
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Opens an index held in memory.
    static func open(_ bytes: [UInt8]) throws -> Places {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString).index").path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // The mapping outlives the name.
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try Places(file: MappedFile(path: path))
    }

    /// Searches from the Senate Square.
    static func search(
        _ query: String, _ change: (inout SearchRequest) -> Void = { _ in }
    ) async throws -> [FoundPlace] {
        var request = SearchRequest(query)
        request.near = senateSquare
        change(&request)
        return try await places.search(request)
    }
}
