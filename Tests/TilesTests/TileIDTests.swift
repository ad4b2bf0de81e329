import TestSupport
import Testing
import Tiles

@Suite struct TileIDTests {
    /// Numbers that other implementations of PMTiles publish in their tests.
    @Test(
        arguments: [
            (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5),
            (12, 3423, 1763, 19_078_479),
        ] as [(UInt8, UInt32, UInt32, UInt64)])
    func numbersAreThoseOfTheSpecification(z: UInt8, x: UInt32, y: UInt32, id: UInt64) {
        #expect(TileID(z: z, x: x, y: y).hilbertID == id)
        #expect(TileID(hilbertID: id) == TileID(z: z, x: x, y: y))
    }

    @Test func numbersCountEveryTileOnceAndWalkToNeighbors() {
        var next: UInt64 = 0
        for z in 0...6 as ClosedRange<UInt8> {
            let side = UInt32(1) << UInt32(z)
            var byNumber: [UInt64: TileID] = [:]
            for x in 0..<side {
                for y in 0..<side {
                    let tile = TileID(z: z, x: x, y: y)
                    byNumber[tile.hilbertID] = tile
                    #expect(TileID(hilbertID: tile.hilbertID) == tile)
                }
            }
            #expect(byNumber.count == Int(side * side))
            var previous: TileID?
            for number in next..<(next + UInt64(side * side)) {
                guard let tile = byNumber[number] else {
                    Issue.record("number \(number) is missing")
                    return
                }
                if let previous {
                    let steps =
                        abs(Int(tile.x) - Int(previous.x)) + abs(Int(tile.y) - Int(previous.y))
                    #expect(steps == 1)
                    #expect(previous < tile)
                }
                previous = tile
            }
            next += UInt64(side * side)
        }
    }

    @Test func numbersReachTheHighestZoom() {
        let last = (UInt64(1) << 54 - 1) / 3 - 1
        #expect(TileID(hilbertID: last) == TileID(z: 26, x: (1 << 26) - 1, y: 0))
        #expect(TileID(hilbertID: last + 1) == nil)
        #expect(TileID(hilbertID: .max) == nil)
        var random = SplitMix(seed: 1)
        for _ in 0..<1000 {
            let id = random.next() % (last + 1)
            #expect(TileID(hilbertID: id)?.hilbertID == id)
        }
    }

    @Test func strangersNumbersAreChecked() {
        #expect(TileID(checking: 14, x: 9326, y: 4742) == TileID(z: 14, x: 9326, y: 4742))
        for (z, x, y) in [(-1, 0, 0), (27, 0, 0), (0, 1, 0), (1, 0, 2), (3, -1, 0), (.max, 0, 0)] {
            #expect(TileID(checking: z, x: x, y: y) == nil)
        }
    }

    @Test func boundsAreThoseOfWebMercator() {
        let world = TileID(z: 0, x: 0, y: 0).bounds
        #expect(abs(world.north - 85.051_128_779_806_59) < 1e-12)
        #expect(abs(world.south + 85.051_128_779_806_59) < 1e-12)
        #expect(world.west == -180 && world.east == 180)
        let helsinki = TileID(latitude: 60.1699, longitude: 24.9384, zoom: 14)
        #expect(helsinki == TileID(z: 14, x: 9326, y: 4742))
        let edges = helsinki.bounds
        #expect(edges.south <= 60.1699 && 60.1699 < edges.north)
        #expect(edges.west <= 24.9384 && 24.9384 < edges.east)
        #expect(TileID(latitude: 90, longitude: 180, zoom: 3) == TileID(z: 3, x: 7, y: 0))
        #expect(TileID(latitude: -90, longitude: -180, zoom: 3) == TileID(z: 3, x: 0, y: 7))
    }

    @Test func familyTiesHold() {
        let tile = TileID(z: 5, x: 17, y: 9)
        #expect(tile.children.count == 4)
        #expect(tile.children.allSatisfy { $0.parent == tile })
        #expect(tile.children[1].bounds.north == tile.bounds.north)
        #expect(tile.children[1].bounds.east == tile.bounds.east)
        #expect(TileID(z: 0, x: 0, y: 0).parent == nil)
        #expect(TileID(z: 26, x: 0, y: 0).children == [])
    }
}
