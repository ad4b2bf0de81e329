import Bytes
import ClusterMap

/// The first stage: the points of one part become cells of the base level, sorted, in runs that fit memory.
package struct PointGathering {
    /// What the stage leaves for the plan, beside the cells.
    package struct Report: Codable, Equatable, Sendable {
        /// Rows or features of one kind that were skipped.
        package struct Fault: Codable, Equatable, Sendable {
            /// What is wrong with the first of them, without its line.
            package let first: String
            /// The line of the first one among those of the part, its header left out, from 1 on; 0 if lines mean nothing.
            package let line: Int
            /// The number of faults of the kind.
            package let count: Int

            /// Creates a description.
            package init(first: String, line: Int, count: Int) {
                self.first = first
                self.line = line
                self.count = count
            }
        }

        /// How many points there are.
        package var points = 0
        /// Features that are sound and no points.
        package var otherShapes = 0
        /// The malformed rows, by kind.
        package var faults: [Fault] = []
        /// How many lines the part has, its header left out.
        package var lines = 0
        /// How many lines the header has.
        package var headLines = 0
        /// Whether the quotes of the part are an even number.
        package var hasEvenQuotes = true
        /// The values of the category, by number.
        package var categories: [String] = []

        /// Creates the report of a part without points.
        package init() {}
    }

    /// The maximum number of points that are sorted at once: 100 megabytes.
    private static let runLength = 1 << 22

    private let job: PyramidJob
    private let file: CellFileWriter
    private let level: Int
    private var xs: [UInt32] = []
    private var ys: [UInt32] = []
    /// By point the category plus 1, 0 for none; empty if there are no categories.
    private var categories: [UInt32] = []
    private var sums: [Int64] = []
    private var numbers: [String: UInt32] = [:]
    private var report = Report()
    private let runLength: Int

    /// Begins a part.
    ///
    /// - Parameters:
    ///   - part: The number of the part, from 0 on.
    ///   - runLength: How many points are sorted at once; what comes out in the end is the same.
    package init(_ job: PyramidJob, part: Int, runLength: Int? = nil) throws {
        guard (0..<job.pointPartCount).contains(part) else {
            throw PyramidError(
                .noSuchPart,
                "there is no part \(part + 1) of the points, which have \(job.pointPartCount)")
        }
        self.job = job
        self.runLength = runLength ?? Self.runLength
        level = job.settings.grid.baseLevel
        file = try CellFileWriter(
            job.pointsPath(part), of: job, level: level,
            blockLevel: job.settings.grid.areaLevel)
    }

    /// How many points were added.
    package var count: Int { report.points }

    /// Adds a point.
    ///
    /// - Parameters:
    ///   - latitude: In degrees, within ±90.
    ///   - longitude: In degrees; any finite one is wrapped into the world.
    ///   - category: The value of the category; nil for none.
    ///   - summands: For each summed column its number, nil for none.
    /// - Throws: `tooManyCategories`, `notANumber`, `FileError`.
    package mutating func add(
        latitude: Double, longitude: Double, category: String? = nil, summands: [Double?] = []
    ) throws {
        for column in job.settings.sums.indices {
            let value = (column < summands.count ? summands[column] : nil) ?? 0
            // NaN fails the comparison.
            guard abs(value) <= PyramidSettings.maximumSummand else {
                throw PyramidError(.notANumber, "“\(value)” in \(job.settings.sums[column])")
            }
            sums.append(Int64((value * 1e6).rounded()))
        }
        if job.settings.category != nil {
            categories.append(try category.map { try number(of: $0) + 1 } ?? 0)
        }
        xs.append(Mercator.x(longitude: longitude))
        ys.append(Mercator.y(latitude: latitude))
        report.points += 1
        if xs.count == runLength { try flush() }
    }

    /// Ends the part and puts its file in place.
    ///
    /// - Parameter other: What is known of the part beside its points.
    package mutating func finish(_ other: Report = Report()) throws {
        try flush()
        var all = other
        all.points = report.points
        all.categories = report.categories
        try file.finish(all)
    }

    private mutating func number(of category: String) throws(PyramidError) -> UInt32 {
        if let known = numbers[category] { return known }
        guard numbers.count < PyramidSettings.maximumCategories else {
            throw PyramidError(.tooManyCategories, job.settings.category ?? "")
        }
        let new = UInt32(numbers.count)
        numbers[category] = new
        report.categories.append(category)
        return new
    }

    private mutating func flush() throws {
        let first = UInt64(report.points - xs.count)
        var table = job.settings.table(level: level)
        let width = job.settings.sums.count
        for point in xs.indices {
            let cell = PyramidCell(
                x: xs[point], y: ys[point], number: first + UInt64(point), level: level)
            if width == 0, categories.isEmpty {
                table.append(cell)
            } else {
                let tally =
                    categories.isEmpty || categories[point] == 0
                    ? nil : CellTable.Tally(category: categories[point] - 1, count: 1)
                table.append(
                    cell, sums: sums[(point * width)..<((point + 1) * width)],
                    tallies: CollectionOfOne(tally).compactMap(\.self))
            }
        }
        xs.removeAll(keepingCapacity: true)
        ys.removeAll(keepingCapacity: true)
        categories.removeAll(keepingCapacity: true)
        sums.removeAll(keepingCapacity: true)
        try file.append(try table.joined())
    }
}
