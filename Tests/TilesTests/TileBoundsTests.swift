import Testing
import Tiles

@Suite struct TileBoundsTests {
    @Test(arguments: [
        // Of the square from 0 to 90° East and 0 to 66.5° North.
        (10.0, 10.0, 20.0, 20.0, true), (-10, -10, 10, 10, true), (-10, -10, -1, -1, false),
        (0, 90, 10, 100, true), (10, 91, 20, 100, false), (67, 10, 80, 20, false),
        (30, 30, 30, 30, true), (-85, -180, 85, 180, true),
    ])
    func aRectangleMeetsTheTilesThatHavePartsOfIt(
        _ south: Double, _ west: Double, _ north: Double, _ east: Double, _ meets: Bool
    ) {
        let bounds = TileBounds(south: south, west: west, north: north, east: east)
        #expect(bounds.meets(TileID(z: 2, x: 2, y: 1)) == meets)
    }
}
