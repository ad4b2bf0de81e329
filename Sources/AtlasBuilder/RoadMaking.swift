import Atlas
import Foundation
import OpenStreetMap
import RoadNetwork
import Roads

/// The making of the road graphs of an atlas, one a mode.
struct RoadMaking {
    let data: Dataset
    let modes: [TravelMode]
    let jobs: Int
    let terrain: Terrain?
    /// Profiles that take the place of the built-in ones of their modes.
    let profiles: [TravelProfile]

    /// Makes all graphs, several at once if there are cores for it, and writes them.
    ///
    /// - Parameter progress: Called with the share that is done and a word on it.
    /// - Returns: How many pieces of road each mode has, by the name a manifest gives them.
    func write(
        to writer: AtlasWriter, progress: (Double, String) -> Void
    ) async throws -> [(String, Int)] {
        guard !modes.isEmpty else { return [] }
        try Task.checkCancellation()
        progress(0, "")
        var counts: [(String, Int)] = []
        var waiting = modes[...]
        try await withThrowingTaskGroup(of: RoadTables.self) { group in
            func begin() {
                guard let mode = waiting.popFirst() else { return }
                let own = profiles.last { $0.mode == mode.name }
                group.addTask { [data, terrain] in
                    try Task.checkCancellation()
                    return try RoadNetwork.tables(
                        of: data, profile: try own ?? .builtIn(mode), terrain: terrain)
                }
            }
            for _ in 0..<jobs { begin() }
            while let tables = try await group.next() {
                begin()
                try tables.write(to: try writer.add(tables.mode.fileName))
                counts.append(("roads_\(tables.mode.name)", tables.segmentWays.count))
                let share = Double(counts.count) / Double(modes.count)
                progress(share, "\(tables.segmentWays.count.formatted()) pieces of road")
            }
        }
        return counts
    }
}
