import Bytes
import Foundation
import MapGeometry
import OpenStreetMap
import RoadNetwork
import Roads
import TestSupport

/// The routers of the sample city, made once for all tests.
actor SampleRouters {
    static let shared = SampleRouters()
    private var made: [BuiltInMode: Task<(RoadTables, Router), any Error>] = [:]

    /// The tables and the router of a mode.
    func city(_ mode: BuiltInMode) async throws -> (tables: RoadTables, router: Router) {
        if let task = made[mode] { return try await task.value }
        let task = Task {
            let path = ExactnessTests.root.appendingPathComponent("Samples/helsinki.osm.pbf").path
            let tables = try RoadNetwork.tables(
                of: try await dataset(path), profile: mode.profile)
            return (tables, Router(try graph(of: tables)))
        }
        made[mode] = task
        return try await task.value
    }

    /// A place near a random road.
    static func place(
        _ graph: RoadGraph, _ random: inout SplitMix, within degrees: Double = 3e-4
    ) -> CLLocationCoordinate2D {
        let point = Int.random(in: 0..<graph.shapeLatitudes.count, using: &random)
        return CLLocationCoordinate2D(
            latitude: Double(graph.shapeLatitudes[point]) / 1e7
                + .random(in: -degrees...degrees, using: &random),
            longitude: Double(graph.shapeLongitudes[point]) / 1e7
                + .random(in: -degrees...degrees, using: &random))
    }
}
