import ClusterMap
import Foundation
import MapGeometry
import TestSupport
import Testing

/// Cells cut from the Morton order, against cells counted one point at a time.
struct GridTableTests {
    static func points(_ pins: [Pin]) -> PointSet {
        var points = PointSet()
        for pin in pins { points.append(pin.coordinate, handle: UInt32(pin.id)) }
        return points
    }

    struct Cell: Hashable {
        let row: UInt64
        let column: UInt64
    }

    @Test(arguments: [0, 3, 9, 12, 13, 15, 17, 20, 24], [88.0, 64, 37.5, 16])
    func cellsHoldWhatFallsIntoThem(zoom: Int, width: Double) {
        var random = SplitMix(seed: UInt64(zoom) + 1)
        let points = Self.points(random.townPins(700) + [Pin(900, 85, 180), Pin(901, -90, -180)])
        let index = GridIndex(points)
        let table = GridTable(index, side: width * exp2(Double(24 - zoom)))
        var expected: [Cell: Set<UInt32>] = [:]
        for number in 0..<points.count {
            let cell = Cell(
                row: UInt64(points.ys[number]) / table.side,
                column: UInt64(points.xs[number]) / table.side)
            expected[cell, default: []].insert(points.handles[number])
        }
        #expect(table.keys.count == expected.count)
        #expect(zip(table.keys, table.keys.dropFirst()).allSatisfy { $0 < $1 })
        for (cell, key) in table.keys.enumerated() {
            var members: [UInt32] = []
            table.forEachPoint(of: cell) { members.append(index.points.handles[$0]) }
            #expect(members.count == Int(table.counts[cell]))
            #expect(
                Set(members) == expected[Cell(row: key >> 32, column: key & 0xffff_ffff)])
        }
    }

    @Test func windowsTouchTheCellsTheyOverlap() {
        var random = SplitMix(seed: 7)
        let index = GridIndex(Self.points(random.townPins(2000)))
        for zoom in [0, 2, 5, 9, 13] {
            let table = GridTable(index, side: 88 * exp2(Double(24 - zoom)))
            for _ in 0..<100 {
                guard let window = MapWindow(size: .phone, region: random.region()) else {
                    continue
                }
                var found: [Int] = []
                table.forEachCell(in: window) { found.append($0) }
                let expected = table.keys.indices.filter { cell in
                    let (row, column) = (table.keys[cell] >> 32, table.keys[cell] & 0xffff_ffff)
                    func overlaps(_ span: ClosedRange<UInt32>, _ number: UInt64) -> Bool {
                        UInt64(span.lowerBound) / table.side <= number
                            && number <= UInt64(span.upperBound) / table.side
                    }
                    return overlaps(window.rows, row)
                        && window.columns.contains { overlaps($0, column) }
                }
                #expect(found == expected)
            }
        }
    }

    @Test func resultDoesNotDependOnTheOrderOfInsertion() {
        var random = SplitMix(seed: 3)
        let pins = random.townPins(500)
        let sorted = GridIndex(Self.points(pins))
        let shuffled = GridIndex(Self.points(pins.shuffled(using: &random)))
        #expect(sorted.points.handles == shuffled.points.handles)
    }

    @Test func latitudesAreProjectedToAUnit() {
        var random = SplitMix(seed: 5)
        for _ in 0..<20_000 {
            let latitude = Double.random(in: -90...90, using: &random)
            let exact = Mercator.exactY(latitude: latitude)
            #expect(abs(Double(Mercator.y(latitude: latitude)) + 0.5 - exact) <= 1.5)
        }
        #expect(Mercator.y(latitude: 90) == Mercator.y(latitude: 85))
        #expect(Mercator.x(longitude: 190) == Mercator.x(longitude: -170))
        #expect(Mercator.x(longitude: 180) == Mercator.x(longitude: -180))
    }
}
