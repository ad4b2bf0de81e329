import Shortbread
import TestSupport
import Testing

@Suite struct GridShapeTests {
    static func randomPoints(
        _ count: Int, in range: ClosedRange<Int32>, _ random: inout SplitMix
    ) -> [GridPoint] {
        (0..<count).map { _ in
            GridPoint(
                Int32.random(in: range, using: &random), Int32.random(in: range, using: &random))
        }
    }

    /// The distance from a point to a segment.
    static func distance(_ p: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Double {
        let dx = Double(b.x) - Double(a.x)
        let dy = Double(b.y) - Double(a.y)
        let px = Double(p.x) - Double(a.x)
        let py = Double(p.y) - Double(a.y)
        let length = dx * dx + dy * dy
        let t = length == 0 ? 0 : min(max((px * dx + py * dy) / length, 0), 1)
        return ((px - t * dx) * (px - t * dx) + (py - t * dy) * (py - t * dy)).squareRoot()
    }

    @Test func aRingHoldsWhatIsWithin() {
        let ring = [GridPoint(0, 0), GridPoint(10, 0), GridPoint(10, 10), GridPoint(5, 2)]
        #expect(ringHolds(GridPoint(8, 4), ring: ring))
        #expect(ringHolds(GridPoint(5, 1), ring: ring))
        #expect(!ringHolds(GridPoint(5, 4), ring: ring))
        #expect(!ringHolds(GridPoint(12, 4), ring: ring))
        #expect(!ringHolds(GridPoint(-1, 1), ring: ring))
        #expect(!ringHolds(GridPoint(0, 0), ring: [GridPoint]()))
    }

    @Test(arguments: [UInt64](1...30))
    func aSimplifiedLineStaysNear(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var line = [GridPoint(0, 0)]
        for _ in 0..<200 {
            let step = Self.randomPoints(1, in: -6...6, &random)[0]
            line.append(line[line.count - 1] &+ step)
        }
        let tolerance = Int32.random(in: 1...12, using: &random)
        var simplifier = GridSimplifier()
        var path = GridPath()
        simplifier.appendLine(line, tolerance: tolerance, to: &path)
        #expect(path.points.first == line.first)
        #expect(path.points.count < line.count)
        let farthest =
            line.map { point in
                zip(path.points, path.points.dropFirst())
                    .map { Self.distance(point, $0, $1) }.min() ?? .infinity
            }.max() ?? .infinity
        #expect(farthest <= Double(tolerance) + 1e-9, "seed \(seed)")
    }

    @Test func aStraightRunLosesItsMiddle() {
        var simplifier = GridSimplifier()
        var path = GridPath()
        let line = [GridPoint(0, 0), GridPoint(3, 0), GridPoint(9, 0), GridPoint(9, 5)]
        simplifier.appendLine(line, tolerance: 0, to: &path)
        #expect(path.points == [GridPoint(0, 0), GridPoint(9, 0), GridPoint(9, 5)])
    }

    @Test func aRingThatCollapsesIsLeftOut() {
        var simplifier = GridSimplifier()
        var path = GridPath()
        let sliver = [
            GridPoint(0, 0), GridPoint(50, 1), GridPoint(100, 0), GridPoint(50, -1),
            GridPoint(20, 0),
        ]
        simplifier.appendRing(sliver, tolerance: 4, to: &path)
        #expect(path.isEmpty)
    }

    @Test(arguments: [UInt64](1...40))
    func aClippedRingCoversWhatItShould(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let ring = Self.randomPoints(
            Int.random(in: 3...12, using: &random), in: -100...200, &random)
        let box = GridBox(low: GridPoint(0, 0), high: GridPoint(100, 100))
        var whole = GridPath()
        whole.points = ring
        whole.endPart(minimum: 3)
        var clipper = GridClipper()
        var clipped = GridPath()
        clipper.appendRing(ring[...], box: box, to: &clipped)
        #expect(clipped.isEmpty || box.contains(clipped.bounds))
        var wrong = 0
        for x in 0..<100 {
            for y in 0..<100 {
                let px = Double(x) + 0.5
                let py = Double(y) + 0.5
                if PolygonBuilderTests.isNearEdge(whole, px, py) { continue }
                let before = PolygonBuilderTests.isInside(whole, px, py)
                if PolygonBuilderTests.isInside(clipped, px, py) != before { wrong += 1 }
            }
        }
        #expect(wrong == 0, "seed \(seed)")
    }

    @Test(arguments: [UInt64](1...40))
    func aClippedLineIsTheLineInside(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let line = Self.randomPoints(
            Int.random(in: 2...12, using: &random), in: -100...200, &random)
        let box = GridBox(low: GridPoint(0, 0), high: GridPoint(100, 100))
        var clipped = GridPath()
        GridClipper().appendLine(line[...], box: box, to: &clipped)
        var length = 0.0
        for part in clipped.ends.indices {
            let points = clipped.points[clipped.range(part)]
            #expect(points.count >= 2)
            for point in points {
                #expect(box.contains(GridBox(low: point, high: point)))
                let nearest =
                    zip(line, line.dropFirst())
                    .map { Self.distance(point, $0, $1) }.min() ?? .infinity
                #expect(nearest <= 0.71, "seed \(seed)")
            }
            for (a, b) in zip(points, points.dropFirst()) {
                length += Self.distance(a, b, b)
            }
        }
        // The length inside, by walking the line in small steps.
        var expected = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            let whole = Self.distance(a, b, b)
            for step in 0..<1000 {
                let t = (Double(step) + 0.5) / 1000
                let x = Double(a.x) + t * (Double(b.x) - Double(a.x))
                let y = Double(a.y) + t * (Double(b.y) - Double(a.y))
                if x >= 0, x <= 100, y >= 0, y <= 100 { expected += whole / 1000 }
            }
        }
        #expect(abs(length - expected) < 2 * Double(line.count), "seed \(seed)")
    }

    @Test func projectionMeetsTheTileGrid() {
        // 66.51326° is a quarter of the world from the top.
        let quarter = World.project(latitude: 665_132_604, longitude: -900_000_000)
        #expect(quarter == GridPoint(World.side / 4, World.side / 4))
        #expect(
            World.project(latitude: 0, longitude: 0) == GridPoint(World.side / 2, World.side / 2))
        let pole = World.project(latitude: 900_000_000, longitude: 1_800_000_000)
        #expect(pole.x == World.side && pole.y >= 0 && pole.y < 2)
    }
}
