/// The third stage: the cells of a share's areas, joined from all parts of the points.
package enum CellMerging {
    /// The cells that are held before they are joined: some 150 megabytes.
    private static let heldCount = 1 << 21

    /// Merges a share.
    ///
    /// - Parameter share: The number of the share, from 0 on.
    /// - Throws: `PyramidError`, `FileError`.
    package static func run(_ job: PyramidJob, _ plan: PyramidPlan, share number: Int) throws {
        let share = try plan.share(number)
        let grid = job.settings.grid
        let inputs = try pointFiles(job, plan, share)
        let output = try CellFileWriter(
            job.cellsPath(number, of: plan.shares.count), of: job, level: grid.baseLevel,
            blockLevel: grid.ringLevel)
        let summary = try grid.overviewLevel.map {
            try CellFileWriter(
                job.summaryPath(number, of: plan.shares.count), of: job, level: $0, blockLevel: 0)
        }
        var summaries = job.settings.table(level: grid.overviewLevel ?? 0)
        for area in plan.areas where share.areas.contains(area) {
            var table = job.settings.table(level: grid.baseLevel)
            var joinedCount = 0
            for input in inputs {
                for block in input.blocks[area] ?? [] {
                    try input.file.read(
                        block, into: &table, firstNumber: input.firstNumber,
                        categories: input.categories)
                    // What was joined before counts once: a full area needs no joining after each block.
                    if table.count - joinedCount > max(heldCount - joinedCount, heldCount / 2) {
                        table = try table.joined()
                        joinedCount = table.count
                    }
                }
            }
            table = try table.joined()
            try output.append(table)
            guard let level = grid.overviewLevel else { continue }
            while table.level > level { table = try table.coarser() }
            summaries.append(table)
        }
        try output.finish(NoMetadata())
        try summary?.append(summaries)
        try summary?.finish(NoMetadata())
    }

    private struct Input {
        let file: CellFile
        let firstNumber: UInt64
        let categories: [UInt32]?
        /// The blocks of the share's areas; an area has one for each run that touches it.
        let blocks: [UInt64: [CellFileWriter.Block]]
    }

    private static func pointFiles(
        _ job: PyramidJob, _ plan: PyramidPlan, _ share: PyramidPlan.Share
    ) throws -> [Input] {
        let grid = job.settings.grid
        let numbers = Dictionary(
            uniqueKeysWithValues: plan.categories.enumerated().map { ($1, UInt32($0)) })
        var inputs: [Input] = []
        for part in 0..<job.pointPartCount {
            let file = try CellFile(
                job.pointsPath(part), of: job, level: grid.baseLevel, blockLevel: grid.areaLevel)
            let blocks = file.blocks.filter { share.areas.contains($0.key) }
            if blocks.isEmpty { continue }
            var categories: [UInt32]?
            if job.settings.category != nil {
                let names = try file.metadata(PointGathering.Report.self).categories
                categories = try names.map { name in
                    guard let number = numbers[name] else {
                        throw PyramidError(.otherJob, job.planPath)
                    }
                    return number
                }
            }
            inputs.append(
                Input(
                    file: file, firstNumber: plan.firstNumbers[part], categories: categories,
                    blocks: Dictionary(grouping: blocks, by: \.key)))
        }
        return inputs
    }
}

/// The metadata of a file that says nothing of itself.
struct NoMetadata: Codable {}
