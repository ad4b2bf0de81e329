import Answers
import Bytes
import Foundation
import MapGeometry
import OpenStreetMap
import RoadNetwork
import Roads

/// Routes on an extract: CPU time of preparing, and of each kind of question.
///
///     RoutesBenchmark EXTRACT FOLDER
///     RoutesBenchmark --memory GRAPH PAIRS
///
/// The second tells the memory (Linux only) of a program that opens a graph and answers the pairs twice.
/// The first writes graphs, `MODE.pairs` (a line a pair: latitude, longitude, latitude, longitude) for others to answer
/// the same questions, and `MODE.pairs.seconds`, our travel times, to the folder. Prints name, unit and value, divided by tabs.
@main
struct RoutesBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "--memory" {
            return try tellMemory(graph: arguments[2], pairs: arguments[3])
        }
        guard arguments.count == 3 else {
            FileHandle.standardError.write(
                Data("usage: RoutesBenchmark EXTRACT FOLDER | --memory GRAPH PAIRS\n".utf8))
            exit(64)
        }
        var builder = DatasetBuilder()
        try await ExtractReader(path: arguments[1]).read { try builder.append($0) }
        let data = builder.finish()
        for profile in TravelProfile.standard {
            let name = profile.mode.name
            let start = cpu()
            let tables = try RoadNetwork.tables(of: data, profile: profile)
            tell("\(name) preparation", "s", cpu() - start)
            let path = arguments[2] + "/" + profile.mode.fileName
            try tables.write(to: path)
            let opening = cpu()
            let router = Router(try RoadGraph(try MappedFile(path: path)))
            tell("\(name) opening", "ms", (cpu() - opening) * 1e3)
            tell("\(name) states", "", Double(router.graph.stateCount))
            try measure(router, arguments[2] + "/\(name).pairs")
            try write(router.graph, arguments[2] + "/\(name).turns")
        }
    }

    /// Writes the states and turns of a graph for others to order and weigh: 32-bit numbers, little-endian.
    ///
    /// The number of states and that of turns; of each state latitude and longitude, 1e-7 degrees; then the tails,
    /// the heads and the weights, hundredths of a second, of all turns.
    static func write(_ graph: RoadGraph, _ path: String) throws {
        var places: [Int32] = []
        var tails: [Int32] = []
        var heads: [Int32] = []
        var weights: [Int32] = []
        for state in 0..<graph.stateCount {
            let place = graph.coordinate(ofState: state)
            places += [place.latitude, place.longitude].map { Int32(($0 * 1e7).rounded()) }
            for move in graph.moves(from: state) {
                tails.append(Int32(move.from))
                heads.append(Int32(move.to))
                weights.append(Int32((move.weight / .milliseconds(10)).rounded()))
            }
        }
        let numbers =
            [Int32(graph.stateCount), Int32(tails.count)] + places + tails + heads + weights
        let data = numbers.map(\.littleEndian).withUnsafeBytes { Data($0) }
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// Seconds of CPU time spent so far.
    static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func tell(_ name: String, _ unit: String, _ value: Double) {
        print("\(name)\t\(unit)\t\(String(format: value < 10 ? "%.3f" : "%.1f", value))")
    }

    /// Times of a question asked of every pair, in milliseconds.
    static func times(_ pairs: [[RouteWaypoint]], _ ask: ([RouteWaypoint]) throws -> Void)
        -> [Double]
    {
        pairs.map { pair in
            let start = cpu()
            // A pair without a route takes its time, too.
            try? ask(pair)
            return (cpu() - start) * 1e3
        }.sorted()
    }

    /// A full answer: geometry, steps, instructions, JSON.
    static func answer(_ pair: [RouteWaypoint], _ router: Router) throws -> [UInt8] {
        let places = pair.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }
        let question = try RouteQuestion(OptionValues(typed: [.from: places[0], .to: places[1]]))
        return try question.answer(
            router: { _, _ in router }, place: { _, _ in pair[0].coordinate }
        ).json()
    }

    static func tellMemory(graph path: String, pairs: String) throws {
        let before = memory()
        let router = Router(try RoadGraph(try MappedFile(path: path)))
        let name = router.graph.mode.name
        for line in try String(contentsOfFile: pairs, encoding: .utf8).split(separator: "\n") {
            let numbers = line.split(separator: ",").compactMap { Double($0) }
            let pair = [(numbers[0], numbers[1]), (numbers[2], numbers[3])].map {
                RouteWaypoint(CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
            }
            for _ in 0..<2 { _ = try? answer(pair, router) }
        }
        let after = memory()
        tell("\(name) memory", "MB", after.own + after.mapped)
        tell(
            "\(name) memory since the start", "MB",
            after.own + after.mapped - before.own - before.mapped)
        tell("\(name) memory of its own", "MB", after.own)
    }

    /// Resident megabytes: written by the program, and mapped from files, which may be dropped at any time.
    static func memory() -> (own: Double, mapped: Double) {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        func megabytes(_ name: String) -> Double {
            let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return (line?.split(separator: " ").dropLast().last).flatMap { Double($0) }.map {
                $0 / 1024
            } ?? 0
        }
        return (megabytes("RssAnon"), megabytes("RssFile"))
    }

    static func measure(_ router: Router, _ path: String) throws {
        let graph = router.graph
        let name = graph.mode.name
        var seed: UInt64 = 42
        func random() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / Double(1 << 53)
        }
        func place() -> RouteWaypoint {
            let point = graph.coordinate(ofPoint: Int(random() * Double(graph.pointCount)))
            return RouteWaypoint(
                CLLocationCoordinate2D(
                    latitude: point.latitude + (random() - 0.5) * 0.002,
                    longitude: point.longitude + (random() - 0.5) * 0.002))
        }
        let pairs = (0..<1000).map { _ in [place(), place()] }
        let lines = pairs.map { pair in
            pair.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }.joined(
                separator: ",")
        }
        try (lines.joined(separator: "\n") + "\n").write(
            toFile: path, atomically: true, encoding: .utf8)
        let seconds = pairs.map { pair in
            (try? router.estimate(RouteRequest(pair))).map {
                "\($0.expectedTravelTime / .seconds(1))"
            } ?? "-"
        }
        try (seconds.joined(separator: "\n") + "\n").write(
            toFile: path + ".seconds", atomically: true, encoding: .utf8)
        // The first round touches the file's pages and is not counted.
        for isWarm in [false, true] {
            let lean = times(pairs) { _ = try router.estimate(RouteRequest($0)) }
            var bytes = 0
            let full = times(pairs) { bytes += try answer($0, router).count }
            guard isWarm else { continue }
            tell("\(name) lean mean", "ms", lean.reduce(0, +) / 1000)
            tell("\(name) lean p99", "ms", lean[990])
            tell("\(name) full p50", "ms", full[500])
            tell("\(name) full p99", "ms", full[990])
            tell("\(name) full answer", "kB", Double(bytes) / 1e6)
        }
        let nearest = times(pairs) { _ = router.nearest($0[0], count: 1) }
        tell("\(name) nearest", "us", nearest.reduce(0, +))
        var count = 0
        let others = times(pairs) { pair in
            count += try router.routes(RouteRequest(pair, alternativeCount: 2)).count
        }
        tell("\(name) alternatives", "ms", others.reduce(0, +) / 1000)
        tell("\(name) alternatives found", "", Double(count) / 1000)
        let ends = pairs.flatMap { $0 }
        for isWarm in [false, true] {
            let start = cpu()
            _ = try router.matrix(from: Array(ends[..<100]), to: Array(ends[100..<200]))
            if isWarm { tell("\(name) matrix 100x100", "ms", (cpu() - start) * 1e3) }
        }
        let start = cpu()
        _ = graph.metric(RoadReweighting(avoiding: .highways))
        tell("\(name) re-weighting", "s", cpu() - start)
        let area = cpu()
        _ = try router.isochrones(
            from: ends[0], within: [.seconds(300), .seconds(600), .seconds(900)])
        tell("\(name) isochrones 5 10 15", "ms", (cpu() - area) * 1e3)
    }
}
