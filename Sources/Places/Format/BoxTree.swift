import Bytes

/// A packed tree of boxes, read from a column.
///
/// Sixteen items, in the order given, make a node; sixteen nodes make a node above, up to one root. The
/// items should be ordered along a space-filling curve. Layout, all i32: item count, then the boxes of
/// every level from the lowest up, each as south, west, north, east. The items themselves need no
/// box of their own: their node's box is looked at, then the item.
///
/// After P. Agafonkin's flatbush, which packs Hilbert-sorted boxes the same way.
struct BoxTree: Sendable {
    static let width = 16

    let column: PlacesColumn<Int32>
    let itemCount: Int
    /// First box of each level, lowest first.
    private let levels: [Int]
    private let levelCounts: [Int]

    /// How many boxes there are on all levels together.
    var boxCount: Int { levelCounts.reduce(0, +) }

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
    init?(_ column: PlacesColumn<Int32>) {
        self.column = column
        itemCount = Int(column[0])
        guard itemCount >= 0, column.count >= 1 else { return nil }
        var starts: [Int] = []
        var counts: [Int] = []
        var next = 1
        var count = itemCount
        while count > 0 {
            count = (count + Self.width - 1) / Self.width
            starts.append(next)
            counts.append(count)
            next += count * 4
            if count == 1 { break }
        }
        guard next <= column.count else { return nil }
        levels = starts
        levelCounts = counts
    }

    /// Calls `visit` with runs of items whose boxes may touch the box, until it returns false.
    func search(_ box: PackedBox, _ visit: (Range<Int>) -> Bool) {
        guard let top = levels.indices.last else { return }
        _ = descend(top, 0, box, visit)
    }

    private func descend(
        _ level: Int, _ index: Int, _ box: PackedBox, _ visit: (Range<Int>) -> Bool
    ) -> Bool {
        let place = levels[level] + index * 4
        guard column[place] <= box.north, column[place + 2] >= box.south,
            column[place + 1] <= box.east, column[place + 3] >= box.west
        else { return true }
        let first = index * Self.width
        if level == 0 { return visit(first..<min(first + Self.width, itemCount)) }
        for child in first..<min(first + Self.width, levelCounts[level - 1]) {
            if !descend(level - 1, child, box, visit) { return false }
        }
        return true
    }

    /// Builds the column for items with these boxes, in this order.
    static func build(_ boxes: [PackedBox]) -> [Int32] {
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

/// A box in 1e-7 degrees.
///
/// It does not lie over the 180th meridian: such a box is asked for in two.
package struct PackedBox: Sendable, Equatable {
    package var south, west, north, east: Int32

    package init(south: Int32, west: Int32, north: Int32, east: Int32) {
        (self.south, self.west, self.north, self.east) = (south, west, north, east)
    }

    /// The box of one point.
    package init(_ latitude: Int32, _ longitude: Int32) {
        self.init(south: latitude, west: longitude, north: latitude, east: longitude)
    }

    package mutating func extend(_ other: PackedBox) {
        south = min(south, other.south)
        west = min(west, other.west)
        north = max(north, other.north)
        east = max(east, other.east)
    }

    package func contains(_ latitude: Int32, _ longitude: Int32) -> Bool {
        latitude >= south && latitude <= north && longitude >= west && longitude <= east
    }
}
