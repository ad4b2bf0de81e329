import MapGeometry
import TestSupport
import Testing

private let world = 268_435_456.0

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

@Suite struct MKMapRectTests {
    @Test func edges() {
        let r = rect(1, 2, 3, 4)
        #expect((r.minX, r.midX, r.maxX) == (1, 2.5, 4))
        #expect((r.minY, r.midY, r.maxY) == (2, 4, 6))
        #expect((r.width, r.height) == (3, 4))
        #expect(MKMapRect.world == rect(0, 0, world, world))
        #expect(MKMapSizeWorld == MKMapSize(width: world, height: world))
        #expect(MKMapRect() == rect(0, 0, 0, 0))
        #expect(MKMapRectEqualToRect(r, rect(1, 2, 3, 4)))
        #expect(!MKMapRectEqualToRect(r, rect(1, 2, 3, 5)))
        #expect(MKMapPointEqualToPoint(r.origin, MKMapPoint(x: 1, y: 2)))
        #expect(MKMapSizeEqualToSize(r.size, MKMapSize(width: 3, height: 4)))
    }

    @Test(arguments: [
        (rect(0, 0, 0, 0), true), (rect(0, 0, 0, 5), false), (rect(0, 0, 5, 0), false),
        (rect(0, 0, -1, -1), false), (.null, true), (rect(7, 8, 0, 0), true), (.world, false),
    ])
    func emptiness(r: MKMapRect, isEmpty: Bool) {
        #expect(r.isEmpty == isEmpty)
    }

    @Test func nullness() {
        #expect(MKMapRect.null.isNull)
        #expect(!rect(0, 0, 0, 0).isNull)
        #expect(!MKMapRect.world.isNull)
        // Only the origin counts, and both of its numbers.
        #expect(rect(.infinity, .infinity, 5, 5).isNull)
        #expect(!rect(.infinity, 0, 0, 0).isNull)
    }

    @Test func containsPoints() {
        let square = rect(0, 0, 10, 10)
        for (x, y) in [(0.0, 0.0), (10, 10), (10, 0), (0, 10), (5, 5)] {
            #expect(square.contains(MKMapPoint(x: x, y: y)))
        }
        for (x, y) in [(10.1, 0.0), (-0.1, 5), (5, 10.1), (5, -0.1), (.nan, 5)] {
            #expect(!square.contains(MKMapPoint(x: x, y: y)))
        }
        #expect(rect(5, 5, 0, 0).contains(MKMapPoint(x: 5, y: 5)))
        #expect(!rect(0, 0, -1, -1).contains(MKMapPoint(x: 0, y: 0)))
        #expect(!MKMapRect.null.contains(MKMapPoint(x: .infinity, y: .infinity)))
    }

    @Test func containsRects() {
        let square = rect(0, 0, 10, 10)
        #expect(square.contains(square))
        #expect(square.contains(rect(2, 2, 3, 3)))
        #expect(square.contains(rect(10, 10, 0, 0)))
        #expect(!square.contains(rect(8, 8, 3, 1)))
        #expect(!square.contains(.null))
        #expect(!MKMapRect.null.contains(.null))
        #expect(!rect(0, 0, -1, -1).contains(rect(0, 0, -1, -1)))
    }

    @Test func intersections() {
        #expect(rect(1, 2, 3, 4).intersection(rect(2, 3, 2, 1)) == rect(2, 3, 2, 1))
        #expect(rect(0, 0, 1, 1).intersection(rect(5, 5, 1, 1)).isNull)
        #expect(rect(0, 0, 1, 1).intersection(.null).isNull)
        #expect(MKMapRect.null.intersection(.world).isNull)
        #expect(!rect(0, 0, -1, -1).intersects(rect(0, 0, -1, -1)))
        #expect(!MKMapRect.null.intersects(.null))
        // The bounds of a straight road have no height and still have to be found.
        #expect(rect(0, 5, 10, 0).intersects(rect(2, 0, 2, 10)))
        #expect(rect(0, 5, 10, 0).intersection(rect(2, 0, 2, 10)) == rect(2, 5, 2, 0))
        #expect(rect(0, 0, 1, 1).intersects(rect(1, 1, 1, 1)))
        // No number is nowhere, from either side.
        for bad in [rect(.nan, 0, 1, 1), rect(0, .nan, 1, 1), rect(0, 0, .nan, 1)] {
            #expect(!bad.intersects(.world))
            #expect(!MKMapRect.world.intersects(bad))
            #expect(bad.intersection(.world).isNull)
        }
    }

