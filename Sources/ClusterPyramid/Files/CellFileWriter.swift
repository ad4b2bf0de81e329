import Bytes
import Deflate
import Foundation

/// Writes a file of cells.
///
/// All numbers are little-endian, or varints as in Protocol Buffers.
///
///     magic "MWCELLS1", identity of the job: 8 bytes, level of the cells, level of the blocks: 1 byte each,
///     number of sums, whether there are categories: 1 byte each, 4 zeros
///     blocks, one after the other
///     index: for each block its key, offset: 8 bytes each, length, number of cells, CRC-32: 4 bytes each, 4 zeros
///     metadata as JSON
///     offset of the index, number of blocks, length of the metadata: 8 bytes each, CRC-32 of index and metadata: 4 bytes,
///     magic "ENDC"
///
/// A block holds cells of one square of the level of the blocks, ascending. A run of points gives blocks with ascending
/// keys; a file has several runs where the points did not fit one. A cell is: the difference of its key to the one before (of the
/// first to the first key of the square); the count; if it is 1 the place in the cell: x times the side plus y; else the sums of
/// x and of y, that place for the point of the smallest number, and the common depth; the smallest number; the sums, zigzag-coded;
/// if there are categories the category plus 1, or 0 for none, for a count of 1, else the number of tallies, and each as category and count.
final class CellFileWriter {
    struct Block {
        let key: UInt64
        let offset: Int
        let length, count: UInt32
        let check: UInt32
    }

    static let magic = Array("MWCELLS1".utf8)
    static let end = Array("ENDC".utf8)
    static let headCount = 24
    static let blockCount = 32
    static let tailCount = 32

    private let file: FileWriter
    private let level: Int
    private let blockLevel: Int
    private var blocks: [Block] = []
    private var out = ByteWriter()

    /// Creates a file.
    init(_ path: String, of job: PyramidJob, level: Int, blockLevel: Int) throws {
        file = try job.writer(path)
        self.level = level
        self.blockLevel = blockLevel
        out.raw(Self.magic)
        out.integer(job.identity)
        out.uint8(UInt8(level))
        out.uint8(UInt8(blockLevel))
        out.uint8(UInt8(job.settings.sums.count))
        out.uint8(job.settings.category == nil ? 0 : 1)
        out.integer(UInt32(0))
        try flush()
    }

    /// Appends cells, joined and of the file's level, as blocks.
    func append(_ table: CellTable) throws {
        let shift = UInt64(2 * (level - blockLevel))
        var start = 0
        while start < table.count {
            let block = table.cells[start].key >> shift
            var end = start + 1
            while end < table.count, table.cells[end].key >> shift == block { end += 1 }
            encode(table, start..<end, first: block << shift)
            blocks.append(
                Block(
                    key: block, offset: file.byteCount, length: UInt32(out.count),
                    count: UInt32(end - start), check: crc32(out.bytes.span.rawBytes)))
            try flush()
            start = end
        }
    }

    /// Writes the rest and puts the file in place.
    func finish(_ metadata: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = [UInt8](try encoder.encode(metadata))
        let index = file.byteCount
        for block in blocks {
            out.integer(block.key)
            out.integer(UInt64(block.offset))
            out.integer(block.length)
            out.integer(block.count)
            out.integer(block.check)
            out.integer(UInt32(0))
        }
        out.raw(json)
        let check = crc32(out.bytes.span.rawBytes)
        out.integer(UInt64(index))
        out.integer(UInt64(blocks.count))
        out.integer(UInt64(json.count))
        out.integer(check)
        out.raw(Self.end)
        try flush()
        try file.finish()
    }

    private func flush() throws {
        try file.append(out.bytes.span.rawBytes)
        out.removeAll()
    }

    private func encode(_ table: CellTable, _ range: Range<Int>, first: UInt64) {
        let bits = UInt64(32 - level)
        let mask = UInt64(1) << bits - 1
        var last = first
        for number in range {
            let cell = table.cells[number]
            out.varint(cell.key - last)
            last = cell.key
            out.varint(cell.count)
            if cell.count > 1 {
                out.varint(cell.east)
                out.varint(cell.south)
                out.uint8(cell.depth)
            }
            out.varint((UInt64(cell.x) & mask) << bits | UInt64(cell.y) & mask)
            out.varint(cell.number)
            for sum in table.sums(number) { out.zigzag(sum) }
            guard table.hasCategories else { continue }
            let tallies = table.tallies(number)
            if cell.count == 1 {
                out.varint(tallies.first.map { UInt64($0.category) + 1 } ?? 0)
            } else {
                out.varint(UInt64(tallies.count))
                for tally in tallies {
                    out.varint(UInt64(tally.category))
                    out.varint(tally.count)
                }
            }
        }
    }
}
