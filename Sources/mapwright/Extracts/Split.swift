import ArgumentParser
import AtlasBuilder
import Foundation

/// `mapwright split`.
struct Split: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut a region out of an OpenStreetMap extract.",
        discussion: """
            Writes an .osm.pbf file with the nodes in the region, the ways that have one of them, with all their \
            nodes, and the relations of these. Areas of several ways keep all of them, so that a lake or a \
            forest on the edge is whole; --strategy complete-ways leaves the far ones out.

            The region is a box, the inside of the polygons of a GeoJSON file, or an area that the extract has \
            a border of: its name, or its relation.

            EXAMPLES
              mapwright split germany.osm.pbf --region Berlin -o berlin.osm.pbf
              mapwright split germany.osm.pbf --region 52.3,13,52.7,13.8 -o box.osm.pbf
              mapwright split germany.osm.pbf --region valley.geojson -o valley.osm.pbf
              mapwright split germany.osm.pbf --region r62422 -o berlin.osm.pbf
            """)

    /// What is kept of relations on the edge, in the words of `osmium extract`.
    enum Strategy: String, ExpressibleByArgument, CaseIterable {
        case smart
        case completeWays = "complete-ways"
    }

    @Argument(help: "The extract.", completion: .file(extensions: ["pbf", "osm", "gz"]))
    var extract: String

    @Option(
        help: ArgumentHelp(
            "south,west,north,east in degrees; a GeoJSON file; or the name or relation of an area in the extract.",
            valueName: "region"))
    var region: String

    @Option(help: "Whether areas of several ways on the edge keep all of them.")
    var strategy = Strategy.smart

    @OptionGroup var target: NewExtract

    func run() async throws {
        try await report {
            let copy = ExtractCopy(outputPath: target.output, jobs: target.chosenJobs)
            let (extract, region, strategy) = (extract, region, strategy)
            let count = try await ImportRun(path: target.output, isQuiet: target.quiet).run(
                reading: [extract]
            ) {
                try await copy.split(
                    extract, region: region, keepsAreasWhole: strategy == .smart, progress: $0)
            }
            target.tell(count)
        }
    }
}
