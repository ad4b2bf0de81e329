import Answers
import ArgumentParser
import Atlas
import GTFS
import Roads
import Tiles

/// `mapwright inspect`.
struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Say what is in an atlas or in a feed of public transport.",
        discussion: """
            Of an atlas it prints where the data comes from and how old it is, what area it covers, what travel modes routes \
            are prepared for, how many things of each kind there are, which references pointed outside the extract, and tiles by zoom.

            Of a GTFS feed, a zip archive or a folder, it prints companies, days, how many lines, stops and trips there are, and \
            what is wrong with it, in the terms of MobilityData's validator: an import leaves out the rows that have an error.

            EXAMPLES
              mapwright inspect helsinki.atlas
              mapwright inspect helsinki.atlas --json
              mapwright inspect helsinki.atlas --verify     # read every byte
              mapwright inspect milan.gtfs.zip
            """)

    @Argument(help: "The atlas, or the feed.", completion: .file())
    var path: String

    @Flag(help: "Print one JSON document.")
    var json = false

    @Flag(help: "Also compare the checksum of every file, and check the tile archive.")
    var verify = false

    func run() async throws {
        try await report {
            if FeedReport.isFeed(path) { return try tellFeed() }
            let atlas = try Atlas.open(path)
            let reader = try PMTilesReader(try atlas.file(AtlasFile.tiles))
            if verify {
                try atlas.validate()
                try reader.validate()
            }
            let report = AtlasReport(
                atlas: atlas.manifest,
                modes: atlas.files(by: TravelMode.name(ofFile:)).map { name, graph in
                    AtlasReport.Mode(name, Result { try RoadGraph.mode(of: graph) })
                },
                zooms: try reader.statisticsByZoom(), verified: verify ? true : nil)
            if json {
                Terminal.output.write(Array(try report.json()))
            } else {
                Terminal.output.write(report.text(path: atlas.path, on: Terminal.output))
            }
        }
    }

    private func tellFeed() throws {
        if verify { throw ValidationError("--verify is about atlases.") }
        let report = FeedReport(path: path, feed: try Feed(reading: path))
        if json {
            Terminal.output.write(Array(try report.json()))
        } else {
            Terminal.output.write(report.text(on: Terminal.output))
        }
    }
}