    @Test func unions() {
        #expect(rect(1, 2, 3, 4).union(rect(4, 3, 2, 1)) == rect(1, 2, 5, 4))
        #expect(MKMapRect.null.union(rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
        #expect(rect(1, 2, 3, 4).union(.null) == rect(1, 2, 3, 4))
        #expect(MKMapRect.null.union(.null).isNull)
        #expect(rect(0, 0, 0, 0).union(rect(2, 2, 0, 0)) == rect(0, 0, 2, 2))
    }

    @Test func insetsAndOffsets() {
        #expect(rect(1, 2, 3, 4).insetBy(dx: -1, dy: 1) == rect(0, 3, 5, 2))
        #expect(rect(1, 2, 3, 4).offsetBy(dx: 1, dy: -1) == rect(2, 1, 3, 4))
        #expect(MKMapRect.null.insetBy(dx: -5, dy: -5).isNull)
        #expect(MKMapRect.null.insetBy(dx: -.infinity, dy: 0).isNull)
        #expect(MKMapRect.null.offsetBy(dx: -.infinity, dy: 7).isNull)
        #expect(rect(1, 2, 3, 4).insetBy(dx: 1.5, dy: 2) == rect(2.5, 4, 0, 0))
        #expect(rect(1, 2, 3, 4).insetBy(dx: 2, dy: 0).isNull)
    }

    @Test(arguments: [
        (CGRectEdge.maxXEdge, 2.0, rect(38, 20, 2, 40), rect(10, 20, 28, 40)),
        (.minXEdge, 10, rect(10, 20, 10, 40), rect(20, 20, 20, 40)),
        (.minYEdge, 10, rect(10, 20, 30, 10), rect(10, 30, 30, 30)),
        (.maxYEdge, 10, rect(10, 50, 30, 10), rect(10, 20, 30, 30)),
        (.minXEdge, 99, rect(10, 20, 30, 40), rect(40, 20, 0, 40)),
        (.maxYEdge, 99, rect(10, 20, 30, 40), rect(10, 20, 30, 0)),
        (.minXEdge, -5, rect(10, 20, 0, 40), rect(10, 20, 30, 40)),
    ])
    func divides(edge: CGRectEdge, distance: Double, slice: MKMapRect, rest: MKMapRect) {
        let parts = rect(10, 20, 30, 40).divided(atDistance: distance, from: edge)
        #expect(parts.slice == slice)
        #expect(parts.remainder == rest)
        var (a, b) = (MKMapRect(), MKMapRect())
        MKMapRectDivide(rect(10, 20, 30, 40), &a, &b, distance, edge)
        #expect(a == slice)
        #expect(b == rest)
    }

    @Test func dividingNullGivesNulls() {
        let parts = MKMapRect.null.divided(atDistance: 5, from: .minXEdge)
        #expect(parts.slice.isNull)
        #expect(parts.remainder.isNull)
    }

    @Test(arguments: [
        (rect(-100, 0, world + 200, 100), true, rect(world - 100, 0, 100, 100)),
        (rect(-90, -90, 90, 90), false, rect(268_435_366, -90, 90, 90)),
        (rect(-100, 0, 200, 50), true, rect(268_435_356, 0, 100, 50)),
        (rect(world - 50, 10, 100, 20), true, rect(0, 10, 50, 20)),
        (rect(world + 10, 10, 100, 20), false, rect(10, 10, 100, 20)),
        (rect(1, 2, 3, 4), false, .null), (MKMapRect(), false, .null), (.world, false, .null),
        (.null, false, .null),
    ])
    func antimeridian(r: MKMapRect, spans: Bool, remainder: MKMapRect) {
        #expect(r.spans180thMeridian == spans)
        #expect(r.remainder == remainder)
    }

