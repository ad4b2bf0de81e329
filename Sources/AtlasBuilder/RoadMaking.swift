import Atlas
import Elevation
import Foundation
import OpenStreetMap
import RoadNetwork
import Roads

/// The making of the road graphs of an atlas, one a mode.
struct RoadMaking {
    let data: Dataset
    /// The modes' profiles.
    let profiles: [TravelProfile]
    let jobs: Int
    let terrain: Terrain?

    /// Makes all graphs, several at once if there are cores for it, and writes them.
    ///
    /// - Parameter progress: Called with the share that is done and a word on it.
    /// - Returns: How many pieces of road each mode has, by the name a manifest gives them.
    func write(
        to writer: AtlasWriter, progress: (Double, String) -> Void
    ) async throws -> [(String, Int)] {
        guard !profiles.isEmpty else { return [] }
        try Task.checkCancellation()
        progress(0, "")
        var counts: [(String, Int)] = []
        var waiting = profiles[...]
        try await withThrowingTaskGroup(of: RoadTables.self) { group in
            func begin() {
                guard let profile = waiting.popFirst() else { return }
                group.addTask { [data, terrain] in
                    try Task.checkCancellation()
                    return try RoadNetwork.tables(of: data, profile: profile, terrain: terrain)
                }
            }
            for _ in 0..<jobs { begin() }
            while let tables = try await group.next() {
                begin()
                try tables.write(to: try writer.add(tables.mode.fileName))
                counts.append(("roads_\(tables.mode.name)", tables.segmentWays.count))
                let share = Double(counts.count) / Double(profiles.count)
                progress(share, "\(tables.segmentWays.count.formatted()) pieces of road")
            }
        }
        return counts
    }
}
