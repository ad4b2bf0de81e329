import Shortbread
import Testing

/// The sea of an area of 100 × 100 tiles, measured in tiles, y to the south; the world around is as the test says.
@Suite struct CoastTests {
    private static let unit = 65_536.0

    /// The sea of drawn lines, and whether a place is in it.
    private struct Drawn {
        var lines = CoastLines()
        /// What the shipped outline would say far from any line.
        var outline: (Double, Double) -> Bool = { _, _ in false }
        var surely: (Double, Double) -> Bool? = { _, _ in nil }
        /// Places of streets and buildings.
        var land: [(Double, Double)] = []
        /// Tiles on a side of the area.
        var side = 100.0

        static func point(_ x: Double, _ y: Double) -> GridPoint {
            GridPoint(Int32(x * CoastTests.unit), Int32(y * CoastTests.unit))
        }

        mutating func chain(_ points: [(Double, Double)]) {
            lines.chains.append(points.map { Self.point($0.0, $0.1) })
        }

        mutating func ring(_ points: [(Double, Double)]) {
            lines.rings.append(points.map { Self.point($0.0, $0.1) })
        }

        var sea: GridPath {
            var area = SeaArea(
                frame: GridBox(low: Self.point(0, 0), high: Self.point(side, side)),
                isSea: { outline(Double($0.x) / CoastTests.unit, Double($0.y) / CoastTests.unit) },
                surelySea: {
                    surely(Double($0.x) / CoastTests.unit, Double($0.y) / CoastTests.unit)
                })
            for place in land { area.noteLand(Self.point(place.0, place.1)) }
            return area.sea(lines)
        }

        /// A town that fills a box.
        mutating func town(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, step: Double = 0.1) {
            for x in stride(from: x.lowerBound, through: x.upperBound, by: step) {
                for y in stride(from: y.lowerBound, through: y.upperBound, by: step) {
                    land.append((x, y))
                }
            }
        }
    }

    private func isSea(_ path: GridPath, _ x: Double, _ y: Double) -> Bool {
        PolygonBuilderTests.isInside(path, x * Self.unit + 0.5, y * Self.unit + 0.5)
    }

    /// A square island around a place: its coast runs counterclockwise on the map.
    private static func island(_ x: Double, _ y: Double, _ size: Double = 4) -> [(Double, Double)] {
        [(x, y), (x, y + size), (x + size, y + size), (x + size, y)]
    }

    @Test(arguments: [false, true]) func theSeaIsOnTheRight(isReversed: Bool) {
        // Walking east along the middle, the south is on the right.
        let line = [(-2.0, 50.0), (50.3, 44.7), (102.0, 50.0)]
        var drawn = Drawn(outline: { _, y in (y > 50) != isReversed })
        drawn.chain(isReversed ? line.reversed() : line)
        let sea = drawn.sea
        for (x, y) in [(50.5, 80.5), (3.5, 60.5), (97.5, 52.5), (50.5, 99.5)] {
            #expect(isSea(sea, x, y) != isReversed, "\(x) \(y)")
        }
        for (x, y) in [(50.5, 10.5), (3.5, 40.5), (97.5, 45.5), (50.5, 0.5)] {
            #expect(isSea(sea, x, y) == isReversed, "\(x) \(y)")
        }
    }

    @Test func anIslandAloneIsSurroundedByTheSea() {
        var drawn = Drawn(outline: { _, _ in true })
        drawn.ring(Self.island(48.2, 48.2))
        #expect(isSea(drawn.sea, 5.5, 5.5) && isSea(drawn.sea, 47.5, 50.5))
        #expect(!isSea(drawn.sea, 50.5, 50.5))
        // Around the other way it is a lagoon amid land.
        drawn = Drawn()
        drawn.ring(Self.island(48.2, 48.2).reversed())
        #expect(!isSea(drawn.sea, 5.5, 5.5) && !isSea(drawn.sea, 47.5, 50.5))
        #expect(isSea(drawn.sea, 50.5, 50.5))
    }

