import Bytes
import Foundation

/// Saved indexes.
///
/// Layout, little-endian, all fields 32 bits unless said otherwise:
///
///     magic "MWCLUST1" (8 bytes), version, number of levels, first zoom level, last zoom,
///     number of slots, number of free slots, first root, number of points ever,
///     radius of each level,
///     each slot: x, y, handle, parent, first child, next, previous, level (5 bits) and count,
///     free slots, checksum of all bytes before (64 bits, FNV-1a over 32-bit words)
extension ClusterIndex {
    private static let magic = Array("MWCLUST1".utf8)
    private static let version: UInt32 = 1
    private static let headerBytes = 40

    /// Saves the index; a file that is there is replaced at once or not at all.
    ///
    /// - Throws: ``ClusterError`` with code `unreadableFile`.
    public func write(to path: String) throws(ClusterError) {
        var writer = ByteWriter(capacity: Self.headerBytes + forest.nodes.count * 32 + 256)
        writer.raw(Self.magic)
        let levels = forest.levels
        for value in [
            Self.version, UInt32(levels.count), UInt32(levels.firstZoomLevel),
            UInt32(levels.maxZoom),
            UInt32(forest.nodes.count), UInt32(forest.free.count), forest.firstRoot,
            UInt32(slots.count),
        ] + levels.radii {
            writer.integer(value)
        }
        for node in forest.nodes {
            for value in node.words { writer.integer(value) }
        }
        for slot in forest.free { writer.integer(slot) }
        writer.integer(Self.checksum(writer.bytes.span.bytes, writer.count))
        do {
            try Data(writer.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ClusterError(.unreadableFile, path: path)
        }
    }

    /// Opens a saved index.
    ///
    /// - Throws: ``ClusterError`` if the file cannot be read, is not a saved index, was cut off or changed.
    public init(contentsOf path: String) throws(ClusterError) {
        let file: MappedFile
        do {
            file = try MappedFile(path: path)
        } catch {
            throw ClusterError(.unreadableFile, path: path)
        }
        do {
            self = try Self.read(file.bytes)
        } catch {
            throw ClusterError(error.code, at: error.position, path: path)
        }
    }

    private static func read(_ bytes: RawSpan) throws(ClusterError) -> ClusterIndex {
        let count = bytes.byteCount
        do {
            var reader = ByteReader(bytes)
            guard try reader.array(8) == magic else { throw ClusterError(.damagedFile) }
            guard try reader.integer(UInt32.self) == version else { throw ClusterError(.newerFile) }
            var header: [Int] = []
            for _ in 0..<7 { header.append(Int(try reader.integer(UInt32.self))) }
            let (levelCount, nodeCount, freeCount) = (header[0], header[3], header[4])
            guard (1...31).contains(levelCount), nodeCount < PointSet.maximumCount,
                freeCount <= nodeCount, header[6] < PointSet.maximumCount,
                header[1] < levelCount, header[2] == levelCount - 1 - header[1],
                count == headerBytes + 4 * levelCount + 32 * nodeCount + 4 * freeCount + 8
            else { throw ClusterError(.damagedFile, at: reader.position) }
            guard checksum(bytes, count - 8) == (try tail(bytes)) else {
                throw ClusterError(.damagedFile, at: count - 8)
            }
            var radii: [UInt32] = []
            for _ in 0..<levelCount { radii.append(try reader.integer(UInt32.self)) }
            guard let levels = SeedLevels(radii: radii, firstZoomLevel: header[1]) else {
                throw ClusterError(.damagedFile, at: headerBytes)
            }
            var nodes: [SeedNode] = []
            nodes.reserveCapacity(nodeCount)
            for _ in 0..<nodeCount { nodes.append(SeedNode(words: try words(&reader))) }
            var forest = SeedForest(levels: levels, nodes: nodes, firstRoot: UInt32(header[5]))
            for _ in 0..<freeCount { forest.free.append(try reader.integer(UInt32.self)) }
            guard let slots = forest.checkedSlots(count: header[6]) else {
                throw ClusterError(.damagedFile, at: headerBytes)
            }
            return ClusterIndex(forest: forest, slots: slots)
        } catch let error as ClusterError {
            throw error
        } catch {
            throw ClusterError(.damagedFile, at: count)
        }
    }

    private static func words(_ reader: inout ByteReader) throws(ByteError) -> [UInt32] {
        var words: [UInt32] = []
        for _ in 0..<8 { words.append(try reader.integer(UInt32.self)) }
        return words
    }

    private static func tail(_ bytes: RawSpan) throws(ByteError) -> UInt64 {
        var reader = ByteReader(bytes)
        try reader.skip(bytes.byteCount - 8)
        return try reader.integer(UInt64.self)
    }

    private static func checksum(_ bytes: RawSpan, _ count: Int) -> UInt64 {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        var reader = ByteReader(bytes)
        for _ in 0..<(count / 4) {
            // Never fails: `count` bytes are there.
            guard let word = try? reader.integer(UInt32.self) else { break }
            sum = (sum ^ UInt64(word)) &* 0x100_0000_01b3
        }
        return sum
    }

    private init(forest: SeedForest, slots: [UInt32]) {
        self.forest = forest
        self.slots = slots
    }
}

extension SeedNode {
    /// The fields in the order in which they are saved.
    var words: [UInt32] {
        [x, y, handle, parent, firstChild, next, previous, count << 5 | UInt32(level)]
    }

