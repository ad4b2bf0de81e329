import Shortbread
import Testing

/// Boxes on the grid of tiles.
struct GridBoxTests {
    @Test func aBoxIsEmptyThatHasNoRoomInOneDirection() {
        #expect(GridBox.empty.isEmpty)
        #expect(GridBox(low: GridPoint(2, 0), high: GridPoint(1, 5)).isEmpty)
        #expect(GridBox(low: GridPoint(0, 2), high: GridPoint(5, 1)).isEmpty)
        // Corners count: a box of one point holds that point.
        #expect(!GridBox(low: GridPoint(3, 4), high: GridPoint(3, 4)).isEmpty)
    }

    @Test func aBoxIsThatOfThePointsItWasExtendedBy() {
        var box = GridBox.empty
        for point in [GridPoint(5, -1), GridPoint(2, 7), GridPoint(3, 3)] { box.extend(point) }
        #expect(box.low == GridPoint(2, -1) && box.high == GridPoint(5, 7))
    }
}
