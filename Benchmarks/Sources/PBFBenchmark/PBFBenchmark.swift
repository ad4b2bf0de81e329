import Foundation
import OpenStreetMap

/// Reads an extract fully (all kinds, all tags, references and members) and prints, tab-separated, the
/// smallest CPU time of the runs in seconds, its wall time, and the numbers of elements.
///
///     PBFBenchmark FILE [RUNS] [JOBS]
@main
struct PBFBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("usage: PBFBenchmark FILE [RUNS] [JOBS]")
            exit(64)
        }
        let runs = arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5
        let jobs = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
        var best = Double.infinity
        var wall = Duration.seconds(1 << 30)
        var summary = ReadSummary()
        for _ in 0..<runs {
            let start = clock()
            wall = min(
                wall,
                try await ContinuousClock().measure {
                    let reader = try ExtractReader(path: arguments[1])
                    summary = try await reader.read(jobs: jobs) { _ in }
                })
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
        }
        print(
            best, wall / .seconds(1), summary.nodes, summary.ways, summary.relations,
            separator: "\t")
    }
}