    /// Creates a node from eight saved fields.
    init(words: [UInt32]) {
        self.init(
            x: words[0], y: words[1], handle: words[2], level: Int(words[7] & 31),
            count: words[7] >> 5)
        parent = words[3]
        firstChild = words[4]
        next = words[5]
        previous = words[6]
    }
}

extension SeedForest {
    /// Walks the whole forest; returns the slots by handle, or nil if a link, level or count is wrong.
    ///
    /// After that no call can leave the forest or go round in it: each slot in use was reached exactly once.
    func checkedSlots(count: Int) -> [UInt32]? {
        var slots = [UInt32](repeating: SeedNode.none, count: count)
        var seen = [Bool](repeating: false, count: nodes.count)
        for slot in free {
            guard slot < nodes.count, !seen[Int(slot)] else { return nil }
            seen[Int(slot)] = true
        }
        var reached = free.count
        var sums = [UInt32](repeating: 1, count: nodes.count)
        var stack: [(first: UInt32, parent: UInt32)] = [(firstRoot, SeedNode.none)]
        var order: [UInt32] = []
        while let list = stack.popLast() {
            var (slot, previous) = (list.first, SeedNode.none)
            var level = list.parent == SeedNode.none ? 0 : nodes[Int(list.parent)].level + 1
            while slot != SeedNode.none {
                guard slot < nodes.count, !seen[Int(slot)] else { return nil }
                let node = nodes[Int(slot)]
                guard node.parent == list.parent, node.previous == previous, node.level >= level,
                    list.parent != SeedNode.none || node.level == 0, node.level <= levels.count,
                    node.handle < count, slots[Int(node.handle)] == SeedNode.none
                else { return nil }
                seen[Int(slot)] = true
                reached += 1
                slots[Int(node.handle)] = slot
                order.append(slot)
                if node.firstChild != SeedNode.none { stack.append((node.firstChild, slot)) }
                level = node.level
                previous = slot
                slot = node.next
            }
        }
        guard reached == nodes.count else { return nil }
        // Children come after their parents in `order`.
        for slot in order.reversed() {
            let node = nodes[Int(slot)]
            guard node.count == sums[Int(slot)] else { return nil }
            if node.parent != SeedNode.none { sums[Int(node.parent)] += node.count }
        }
        return slots
    }
}
