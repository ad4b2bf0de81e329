import ArgumentParser
import Atlas
import AtlasBuilder
import Foundation
import OpenStreetMap
import Roads

/// `mapwright update`.
struct Update: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Bring an atlas and its extract up to date by files of changes.",
        discussion: """
            Applies OpenStreetMap's changes (.osc, .osc.gz) to the extract and makes the atlas anew. Both take \
            the place of the old ones when the new atlas is complete; programs that have the atlas open keep \
            what they opened, and `mapwright serve` moves on to the new one. The atlas is, byte for byte, \
            what `mapwright import` makes of the new extract, so give the options that it was imported with; \
            languages and built-in modes are those of the atlas if left out. Extracts of other names, and terrain or \
            feeds that the atlas was made with and that are left out, are refused without --force.

            --replication reads a series of numbered files, as OpenStreetMap's mirrors and the makers of \
            extracts publish them, from the one behind the extract's number on; the extract and the atlas say \
            which number they have. Use the series of the extract's maker: changes of the whole planet bring \
            what lies outside of the extract too.

            EXAMPLES
              mapwright update city.atlas --extract city.osm.pbf 4746.osc.gz 4747.osc.gz
              mapwright update city.atlas --extract city.osm.pbf --replication changes/
              mapwright update city.atlas --extract city.osm.pbf \\
                  --replication changes/ --every 3600
            """)

    @Argument(help: "The atlas.", completion: .directory)
    var atlas: String

    @Argument(
        help: "The changes, the oldest first.", completion: .file(extensions: ["osc", "gz"]))
    var changes: [String] = []

    @Option(
        help: ArgumentHelp(
            "The extract that the atlas was made from, which is replaced; given again for each of several.",
            valueName: "file"),
        completion: .file(extensions: ["pbf"]))
    var extract: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder, or an address on the web, with state.txt and numbered files of changes.",
            valueName: "place"))
    var replication: String?

    @Option(
        help: ArgumentHelp(
            "The number of the last file of changes that the extract has, if it does not say.",
            valueName: "number"))
    var sequence: Int64?

    @Option(
        help: ArgumentHelp(
            "Look for further files after so many seconds, again and again, until interrupted.",
            valueName: "seconds"))
    var every: Int?

    @Flag(
        help:
            "Go on if the extracts have other names than those of the atlas, or its heights or timetables would be lost."
    )
    var force = false

    @OptionGroup var options: ImportOptions

    func validate() throws {
        guard !extract.isEmpty else {
            throw ValidationError("Name the extract of the atlas by --extract.")
        }
        guard changes.isEmpty != (replication == nil) else {
            throw ValidationError("Name files of changes, or a series of them by --replication.")
        }
        guard replication != nil || (every == nil && sequence == nil) else {
            throw ValidationError("--every and --sequence go with --replication.")
        }
        if let every, !(1...31_536_000).contains(every) {
            throw ValidationError("--every is a number of seconds from 1 on, not \(every).")
        }
        if let sequence, !(0...999_999_999).contains(sequence) {
            throw ValidationError("--sequence is a number from 0 to 999999999, not \(sequence).")
        }
    }

    func run() async throws {
        try await report {
            let memory = options.memory.begin(making: atlas)
            guard let replication else {
                let read = try changes.map { try ChangeSet(path: $0) }
                try await update(AtlasUpdate(try work(memory), changes: read, isForced: force))
                return
            }
            let series = ChangeSeries(replication)
            while true {
                do { try await follow(series, memory) } catch
                    where every != nil && !Self.isFinal(error)
                {
                    // The mirror may answer the next time; the atlas is as it was.
                    Terminal.error.line("mapwright: \(error)")
                }
                guard let every else { return }
                try await Task.sleep(for: .seconds(every))
            }
        }
    }

    /// Applies what a series has that the extract has not.
    private func follow(_ series: ChangeSeries, _ memory: ImportMemory?) async throws {
        let names = extract.joined(separator: ", ")
        guard let known = try AtlasUpdate.sequence(of: extract) ?? sequence else {
            throw UpdateError(.unknownSequence, path: names)
        }
        let state = try await series.state()
        guard state.sequence >= known else {
            throw UpdateError(.olderSeries(last: state.sequence), path: series.place)
        }
        if state.sequence == known, try Atlas.open(atlas).manifest.replication?.sequence == known {
            if !options.quiet { Terminal.output.line("Nothing new: \(atlas) has number \(known)") }
            return
        }
        let folder = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        // What is left of it is the system's to remove.
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let read = try await series.changes(after: known, upTo: state.sequence, folder: folder)
        try await update(
            AtlasUpdate(
                try work(memory), changes: read, state: state, source: series.address,
                isForced: force))
    }

    private func update(_ update: AtlasUpdate) async throws {
        let manifest = try await ImportRun(path: atlas, isQuiet: options.quiet).run(
            reading: extract
        ) { try await update.run(progress: $0) }
        guard !options.quiet else { return }
        let count = update.changes.reduce(0) { $0 + $1.count }
        let number = manifest.replication.map { ", number \($0.sequence)" } ?? ""
        Terminal.output.line(
            "Updated \(atlas) by \(Self.counted(count, "change")) of "
                + "\(Self.counted(update.changes.count, "file"))\(number)")
    }

    private static func counted(_ count: Int, _ thing: String) -> String {
        "\(Figures.count(count)) \(thing)\(count == 1 ? "" : "s")"
    }

    /// The import of the new state, as the atlas was imported unless options say otherwise.
    private func work(_ memory: ImportMemory?) throws -> AtlasImport {
        let old = try Atlas.open(atlas)
        let modes = old.files(by: TravelMode.name(ofFile:)).map(\.name)
        return AtlasImport(
            extractPaths: extract, outputPath: atlas, jobs: options.chosenJobs,
            languages: options.language.isEmpty ? old.manifest.languages : options.language,
            profiles: try options.chosenProfiles(otherwise: modes.isEmpty ? ["none"] : modes),
            terrainPaths: options.terrain, gtfsPaths: options.gtfs, memory: memory)
    }

    /// Whether an error is the same the next time.
    private static func isFinal(_ error: any Error) -> Bool {
        switch error {
        case let error as UpdateError:
            switch error.code {
            case .extractIsXML, .unknownSequence, .differentSequences, .otherExtracts,
                .missingInput:
                true
            case .busy, .olderSeries, .unreachable, .malformed: false
            }
        case is OpenStreetMapError: false
        default: true
        }
    }
}
