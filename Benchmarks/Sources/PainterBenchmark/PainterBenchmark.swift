import Dispatch
import Foundation
import MapPixels
import Synchronization

/// Fills the polygons of a file, and strokes their outlines, on a picture of 1024 × 768.
///
/// The file holds little-endian Float32: for each polygon the number of corners, red, green, blue, alpha, then x and y of each
/// corner. Prints a line a task and number of threads: name, threads, least CPU and wall time of the runs in ms.
///
///     PainterBenchmark FILE [RUNS]
@main
struct PainterBenchmark {
    let polygons: [(path: PixelPath, color: PixelColor)]

    static func main() throws {
        let arguments = CommandLine.arguments
        let benchmark = try PainterBenchmark(file: arguments[1])
        let runs = arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15
        for threads in [1, 2] {
            try benchmark.measure("fill", threads, runs) { index, list in
                let polygon = benchmark.polygons[index]
                try list.fill(polygon.path, .nonzero, color: polygon.color)
            }
            try benchmark.measure("stroke 2 px", threads, runs) { index, list in
                let polygon = benchmark.polygons[index]
                var outline = PixelPath()
                for ring in polygon.path.contours {
                    outline.add(strokeOf: ring, isClosed: true, LineStroke(width: 2))
                }
                try list.fill(outline, .nonzero, color: polygon.color)
            }
        }
    }

    init(file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        var polygons: [(PixelPath, PixelColor)] = []
        var index = 0
        while index < numbers.count {
            let count = Int(numbers[index])
            let color = numbers[(index + 1)..<(index + 5)].map(Double.init)
            var path = PixelPath()
            path.add(
                contour: (0..<count).map {
                    SIMD2(
                        Double(numbers[index + 5 + 2 * $0]), Double(numbers[index + 6 + 2 * $0]))
                })
            polygons.append(
                (path, PixelColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])))
            index += 5 + 2 * count
        }
        self.polygons = polygons
    }

    static func cpu() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) * 1000 }

    /// Calls a function with 0 ..< a number on some threads, and returns what it returns, in order.
    static func map<Value: Sendable>(
        _ count: Int, threads: Int, _ body: @Sendable (Int) -> Value
    ) -> [Value] {
        if threads == 1 { return (0..<count).map(body) }
        let values = Mutex([Value?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for number in stride(from: thread, to: count, by: threads) {
                let value = body(number)
                values.withLock { $0[number] = value }
            }
        }
        return values.withLock { $0.compactMap(\.self) }
    }

    func measure(
        _ name: String, _ threads: Int, _ runs: Int,
        _ draw: @Sendable (Int, inout DrawList) throws -> Void
    ) throws {
        var best = (cpu: Double.infinity, wall: Double.infinity)
        let white = try PixelBuffer(
            width: 1024, height: 768, color: PixelColor(red: 1, green: 1, blue: 1))
        let pieces = 8
        for _ in 0..<runs {
            var picture = white
            let start = ContinuousClock.now
            let used = Self.cpu()
            let lists = Self.map(pieces, threads: threads) { piece in
                Result {
                    var list = try DrawList(width: 1024, height: 768)
                    for index
                        in (polygons.count * piece / pieces)..<(polygons.count * (piece + 1)
                        / pieces)
                    {
                        try draw(index, &list)
                    }
                    return list
                }
            }
            var all = try DrawList(width: 1024, height: 768)
            for list in lists { all.append(try list.get()) }
            all.draw(onto: &picture, threads: threads)
            best.cpu = min(best.cpu, Self.cpu() - used)
            best.wall = min(best.wall, (ContinuousClock.now - start) / .milliseconds(1))
        }
        print(
            name, threads, String(format: "%.2f", best.cpu), String(format: "%.2f", best.wall),
            separator: "\t")
    }
}
