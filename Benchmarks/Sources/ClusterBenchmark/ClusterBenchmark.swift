import ClusterMap
import Foundation
import MapGeometry

/// Times of the clustering engine: CPU seconds, one thread, median of five.
///
/// `ClusterBenchmark [--large] [--points FOLDER]`; with a folder it also leaves the sets there for
/// `tables/clusters`, which runs the peer on them.
@main
struct ClusterBenchmark {
    struct Pin: CoordinateIdentifiable, Identifiable, Hashable, Sendable {
        let id: Int
        var coordinate: CLLocationCoordinate2D
    }

    /// User and system time of the process, in seconds.
    static func cpu() -> Double {
        var usage = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
        return Double(usage.tv_sec) + Double(usage.tv_nsec) * 1e-9
    }

    static func median(of runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = cpu()
            try body()
            times.append(cpu() - start)
        }
        return times.sorted()[runs / 2]
    }

    static func line(_ parts: Any...) {
        print(parts.map { "\($0)" }.joined(separator: "\t"))
    }

    static func milliseconds(_ seconds: Double) -> String { String(format: "%.3f", seconds * 1000) }

    static func main() async throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let isLarge = arguments.contains("--large")
        let only = arguments.firstIndex(of: "--only").map { arguments[$0 + 1] }
        let folder = arguments.firstIndex(of: "--points").map { arguments[$0 + 1] }
        arguments = []
        let sizes = [20_000, 100_000, 1_000_000] + (isLarge ? [5_000_000, 10_000_000] : [])
        for (name, make) in [("uniform", PointFile.uniform), ("cities", PointFile.cities)] {
            for size in sizes {
                if let only, only != "\(name)-\(size)" { continue }
                let points = make(size)
                if let folder { try PointFile.write(points, to: "\(folder)/\(name)-\(size).f64") }
                try measure(points, name: "\(name)-\(size)")
                if size == 1_000_000, name == "cities" {
                    try Quality.measure(points, name: "\(name)-\(size)")
                }
                if size <= 1_000_000 { await grid(points, name: "\(name)-\(size)") }
            }
        }
        await unclustered()
    }

    static func measure(_ points: [CLLocationCoordinate2D], name: String) throws {
        // A radius of 20 points in a world of 256 is the peer's 40 in a world of 512.
        var options = ClusterIndex.Options(maxZoom: 16, radius: 20)
        options.concurrency = 1
        var index = try ClusterIndex([])
        let build = try median { index = try ClusterIndex(points, options: options) }
        line(name, "build ms", milliseconds(build))
        try parallel(points, options, name: name)
        line(
            name, "bytes a point",
            String(format: "%.1f", Double(index.byteCount) / Double(points.count)))
        var random = PointFile.Generator(state: 3)
        var times: [Double] = []
        var found = 0
        for _ in 0..<20_000 {
            let center = points[Int(random.next() % UInt64(points.count))]
            let zoom = Int(random.next() % 17)
            let degrees = 360 * 1024 / (256 * exp2(Double(zoom)))
            let region = MKCoordinateRegion(
                center: center,
                span: MKCoordinateSpan(
                    latitudeDelta: min(degrees, 170) * 0.6, longitudeDelta: degrees))
            let start = cpu()
            found += index.clusters(in: region, zoom: zoom).count
            times.append(cpu() - start)
        }
        times.sort()
        line(
            name, "query us mean p99 max clusters",
            String(
                format: "%.2f %.2f %.2f %.1f", times.reduce(0, +) / 20_000 * 1e6,
                times[19_800] * 1e6,
                times[19_999] * 1e6, Double(found) / 20_000))
        times = []
        for step in 0..<20_000 {
            let number = Int(random.next() % UInt64(points.count))
            // Half of them go round the corner, half of them to another town.
            let near = points[step % 2 == 0 ? number : Int(random.next() % UInt64(points.count))]
            let target = CLLocationCoordinate2D(
                latitude: near.latitude + random.normal() * 0.001,
                longitude: near.longitude + random.normal() * 0.001)
            let start = cpu()
            try index.move(number, to: target)
            times.append(cpu() - start)
        }
        times.sort()
        line(
            name, "move us mean p99 max",
            String(
                format: "%.2f %.2f %.2f", times.reduce(0, +) / 20_000 * 1e6, times[19_800] * 1e6,
                times[19_999] * 1e6))
        if points.count <= 1_000_000 { try aggregates(points, index, name: name) }
    }

    /// Builds by one thread and by as many as there are processors, in turn: by the clock on the wall.
    static func parallel(
        _ points: [CLLocationCoordinate2D], _ options: ClusterIndex.Options, name: String
    ) throws {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let clock = ContinuousClock()
        var times: [[Double]] = [[], []]
        for _ in 0..<5 {
            for (number, concurrency) in [1, processors].enumerated() {
                var options = options
                options.concurrency = concurrency
                let time = try clock.measure { _ = try ClusterIndex(points, options: options) }
                times[number].append(time / .milliseconds(1))
            }
        }
        line(
            name, "build wall ms by 1 and \(processors) threads",
            String(format: "%.1f %.1f", times[0].sorted()[2], times[1].sorted()[2]))
    }

    /// Moves that keep count, sum, minimum and maximum of a number right in every cluster.
    static func aggregates(
        _ points: [CLLocationCoordinate2D], _ index: ClusterIndex, name: String
    ) throws {
        var totals = ClusterTotals(index, .summary { points[$0].latitude })
        var random = PointFile.Generator(state: 4)
        var times: [Double] = []
        for step in 0..<20_000 {
            let number = Int(random.next() % UInt64(points.count))
            let near = points[step % 2 == 0 ? number : Int(random.next() % UInt64(points.count))]
            let target = CLLocationCoordinate2D(
                latitude: near.latitude + random.normal() * 0.001,
                longitude: near.longitude + random.normal() * 0.001)
            let start = cpu()
            try totals.move(number, to: target)
            times.append(cpu() - start)
        }
        times.sort()
        line(
            name, "move with aggregates us mean p99 max",
            String(
                format: "%.2f %.2f %.2f", times.reduce(0, +) / 20_000 * 1e6, times[19_800] * 1e6,
                times[19_999] * 1e6))
        let path = NSTemporaryDirectory() + "cluster-benchmark-\(points.count)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try index.write(to: path)
        let open = try median { _ = try ClusterIndex(contentsOf: path) }
        line(name, "open a saved index ms", milliseconds(open))
        let unchecked = try median { _ = try ClusterIndex(contentsOf: path, checking: .onUse) }
        line(name, "open a saved index, checked on use, ms", milliseconds(unchecked))
    }

    /// Grid mode: adding all, then views of cities, each shifted by a bit from the one before.
    static func grid(_ points: [CLLocationCoordinate2D], name: String) async {
        let pins = points.enumerated().map { Pin(id: $0.offset, coordinate: $0.element) }
        var manager = ClusterManager<Pin>(configuration: .init(mode: .grid))
        var adds: [Double] = []
        for _ in 0..<5 {
            manager = ClusterManager<Pin>(configuration: .init(mode: .grid))
            let start = cpu()
            await manager.add(pins)
            adds.append(cpu() - start)
        }
        line(name, "grid add ms", milliseconds(adds.sorted()[2]))
        let size = CGSize(width: 428, height: 926)
        var random = PointFile.Generator(state: 5)
        var (first, times) = ([Double](), [Double]())
        for zoom in [10, 12, 13, 14] {
            for step in 0..<1000 {
                let center = points[Int(random.next() % UInt64(points.count))]
                let degrees = 360 * 428 / (256 * exp2(Double(zoom)))
                let region = MKCoordinateRegion(
                    center: center,
                    span: MKCoordinateSpan(latitudeDelta: degrees * 2, longitudeDelta: degrees))
                let start = cpu()
                await manager.reload(mapViewSize: size, coordinateRegion: region)
                if step == 0 { first.append(cpu() - start) } else { times.append(cpu() - start) }
            }
        }
        times.sort()
        line(name, "grid first reload of a zoom ms", milliseconds(first.sorted()[2]))
        line(
            name, "grid city reload us median mean p99",
            String(
                format: "%.2f %.2f %.2f", times[times.count / 2] * 1e6,
                times.reduce(0, +) / Double(times.count) * 1e6, times[times.count * 99 / 100] * 1e6)
        )
    }

    /// Repeating a reload that shows 20,000 annotations one by one.
    static func unclustered() async {
        for mode in [ClusterMode.grid, .distance] {
            let manager = ClusterManager<Pin>(
                configuration: .init(minCountForClustering: 1_000_000, mode: mode))
            await manager.add(
                PointFile.uniform(20_000).enumerated().map {
                    Pin(id: $0.offset, coordinate: $0.element)
                })
            let world = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
                span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))
            var times: [Double] = []
            for _ in 0..<12 {
                let start = cpu()
                await manager.reload(
                    mapViewSize: CGSize(width: 428, height: 926), coordinateRegion: world)
                times.append(cpu() - start)
            }
            line(
                "20000 unclustered", mode.isGrid ? "grid" : "distance", "first ms",
                milliseconds(times[0]), "again ms", milliseconds(times[1...].sorted()[5]))
        }
    }
}
