import Foundation
import MapGeometry
import TestSupport

/// Shapes for tests, from a seeded generator.
enum RandomShapes {
    /// A simple, mostly concave ring on whole numbers round (0.5, 0.5), so that edges and vertices often
    /// meet those of rectangles on whole numbers.
    static func star(
        _ random: inout SplitMix, radius: Int = 12, vertices: Int = 14
    ) -> [MKMapPoint] {
        var byAngle: [Double: MKMapPoint] = [:]
        for _ in 0..<vertices {
            let point = MKMapPoint(
                x: Double(Int.random(in: -radius...radius, using: &random)),
                y: Double(Int.random(in: -radius...radius, using: &random)))
            byAngle[atan2(point.y - 0.437, point.x - 0.561)] = point
        }
        return byAngle.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether a ring goes round its center, without a gap of half a turn that an edge would cut across.
    static func surroundsCenter(_ ring: [MKMapPoint]) -> Bool {
        let angles = ring.map { atan2($0.y - 0.437, $0.x - 0.561) }
        guard let first = angles.first, let last = angles.last else { return false }
        return zip(angles, angles.dropFirst() + [first + 2 * .pi]).allSatisfy { $1 - $0 < 3.1 }
            && last > first
    }

    /// A star with, every other time, a hole of the same form and half the size.
    static func area(_ random: inout SplitMix) -> PolygonRings<MKMapPoint> {
        while true {
            let ring = star(&random)
            guard surroundsCenter(ring) else { continue }
            let hole = ring.map {
                MKMapPoint(x: 0.561 + ($0.x - 0.561) / 2, y: 0.437 + ($0.y - 0.437) / 2)
            }
            return PolygonRings(exterior: ring, holes: Bool.random(using: &random) ? [hole] : [])
        }
    }

    /// A rectangle on whole numbers.
    static func rect(_ random: inout SplitMix, radius: Int = 12) -> MKMapRect {
        MKMapRect(
            x: Double(Int.random(in: -radius...radius, using: &random)),
            y: Double(Int.random(in: -radius...radius, using: &random)),
            width: Double(Int.random(in: 1...radius, using: &random)),
            height: Double(Int.random(in: 1...radius, using: &random)))
    }

    /// A line that wanders.
    static func walk(_ random: inout SplitMix, count: Int) -> [MKMapPoint] {
        var point = MKMapPoint(x: 1e8, y: 1e8)
        return (0..<count).map { _ in
            point.x += .random(in: -100...120, using: &random)
            point.y += .random(in: -100...100, using: &random)
            return point
        }
    }
}

/// The number of turns a ring makes round a point, by the sum of angles: a second opinion on containment.
func windingNumber(_ ring: [MKMapPoint], _ point: MKMapPoint) -> Int {
    guard var from = ring.last else { return 0 }
    var turned = 0.0
    for to in ring {
        let (a, b) = (
            atan2(from.y - point.y, from.x - point.x), atan2(to.y - point.y, to.x - point.x)
        )
        turned += remainder(b - a, 2 * .pi)
        from = to
    }
    return Int((turned / (2 * .pi)).rounded())
}
