import Foundation
import MapGeometry
import TestSupport
import Testing

private func line(_ numbers: Double...) -> [MKMapPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { MKMapPoint(x: numbers[$0], y: numbers[$0 + 1]) }
}

/// The distance of a point from the nearest point of a line.
private func distance(_ point: MKMapPoint, to line: [MKMapPoint]) -> Double {
    zip(line, line.dropFirst()).map { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let squared = dx * dx + dy * dy
        let along = squared == 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared
        let share = min(max(along, 0), 1)
        return hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
    }.min() ?? .infinity
}

private func isSubsequence(_ part: [MKMapPoint], of line: [MKMapPoint]) -> Bool {
    var rest = line[...]
    for point in part {
        guard let index = rest.firstIndex(of: point) else { return false }
        rest = rest[(index + 1)...]
    }
    return true
}

/// Visvalingam's method written down as it is told, every area computed anew.
private func naiveVisvalingam(
    _ line: [MKMapPoint], below threshold: Double, downTo target: Int, isRing: Bool
) -> [MKMapPoint] {
    var left = line
    var passed = 0.0
    while left.count > max(target, isRing ? 3 : 2) {
        let candidates = isRing ? Array(left.indices) : Array(left.indices.dropFirst().dropLast())
        let areas = candidates.map { index in
            let a = left[(index + left.count - 1) % left.count]
            let (b, c) = (left[index], left[(index + 1) % left.count])
            return abs((a.x - b.x) * (c.y - b.y) - (c.x - b.x) * (a.y - b.y)) / 2
        }
        let least =
            areas.indices.min {
                (max(areas[$0], passed), $0) < (max(areas[$1], passed), $1)
            } ?? 0
        passed = max(passed, areas[least])
        if passed >= threshold { break }
        left.remove(at: candidates[least])
    }
    return left
}

@Suite struct SimplificationTests {
    @Test func douglasPeuckerKeepsItsTolerance() {
        var random = SplitMix(seed: 0x5EED_1020)
        for tolerance in [0.0, 1, 30, 100, 1000] {
            let walk = RandomShapes.walk(&random, count: 400)
            for isRing in [false, true] {
                let simple = Simplification.douglasPeucker(
                    walk, tolerance: tolerance, isRing: isRing)
                let outline = isRing ? simple + [simple[0]] : simple
                #expect(walk.allSatisfy { distance($0, to: outline) <= tolerance + 1e-6 })
                #expect(isSubsequence(simple, of: walk))
                #expect(simple.first == walk.first)
                if !isRing { #expect(simple.last == walk.last) }
                #expect(tolerance < 30 || simple.count < walk.count)
            }
        }
    }

    @Test func metersAreMetersOnTheGround() {
        // 0.001 degrees of longitude are 55.8 m at 60° north.
        let line = [0.0, 0.001, 0].enumerated().map {
            CLLocationCoordinate2D(
                latitude: 60 + Double($0.offset) * 0.001, longitude: 24 + $0.element)
        }
        #expect(Simplification.douglasPeucker(line, toleranceMeters: 55.7).count == 3)
        #expect(Simplification.douglasPeucker(line, toleranceMeters: 55.9).count == 2)
        // The triangle over 222.8 m of meridian.
        #expect(Simplification.visvalingam(line, areaThresholdSquareMeters: 6_215).count == 3)
        #expect(Simplification.visvalingam(line, areaThresholdSquareMeters: 6_230).count == 2)
    }

    @Test func thousandsOfSplitsInARowNeedNoStack() {
        // Every split takes off few points: the worst case for recursion.
        let stair = (0..<3_000).map { MKMapPoint(x: Double($0), y: pow(1.002, Double($0))) }
        #expect(Simplification.douglasPeucker(stair, tolerance: 1e-12).count > 2_900)
    }

    @Test func closedRingsStayClosed() {
        let ring = line(0, 0, 5, 0.1, 10, 0, 10, 10, 0, 10, 0, 0)
        for simple in [
            Simplification.douglasPeucker(ring, tolerance: 1, isRing: true),
            Simplification.visvalingam(ring, areaThreshold: 2, isRing: true),
        ] {
            #expect(simple == line(0, 0, 10, 0, 10, 10, 0, 10, 0, 0))
        }
        let open = Array(ring.dropLast())
        #expect(Simplification.douglasPeucker(open, tolerance: 1, isRing: true).count == 4)
    }

    @Test(arguments: [
        (line(0, 0, 10, 0, 10, 10, 0, 10, 0, 0), 3), (line(0, 0, 10, 0, 5, 1), 3),
        (line(0, 0, 10, 0, 5, 0, 2, 0, 0, 0), 3), (line(0, 0, 1, 1, 0, 0), 2),
        (line(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0), 2), (line(0, 0, 0, 0, 1, 1, 2, 2, 1, 1), 3),
        (line(0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 5, 3, 0, 0), 3), (line(3, 3), 1), (line(), 0),
        (line(3, 3, 3, 3), 1),
    ])
    func ringsKeepThreePlaces(ring: [MKMapPoint], places: Int) {
        let peucker = Simplification.douglasPeucker(ring, tolerance: 1e9, isRing: true)
        let whyatt = Simplification.visvalingam(ring, isRing: true)
        #expect(Set(peucker).count == places)
        #expect(Set(whyatt).count == places)
        for simple in [peucker, whyatt] where ring.count > 1 && ring.first == ring.last {
            #expect(simple.first == simple.last)
        }
    }

    @Test func visvalingamAgreesWithTheSlowWay() {
        var random = SplitMix(seed: 0x5EED_1021)
        for round in 0..<60 {
            let walk = RandomShapes.walk(&random, count: 120)
            let isRing = round % 2 == 0
            for (threshold, target) in [(500.0, 0), (.infinity, 17), (3_000, 40), (.infinity, 0)] {
                let fast = Simplification.visvalingam(
                    walk, areaThreshold: threshold, targetCount: target, isRing: isRing)
                let slow = naiveVisvalingam(
                    walk, below: threshold, downTo: target, isRing: isRing)
                #expect(fast == slow)
            }
        }
    }

    @Test func visvalingamStopsAtWhicheverComesFirst() {
        var random = SplitMix(seed: 0x5EED_1022)
        let walk = RandomShapes.walk(&random, count: 1_000)
        #expect(Simplification.visvalingam(walk, targetCount: 100).count == 100)
        #expect(Simplification.visvalingam(walk, areaThreshold: 0) == walk)
        #expect(Simplification.visvalingam(walk, areaThreshold: 50, targetCount: 10).count > 500)
        #expect(Simplification.visvalingam(walk).count == 2)
    }
}
