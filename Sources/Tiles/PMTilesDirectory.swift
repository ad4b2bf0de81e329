import Bytes
import Synchronization

/// A directory of a PMTiles archive: which tile numbers lie where.
///
/// Stored in columns, all varints: the number of entries; the tile numbers, each as the difference
/// to the one before; the run lengths; the lengths; the offsets, each plus 1, or 0 if the entry
/// begins where its predecessor ends. A run length of 0 marks a leaf directory.
final class PMTilesDirectory: Sendable {
    /// One entry of a directory that is being written.
    struct Entry: Equatable {
        /// The number of the first tile.
        var id: UInt64
        /// Where the tile begins in the tile data, or the leaf in the leaf directories.
        var offset: UInt64
        /// The number of bytes.
        var length: UInt32
        /// The number of successive tiles that are these bytes; 0 for a leaf.
        var runLength: UInt32
    }

    /// Where a tile number is found.
    enum Place {
        case tile(offset: UInt64, length: UInt32)
        case leaf(index: Int)
    }

    /// A leaf that is decoded when it is first asked for.
    final class Leaf: Sendable {
        let offset: UInt64
        let length: UInt32
        let directory = AtomicLazyReference<PMTilesDirectory>()

        init(offset: UInt64, length: UInt32) {
            self.offset = offset
            self.length = length
        }
    }

    private let ids: [UInt64]
    private let runLengths: [UInt32]
    private let lengths: [UInt32]
    private let offsets: [UInt64]
    /// The leaves among the entries, in order.
    let leaves: [Leaf]

    /// Writes entries, before compression.
    static func encode(_ entries: ArraySlice<Entry>) -> [UInt8] {
        var out = ByteWriter(capacity: 16 + entries.count * 8)
        out.varint(UInt64(entries.count))
        var last: UInt64 = 0
        for entry in entries {
            out.varint(entry.id - last)
            last = entry.id
        }
        for entry in entries { out.varint(UInt64(entry.runLength)) }
        for entry in entries { out.varint(UInt64(entry.length)) }
        var end: UInt64?
        for entry in entries {
            out.varint(entry.offset == end ? 0 : entry.offset + 1)
            end = entry.offset + UInt64(entry.length)
        }
        return out.bytes
    }

    /// Reads an inflated directory and checks every entry against the sections it points to.
    ///
    /// Errors are described in words only: offsets into inflated bytes mean nothing to the caller.
    init(
        _ bytes: RawSpan, tileDataLength: UInt64, leavesLength: UInt64
    ) throws(DirectoryError) {
        var reader = ByteReader(bytes)
        let claimed = try reader.number()
        // An entry takes four bytes or more.
        guard claimed <= UInt64(reader.remaining / 4) else {
            throw DirectoryError("it ends before its \(claimed) entries do")
        }
        let count = Int(claimed)

        var ids = [UInt64](repeating: 0, count: count)
        var last: UInt64 = 0
        for index in ids.indices {
            let step = try reader.number()
            let (id, overflow) = last.addingReportingOverflow(step)
            guard !overflow, id < TileID.count, index == 0 || step > 0 else {
                throw DirectoryError("its tile numbers do not rise, or go beyond zoom 26")
            }
            ids[index] = id
            last = id
        }
        var runLengths = [UInt32](repeating: 0, count: count)
        for index in runLengths.indices {
            runLengths[index] = try reader.number32()
            let next = index + 1 < count ? ids[index + 1] : TileID.count
            guard ids[index] + UInt64(runLengths[index]) <= next else {
                throw DirectoryError("the run of tile number \(ids[index]) is too long")
            }
        }
        var lengths = [UInt32](repeating: 0, count: count)
        for index in lengths.indices {
            lengths[index] = try reader.number32()
            guard lengths[index] > 0 else {
                throw DirectoryError("the entry of tile number \(ids[index]) is empty")
            }
        }
        var offsets = [UInt64](repeating: 0, count: count)
        var leaves: [Leaf] = []
        for index in offsets.indices {
            let raw = try reader.number()
            if raw > 0 {
                offsets[index] = raw - 1
            } else if index > 0 {
                offsets[index] = offsets[index - 1] + UInt64(lengths[index - 1])
            } else {
                throw DirectoryError("its first entry has no offset")
            }
            let isLeaf = runLengths[index] == 0
            let limit = isLeaf ? leavesLength : tileDataLength
            guard UInt64(lengths[index]) <= limit, offsets[index] <= limit - UInt64(lengths[index])
            else {
                throw DirectoryError(
                    "the entry of tile number \(ids[index]) ends after its section")
            }
            if isLeaf { leaves.append(Leaf(offset: offsets[index], length: lengths[index])) }
        }
        // For a leaf entry the length is not needed any more: its place among the leaves is.
        var leafIndex: UInt32 = 0
        for index in lengths.indices where runLengths[index] == 0 {
            lengths[index] = leafIndex
            leafIndex += 1
        }
        self.ids = ids
        self.runLengths = runLengths
        self.lengths = lengths
        self.offsets = offsets
        self.leaves = leaves
    }

    /// Where tile number `id` is found, or nil.
    ///
    /// - Complexity: O(log n).
    func find(_ id: UInt64) -> Place? {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low &+ high) / 2
            if ids[middle] <= id { low = middle &+ 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let index = low - 1
        if runLengths[index] == 0 { return .leaf(index: Int(lengths[index])) }
        guard id - ids[index] < UInt64(runLengths[index]) else { return nil }
        return .tile(offset: offsets[index], length: lengths[index])
    }

    /// The entries in order; the length of a leaf's entry is its true length.
    var entries: [Entry] {
        ids.indices.map { index in
            let isLeaf = runLengths[index] == 0
            return Entry(
                id: ids[index], offset: offsets[index],
                length: isLeaf ? leaves[Int(lengths[index])].length : lengths[index],
                runLength: runLengths[index])
        }
    }
}

/// What is wrong with a directory, in words.
struct DirectoryError: Error {
    let detail: String

    init(_ detail: String) { self.detail = detail }
}

extension ByteReader {
    fileprivate mutating func number() throws(DirectoryError) -> UInt64 {
        do { return try varint() } catch { throw DirectoryError(error.description) }
    }

    fileprivate mutating func number32() throws(DirectoryError) -> UInt32 {
        guard let number = UInt32(exactly: try number()) else {
            throw DirectoryError("a number does not fit 32 bits")
        }
        return number
    }
}
