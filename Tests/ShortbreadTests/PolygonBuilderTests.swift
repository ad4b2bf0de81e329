import Shortbread
import TestSupport
import Testing

@Suite struct PolygonBuilderTests {
    /// A path of rings given as coordinate lists.
    static func path(_ rings: [[(Int32, Int32)]]) -> GridPath {
        var path = GridPath()
        for ring in rings {
            path.points.append(contentsOf: ring.map { GridPoint($0.0, $0.1) })
            path.endPart(minimum: 3)
        }
        return path
    }

    /// Whether a place is inside by the even-odd rule, counted by brute force.
    ///
    /// The place is half a unit off the grid in both directions, so it is on no corner, and on an
    /// edge only by chance.
    static func isInside(_ path: GridPath, _ x: Double, _ y: Double) -> Bool {
        var inside = false
        for part in path.ends.indices {
            let range = path.range(part)
            var a = path.points[range.upperBound - 1]
            for index in range {
                let b = path.points[index]
                if (Double(a.y) <= y) != (Double(b.y) <= y) {
                    let t = (y - Double(a.y)) / Double(b.y - a.y)
                    if Double(a.x) + t * Double(b.x - a.x) > x { inside.toggle() }
                }
                a = b
            }
        }
        return inside
    }

    /// The area by the winding of the rings: exteriors positive, holes negative.
    static func signedArea(_ path: GridPath) -> Double {
        path.ends.indices.reduce(0) {
            $0 + Double(doubledArea(path.points[path.range($1)])) / 2
        }
    }

