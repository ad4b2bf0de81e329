import ArgumentParser
import PointLayers

/// The layers of points that `serve` answers beside its atlases.
struct ServedPoints: ParsableArguments {
    @Option(
        help: """
            A layer of points, NAME=FILE, from a .geojson, .csv or .tsv file; may be given again. It is \
            answered as clusters below /clusters/NAME.
            """,
        completion: .file())
    var points: [PointLayers.File] = []

    @Option(
        help: """
            An SQLite file of the points that are written below /points; made if it is not there. \
            Without it nothing is written.
            """,
        completion: .file())
    var pointsStore: String?

    /// Opens the layers.
    func open() throws -> PointLayers { try PointLayers(files: points, store: pointsStore) }
}

extension PointLayers.File: ExpressibleByArgument {
    /// Reads NAME=FILE.
    public init?(argument: String) {
        guard let mark = argument.firstIndex(of: "="), mark > argument.startIndex else {
            return nil
        }
        let path = argument[argument.index(after: mark)...]
        if path.isEmpty { return nil }
        self.init(name: String(argument[..<mark]), path: String(path))
    }
}
