import ClusterMap

/// What a pyramid of clusters holds.
package struct PyramidSettings: Hashable, Codable, Sendable {
    /// How the world is divided.
    package let grid: PyramidGrid
    /// The column or property whose values are counted in each cluster; nil for none.
    package let category: String?
    /// The columns or properties whose numbers are summed up in each cluster.
    package let sums: [String]

    /// The most different values of a category.
    package static let maximumCategories = 1000
    /// The largest number that is summed, either sign.
    package static let maximumSummand = 9e12
    /// The maximum number of columns that are summed.
    package static let maximumSums = 8

    /// Creates settings.
    package init(grid: PyramidGrid, category: String? = nil, sums: [String] = []) {
        self.grid = grid
        self.category = category
        self.sums = sums
    }

    /// A table without cells.
    func table(level: Int) -> CellTable {
        CellTable(level: level, sumCount: sums.count, hasCategories: category != nil)
    }
}
