import Foundation
import Roads
import TestSupport
import Testing

/// Ways inside squares are the shortest there are.
@Suite struct AreaShapeTests {
    private typealias Point = AreaShape.Point

    /// A ring round a place, of points at random distances from it.
    private static func star(
        _ center: AreaShape.Point, radius: ClosedRange<Double>, count: Int,
        _ random: inout SplitMix
    ) -> [AreaShape.Point] {
        (0..<count).map { index in
            let length = Double.random(in: radius, using: &random)
            let angle = 2 * Double.pi * Double(index) / Double(count)
            return Point(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
        }
    }

    /// A jagged square with holes.
    private static func plaza(_ random: inout SplitMix) -> AreaShape {
        var rings = [
            star(Point(x: 0, y: 0), radius: 60...100, count: 16, &random)
        ]
        for column in -1...1 {
            for row in -1...1 where Bool.random(using: &random) {
                let center = Point(x: Double(column) * 20, y: Double(row) * 20)
                rings.append(star(center, radius: 2...9.5, count: 6, &random))
            }
        }
        return AreaShape(rings: rings)
    }

    private static func bends(_ shape: AreaShape) -> [AreaShape.Bend] {
        shape.rings.indices.flatMap { ring in
            shape.rings[ring].indices.filter { shape.isReflex(ring: ring, place: $0) }
                .map { shape.bend(ring: ring, place: $0) }
        }
    }

    private static func length(_ path: [AreaShape.Point]) -> Double {
        zip(path, path.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }

    /// Lengths of the shortest ways over all corners in sight of each other, by Bellman and Ford.
    private static func lengths(
        _ shape: AreaShape, _ start: AreaShape.Point, _ targets: [AreaShape.Point]
    ) -> [Double] {
        let corners = [start] + targets + shape.rings.flatMap { $0 }
        let lines = corners.indices.flatMap { one in
            corners.indices.compactMap { other -> (one: Int, other: Int, length: Double)? in
                let length = (corners[other] - corners[one]).length
                guard length <= AreaShape.hair || shape.isClear(corners[one], corners[other])
                else { return nil }
                return (one, other, length)
            }
        }
        var lengths = corners.map { _ in Double.infinity }
        lengths[0] = 0
        var isChanged = true
        while isChanged {
            isChanged = false
            for line in lines where lengths[line.one] + line.length < lengths[line.other] {
                lengths[line.other] = lengths[line.one] + line.length
                isChanged = true
            }
        }
        return Array(lengths[1...targets.count])
    }

    @Test(arguments: 1...20) func waysAreTheShortest(seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let shape = Self.plaza(&random)
        var places: [AreaShape.Point] = []
        while places.count < 6 {
            let place = Point(
                x: .random(in: -100...100, using: &random),
                y: .random(in: -100...100, using: &random))
            if shape.isInside(place) { places.append(place) }
        }
        // Places inside and corners, as one goes to both.
        let targets = places.dropFirst() + shape.rings.map { $0[0] } + shape.rings[0]
        let paths = shape.paths(
            from: places[0], to: Array(targets), bends: Self.bends(shape))
        let expected = Self.lengths(shape, places[0], Array(targets))
        for (index, target) in targets.enumerated() {
            let path = try #require(paths[index], "seed \(seed), target \(index)")
            #expect(path.first == places[0] && path.last == target)
            #expect(
                abs(Self.length(path) - expected[index]) < 0.05,
                "seed \(seed), target \(index): \(Self.length(path)), not \(expected[index])")
            for (one, other) in zip(path, path.dropFirst()) {
                #expect((other - one).length <= AreaShape.hair || shape.isClear(one, other))
            }
        }
    }

    @Test(arguments: 1...20) func linesStayInside(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let shape = Self.plaza(&random)
        for _ in 0..<50 {
            let ends = (0..<2).map { _ in
                Point(
                    x: .random(in: -100...100, using: &random),
                    y: .random(in: -100...100, using: &random))
            }
            let line = ends[1] - ends[0]
            // Points of the line, near enough to each other that none but the tip of a corner slips through.
            let isInside = (0...1000).allSatisfy {
                shape.isInside(ends[0] + line * (Double($0) / 1000))
            }
            if shape.isClear(ends[0], ends[1]) {
                #expect(isInside, "seed \(seed): \(ends)")
            } else if isInside {
                // Only a tip can be the reason.
                let nudged = [0.2, -0.2].contains { offset in
                    let aside = Point(x: -line.y, y: line.x) * (offset / line.length)
                    return shape.isClear(ends[0] + aside, ends[1] + aside)
                }
                #expect(nudged, "seed \(seed): \(ends)")
            }
        }
    }

    @Test func waysBendRoundACorner() throws {
        let corner = [(0.0, 0.0), (20, 0), (20, 10), (10, 10), (10, 20), (0, 20)]
        let shape = AreaShape(rings: [corner.map { Point(x: $0.0, y: $0.1) }])
        let bends = Self.bends(shape)
        #expect(bends.map(\.here) == [Point(x: 10, y: 10)])
        let (start, end) = (Point(x: 18, y: 9), Point(x: 9, y: 18))
        #expect(
            shape.paths(from: start, to: [end], bends: bends)
                == [[start, Point(x: 10, y: 10), end]])
        #expect(shape.paths(from: start, to: [], bends: bends).isEmpty)
    }
}
