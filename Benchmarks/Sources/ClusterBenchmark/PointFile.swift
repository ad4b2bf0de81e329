import Foundation
import MapGeometry

/// Seeded sets of points, the same in every run.
enum PointFile {
    /// SplitMix64.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }

        mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

        mutating func normal() -> Double {
            (-2 * log(max(unit(), 1e-300))).squareRoot() * cos(2 * .pi * unit())
        }
    }

    /// Points all over the world between ±75 degrees.
    static func uniform(_ count: Int) -> [CLLocationCoordinate2D] {
        var random = Generator(state: 42)
        return (0..<count).map { _ in
            CLLocationCoordinate2D(
                latitude: random.unit() * 150 - 75, longitude: random.unit() * 360 - 180)
        }
    }

    /// Points in a thousand cities, the largest twice the second and so on, each spread normally over
    /// 2 to 20 km.
    static func cities(_ count: Int) -> [CLLocationCoordinate2D] {
        var random = Generator(state: 7)
        let cities = (0..<1000).map { _ in
            (
                latitude: random.unit() * 120 - 60, longitude: random.unit() * 360 - 180,
                degrees: 0.02 + 0.18 * random.unit()
            )
        }
        var sums: [Double] = []
        for rank in 1...1000 { sums.append((sums.last ?? 0) + 1 / Double(rank)) }
        return (0..<count).map { _ in
            let pick = random.unit() * sums[999]
            let city = cities[sums.firstIndex { $0 >= pick } ?? 999]
            return CLLocationCoordinate2D(
                latitude: city.latitude + random.normal() * city.degrees,
                longitude: city.longitude + random.normal() * city.degrees)
        }
    }

    /// Writes longitude and latitude as doubles, point by point, for the peers.
    static func write(_ points: [CLLocationCoordinate2D], to path: String) throws {
        let numbers = points.flatMap { [$0.longitude, $0.latitude] }
        try numbers.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: path)) }
    }
}
