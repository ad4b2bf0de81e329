import ClusterMap

/// Cells of one level with what is counted of their points beside their number.
struct CellTable {
    /// How many points of a cell are of a category.
    struct Tally: Equatable {
        /// The number of the category.
        let category: UInt32
        /// The number of points in the cell.
        var count: UInt64
    }

    /// The level of the cells.
    private(set) var level: Int
    /// The cells; ascending by their keys once they are joined.
    private(set) var cells: [PyramidCell] = []
    /// For each cell a number for each summed column, in millionths; count == cells.count * sumCount.
    private(set) var sums: [Int64] = []
    /// The number of summed columns.
    let sumCount: Int
    /// Counts by category, cell by cell, each cell's ascending by category.
    private(set) var tallies: [Tally] = []
    /// For each cell the end of its tallies; empty if there are no categories.
    private(set) var tallyEnds: [Int] = []
    /// Whether points have categories.
    let hasCategories: Bool

    /// Bits of a word to be sorted that number the cells.
    private static let numberBits = 26
    /// The maximum number of cells that one table sorts.
    static let maximumCount = 1 << numberBits

    /// Creates a table without cells.
    init(level: Int, sumCount: Int, hasCategories: Bool) {
        self.level = level
        self.sumCount = sumCount
        self.hasCategories = hasCategories
    }

    /// Number of cells.
    var count: Int { cells.count }

    /// The sums of a cell.
    func sums(_ cell: Int) -> ArraySlice<Int64> {
        sums[(cell * sumCount)..<((cell + 1) * sumCount)]
    }

    /// The counts of a cell by category.
    func tallies(_ cell: Int) -> ArraySlice<Tally> {
        guard hasCategories else { return [] }
        return tallies[(cell == 0 ? 0 : tallyEnds[cell - 1])..<tallyEnds[cell]]
    }

    /// Appends a cell; `sums` has a number for each summed column.
    mutating func append(
        _ cell: PyramidCell, sums own: some Sequence<Int64>, tallies more: some Sequence<Tally>
    ) {
        cells.append(cell)
        if sumCount > 0 { sums.append(contentsOf: own) }
        if hasCategories {
            tallies.append(contentsOf: more)
            tallyEnds.append(tallies.count)
        }
    }

    /// Appends a cell that has neither sums nor categories.
    mutating func append(_ cell: PyramidCell) { cells.append(cell) }

    /// Appends all cells of another table of the same level.
    mutating func append(_ other: CellTable) {
        cells += other.cells
        sums += other.sums
        let before = tallies.count
        tallies += other.tallies
        tallyEnds += other.tallyEnds.lazy.map { $0 + before }
    }

    /// Returns the table sorted by key, with equal cells joined.
    ///
    /// - Throws: `sumTooLarge`.
    /// - Complexity: O(n).
    func joined() throws(PyramidError) -> CellTable {
        guard let first = cells.first else { return self }
        // Cells of one area share most of their upper bits, which need no sorting.
        let all = cells.reduce(UInt64(0)) { $0 | ($1.key ^ first.key) }
        var order = [UInt64](repeating: 0, count: cells.count)
        let bits = 64 - all.leadingZeroBitCount
        let mask = UInt64(1) << UInt64(bits) - 1
        for number in order.indices {
            order[number] = (cells[number].key & mask) << UInt64(Self.numberBits) | UInt64(number)
        }
        RadixSort.sort(&order, bits: Self.numberBits..<(Self.numberBits + bits))
        let numberMask = UInt64(Self.maximumCount - 1)
        return try gathered(order.count) { Int(order[$0] & numberMask) }
    }

    /// Returns the cells one level coarser; the table has to be sorted, and what comes out is.
    ///
    /// - Throws: `sumTooLarge`.
    /// - Complexity: O(n).
    func coarser() throws(PyramidError) -> CellTable {
        var risen = self
        for number in risen.cells.indices { risen.cells[number].rise(from: level) }
        risen.level = level - 1
        return try risen.gathered(count) { $0 }
    }

    /// Joins neighbors with equal keys, in an order in which equal ones follow each other.
    private func gathered(
        _ total: Int, _ place: (Int) -> Int
    ) throws(PyramidError) -> CellTable {
        var result = CellTable(level: level, sumCount: sumCount, hasCategories: hasCategories)
        result.cells.reserveCapacity(total)
        var counts = CategoryCounts()
        for step in 0..<total {
            let number = place(step)
            let cell = cells[number]
            let isNew = result.cells.last?.key != cell.key
            if isNew {
                if hasCategories, step > 0 { result.close(&counts) }
                result.cells.append(cell)
                if sumCount > 0 { result.sums.append(contentsOf: sums(number)) }
            } else {
                result.cells[result.cells.count - 1].join(cell)
                try result.addSums(sums, at: number * sumCount)
            }
            if hasCategories { for tally in tallies(number) { counts.add(tally) } }
        }
        if hasCategories, total > 0 { result.close(&counts) }
        return result
    }

    private mutating func addSums(_ more: [Int64], at start: Int) throws(PyramidError) {
        let own = sums.count - sumCount
        for column in 0..<sumCount {
            let (sum, overflow) = sums[own + column].addingReportingOverflow(more[start + column])
            if overflow { throw PyramidError(.sumTooLarge, "sum number \(column + 1)") }
            sums[own + column] = sum
        }
    }

    private mutating func close(_ counts: inout CategoryCounts) {
        counts.take { tallies.append($0) }
        tallyEnds.append(tallies.count)
    }
}

/// Counts of one cell by category, while they are joined.
private struct CategoryCounts {
    private var tallies: [CellTable.Tally] = []

    /// Cells have few categories, of which most come in order.
    mutating func add(_ tally: CellTable.Tally) {
        if let last = tallies.last, last.category >= tally.category {
            if let place = tallies.firstIndex(where: { $0.category >= tally.category }) {
                if tallies[place].category == tally.category {
                    tallies[place].count &+= tally.count
                } else {
                    tallies.insert(tally, at: place)
                }
            }
        } else {
            tallies.append(tally)
        }
    }

    /// Gives all, ascending by category, and begins anew.
    mutating func take(_ body: (CellTable.Tally) -> Void) {
        tallies.forEach(body)
        tallies.removeAll(keepingCapacity: true)
    }
}
