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

    @Test func aBoxContainsWhatLiesInItOnAllSides() {
        let box = GridBox(low: GridPoint(0, 0), high: GridPoint(10, 10))
        #expect(box.contains(box))
        #expect(box.contains(GridBox(low: GridPoint(2, 3), high: GridPoint(4, 5))))
        for (low, high) in [
            (GridPoint(-1, 2), GridPoint(4, 4)), (GridPoint(2, -1), GridPoint(4, 4)),
            (GridPoint(2, 2), GridPoint(11, 4)), (GridPoint(2, 2), GridPoint(4, 11)),
            (GridPoint(20, 20), GridPoint(21, 21)), (GridPoint(-9, -9), GridPoint(-8, -8)),
        ] {
            #expect(!box.contains(GridBox(low: low, high: high)))
        }
    }

    @Test func aBoxIsThatOfThePointsItWasExtendedBy() {
        var box = GridBox.empty
        for point in [GridPoint(5, -1), GridPoint(2, 7), GridPoint(3, 3)] { box.extend(point) }
        #expect(box.low == GridPoint(2, -1) && box.high == GridPoint(5, 7))
    }
}
