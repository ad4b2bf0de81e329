extension RoadTables {
    /// Orders segments and areas along a Hilbert curve and packs their boxes.
    mutating func plantTrees() {
        let own = segmentWays.indices.map { segment in
            let range = Int(shapeStarts[segment])..<Int(shapeStarts[segment + 1])
            var box = SIMD4(Int32.max, .max, .min, .min)
            for point in range {
                box[0] = min(box[0], shapeLatitudes[point])
                box[1] = min(box[1], shapeLongitudes[point])
                box[2] = max(box[2], shapeLatitudes[point])
                box[3] = max(box[3], shapeLongitudes[point])
            }
            return box
        }
        (treeSegments, treeBoxes) = Self.planted(own)
        (areaTreeOrder, areaTreeBoxes) = Self.planted(areas.boxes)
    }

    /// The order of the leaves of a tree, and the boxes of all levels above them.
    private static func planted(_ own: [SIMD4<Int32>]) -> (order: [UInt32], boxes: [Int32]) {
        let keys = own.map { box in
            hilbertKey(
                x: UInt32((Int64(box[1]) + Int64(box[3])) / 2 + 1_800_000_000),
                y: UInt32((Int64(box[0]) + Int64(box[2])) / 2 + 1_800_000_000))
        }
        let order = own.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        var level = order.map { own[$0] }
        var boxes: [Int32] = []
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: SegmentTree.width).map { first in
                var box = level[first]
                for other in level[first..<min(first + SegmentTree.width, level.count)] {
                    box[0] = min(box[0], other[0])
                    box[1] = min(box[1], other[1])
                    box[2] = max(box[2], other[2])
                    box[3] = max(box[3], other[3])
                }
                return box
            }
            for box in level { boxes += box.indices.map { box[$0] } }
        }
        return (order.map { UInt32($0) }, boxes)
    }

    /// The place of a point on a Hilbert curve over the whole plane of 32-bit coordinates.
    private static func hilbertKey(x: UInt32, y: UInt32) -> UInt64 {
        var x = x
        var y = y
        var key: UInt64 = 0
        var side: UInt32 = 1 << 31
        while side > 0 {
            let right: UInt32 = x & side > 0 ? 1 : 0
            let up: UInt32 = y & side > 0 ? 1 : 0
            key = key << 2 | UInt64((3 * right) ^ up)
            // Each quarter holds the curve turned or mirrored.
            if up == 0 {
                if right == 1 {
                    x = ~x
                    y = ~y
                }
                swap(&x, &y)
            }
            side >>= 1
        }
        return key
    }
}
