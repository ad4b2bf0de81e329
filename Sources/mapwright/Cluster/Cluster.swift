import ArgumentParser
import ClusterMap
import ClusterPyramid
import Foundation
import MapGeometry
import ParallelWork

/// `mapwright cluster`.
struct Cluster: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cluster",
        abstract: "Cluster the points of a file.",
        discussion: """
            Reads points from GeoJSON (also newline-delimited) or from a table with a header (.csv, .tsv, divided \
            by commas, semicolons or tabs), gzipped or not, from a file or with - from standard input, and prints \
            the clusters that a map shows at a zoom, or of a region on a screen. Zoom 0 shows the world in 256 \
            points. No two clusters are nearer than the radius. The properties have supercluster's names.

            With -o it writes a file instead: .geojson the same as --json, .mvt the vector tile of --tile, \
            .pmtiles the tiles of all zooms from 0 to one beyond --max-zoom (14 at most), .clusters the index \
            itself, which can be given instead of points and opens at once.

            With --grid an archive has the clusters of cells, counted exactly, up to --max-zoom (14 at most): in one pass, \
            with some hundred megabytes of memory for any number of points. mapwright work does the same in parts.

            EXAMPLES
              mapwright cluster shops.csv --zoom 5
              mapwright cluster helsinki.geojson --region 60.1,24.8,60.3,25.1 \\
                  --size 1024x768
              zcat stops.txt.gz | mapwright cluster - --zoom 5 --json > clusters.geojson
              mapwright cluster shops.csv.gz --properties --max-zoom 13 -o shops.pmtiles
              mapwright cluster taxis.csv --grid --category company -o taxis.pmtiles
            """)

    @Argument(
        help:
            "A .geojson, .csv or .tsv file of points, gzipped or not; a saved index; - for standard input.",
        completion: .file())
    var points: String

    @Option(help: "The zoom, 0 ... 22, of the whole world.")
    var zoom: Int?

    @Option(help: "South, west, north, east in degrees; with --size.")
    var region: Edges?

    @Option(help: "The size of the screen in points, such as 1024x768; with --region.")
    var size: ScreenSize?

    @Option(help: "The tile, zoom/column/row, of an .mvt file.")
    var tile: TileAddress?

    @Option(help: "The smallest distance of two clusters, in points.")
    var radius = 40.0

    @Option(help: "The last zoom at which points are clustered.")
    var maxZoom = 20

    @Option(help: "The column of the latitude, if it is not called lat, latitude, stop_lat or y.")
    var latitude: String?

    @Option(
        help:
            "The column of the longitude, if it is not called lon, lng, long, longitude, stop_lon or x."
    )
    var longitude: String?

    @Flag(help: "Keep all properties, or columns, of the points that are shown alone.")
    var properties = false

    @Flag(help: "Stop at the first malformed row or feature instead of passing over it.")
    var strict = false

    @Flag(help: "Print one JSON document: a GeoJSON feature collection.")
    var json = false

    @Flag(
        help:
            "Cluster by cells instead of distance, for more points than fit memory; with -o .pmtiles."
    )
    var grid = false

    @OptionGroup var pyramid: PyramidOptions

    @Option(
        help: "The folder for temporary files of --grid; by default that of the output.",
        completion: .directory)
    var temp: String?

    @Option(help: "How many threads work with --grid; by default one a processor.")
    var jobs: Int?

    @Option(
        name: .shortAndLong, help: "The file to write: .geojson, .mvt, .pmtiles or .clusters.",
        completion: .file())
    var output: String?

    /// What is to be made.
    private enum Product {
        case list(GeoJSONTarget?)
        case tile(TileAddress, String)
        case archive(String)
        case grid(String)
        case index(String)
    }

    /// Where a feature collection goes.
    private enum GeoJSONTarget {
        case standardOutput
        case file(String)
    }

    private func product() throws -> Product {
        let hasView = zoom != nil || region != nil || size != nil
        let ending = output.map { ($0 as NSString).pathExtension.lowercased() }
        guard (tile != nil) == (ending == "mvt") else {
            throw ValidationError("An .mvt file needs --tile, and nothing else takes it.")
        }
        switch (ending, output) {
        case ("mvt", let path?), ("pmtiles", let path?), ("clusters", let path?):
            guard !hasView, !json else {
                throw ValidationError(
                    "\(path) shows no view: leave out --zoom, --region and --json.")
            }
            if let tile { return .tile(tile, path) }
            if grid, ending == "pmtiles" { return .grid(path) }
            return ending == "clusters" ? .index(path) : .archive(path)
        case ("geojson", let path?), ("json", let path?): return .list(.file(path))
        case (_, let path?):
            throw ValidationError("\(path) has to end in .geojson, .mvt, .pmtiles or .clusters.")
        default: return .list(json ? .standardOutput : nil)
        }
    }

    func validate() throws {
        try checkProperties()
        switch try product() {
        case .grid:
            guard !properties, radius == 40 else {
                throw ValidationError("Cells have no --radius, and keep no --properties.")
            }
            guard !points.lowercased().hasSuffix(".clusters") else {
                throw ValidationError("A saved index has its clusters; --grid needs points.")
            }
        default:
            guard !grid, pyramid.isEmpty, temp == nil, jobs == nil else {
                throw ValidationError(
                    "--cell, --category, --sum, --temp and --jobs are for --grid, and that for -o .pmtiles."
                )
            }
        }
        if let jobs, !(1...64).contains(jobs) {
            throw ValidationError("There are 1 to 64 threads.")
        }
        if case .list = try product() {
            guard (zoom != nil) != (region != nil || size != nil), (region == nil) == (size == nil)
            else {
                throw ValidationError("Give either --zoom, or --region with --size.")
            }
        }
        if let zoom, !(0...22).contains(zoom) {
            throw ValidationError("The zoom is a number from 0 to 22.")
        }
        guard radius > 0, radius <= 1000 else {
            throw ValidationError("The radius is a number of points from 0 to 1000.")
        }
        guard (0...22).contains(maxZoom) else {
            throw ValidationError("The last zoom is a number from 0 to 22.")
        }
    }

    private func checkProperties() throws {
        guard properties else { return }
        guard !points.lowercased().hasSuffix(".clusters") else {
            throw ValidationError("A saved index has no --properties of its points.")
        }
        if case .index = try product() {
            throw ValidationError(
                "A saved index keeps no --properties; .geojson, .mvt and .pmtiles do.")
        }
    }

    func run() async throws {
        try await report {
            let product = try product()
            if case .grid(let path) = product { return try await makeGrid(path) }
            let read = try ClusteredPoints(
                path: points, latitude: latitude, longitude: longitude, hasColumns: properties,
                isStrict: strict, options: .init(maxZoom: maxZoom, radius: radius))
            let features = ClusteredFeatures(index: read.index, columns: read.columns)
            switch product {
            case .list(let target):
                let (clusters, zoom) = try found(in: read.index)
                let list = ClusterList(clusters: clusters, zoom: zoom, features: features)
                switch target {
                case nil: list.writeText { Terminal.output.write($0) }
                case .standardOutput: try list.writeJSON { Terminal.output.write($0) }
                case .file(let path):
                    try NewFile.write(to: path) { file in try list.writeJSON { try file.append($0) }
                    }
                }
            case .tile(let tile, let path):
                let bytes = try features.tile(tile)
                try NewFile.write(to: path) { try $0.append(bytes) }
            case .archive(let path):
                let tiles = try features.writeArchive(to: path, deepest: min(maxZoom + 1, 14))
                Terminal.error.line("Made \(path), \(Figures.count(tiles)) tiles")
            case .index(let path): try read.index.write(to: path)
            case .grid: break
            }
        }
    }

    private func makeGrid(_ path: String) async throws {
        let archive = GridArchive(
            description: .init(
                settings: pyramid.settings(maxZoom: maxZoom), latitude: latitude,
                longitude: longitude, isStrict: strict,
                parts: try PyramidPoints.parts(
                    of: [points], partSize: GridArchive.partSize, isWhole: false)),
            output: path, temporary: temp, workers: WorkerThreads(jobs))
        try await Interruption.running(writing: path) {
            try archive.make { Task.isCancelled }
        }
    }

    private func found(in index: ClusterIndex) throws -> ([ClusterIndex.Cluster], zoom: Int) {
        if let zoom {
            return (index.clusters(south: -90, west: -180, north: 90, east: 180, zoom: zoom), zoom)
        }
        guard let region, let size else { throw ValidationError("Give --region and --size.") }
        let degrees =
            region.east >= region.west ? region.east - region.west : region.east - region.west + 360
        let pointsPerWorld = size.width / max(degrees, 1e-9) * 360
        let zoom = Int(min(max((log2(pointsPerWorld / 256) + 0.5).rounded(.down), 0), 30))
        return (
            index.clusters(
                south: region.south, west: region.west, north: region.north, east: region.east,
                zoom: zoom), zoom
        )
    }
}

/// Zoom, column and row of a tile, written as 3/4/2.
struct TileAddress: ExpressibleByArgument {
    let zoom, x, y: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/").map { Int($0) }
        guard parts.count == 3, let zoom = parts[0], let x = parts[1], let y = parts[2],
            ClusterTile(zoom: zoom, x: x, y: y) != nil
        else { return nil }
        (self.zoom, self.x, self.y) = (zoom, x, y)
    }
}

/// Width and height in points, written as 1024x768.
struct ScreenSize: ExpressibleByArgument {
    let width, height: Double

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x").map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 1,
            height >= 1,
            width <= 1e6, height <= 1e6
        else { return nil }
        (self.width, self.height) = (width, height)
    }
}
