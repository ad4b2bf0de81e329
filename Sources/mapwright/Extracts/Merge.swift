import ArgumentParser
import AtlasBuilder
import Foundation

/// `mapwright merge`.
struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge OpenStreetMap extracts into one.",
        discussion: """
            Writes an .osm.pbf file with every element of the extracts (.osm.pbf, .osm, .osm.gz), in its newest \
            version where several have it. The order of the extracts changes nothing. `mapwright import` takes several \
            extracts as they are; this is for other programs, and to keep one file.

            EXAMPLES
              mapwright merge andorra.osm.pbf malta.osm.pbf -o both.osm.pbf
            """)

    @Argument(
        help: "The extracts, two at least.", completion: .file(extensions: ["pbf", "osm", "gz"]))
    var extracts: [String]

    @OptionGroup var target: NewExtract

    func validate() throws {
        guard extracts.count >= 2 else { throw ValidationError("Name two extracts or more.") }
    }

    func run() async throws {
        try await report {
            let copy = ExtractCopy(outputPath: target.output, jobs: target.chosenJobs)
            let extracts = extracts
            let count = try await ImportRun(path: target.output, isQuiet: target.quiet).run(
                reading: extracts
            ) { try await copy.merge(extracts, progress: $0) }
            target.tell(count)
        }
    }
}
