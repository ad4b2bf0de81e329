import ArgumentParser
import ClusterMap
import Foundation
import MapGeometry
import PointLayers

/// `mapwright cluster`.
struct Cluster: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Cluster the points of a file.",
        discussion: """
            Reads points from GeoJSON (also newline-delimited) or from a table with a header (.csv, .tsv), \
            and prints the clusters that a map shows at a zoom, or of a region on a screen. Zoom 0 shows \
            the world in 256 points. No two clusters are nearer than the radius.

            EXAMPLES
              mapwright cluster shops.csv --zoom 5
              mapwright cluster helsinki.geojson --region 60.1,24.8,60.3,25.1 --size 1024x768
              mapwright cluster shops.csv --zoom 5 --json > clusters.geojson
            """)

    @Argument(help: "A .geojson, .csv or .tsv file of points.", completion: .file())
    var points: String

    @Option(help: "The zoom, 0 ... 22, of the whole world.")
    var zoom: Int?

    @Option(help: "South, west, north, east in degrees; with --size.")
    var region: Edges?

    @Option(help: "The size of the screen in points, such as 1024x768; with --region.")
    var size: ScreenSize?

    @Option(help: "The smallest distance of two clusters, in points.")
    var radius = 40.0

    @Option(help: "The last zoom at which points are clustered.")
    var maxZoom = 20

    @Option(help: "The column of the latitude, if it is not called lat or latitude.")
    var latitude: String?

    @Option(help: "The column of the longitude, if it is not called lon, lng or longitude.")
    var longitude: String?

    @Flag(help: "Print one JSON document: a GeoJSON feature collection.")
    var json = false

    func validate() throws {
        guard (zoom != nil) != (region != nil || size != nil), (region == nil) == (size == nil)
        else {
            throw ValidationError("Give either --zoom, or --region with --size.")
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

    func run() async throws {
        try await report {
            let display = ReadingDisplay()
            let file = PointFile(
                path: points, latitude: latitude, longitude: longitude, hasProperties: false)
            var coordinates: [CLLocationCoordinate2D] = []
            let skipped = try file.read { point, progress in
                coordinates.append(point.coordinate)
                if coordinates.count % 4096 == 0 {
                    display.show(progress.bytes, of: progress.byteCount, points: coordinates.count)
                }
            }
            display.finish(points: coordinates.count, skipped: skipped)
            let index = try ClusterIndex(
                coordinates, options: .init(maxZoom: maxZoom, radius: radius))
            let (clusters, zoom) = try found(in: index)
            let list = ClusterList(clusters: clusters, zoom: zoom, index: index)
            Terminal.output.write(json ? try list.json() : list.text())
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

/// South, west, north and east, in degrees.
struct Edges: ExpressibleByArgument {
    let south, west, north, east: Double

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 4, let south = parts[0], let west = parts[1], let north = parts[2],
            let east = parts[3], south >= -90, north <= 90, south <= north,
            abs(west) <= 540, abs(east) <= 540
        else { return nil }
        (self.south, self.west, self.north, self.east) = (south, west, north, east)
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