    @Test func infiniteWidthSpansTheAntimeridian() {
        #expect(rect(0, 0, .infinity, 10).spans180thMeridian)
    }
}

/// Rectangles with small whole numbers, checked cell by cell.
@Suite struct MKMapRectAlgebraTests {
    /// The half-open unit cells a rectangle covers.
    private func cells(_ r: MKMapRect) -> Set<SIMD2<Int>> {
        guard !r.isNull, r.width >= 0, r.height >= 0 else { return [] }
        var cells: Set<SIMD2<Int>> = []
        for x in Int(r.minX)..<Int(r.maxX) {
            for y in Int(r.minY)..<Int(r.maxY) { cells.insert([x, y]) }
        }
        return cells
    }

    private func lattice(_ test: (Int, Int) -> Bool) -> Set<SIMD2<Int>> {
        var points: Set<SIMD2<Int>> = []
        for x in -2...16 { for y in -2...16 where test(x, y) { points.insert([x, y]) } }
        return points
    }

    private func points(_ r: MKMapRect) -> Set<SIMD2<Int>> {
        lattice { r.contains(MKMapPoint(x: Double($0), y: Double($1))) }
    }

    /// The rectangle inside the world and its remainder show what the rectangle shows on a globe.
    @Test func remainderCoversTheOtherSide() {
        var random = SplitMix(seed: 0x5EED_0007)
        for _ in 0..<2_000 {
            // Beyond one edge only, and no wider than the world.
            let width = Double.random(in: 0...world, using: &random)
            let x =
                Bool.random(using: &random)
                ? Double.random(in: -width...0, using: &random)
                : world - Double.random(in: 0...width, using: &random)
            let r = rect(x, 100, width, 50)
            let parts = [r.intersection(.world), r.remainder]
            for _ in 0..<20 {
                let point = MKMapPoint(x: .random(in: 0...world, using: &random), y: 120)
                let onGlobe = [-world, 0, world].contains { turn in
                    r.contains(MKMapPoint(x: point.x + turn, y: point.y))
                }
                #expect(parts.contains { $0.contains(point) } == onGlobe)
            }
            #expect(parts.allSatisfy { $0.isNull || MKMapRect.world.contains($0) })
        }
    }

    @Test func agreesWithCountingCells() {
        var random = SplitMix(seed: 0x5EED_0002)
        for _ in 0..<2_000 {
            func any() -> MKMapRect {
                func number() -> Double { Double(Int.random(in: 0...7, using: &random)) }
                return rect(number(), number(), number(), number())
            }
            let (a, b, c) = (any(), any(), any())
            let overlap = a.intersection(b)
            let both = a.union(b)

            #expect(points(overlap) == points(a).intersection(points(b)))
            #expect(a.intersects(b) == !points(a).isDisjoint(with: points(b)))
            #expect(cells(overlap) == cells(a).intersection(cells(b)))
            #expect(points(both).isSuperset(of: points(a).union(points(b))))
            #expect(both.contains(a) && both.contains(b))
            #expect(a.contains(b) == points(b).isSubset(of: points(a)))

            #expect(overlap == b.intersection(a))
            #expect(both == b.union(a))
            #expect(a.union(b).union(c) == a.union(b.union(c)))
            #expect(a.intersection(b).intersection(c) == a.intersection(b.intersection(c)))
            #expect(a.intersection(both) == a)
            #expect(a.union(overlap) == a)

            let edge: CGRectEdge =
                [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]
                .randomElement(using: &random) ?? .minXEdge
            let parts = a.divided(atDistance: 3, from: edge)
            #expect(cells(parts.slice).isDisjoint(with: cells(parts.remainder)))
            #expect(cells(parts.slice).union(cells(parts.remainder)) == cells(a))
        }
    }
}
