import Elevation
import Foundation
import OpenStreetMap
import ParallelWork
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
    /// How many threads work on each of them at most.
    let jobs: Int
    /// The threads that are shared with what else is made meanwhile.
    let budget: ThreadBudget
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
                group.addTask { [data, terrain, jobs, budget] in
                    try Task.checkCancellation()
                    let threads = WorkerThreads(jobs, of: budget)
                    let tables = try RoadNetwork.tables(
                        of: data, profile: profile, terrain: terrain,
                        limit: RoadNetwork.mostCounted, threads: threads)
                    try tables.write(to: path, threads: threads)
                    return (profile.mode.name, tables.segmentWays.count)
                }
            }
            for _ in 0..<modesAtOnce { begin() }
            while let (mode, pieces) = try await group.next() {
                if waiting.isEmpty { budget.give(1) } else { begin() }
                counts.append(("roads_\(mode)", pieces))
                let share = Double(counts.count) / Double(profiles.count)
                progress(share, "\(pieces.formatted()) pieces of road")
            }
        }
        return counts
    }
}
