import ClusterPyramid
import Foundation
import TestSupport
import Tiles

/// A point as tests give it to a pyramid.
struct PyramidPoint {
    var latitude: Double
    var longitude: Double
    var category: String?
    var summands: [Double?] = []

    /// Points spread over the world, over two cities, on one spot, on the 180th meridian and at the edges of the map.
    static func scattered(_ count: Int, seed: UInt64) -> [PyramidPoint] {
        var random = SplitMix(seed: seed)
        func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        return (0..<count).map { number in
            let place: (Double, Double) =
                switch number % 10 {
                case 0, 1: (uniform(-90...90), uniform(-180...180))
                case 2, 3, 4: (60.17 + uniform(-0.1...0.1), 24.94 + uniform(-0.2...0.2))
                case 5, 6: (-16.8 + uniform(-2...2), 179.9 + uniform(-0.3...0.3))
                case 7: (41.15, -8.61)
                case 8: (uniform(-0.001...0.001), uniform(-0.001...0.001))
                default: (Bool.random(using: &random) ? 89 : -89, uniform(-540...540))
                }
            let category = ["cafe", "bar", nil, "école"][Int(uniform(0...3.999))]
            return PyramidPoint(
                latitude: place.0, longitude: place.1, category: category,
                summands: [number % 7 == 0 ? nil : Double(number % 100) / 4, -Double(number)])
        }
    }
}

/// A folder for a job, which goes away with its owner.
final class JobFolder: Sendable {
    let path = NSTemporaryDirectory() + "mapwright-pyramid-\(UUID().uuidString)"

    deinit {
        // What cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Starts a job whose points are given in parts of about equal size.
    func job(_ settings: PyramidSettings, parts: Int) throws -> PyramidJob {
        try PyramidJob.start(
            .init(settings: settings, parts: .init(repeating: .init(path: nil), count: parts)),
            folder: path)
    }

    /// Makes an archive of points by all stages, and returns its bytes.
    ///
    /// - Parameters:
    ///   - parts: In how many parts the points are gathered.
    ///   - runLength: How many points are sorted at once.
    ///   - shares: In how many shares the areas are made.
    ///   - order: In which order the parts of a stage run; some may run twice.
    func archive(
        _ points: [PyramidPoint], _ settings: PyramidSettings, parts: Int = 1,
        runLength: Int? = nil, shares: Int = 1, order: (Int) -> [Int] = { Array(0..<$0) }
    ) throws -> [UInt8] {
        let job = try job(settings, parts: parts)
        for part in order(parts) {
            var gathering = try PointGathering(job, part: part, runLength: runLength)
            let range = (points.count * part / parts)..<(points.count * (part + 1) / parts)
            for point in points[range] {
                try gathering.add(
                    latitude: point.latitude, longitude: point.longitude, category: point.category,
                    summands: point.summands)
            }
            try gathering.finish()
        }
        let plan = try PyramidPlan.make(job, shares: shares)
        for share in order(plan.shares.count) { try CellMerging.run(job, plan, share: share) }
        for share in order(plan.shares.count) { try TileMaking.run(job, plan, share: share) }
        try TileMaking.runOverview(job, plan)
        let output = path + "/out.pmtiles"
        try PyramidAssembly.run(job, plan, to: output)
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: output)))
    }
}
