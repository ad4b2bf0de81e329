import Bytes
import Deflate
import Foundation
import Tiles

/// Packed tiles of a share of the areas, section by section.
///
/// All numbers are little-endian:
///
///     magic "MWTILES1", identity of the job: 8 bytes
///     the tiles' bytes, one after the other
///     for each tile its PMTiles number: 8 bytes, its length: 4 bytes
///     for each section its first byte, the number of its first tile in the list, how many tiles: 8 bytes each, CRC-32 of
///     its bytes: 4 bytes, 4 zeros
///     number of tiles, number of sections: 8 bytes each, CRC-32 of both lists: 4 bytes, magic "ENDT"
///
/// A section holds the tiles of one zoom of one area, in the order of their numbers.
struct TileFile {
    /// The tiles of one zoom of one area.
    struct Section {
        /// The number of its first tile.
        let firstID: UInt64
        fileprivate let offset, place, count: Int
        fileprivate let check: UInt32
    }

    private static let magic = Array("MWTILES1".utf8)
    private static let end = Array("ENDT".utf8)
    private static let headCount = 16
    private static let tileCount = 12
    private static let sectionCount = 32
    private static let tailCount = 24

    /// The path of the file.
    let path: String
    /// The sections, in the order of the file.
    let sections: [Section]
    private let file: MappedFile
    private let list: Int

    /// Opens a file.
    ///
    /// - Throws: `missingStage`, `otherJob`, `damagedFile`.
    init(_ path: String, of job: PyramidJob) throws(PyramidError) {
        self.path = path
        let file = try MappedFile(ofStage: path)
        self.file = file
        let damaged = PyramidError(damagedFile: path)
        let count = file.byteCount
        guard count >= Self.headCount + Self.tailCount else { throw damaged }
        do {
            var head = ByteReader(file.bytes)
            guard try head.array(8) == Self.magic else { throw damaged }
            let identity = try head.integer(UInt64.self)
            let end = count - Self.tailCount
            var tail = ByteReader(file.bytes)
            try tail.skip(end)
            let tiles = Int(clamping: try tail.integer(UInt64.self))
            let sectionCount = Int(clamping: try tail.integer(UInt64.self))
            let check = try tail.integer(UInt32.self)
            guard try tail.array(4) == Self.end, tiles <= end / Self.tileCount,
                sectionCount <= end / Self.sectionCount,
                tiles * Self.tileCount + sectionCount * Self.sectionCount <= end - Self.headCount
            else { throw damaged }
            let list = end - tiles * Self.tileCount - sectionCount * Self.sectionCount
            self.list = list
            guard crc32(file.bytes.extracting(list..<end)) == check else { throw damaged }
            guard identity == job.identity else { throw PyramidError(.otherJob, path) }
            var reader = ByteReader(file.bytes)
            try reader.skip(list + tiles * Self.tileCount)
            var sections: [Section] = []
            for _ in 0..<sectionCount {
                let offset = Int(clamping: try reader.integer(UInt64.self))
                let place = Int(clamping: try reader.integer(UInt64.self))
                let own = Int(clamping: try reader.integer(UInt64.self))
                let check = try reader.integer(UInt32.self)
                try reader.skip(4)
                guard offset <= list, place <= tiles, own > 0, own <= tiles - place else {
                    throw damaged
                }
                var first = ByteReader(file.bytes)
                try first.skip(list + place * Self.tileCount)
                sections.append(
                    Section(
                        firstID: try first.integer(UInt64.self), offset: offset, place: place,
                        count: own, check: check))
            }
            self.sections = sections
        } catch let error as PyramidError { throw error } catch { throw damaged }
    }

    /// Calls `body` with every tile of a section.
    func forEachTile(
        of section: Section, _ body: (TileID, RawSpan) throws -> Void
    ) throws {
        let damaged = PyramidError(.damagedFile, "\(path) is damaged")
        var reader = ByteReader(file.bytes)
        try reader.skip(list + section.place * Self.tileCount)
        var offset = section.offset
        var ahead = reader
        var length = 0
        for _ in 0..<section.count {
            try ahead.skip(8)
            length += Int(try ahead.integer(UInt32.self))
        }
        guard length <= list - offset,
            crc32(file.bytes.extracting(offset..<(offset + length))) == section.check
        else { throw damaged }
        for _ in 0..<section.count {
            let number = try reader.integer(UInt64.self)
            let length = Int(try reader.integer(UInt32.self))
            guard let tile = TileID(hilbertID: number), length <= list - offset else {
                throw damaged
            }
            try body(tile, file.bytes.extracting(offset..<(offset + length)))
            offset += length
        }
    }

    /// Writes a file of tiles.
    final class Writer {
        private let file: FileWriter
        private var tiles = ByteWriter()
        private var tileCount = 0
        private var sections = ByteWriter()
        private var sectionCount = 0

        /// Creates a file.
        init(_ path: String, of job: PyramidJob) throws {
            file = try job.writer(path)
            var head = ByteWriter()
            head.raw(TileFile.magic)
            head.integer(job.identity)
            try file.append(head.bytes.span.rawBytes)
        }

        /// Appends the tiles of one zoom of one area, ascending by their numbers.
        func append(_ section: [(id: UInt64, bytes: [UInt8])]) throws {
            if section.isEmpty { return }
            sections.integer(UInt64(file.byteCount))
            sections.integer(UInt64(tileCount))
            sections.integer(UInt64(section.count))
            sections.integer(section.reduce(0) { crc32($1.bytes.span.rawBytes, seed: $0) })
            sections.integer(UInt32(0))
            sectionCount += 1
            for tile in section {
                try file.append(tile.bytes.span.rawBytes)
                tiles.integer(tile.id)
                tiles.integer(UInt32(tile.bytes.count))
                tileCount += 1
            }
        }

        /// Writes the rest and puts the file in place.
        func finish() throws {
            var lists = tiles
            lists.raw(sections.bytes)
            var tail = ByteWriter()
            tail.integer(UInt64(tileCount))
            tail.integer(UInt64(sectionCount))
            tail.integer(crc32(lists.bytes.span.rawBytes))
            tail.raw(TileFile.end)
            try file.append(lists.bytes.span.rawBytes)
            try file.append(tail.bytes.span.rawBytes)
            try file.finish()
        }
    }
}
