import Bytes
import Foundation
import OpenStreetMap
import RoadNetwork
import Roads

/// Streets of an extract that a test draws.
enum DrawnStreets {
    /// The routers of built-in modes by name.
    static func routers(_ xml: String, modes: [String]) async throws -> [String: Router] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("streets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The mappings outlive the names.
        defer { try? FileManager.default.removeItem(at: folder) }
        let extract = folder.appendingPathComponent("streets.osm")
        try Data(xml.utf8).write(to: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await ExtractReader(path: extract.path).read(
            jobs: 1, progress: { _, _ in }, { try builder.append($0) })
        let data = builder.finish()
        var routers: [String: Router] = [:]
        for mode in modes {
            guard let profile = TravelProfile.builtIn(mode) else {
                preconditionFailure("there is no mode \(mode)")
            }
            let path = folder.appendingPathComponent(mode).path
            try RoadNetwork.tables(of: data, profile: profile).write(to: path)
            routers[mode] = Router(try RoadGraph(try MappedFile(path: path)))
        }
        return routers
    }
}