    @Test func aLagoonOfAnIslandIsWater() {
        var drawn = Drawn(outline: { _, _ in true })
        drawn.ring(Self.island(40.2, 40.2, 20))
        drawn.ring(Self.island(48.2, 48.2).reversed())
        let sea = drawn.sea
        #expect(isSea(sea, 50.5, 50.5) && isSea(sea, 30.5, 50.5))
        #expect(!isSea(sea, 44.5, 50.5))
    }

    @Test func oneIslandThatRunsTheWrongWayAroundIsOutvoted() {
        var drawn = Drawn(outline: { _, _ in true })
        drawn.ring(Self.island(20.2, 48.2))
        drawn.ring(Self.island(48.2, 48.2))
        drawn.ring(Self.island(30.2, 20.2, 2).reversed())
        let sea = drawn.sea
        for (x, y) in [(29.5, 21.5), (33.5, 21.5), (19.5, 50.5), (60.5, 50.5)] {
            #expect(isSea(sea, x, y), "\(x) \(y)")
        }
        for (x, y) in [(31.5, 21.5), (22.5, 50.5), (50.5, 50.5)] {
            #expect(!isSea(sea, x, y), "\(x) \(y)")
        }
    }

    @Test func theOutlineTurnsALoneIslandAround() {
        var drawn = Drawn(outline: { _, _ in true }, surely: { _, _ in true })
        drawn.ring(Self.island(48.2, 48.2).reversed())
        #expect(isSea(drawn.sea, 5.5, 5.5) && isSea(drawn.sea, 47.5, 50.5))
        #expect(!isSea(drawn.sea, 50.5, 50.5))
    }

    @Test func anIslandAmidLandFloodsNothing() {
        // An island of a lake that someone drew as a coast.
        var drawn = Drawn(surely: { _, _ in false })
        drawn.ring(Self.island(48.2, 48.2))
        #expect(!isSea(drawn.sea, 5.5, 5.5) && !isSea(drawn.sea, 50.5, 50.5))
    }

    @Test func inlandBesideAnIslandStaysLand() {
        // Data of a mainland in the west, whose coast is not among them, and of an island in the east.
        var drawn = Drawn(outline: { x, _ in x > 50 })
        drawn.ring(Self.island(90.2, 50.2))
        let sea = drawn.sea
        #expect(isSea(sea, 88.5, 50.5) && isSea(sea, 60.5, 50.5))
        #expect(!isSea(sea, 10.5, 10.5) && !isSea(sea, 40.5, 50.5))
    }

    @Test func twoCoastsMakeAStrait() {
        var drawn = Drawn(outline: { _, y in (30...70).contains(y) })
        drawn.chain([(-5, 30.4), (105, 30.4)])
        drawn.chain([(105, 70.4), (-5, 70.4)])
        let sea = drawn.sea
        #expect(isSea(sea, 50.5, 50.5))
        #expect(!isSea(sea, 50.5, 10.5))
        #expect(!isSea(sea, 50.5, 90.5))
    }

    @Test func aCapeThatLeavesAndReturnsIsOneSea() {
        // In from the west, out to the south, in again, out to the east.
        var drawn = Drawn(outline: { x, y in y > 20 && !(30...60).contains(x) })
        drawn.chain([
            (-10, 20.4), (30.4, 20.4), (30.4, 120), (60.4, 120), (60.4, 20.4), (110, 20.4),
        ])
        let sea = drawn.sea
        #expect(isSea(sea, 10.5, 60.5))
        #expect(!isSea(sea, 45.5, 60.5))
        #expect(isSea(sea, 80.5, 60.5))
        #expect(!isSea(sea, 50.5, 10.5))
    }

    /// The data end where the coast turns: what is beyond is as the outline says, what is near as the line.
    @Test func aCoastThatIsCutEndsWithItsData() {
        var drawn = Drawn(outline: { _, y in y > 50 })
        drawn.chain([(40.3, 50.3), (45.3, 49.3), (50.3, 50.3), (60.3, 50.3)])
        let sea = drawn.sea
        for x in stride(from: 41.5, to: 60, by: 1) {
            #expect(isSea(sea, x, 51.5), "\(x)")
            #expect(!isSea(sea, x, 47.5), "\(x)")
        }
        for x in [5.5, 20.5, 80.5, 95.5] {
            #expect(isSea(sea, x, 90.5) && !isSea(sea, x, 10.5), "\(x)")
        }
    }

