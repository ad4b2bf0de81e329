import ArgumentParser
import Foundation

/// Where an extract is written, and how.
struct NewExtract: ParsableArguments {
    @Option(
        name: .shortAndLong, help: "The .osm.pbf file to make; an older one is replaced.",
        completion: .file(extensions: ["pbf"]))
    var output: String

    @Option(help: "How many cores to use; all of them if left out.")
    var jobs: Int?

    @Flag(name: .shortAndLong, help: "Say nothing but errors.")
    var quiet = false

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to 1024, not \(jobs).")
        }
        guard output.hasSuffix(".pbf") else {
            throw ValidationError(
                "Extracts are written as PBF: call it NAME.osm.pbf, not \(output).")
        }
    }

    /// The number of threads that work at once.
    var chosenJobs: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// Reports what was written.
    func tell(_ count: Int) {
        if !quiet {
            Terminal.output.line("Made \(output) with \(Figures.count(count)) elements")
        }
    }
}
