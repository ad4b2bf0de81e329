import ArgumentParser
import ClusterPyramid

/// The options for a pyramid of clusters in cells, of `cluster --grid` and `work start`.
struct PyramidOptions: ParsableArguments {
    @Option(help: "The side of a cell in points, 32 or 16; a tile is 256 points wide.")
    var cell = 32

    @Option(
        help: "A column, or property, whose values are counted in each cluster, as COLUMN:VALUE.")
    var category: String?

    @Option(
        help:
            "A column of numbers that are summed up in each cluster, as sum:COLUMN; may be given again."
    )
    var sum: [String] = []

    func validate() throws {
        guard cell == 32 || cell == 16 else {
            throw ValidationError("A cell is 32 or 16 points wide.")
        }
        guard sum.count <= PyramidSettings.maximumSums else {
            throw ValidationError("At most \(PyramidSettings.maximumSums) columns are summed.")
        }
    }

    /// Whether none of them is given.
    var isEmpty: Bool { cell == 32 && category == nil && sum.isEmpty }

    /// The settings of a pyramid.
    ///
    /// - Parameter maxZoom: The last zoom that is wanted; there are tiles up to 14.
    func settings(maxZoom: Int) -> PyramidSettings {
        PyramidSettings(
            grid: PyramidGrid(
                deepestZoom: min(maxZoom, PyramidGrid.maximumZoom), cellBits: cell == 32 ? 3 : 4),
            category: category, sums: sum)
    }
}
