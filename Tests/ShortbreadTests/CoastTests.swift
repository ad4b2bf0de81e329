import Shortbread
import Testing

/// The frame is 0…100 in both directions, y to the south.
@Suite struct CoastTests {
    let coast = Coast(frame: GridBox(low: GridPoint(0, 0), high: GridPoint(100, 100)))

    func isSea(_ path: GridPath, _ x: Double, _ y: Double) -> Bool {
        PolygonBuilderTests.isInside(path, x, y)
    }

    func line(_ points: [(Int32, Int32)]) -> [GridPoint] { points.map { GridPoint($0.0, $0.1) } }

    @Test func theSeaIsOnTheRight() {
        // Walking east along the middle, the south is on the right.
        let sea = coast.sea(rings: [], chains: [line([(-10, 50), (50, 40), (110, 50)])])
        #expect(isSea(sea, 50.5, 80.5))
        #expect(!isSea(sea, 50.5, 10.5))
        let other = coast.sea(rings: [], chains: [line([(110, 50), (50, 40), (-10, 50)])])
        #expect(!isSea(other, 50.5, 80.5))
        #expect(isSea(other, 50.5, 10.5))
    }

    @Test func anIslandAloneIsSurroundedByTheSea() {
        // Land on the left: counterclockwise on the map.
        let island = line([(40, 40), (40, 60), (60, 60), (60, 40)])
        let sea = coast.sea(rings: [island], chains: [])
        #expect(isSea(sea, 5.5, 5.5))
        #expect(!isSea(sea, 50.5, 50.5))
        let lagoon = coast.sea(rings: [island.reversed()], chains: [])
        #expect(!isSea(lagoon, 5.5, 5.5))
        #expect(isSea(lagoon, 50.5, 50.5))
    }

    @Test func twoCoastsMakeAStrait() {
        let sea = coast.sea(
            rings: [],
            chains: [line([(-5, 30), (105, 30)]), line([(105, 70), (-5, 70)])])
        #expect(isSea(sea, 50.5, 50.5))
        #expect(!isSea(sea, 50.5, 10.5))
        #expect(!isSea(sea, 50.5, 90.5))
    }

    @Test func aCoastThatStopsShortIsLedToTheFrame() {
        let sea = coast.sea(rings: [], chains: [line([(4, 50), (50, 40), (97, 50)])])
        #expect(isSea(sea, 50.5, 80.5))
        #expect(isSea(sea, 1.5, 80.5))
        #expect(!isSea(sea, 98.5, 20.5))
    }

    @Test func aCapeThatLeavesAndReturnsIsOneSea() {
        // In from the west, out to the south, in again, out to the east.
        let sea = coast.sea(
            rings: [],
            chains: [line([(-10, 20), (30, 20), (30, 120), (60, 120), (60, 20), (110, 20)])])
        #expect(isSea(sea, 10.5, 60.5))
        #expect(!isSea(sea, 45.5, 60.5))
        #expect(isSea(sea, 80.5, 60.5))
        #expect(!isSea(sea, 50.5, 10.5))
    }

    @Test func withoutACoastThereIsNoSea() {
        #expect(coast.sea(rings: [], chains: []).isEmpty)
        #expect(coast.sea(rings: [], chains: [line([(200, 200), (300, 300)])]).isEmpty)
    }
}
