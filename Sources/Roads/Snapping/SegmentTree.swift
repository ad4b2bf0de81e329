import Bytes
import Geodesy

/// A packed tree of boxes over the segments of a road graph, for finding the nearest ones.
///
/// Segments are ordered along a Hilbert curve. Sixteen of them make a node, sixteen nodes a node above, up
/// to one root. Boxes are south, west, north, east in 1e-7 degrees, those of the lowest nodes first, then
/// level by level. After P. Agafonkin's flatbush, which packs boxes the same way, but keeps those of the leaves
/// too: here a segment's own line is looked at at once, which costs little more than its box.
struct SegmentTree: Sendable {
    static let width = 16

    private let segments: MappedArray<UInt32>
    private let boxes: MappedArray<Int32>
    /// The first box of each level above the segments; the segments, which have none, stand first.
    private let levels: [Int]

    init(segments: MappedArray<UInt32>, boxes: MappedArray<Int32>) {
        self.segments = segments
        self.boxes = boxes
        levels = Self.levels(segments.count)
    }

    /// The first box of each level for a number of segments.
    private static func levels(_ count: Int) -> [Int] {
        var starts = [0]
        var next = 0
        var size = count
        while size > 1 {
            size = (size + width - 1) / width
            starts.append(next)
            next += size
        }
        return starts
    }

    /// How many numbers the boxes of a tree of so many segments take.
    static func boxLength(_ count: Int) -> Int {
        var total = 0
        var size = count
        while size > 1 {
            size = (size + width - 1) / width
            total += size
        }
        return total * 4
    }

    /// An entry of the queue: a box of a level, or a segment whose distance is known.
    private struct Entry {
        var distance: Double
        /// A level of the tree; −1 for a segment.
        var level: Int32
        var index: UInt32
    }

    /// Visits segments from the nearest on until `visit` returns false.
    ///
    /// - Parameters:
    ///   - plane: The position, as the origin of a plane.
    ///   - limit: The greatest distance of interest, in the plane's units, squared.
    ///   - distance: The squared distance of a segment in the plane.
    ///   - visit: Called with segments and their squared distances, in ascending order.
    func nearest(
        to plane: LocalPlane, limit: Double, distance: (UInt32) -> Double,
        visit: (UInt32, Double) -> Bool
    ) {
        guard segments.count > 0 else { return }
        let boxes = boxes.span
        let segments = segments.span
        var heap = EntryHeap()
        let top = levels.count - 1
        heap.push(Entry(distance: 0, level: Int32(top), index: 0))
        while let entry = heap.pop() {
            if entry.level < 0 {
                guard visit(entry.index, entry.distance) else { return }
                continue
            }
            if entry.level <= 1 {
                // A lone segment has no node above it.
                let first = Int(entry.index) * Self.width
                for child in first..<max(first, min(first + Self.width, segments.count)) {
                    let segment = segments[child]
                    let exact = distance(segment)
                    if exact <= limit {
                        heap.push(Entry(distance: exact, level: -1, index: segment))
                    }
                }
                continue
            }
            let below = Int(entry.level) - 1
            let end = levels[below + 1] - levels[below]
            let first = Int(entry.index) * Self.width
            for child in first..<max(first, min(first + Self.width, end)) {
                let place = (levels[below] + child) * 4
                let away = plane.squaredDistance(
                    south: boxes[place], west: boxes[place + 1], north: boxes[place + 2],
                    east: boxes[place + 3])
                if away <= limit {
                    heap.push(Entry(distance: away, level: Int32(below), index: UInt32(child)))
                }
            }
        }
    }

    /// A binary heap, nearest first; equal distances in the order of their indices.
    private struct EntryHeap {
        private var items: [Entry] = []

        init() { items.reserveCapacity(64) }

        private static func precedes(_ one: Entry, _ other: Entry) -> Bool {
            if one.distance != other.distance { return one.distance < other.distance }
            // Boxes before segments, so that all segments of a distance come in order.
            if (one.level < 0) != (other.level < 0) { return other.level < 0 }
            return one.index < other.index
        }

        mutating func push(_ entry: Entry) {
            items.append(entry)
            var index = items.count - 1
            while index > 0 {
                let parent = (index - 1) / 2
                guard Self.precedes(entry, items[parent]) else { break }
                items[index] = items[parent]
                index = parent
            }
            items[index] = entry
        }

        mutating func pop() -> Entry? {
            guard let top = items.first, let last = items.popLast() else { return nil }
            if items.isEmpty { return top }
            var index = 0
            while true {
                var child = index * 2 + 1
                guard child < items.count else { break }
                if child + 1 < items.count, Self.precedes(items[child + 1], items[child]) {
                    child += 1
                }
                guard Self.precedes(items[child], last) else { break }
                items[index] = items[child]
                index = child
            }
            items[index] = last
            return top
        }
    }
}

extension LocalPlane {
    /// The squared distance to a box in 1e-7 degrees, 0 within it.
    @inline(__always)
    func squaredDistance(south: Int32, west: Int32, north: Int32, east: Int32) -> Double {
        let up = max(Double(south) - latitude, 0, latitude - Double(north))
        let away = max(Double(west) - longitude, 0, longitude - Double(east))
        // The box may be nearer over the 180th meridian.
        let round = min(Double(west) + 3.6e9 - longitude, longitude + 3.6e9 - Double(east))
        let across = min(away, round) * scale
        return up * up + across * across
    }
}
