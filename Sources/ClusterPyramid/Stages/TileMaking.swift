import Tiles

/// The fourth stage: the tiles of a share's areas, and those above all areas.
package enum TileMaking {
    /// Makes the tiles of a share: of each area those from the area's own zoom on.
    ///
    /// - Parameter share: The number of the share, from 0 on.
    /// - Throws: `PyramidError`, `FileError`.
    package static func run(_ job: PyramidJob, _ plan: PyramidPlan, share number: Int) throws {
        let share = try plan.share(number)
        let grid = job.settings.grid
        var inputs = Inputs(job, plan)
        var maker = PyramidTileMaker(job.settings, categories: plan.categories)
        let output = try TileFile.Writer(
            job.tilesPath(number, of: plan.shares.count), of: job)
        for key in areas(plan, share, level: grid.areaLevel) {
            let area = PyramidGrid.tile(key, zoom: grid.areaLevel)
            var table = try inputs.cells(around: key)
            for zoom in (grid.areaLevel...grid.deepestZoom).reversed() {
                while table.level > zoom + grid.cellBits { table = try table.coarser() }
                try output.append(maker.tiles(table, zoom: zoom, area: area))
            }
        }
        try output.finish()
    }

    /// Makes the tiles that are larger than an area; there may be none.
    ///
    /// - Throws: `PyramidError`, `FileError`.
    package static func runOverview(_ job: PyramidJob, _ plan: PyramidPlan) throws {
        let grid = job.settings.grid
        let output = try TileFile.Writer(job.overviewPath, of: job)
        if let level = grid.overviewLevel {
            var table = job.settings.table(level: level)
            for share in plan.shares.indices {
                let file = try CellFile(
                    job.summaryPath(share, of: plan.shares.count), of: job, level: level,
                    blockLevel: 0)
                for block in file.blocks { try file.read(block, into: &table) }
            }
            table = try table.joined()
            var maker = PyramidTileMaker(job.settings, categories: plan.categories)
            let world = TileID(z: 0, x: 0, y: 0)
            for zoom in (0..<grid.areaLevel).reversed() {
                while table.level > zoom + grid.cellBits { table = try table.coarser() }
                try output.append(maker.tiles(table, zoom: zoom, area: world))
            }
        }
        try output.finish()
    }

    /// The areas of a share that show something: those with points, and their neighbors.
    private static func areas(
        _ plan: PyramidPlan, _ share: PyramidPlan.Share, level: Int
    ) -> [UInt64] {
        var keys: Set<UInt64> = []
        for area in plan.areas {
            if share.areas.contains(area) { keys.insert(area) }
            for neighbor in PyramidGrid.neighbors(area, level: level)
            where share.areas.contains(neighbor) { keys.insert(neighbor) }
        }
        return keys.sorted()
    }

    /// The merged cells of all shares, opened as they are asked for.
    private struct Inputs {
        private let job: PyramidJob
        private let plan: PyramidPlan
        private let occupied: Set<UInt64>
        private var files: [Int: (file: CellFile, blocks: [UInt64: CellFileWriter.Block])] = [:]

        init(_ job: PyramidJob, _ plan: PyramidPlan) {
            self.job = job
            self.plan = plan
            occupied = Set(plan.areas)
        }

        /// Returns the cells of an area and of the ring around it, joined.
        mutating func cells(around area: UInt64) throws -> CellTable {
            let grid = job.settings.grid
            var table = job.settings.table(level: grid.baseLevel)
            var squares: Set<UInt64> = []
            let own = (area << 6)..<((area + 1) << 6)
            for square in own {
                squares.insert(square)
                for next in PyramidGrid.neighbors(square, level: grid.ringLevel)
                where !own.contains(next) {
                    squares.insert(next)
                }
            }
            // Ascending squares give ascending cells.
            for square in squares.sorted() where occupied.contains(square >> 6) {
                let (file, blocks) = try input(plan.share(of: square >> 6))
                if let block = blocks[square] { try file.read(block, into: &table) }
            }
            return table
        }

        private mutating func input(
            _ share: Int
        ) throws -> (file: CellFile, blocks: [UInt64: CellFileWriter.Block]) {
            if let known = files[share] { return known }
            let grid = job.settings.grid
            let file = try CellFile(
                job.cellsPath(share, of: plan.shares.count), of: job, level: grid.baseLevel,
                blockLevel: grid.ringLevel)
            let blocks = Dictionary(file.blocks.map { ($0.key, $0) }) { first, _ in first }
            files[share] = (file, blocks)
            return (file, blocks)
        }
    }
}
