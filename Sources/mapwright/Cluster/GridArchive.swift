import ClusterPyramid
import Foundation
import ParallelWork

/// The tiles of clusters in cells, made by this process alone: all stages of `mapwright work`, one after the other.
struct GridArchive {
    let description: PyramidJob.Description
    /// Where the archive appears.
    let output: String
    /// The folder for what is between; nil for the archive's own.
    let temporary: String?
    let workers: WorkerThreads

    /// Bytes of a part of the points: few enough that its points are sorted at once.
    static let partSize = 1 << 26

    /// Makes the archive; the folder of the job is removed in any case.
    func make(isStopped: @escaping @Sendable () -> Bool) throws {
        let start = ContinuousClock.now
        let place = output as NSString
        let name = ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).job"
        let parent = temporary ?? place.deletingLastPathComponent
        let folder = parent.isEmpty ? name : parent + "/" + name
        let job = try PyramidJob.start(description, folder: folder)
        // What is left where it cannot be removed is a folder with a hidden name.
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try each(job.pointPartCount, isStopped) {
            try PyramidPoints(job: job).gather(part: $0, isStopped: isStopped)
        }
        let plan = try PyramidPlan.make(job, shares: 4 * workers.count)
        PlanDisplay(plan: plan).show(since: start)
        try each(plan.shares.count, isStopped) { try CellMerging.run(job, plan, share: $0) }
        try TileMaking.runOverview(job, plan)
        try each(plan.shares.count, isStopped) { try TileMaking.run(job, plan, share: $0) }
        let tiles = try PyramidAssembly.run(job, plan, to: output)
        Terminal.error.line("Made \(output), \(Figures.count(tiles)) tiles")
    }

    /// Runs a stage for all its parts, and throws the failure of the first that failed.
    private func each(
        _ count: Int, _ isStopped: () -> Bool, _ body: (Int) throws -> Void
    ) throws {
        let results = workers.map(count) { part in
            Result<Void, any Error> {
                if isStopped() { throw CancellationError() }
                try body(part)
            }
        }
        for result in results { try result.get() }
    }
}
