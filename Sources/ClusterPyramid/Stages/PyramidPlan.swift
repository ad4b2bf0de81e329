import Bytes
import Foundation

/// The second stage: what all parts of the points have together, and how the areas are shared out.
package struct PyramidPlan: Codable, Equatable, Sendable {
    /// What the stages after it have in common: a span of areas, and how heavy it is.
    package struct Share: Codable, Equatable, Sendable {
        /// The keys of the areas, from the first to before the last.
        let areas: Range<UInt64>
        /// How many cells there are in the files of points: what the work grows with.
        package let weight: Int
    }

    /// The identity of the job.
    let job: UInt64
    /// How many points there are.
    package let points: Int
    /// Features that are sound and no points.
    package let otherShapes: Int
    /// What was skipped: the first of each kind, with file and line, and how many.
    package let faults: [Fault]
    /// For each part of the points the number of its first one.
    let firstNumbers: [UInt64]
    /// The values of the category, sorted.
    let categories: [String]
    /// The keys of all areas that have points, ascending.
    let areas: [UInt64]
    /// The shares, in the order of their areas.
    package let shares: [Share]

    /// Input that was skipped.
    package struct Fault: Codable, Equatable, Sendable {
        /// What is wrong with the first, and where.
        package let first: String
        /// The number of faults of the kind.
        package let count: Int
    }

    /// Makes the plan of a job whose points are gathered, and writes it.
    ///
    /// - Parameters:
    ///   - shares: How many pieces the areas are shared out in, 1 or more; empty ones are left out.
    /// - Throws: `PyramidError`, `FileError`.
    package static func make(_ job: PyramidJob, shares wanted: Int) throws -> PyramidPlan {
        precondition(wanted > 0, "there is one share at least")
        let grid = job.settings.grid
        var weights: [UInt64: Int] = [:]
        var reports: [PointGathering.Report] = []
        for part in 0..<job.pointPartCount {
            let file = try CellFile(
                job.pointsPath(part), of: job, level: grid.baseLevel, blockLevel: grid.areaLevel)
            for block in file.blocks { weights[block.key, default: 0] += Int(block.count) }
            reports.append(try file.metadata(PointGathering.Report.self))
        }
        try checkQuotes(job, reports)
        let points = reports.reduce(0) { $0 + $1.points }
        guard points > 0 else { throw PyramidError(.noPoints, "") }
        guard UInt64(points) <= PyramidCell.maximumCount else {
            throw PyramidError(.tooManyPoints, "")
        }
        let categories = Set(reports.lazy.flatMap(\.categories)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        guard categories.count <= PyramidSettings.maximumCategories else {
            throw PyramidError(.tooManyCategories, job.settings.category ?? "")
        }
        var numbers: [UInt64] = []
        var next: UInt64 = 0
        for report in reports {
            numbers.append(next)
            next += UInt64(report.points)
        }
        let areas = weights.keys.sorted()
        let plan = PyramidPlan(
            job: job.identity, points: points,
            otherShapes: reports.reduce(0) { $0 + $1.otherShapes },
            faults: faults(job, reports), firstNumbers: numbers, categories: categories,
            areas: areas,
            shares: Self.shares(
                areas.map { ($0, weights[$0] ?? 0) }, wanted, end: 1 << UInt64(2 * grid.areaLevel)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try job.write([UInt8](try encoder.encode(plan)), to: job.planPath)
        return plan
    }

    /// Reads the plan of a job.
    package init(of job: PyramidJob) throws(PyramidError) {
        guard let data = FileManager.default.contents(atPath: job.planPath) else {
            throw PyramidError(.missingStage, job.planPath)
        }
        do { self = try JSONDecoder().decode(PyramidPlan.self, from: data) } catch {
            throw PyramidError(.damagedFile, "\(job.planPath) is no plan")
        }
        guard self.job == job.identity, firstNumbers.count == job.pointPartCount else {
            throw PyramidError(.otherJob, job.planPath)
        }
    }

    private init(
        job: UInt64, points: Int, otherShapes: Int, faults: [Fault], firstNumbers: [UInt64],
        categories: [String], areas: [UInt64], shares: [Share]
    ) {
        self.job = job
        self.points = points
        self.otherShapes = otherShapes
        self.faults = faults
        self.firstNumbers = firstNumbers
        self.categories = categories
        self.areas = areas
        self.shares = shares
    }

    /// Returns a share by its number, from 0 on.
    func share(_ number: Int) throws(PyramidError) -> Share {
        guard shares.indices.contains(number) else {
            throw PyramidError(
                .noSuchPart,
                "there is no part \(number + 1) of the areas, which are planned in \(shares.count)")
        }
        return shares[number]
    }

    /// The number of the share that an area belongs to.
    func share(of area: UInt64) -> Int {
        var (low, high) = (0, shares.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if shares[middle].areas.lowerBound <= area { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Shares out areas by their weights: spans that follow each other, about equally heavy, none empty.
    private static func shares(
        _ areas: [(key: UInt64, weight: Int)], _ wanted: Int, end: UInt64
    ) -> [Share] {
        let total = areas.reduce(0) { $0 + $1.weight }
        var shares: [Share] = []
        var (from, weight, done, last) = (UInt64(0), 0, 0, -1)
        for (place, area) in areas.enumerated() {
            // By the middle of the area, so that a heavy one stands alone.
            let bucket = (2 * done + area.weight) * wanted / max(1, 2 * total)
            if bucket != last, place > 0 {
                shares.append(Share(areas: from..<area.key, weight: weight))
                (from, weight) = (area.key, 0)
            }
            last = bucket
            weight += area.weight
            done += area.weight
        }
        shares.append(Share(areas: from..<end, weight: weight))
        return shares
    }

    /// Looks whether a file was cut within quotes.
    private static func checkQuotes(
        _ job: PyramidJob, _ reports: [PointGathering.Report]
    ) throws(PyramidError) {
        for (part, report) in zip(job.description.parts, reports)
        where part.body != nil && !report.hasEvenQuotes {
            throw PyramidError(.quotedLineEnd, part.path ?? "")
        }
    }

    /// What was skipped in all parts, with lines counted from the start of each file.
    private static func faults(
        _ job: PyramidJob, _ reports: [PointGathering.Report]
    ) -> [Fault] {
        var all: [Fault] = []
        var lines = 0
        var path: String?
        for (part, report) in zip(job.description.parts, reports) {
            if part.path != path || part.body == nil {
                (path, lines) = (part.path, report.headLines)
            }
            for fault in report.faults {
                var place = part.path ?? "the piped points"
                if fault.line > 0 { place += ", line \(lines + fault.line)" }
                all.append(Fault(first: "\(place): \(fault.first)", count: fault.count))
            }
            lines += report.lines
        }
        return all
    }
}
