import ArgumentParser
import AtlasBuilder
import Foundation
import MapGeometry
import Tiles

/// `mapwright export`.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write an atlas's vector tiles as a PMTiles archive.",
        discussion: """
            The archive is what a static host, or any reader of PMTiles, needs to show the map; its tiles follow \
            the Shortbread schema. Without options it is the atlas's own, byte for byte.

            EXAMPLES
              mapwright export helsinki.atlas -o helsinki.pmtiles
              mapwright export helsinki.atlas --region 60.15,24.9,60.2,25 -o center.pmtiles
              mapwright export helsinki.atlas --max-zoom 10 -o overview.pmtiles
            """)

    @Argument(help: "The atlas.", completion: .directory)
    var atlas: String

    @Option(
        name: .shortAndLong, help: "The archive to make; an older one is replaced.",
        completion: .file(extensions: ["pmtiles"]))
    var output: String

    @Option(
        help: ArgumentHelp(
            "Only tiles that show something of this: south,west,north,east in degrees; over the 180th meridian west is "
                + "beyond east.", valueName: "box"))
    var region: Edges?

    @Option(help: ArgumentHelp("Only tiles of this zoom and lower ones.", valueName: "zoom"))
    var maxZoom: UInt8?

    func validate() throws {
        if let maxZoom, maxZoom > TileID.maximumZoom {
            throw ValidationError("--max-zoom is at most \(TileID.maximumZoom), not \(maxZoom).")
        }
    }

    func run() async throws {
        try await report {
            let export = TileExport(
                atlasPath: atlas, outputPath: output,
                regions: region?.boxes.map {
                    TileBounds(south: $0.south, west: $0.west, north: $0.north, east: $0.east)
                }, highestZoom: maxZoom)
            let count = try await Interruption.running(writing: output) { try export.run() }
            Terminal.output.line("Made \(output) with \(Figures.count(count)) tiles")
        }
    }
}
