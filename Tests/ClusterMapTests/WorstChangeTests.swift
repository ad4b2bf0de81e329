import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// How long the slowest of many changes takes, whatever the shape of the points.
///
/// Times are CPU times of the thread, so that other programs do not count.
@Suite(.enabled(if: SlowTier.isOn, "set MAPWRIGHT_SLOW=1"), .serialized)
struct WorstChangeTests {
    enum Shape: String, CaseIterable {
        case uniform, cities, spot, line, stacks
        /// More than a thousand places within the finest radius of each point.
        case shortLine
        /// Some five hundred.
        case hundredMeters
    }

    static func points(
        _ shape: Shape, _ count: Int, _ random: inout SplitMix
    ) -> [CLLocationCoordinate2D] {
        var random = random
        func normal() -> Double {
            let u = Double.random(in: 1e-12..<1, using: &random)
            return (-2 * log(u)).squareRoot()
                * cos(Double.random(in: 0...(2 * .pi), using: &random))
        }
        let cities = (0..<1000).map { _ in
            (
                Double.random(in: -60...60, using: &random),
                Double.random(in: -180...180, using: &random),
                Double.random(in: 0.02...0.2, using: &random)
            )
        }
        var sums: [Double] = []
        for rank in 1...1000 { sums.append((sums.last ?? 0) + 1 / Double(rank)) }
        return (0..<count).map { number in
            let part = Double(number) / Double(count)
            switch shape {
            case .uniform:
                return CLLocationCoordinate2D(
                    latitude: .random(in: -80...80, using: &random),
                    longitude: .random(in: -180...180, using: &random))
            case .cities:
                let pick = Double.random(in: 0..<sums[999], using: &random)
                var (low, high) = (0, 999)
                while low < high {
                    let middle = (low + high) / 2
                    if sums[middle] < pick { low = middle + 1 } else { high = middle }
                }
                let city = cities[low]
                return CLLocationCoordinate2D(
                    latitude: city.0 + normal() * city.2, longitude: city.1 + normal() * city.2)
            case .spot: return CLLocationCoordinate2D(latitude: 47.14, longitude: 9.52)
            case .line: return CLLocationCoordinate2D(latitude: 47, longitude: 5 + 10 * part)
            case .shortLine: return CLLocationCoordinate2D(latitude: 47, longitude: 5 + 0.1 * part)
            case .stacks:
                let stack = number % 10_000
                return CLLocationCoordinate2D(
                    latitude: 47 + Double(stack / 100) * 0.0003,
                    longitude: 9 + Double(stack % 100) * 0.0004)
            case .hundredMeters:
                let angle = Double.random(in: 0...(2 * .pi), using: &random)
                let far = 100 * Double.random(in: 0...1, using: &random).squareRoot()
                return CLLocationCoordinate2D(
                    latitude: 47 + far * sin(angle) / 111_195,
                    longitude: 9 + far * cos(angle) / 75_800)
            }
        }
    }

    static func cpu() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test(arguments: Shape.allCases)
    func theSlowestChangeIsQuick(shape: Shape) throws {
        var random = SplitMix(seed: 5)
        let environment = ProcessInfo.processInfo.environment
        let count =
            environment["MAPWRIGHT_POINTS"].flatMap { Int($0) }
            ?? (shape == .hundredMeters ? 300_000 : 1_000_000)
        let changes = environment["MAPWRIGHT_CHANGES"].flatMap { Int($0) } ?? 4000
        let points = Self.points(shape, count, &random)
        var options = ClusterIndex.Options()
        options.concurrency = 1
        var builds: [Double] = []
        for _ in 0..<3 {
            let start = Self.cpu()
            _ = try ClusterIndex(points, options: options)
            builds.append(Self.cpu() - start)
        }
        print(shape.rawValue, count, "points: a build takes", builds.sorted()[1], "CPU seconds")
        // Twice the same, of which the shorter time counts: what else the machine does is in the other one.
        let again = random
        let first = try Self.changes(points, count: changes, &random)
        var repeated = again
        let second = try Self.changes(points, count: changes, &repeated)
        let times = zip(first, second).map { min($0.time, $1.time) }
        let slowest = (time: times.max() ?? 0, what: zip(times, first).max { $0.0 < $1.0 }?.1.what)
        let sorted = times.sorted()
        let mean = times.reduce(0, +) / Double(times.count)
        print(
            shape.rawValue, count, "points: a change takes, in microseconds, mean",
            Int(mean * 1e6), "99 of 100", Int(sorted[sorted.count * 99 / 100] * 1e6), "all",
            Int(slowest.time * 1e6), slowest.what ?? "")
        #expect(slowest.time < 0.001, "\(shape): \(slowest.what ?? "")")
    }

    /// Moves, adds and removes points; returns how long each change took.
    static func changes(
        _ points: [CLLocationCoordinate2D], count: Int, _ random: inout SplitMix
    ) throws -> [(time: Double, what: String)] {
        var index = try ClusterIndex(points)
        var seeds = index.clusters(south: -90, west: -180, north: 90, east: 180, zoom: 20)
            .map(\.id)
        seeds.shuffle(using: &random)
        var times: [(time: Double, what: String)] = []
        func measure(_ what: String, _ change: () throws -> Void) rethrows {
            let start = cpu()
            try change()
            times.append((cpu() - start, what))
        }
        for step in 0..<count {
            // Now and then what many follow: seeds, as far as they still are.
            let number =
                step % 2 == 0
                ? Int.random(in: 0..<points.count, using: &random) : seeds[step % seeds.count]
            let other = points[Int.random(in: 0..<points.count, using: &random)]
            guard index.contains(number) else { continue }
            switch step % 8 {
            case 0, 1:
                let near = CLLocationCoordinate2D(
                    latitude: points[number].latitude + 0.0001, longitude: points[number].longitude)
                try measure("move near") { try index.move(number, to: near) }
            case 2, 3: try measure("move into others") { try index.move(number, to: other) }
            case 4, 5: measure("remove") { index.remove(number) }
            case 6: try measure("insert") { _ = try index.insert(other) }
            default:
                try measure("move away") {
                    try index.move(number, to: .init(latitude: -70, longitude: 100))
                }
            }
        }
        return times
    }
}
