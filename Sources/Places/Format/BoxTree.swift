import Bytes
import Columns
import Geodesy

/// A packed tree of boxes, read from a column.
///
/// Sixteen items, in the order given, make a node; sixteen nodes make a node above, up to one root. The
/// items should be ordered along a space-filling curve. Layout, all i32: item count, then the boxes of
/// every level from the lowest up, each as south, west, north, east. The items themselves need no
/// box of their own: their node's box is looked at, then the item.
///
/// After P. Agafonkin's flatbush, which packs Hilbert-sorted boxes the same way.
struct BoxTree: NumberedColumn {
    typealias Element = Int32
    static let width = 16

    private let column: PlacesColumn<Int32>
    let itemCount: Int
    /// First box of each level, lowest first.
    private let levels: [Int]
    private let levelCounts: [Int]

    /// The number of the highest level; -1 for a tree of nothing.
    var top: Int { levels.count - 1 }

    /// How many bits of an item's number say where it lies below a box of a level.
    static func shift(ofLevel level: Int) -> Int { 4 + 4 * level }

    /// How many boxes a level has.
    func count(ofLevel level: Int) -> Int { levelCounts[level] }

    /// The number of a box among the boxes of all levels.
    func number(level: Int, index: Int) -> Int { (levels[level] - 1) / 4 + index }

    /// A box.
    func box(level: Int, index: Int) -> PackedBox {
        let place = levels[level] + index * 4
        return PackedBox(
            south: column[place], west: column[place + 1], north: column[place + 2],
            east: column[place + 3])
    }

    /// Reads the header; nil if the column is too short for its count.
    init?(_ section: ColumnSection) {
        guard let column = PlacesColumn<Int32>(section) else { return nil }
        self.column = column
        itemCount = Int(column[0])
        guard itemCount >= 0, column.count >= 1 else { return nil }
        levelCounts = Self.levelCounts(itemCount)
        var next = 1
        levels = levelCounts.map { count in
            defer { next += count * 4 }
            return next
        }
        guard next <= column.count else { return nil }
    }

    /// How many boxes each level of a tree over so many items has, lowest first.
    private static func levelCounts(_ items: Int) -> [Int] {
        var counts: [Int] = []
        var count = items
        while count > 0 {
            count = (count + width - 1) / width
            counts.append(count)
            if count == 1 { break }
        }
        return counts
    }

    /// How many boxes a tree over so many items has on all levels together.
    static func boxCount(_ items: Int) -> Int { levelCounts(items).reduce(0, +) }

    /// Calls `visit` with runs of items whose boxes may touch the box, until it returns false.
    ///
    /// No item's box lies over the 180th meridian; the one that is searched may.
    func search(_ box: PackedBox, _ visit: (Range<Int>) -> Bool) {
        guard let top = levels.indices.last else { return }
        _ = descend(top, 0, box, visit)
    }

    private func descend(
        _ level: Int, _ index: Int, _ box: PackedBox, _ visit: (Range<Int>) -> Bool
    ) -> Bool {
        let place = levels[level] + index * 4
        guard column[place] <= box.north, column[place + 2] >= box.south else { return true }
        let reachesEast = column[place + 1] <= box.east
        let reachesWest = column[place + 3] >= box.west
        guard
            box.spans180thMeridian ? reachesEast || reachesWest : reachesEast && reachesWest
        else { return true }
        let first = index * Self.width
        if level == 0 { return visit(first..<min(first + Self.width, itemCount)) }
        for child in first..<min(first + Self.width, levelCounts[level - 1]) {
            if !descend(level - 1, child, box, visit) { return false }
        }
        return true
    }

    /// Builds the column for items with these boxes, in this order.
    ///
    /// - Throws: `CountOverflow` if there are more items than the tree counts, which it does by 31 bits.
    static func build(
        _ boxes: [PackedBox], of items: String, limit: Int
    ) throws(CountOverflow) -> [Int32] {
        try CountOverflow.check(boxes.count, items, limit: min(limit, Int(Int32.max)))
        var result = [Int32(boxes.count)]
        var level = boxes
        while !level.isEmpty {
            var above: [PackedBox] = []
            for first in stride(from: 0, to: level.count, by: width) {
                var box = level[first]
                for other in level[first..<min(first + width, level.count)] { box.extend(other) }
                above.append(box)
            }
            for box in above { result += [box.south, box.west, box.north, box.east] }
            if above.count == 1 { break }
            level = above
        }
        return result
    }
}

extension BoxTree {
    static var codec: ColumnCodec {
        ColumnCodec(
            name: "tree",
            "how many items there are; then the boxes of every level from the lowest up, each as south, west, north "
                + "and east in 1e-7 degrees. \(width) items, in the order given, make a node, \(width) nodes a node "
                + "above, up to one root")
    }

    init(emptyAt number: Int) {
        column = PlacesColumn(emptyAt: number)
        itemCount = 0
        levels = []
        levelCounts = []
    }

    var number: Int { column.number }

    var count: Int { itemCount }

    /// Looks whether each box holds those below it.
    func fault(_ check: NumberCheck) -> (fault: ColumnFault, element: Int)? {
        for level in levels.indices.dropFirst() {
            for index in 0..<levelCounts[level - 1] {
                var box = box(level: level, index: index / Self.width)
                let before = box
                box.extend(self.box(level: level - 1, index: index))
                if box != before {
                    let place = levels[level] + index / Self.width * 4
                    return (.content("has a box that does not hold those below it"), place)
                }
            }
        }
        return nil
    }

    static func encode(_ values: [Int32], into writer: inout ByteWriter) {
        PlacesColumn.encode(values, into: &writer)
    }

    /// The highest of the items' numbers below each box of a tree over them, in the tree's order.
    static func highest(_ values: [UInt16]) -> [UInt16] {
        var result: [UInt16] = []
        var level = values
        while !level.isEmpty {
            level = stride(from: 0, to: level.count, by: width).map { first in
                level[first..<min(first + width, level.count)].max() ?? 0
            }
            result += level
            if level.count == 1 { break }
        }
        return result
    }
}