    @Test func aBowTieBecomesTwoTriangles() throws {
        let bowTie = Self.path([[(0, 0), (100, 100), (100, 0), (0, 100)]])
        var check = PolygonCheck()
        let isClean = check.isClean(bowTie)
        #expect(!isClean)
        let mended = RingNesting.nestDirected(try #require(PolygonBuilder.rebuild(bowTie)))
        #expect(mended.ends.count == 2)
        #expect(Self.signedArea(mended) == 5000)
    }

    @Test func edgesThatRunBackAlongTheBoxVanish() throws {
        // Two teeth joined along the left side, as clipping a comb leaves them.
        let comb = Self.path([
            [(0, 0), (50, 0), (50, 10), (0, 10), (0, 20), (50, 20), (50, 30), (0, 30)]
        ])
        let mended = RingNesting.nestDirected(try #require(PolygonBuilder.rebuild(comb)))
        #expect(Self.signedArea(mended) == Self.signedArea(RingNesting.nestClean(comb)))
        let withSpike = Self.path([
            [(0, 0), (50, 0), (50, 10), (0, 10), (0, 30), (50, 30), (50, 20), (0, 20)]
        ])
        let twoTeeth = RingNesting.nestDirected(try #require(PolygonBuilder.rebuild(withSpike)))
        #expect(twoTeeth.ends.count == 2)
        #expect(Self.signedArea(twoTeeth) == 1000)
    }

    @Test func ringsThatCoverEachOtherCancel() throws {
        let square: [(Int32, Int32)] = [(0, 0), (10, 0), (10, 10), (0, 10)]
        let mended = try #require(PolygonBuilder.rebuild(Self.path([square, square])))
        #expect(mended.isEmpty)
    }

    @Test func aHoleThatTouchesTheOutsideStaysAHole() throws {
        let path = Self.path([
            [(0, 0), (100, 0), (100, 100), (0, 100)], [(0, 50), (30, 30), (30, 70)],
        ])
        let mended = RingNesting.nestDirected(try #require(PolygonBuilder.rebuild(path)))
        #expect(Self.signedArea(mended) == 10_000 - 600)
        let areas = mended.ends.indices.map { doubledArea(mended.points[mended.range($0)]) }
        #expect(areas.count == 2 && areas[0] > 0 && areas[1] < 0)
    }

    @Test func nestedIslandsAndLakes() {
        func square(_ inset: Int32) -> [(Int32, Int32)] {
            [
                (inset, inset), (inset, 100 - inset), (100 - inset, 100 - inset),
                (100 - inset, inset),
            ]
        }
        let nested = RingNesting.nestClean(
            Self.path([square(20), square(0), square(30), square(10)]))
        let signs = nested.ends.indices.map {
            doubledArea(nested.points[nested.range($0)]).signum()
        }
        #expect(signs == [1, -1, 1, -1])
    }

    @Test(arguments: [UInt64](1...(SlowTier.isOn ? 40 : 10)))
    func randomTanglesKeepTheirEvenOddArea(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var losses = 0
        var misplaced = 0
        for _ in 0..<50 {
            // Few places, so that points, edges and whole rings coincide often.
            let side = Int32.random(in: 4...200, using: &random)
            let rings = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 3...14, using: &random)).map { _ in
                    (
                        Int32.random(in: 0...side, using: &random) * 16,
                        Int32.random(in: 0...side, using: &random) * 16
                    )
                }
            }
            let path = Self.path(rings)
            guard let rebuilt = PolygonBuilder.rebuild(path) else {
                losses += 1
                continue
            }
            let mended = RingNesting.nestDirected(rebuilt)
            Self.expectValid(mended, "seed \(seed)")
            // Rounding a crossing moves an edge by less than a unit, and a few times over.
            for _ in 0..<60 {
                let x = Double(Int32.random(in: 0..<(side * 16), using: &random)) + 0.5
                let y = Double(Int32.random(in: 0..<(side * 16), using: &random)) + 0.5
                let before = Self.isInside(path, x, y)
                let around = [
                    (-4.0, 0.0), (4, 0), (0, -4), (0, 4), (3, 3), (-3, 3), (3, -3), (-3, -3),
                ]
                let isFarFromEdges = around.allSatisfy {
                    Self.isInside(path, x + $0.0, y + $0.1) == before
                }
                if isFarFromEdges, !Self.isNearEdge(path, x, y),
                    Self.isInside(mended, x, y) != before
                {
                    misplaced += 1
                }
            }
        }
        #expect(losses == 0)
        #expect(misplaced == 0, "seed \(seed)")
    }

    /// Whether an edge passes within four units.
    static func isNearEdge(_ path: GridPath, _ x: Double, _ y: Double) -> Bool {
        for part in path.ends.indices {
            let range = path.range(part)
            var a = path.points[range.upperBound - 1]
            for index in range {
                let b = path.points[index]
                let dx = Double(b.x - a.x)
                let dy = Double(b.y - a.y)
                let length = dx * dx + dy * dy
                let t =
                    length == 0
                    ? 0 : min(max(((x - Double(a.x)) * dx + (y - Double(a.y)) * dy) / length, 0), 1)
                let ex = Double(a.x) + t * dx - x
                let ey = Double(a.y) + t * dy - y
                if ex * ex + ey * ey < 16 { return true }
                a = b
            }
        }
        return false
    }

    /// Checks the promises of a rebuilt polygon by brute force: rings of three points or more with an
    /// area, no two edges that cross or overlap, holes behind the exterior that holds them.
    static func expectValid(_ path: GridPath, _ comment: Comment) {
        var edges: [(GridPoint, GridPoint)] = []
        var sawExterior = false
        var flaws = 0
        for part in path.ends.indices {
            let ring = Array(path.points[path.range(part)])
            let area = doubledArea(ring)
            if area > 0 { sawExterior = true }
            if area == 0 || !sawExterior || Set(ring).count != ring.count { flaws += 1 }
            for (index, point) in ring.enumerated() {
                edges.append((point, ring[(index + 1) % ring.count]))
            }
        }
        let meetings = edges.indices.reduce(0) { count, i in
            count + edges[(i + 1)...].count { properlyMeets(edges[i], $0) }
        }
        #expect(meetings == 0 && flaws == 0, comment)
    }

    /// Whether two edges share more than end points.
    static func properlyMeets(_ e: (GridPoint, GridPoint), _ f: (GridPoint, GridPoint)) -> Bool {
        func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
            ((Int(b.x) - Int(a.x)) * (Int(c.y) - Int(a.y))
                - (Int(b.y) - Int(a.y)) * (Int(c.x) - Int(a.x))).signum()
        }
        func within(_ p: GridPoint, _ s: (GridPoint, GridPoint)) -> Bool {
            turn(s.0, s.1, p) == 0 && p != s.0 && p != s.1
                && p.x >= min(s.0.x, s.1.x) && p.x <= max(s.0.x, s.1.x)
                && p.y >= min(s.0.y, s.1.y) && p.y <= max(s.0.y, s.1.y)
        }
        if within(e.0, f) || within(e.1, f) || within(f.0, e) || within(f.1, e) { return true }
        if (e.0 == f.0 && e.1 == f.1) || (e.0 == f.1 && e.1 == f.0) { return true }
        return turn(e.0, e.1, f.0) * turn(e.0, e.1, f.1) < 0
            && turn(f.0, f.1, e.0) * turn(f.0, f.1, e.1) < 0
    }
}
