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
    /// Where each profile's graph is written.
    let paths: [String]
    /// How many modes are made at once.
    let modesAtOnce: Int
    /// How many threads work on each of them.
    var jobs: Int
    let terrain: Terrain?

    /// Makes all graphs, several at once if there are cores for it, and writes them.
    ///
    /// - Parameter progress: Called with the share that is done and a word on it.
    /// - Returns: How many pieces of road each mode has, by the name a manifest gives them.
    func write(
        progress: @Sendable (Double, String) -> Void
    ) async throws -> [(String, Int)] {
        guard !profiles.isEmpty else { return [] }
        try Task.checkCancellation()
        progress(0, "")
        var counts: [(String, Int)] = []
        var waiting = zip(profiles, paths).map { $0 }[...]
        try await withThrowingTaskGroup(of: (mode: String, pieces: Int).self) { group in
            func begin() {
                guard let (profile, path) = waiting.popFirst() else { return }
                group.addTask { [data, terrain, jobs] in
                    try Task.checkCancellation()
                    let tables = try RoadNetwork.tables(
                        of: data, profile: profile, terrain: terrain, jobs: jobs)
                    try tables.write(to: path)
                    return (profile.mode.name, tables.segmentWays.count)
                }
            }
            for _ in 0..<modesAtOnce { begin() }
            while let (mode, pieces) = try await group.next() {
                begin()
                counts.append(("roads_\(mode)", pieces))
                let share = Double(counts.count) / Double(profiles.count)
                progress(share, "\(pieces.formatted()) pieces of road")
            }
        }
        return counts
    }
}
