import Bytes
import Deflate
import Foundation

/// A file of cells that is read block by block; see ``CellFileWriter`` for its layout.
struct CellFile {
    /// The path of the file.
    let path: String
    /// The blocks, in the order of the file.
    let blocks: [CellFileWriter.Block]
    private let file: MappedFile
    private let level: Int
    private let blockLevel: Int
    private let metadata: Range<Int>
    private let settings: PyramidSettings

    /// Opens a file of a job.
    ///
    /// - Throws: `missingStage`, `otherJob`, `damagedFile`.
    init(_ path: String, of job: PyramidJob, level: Int, blockLevel: Int) throws(PyramidError) {
        self.path = path
        self.level = level
        self.blockLevel = blockLevel
        settings = job.settings
        let file = try MappedFile(ofStage: path)
        self.file = file
        let damaged = PyramidError(damagedFile: path)
        let count = file.byteCount
        guard count >= CellFileWriter.headCount + CellFileWriter.tailCount else { throw damaged }
        let found: (identity: UInt64, blocks: [CellFileWriter.Block], metadata: Range<Int>)
        do {
            var head = ByteReader(file.bytes)
            guard try head.array(8) == CellFileWriter.magic else { throw damaged }
            let identity = try head.integer(UInt64.self)
            let levels = try (Int(head.uint8()), Int(head.uint8()))
            let columns = try (Int(head.uint8()), head.uint8() != 0)
            var tail = ByteReader(file.bytes)
            try tail.skip(count - CellFileWriter.tailCount)
            let index = Int(clamping: try tail.integer(UInt64.self))
            let blockCount = Int(clamping: try tail.integer(UInt64.self))
            let metadataCount = Int(clamping: try tail.integer(UInt64.self))
            let check = try tail.integer(UInt32.self)
            let end = count - CellFileWriter.tailCount
            guard try tail.array(4) == CellFileWriter.end, metadataCount <= end,
                blockCount <= end / CellFileWriter.blockCount, index >= CellFileWriter.headCount,
                index == end - metadataCount - blockCount * CellFileWriter.blockCount,
                crc32(file.bytes.extracting(index..<end)) == check
            else { throw damaged }
            guard identity == job.identity, levels == (level, blockLevel),
                columns == (job.settings.sums.count, job.settings.category != nil)
            else { throw PyramidError(.otherJob, path) }
            var reader = ByteReader(file.bytes)
            try reader.skip(index)
            var blocks: [CellFileWriter.Block] = []
            blocks.reserveCapacity(blockCount)
            for _ in 0..<blockCount {
                let key = try reader.integer(UInt64.self)
                let offset = Int(clamping: try reader.integer(UInt64.self))
                let block = CellFileWriter.Block(
                    key: key, offset: offset, length: try reader.integer(UInt32.self),
                    count: try reader.integer(UInt32.self), check: try reader.integer(UInt32.self))
                try reader.skip(4)
                guard offset >= CellFileWriter.headCount, offset <= index,
                    Int(block.length) <= index - offset, key >> UInt64(2 * blockLevel) == 0
                else { throw damaged }
                blocks.append(block)
            }
            found = (identity, blocks, (end - metadataCount)..<end)
        } catch let error as PyramidError { throw error } catch { throw damaged }
        blocks = found.blocks
        metadata = found.metadata
    }

    /// Returns what the file says of itself.
    func metadata<Value: Decodable>(_: Value.Type) throws(PyramidError) -> Value {
        do {
            var reader = ByteReader(file.bytes)
            try reader.skip(metadata.lowerBound)
            let json = try reader.array(metadata.count)
            return try JSONDecoder().decode(Value.self, from: Data(json))
        } catch { throw PyramidError(.damagedFile, "\(path) is damaged") }
    }

    /// Appends the cells of a block to a table.
    ///
    /// - Parameters:
    ///   - firstNumber: What is added to the points' numbers.
    ///   - categories: For each category of the file its number in the table; nil if they are the same.
    func read(
        _ block: CellFileWriter.Block, into table: inout CellTable, firstNumber: UInt64 = 0,
        categories: [UInt32]? = nil
    ) throws(PyramidError) {
        let end = block.offset + Int(block.length)
        let bytes = file.bytes.extracting(block.offset..<end)
        let damaged = PyramidError(.damagedFile, "\(path) is damaged at byte \(block.offset)")
        guard crc32(bytes) == block.check else { throw damaged }
        do {
            var reader = ByteReader(bytes, origin: block.offset)
            try decode(&reader, block, &table, firstNumber, categories)
        } catch { throw damaged }
    }

    private struct Malformed: Error {}

    private func decode(
        _ reader: inout ByteReader, _ block: CellFileWriter.Block, _ table: inout CellTable,
        _ firstNumber: UInt64, _ categories: [UInt32]?
    ) throws {
        let bits = UInt64(32 - level)
        let mask = UInt64(1) << bits - 1
        let shift = UInt64(2 * (level - blockLevel))
        var key = block.key << shift
        var sums = [Int64](repeating: 0, count: settings.sums.count)
        var tallies: [CellTable.Tally] = []
        func category(_ number: UInt64) throws -> UInt32 {
            guard let categories else { return UInt32(truncatingIfNeeded: number) }
            guard number < UInt64(categories.count) else { throw Malformed() }
            return categories[Int(number)]
        }
        for _ in 0..<block.count {
            key &+= try reader.varint()
            guard key >> shift == block.key else { throw Malformed() }
            let count = try reader.varint()
            var (east, south, depth) = (UInt64(0), UInt64(0), UInt8(32))
            if count > 1 {
                east = try reader.varint()
                south = try reader.varint()
                depth = try reader.uint8()
            }
            let place = try reader.varint()
            let number = try reader.varint()
            guard count > 0, count <= PyramidCell.maximumCount, depth <= 32,
                number <= PyramidCell.maximumCount, place >> (2 * bits) == 0
            else { throw Malformed() }
            let (column, row) = PyramidGrid.position(key)
            let (across, down) = (place >> bits, place & mask)
            if count == 1 { (east, south) = (across, down) }
            guard east / count <= mask, south / count <= mask else { throw Malformed() }
            for column in sums.indices { sums[column] = try reader.zigzag() }
            if settings.category != nil {
                tallies.removeAll(keepingCapacity: true)
                let head = try reader.varint()
                if count == 1 {
                    if head > 0 {
                        tallies.append(.init(category: try category(head - 1), count: 1))
                    }
                } else {
                    guard head <= UInt64(reader.remaining) else { throw Malformed() }
                    for _ in 0..<head {
                        let own = try category(try reader.varint())
                        tallies.append(.init(category: own, count: try reader.varint()))
                    }
                    if categories != nil { tallies.sort { $0.category < $1.category } }
                }
            }
            table.append(
                PyramidCell(
                    key: key, count: count, east: east, south: south, number: firstNumber + number,
                    x: UInt32(truncatingIfNeeded: UInt64(column) << bits | across),
                    y: UInt32(truncatingIfNeeded: UInt64(row) << bits | down), depth: depth),
                sums: sums, tallies: tallies)
        }
        guard reader.isAtEnd else { throw Malformed() }
    }
}
