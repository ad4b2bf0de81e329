import ArgumentParser
import Atlas
import AtlasBuilder
import Foundation

/// `mapwright import`.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make an atlas from OpenStreetMap extracts.",
        discussion: """
            Reads an .osm.pbf, .osm or .osm.gz file and writes an atlas, which everything else reads. \
            The atlas appears whole or not at all; an older one of that name is replaced at the end, and \
            programs that have it open keep what they opened. The same extract gives the same bytes.

            Several extracts become one map, with one search and routes across their borders: where they \
            overlap, the newest version of each element counts, and their order changes nothing. -o says where \
            it goes.

            EXAMPLES
              mapwright import helsinki.osm.pbf                     # makes helsinki.atlas
              mapwright import helsinki.osm.pbf -o /srv/maps/city.atlas
              mapwright import helsinki.osm.pbf --language fi --language sv
              mapwright import andorra.osm.pbf malta.osm.pbf -o both.atlas
              mapwright import milan.osm.pbf --gtfs milan.gtfs.zip  # and a timetable
            """)

    @Argument(
        help: "The extract, or several that become one map.",
        completion: .file(extensions: ["pbf", "osm", "gz"]))
    var extracts: [String]

    @Option(
        name: .shortAndLong,
        help:
            "The atlas to make; NAME.atlas in this folder for NAME.osm.pbf if left out. Several extracts need it.",
        completion: .file())
    var output: String?

    @OptionGroup var options: ImportOptions

    func validate() throws {
        guard !extracts.isEmpty else { throw ValidationError("Name an extract.") }
        guard extracts.count == 1 || output != nil else {
            throw ValidationError(
                "Say by -o where the atlas of \(extracts.joined(separator: ", ")) goes.")
        }
    }

    func run() async throws {
        try await report {
            let work = AtlasImport(
                extractPaths: extracts, outputPath: atlasPath, jobs: options.chosenJobs,
                languages: options.language, profiles: try options.chosenProfiles(),
                terrainPaths: options.terrain, gtfsPaths: options.gtfs,
                memory: options.memory.begin(making: atlasPath))
            let manifest = try await ImportRun(path: atlasPath, isQuiet: options.quiet).run(
                reading: extracts
            ) { try await work.run(progress: $0) }
            if !options.quiet {
                let size = manifest.files.reduce(0) { $0 + $1.byteCount }
                Terminal.output.line("Made \(atlasPath), \(Figures.bytes(size))")
            }
        }
    }

    /// Where the atlas goes: as asked, or here, under the extract's name.
    private var atlasPath: String {
        output ?? AtlasImport.name(ofExtract: extracts[0]) + Atlas.folderExtension
    }
}