    /// An extract of a city, smaller than a tile: its coast is cut where a street ends, its land everywhere around.
    @Test func aBayThatIsCutWithinATileDrownsNothingAround() {
        var drawn = Drawn(outline: { _, _ in true }, side: 3)
        // In from the east, around a bay, out to the east: water is inside.
        let bay = [(1.64, 1.6), (1.3, 1.58), (1.2, 1.5), (1.32, 1.42), (1.64, 1.4)]
        drawn.chain(bay)
        for (x, y) in Self.places(1.05...1.65, 1.05...1.95)
        where !(1.18...1.7).contains(x) || !(1.39...1.61).contains(y) { drawn.land.append((x, y)) }
        let sea = drawn.sea
        for (x, y) in drawn.land { #expect(!isSea(sea, x, y), "\(x) \(y)") }
        for (x, y) in [(1.3, 1.5), (1.45, 1.55), (1.6, 1.45), (1.63, 1.5)] {
            #expect(isSea(sea, x, y), "\(x) \(y)")
        }
    }

    /// The coast lacks a way amid the town: it goes on past the houses, not through them.
    @Test func aMissingWayOfTheCoastDrownsNoHouse() {
        var drawn = Drawn(outline: { _, y in y > 5 }, side: 10)
        drawn.chain([(-1, 5.03), (4.03, 5.01)])
        drawn.chain([(5.02, 5.02), (11, 5.03)])
        // The town goes down to the water, which bulges to the south where the way is missing.
        drawn.town(1...9, 2...4.9)
        drawn.town(4.1...4.9, 4.9...5.3)
        let sea = drawn.sea
        for (x, y) in drawn.land { #expect(!isSea(sea, x, y), "\(x) \(y)") }
        for (x, y) in [(1.5, 5.2), (3.5, 5.5), (4.5, 6.5), (6.5, 5.2), (9.5, 9.5), (0.5, 9.5)] {
            #expect(isSea(sea, x, y), "\(x) \(y)")
        }
        for (x, y) in [(0.5, 0.5), (4.5, 0.5), (9.5, 0.5)] {
            #expect(!isSea(sea, x, y), "\(x) \(y)")
        }
    }

    /// A city far from any line of the coast, where the coarse outline of the world has sea.
    @Test func aCityWithoutACoastIsLand() {
        var drawn = Drawn(outline: { _, _ in true })
        drawn.ring(Self.island(10.2, 10.2))
        drawn.town(80...84, 80...84)
        let sea = drawn.sea
        for (x, y) in drawn.land { #expect(!isSea(sea, x, y), "\(x) \(y)") }
        #expect(isSea(sea, 5.5, 5.5) && isSea(sea, 50.5, 50.5) && isSea(sea, 95.5, 95.5))
    }

    /// A pier that no tag tells from a street leads far out, and stays on the water.
    @Test func aLongPierIsNoLand() {
        var drawn = Drawn(outline: { _, y in y > 50 })
        drawn.chain([(-2, 50.3), (50.2, 51.2), (102, 49.8)])
        for y in stride(from: 45, to: 55, by: 0.02) { drawn.land.append((50.5, y)) }
        let sea = drawn.sea
        #expect(isSea(sea, 50.5, 54.5) && isSea(sea, 50.5, 53.5) && !isSea(sea, 50.5, 47.5))
    }

    private static func places(
        _ x: ClosedRange<Double>, _ y: ClosedRange<Double>
    ) -> [(Double, Double)] {
        stride(from: y.lowerBound, through: y.upperBound, by: 0.02).flatMap { y in
            stride(from: x.lowerBound, through: x.upperBound, by: 0.02).map { ($0, y) }
        }
    }

    @Test func withoutACoastThereIsNoSea() {
        #expect(Drawn(outline: { _, _ in true }).sea.isEmpty)
    }
}
