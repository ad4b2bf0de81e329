import Bytes
import Foundation
import TestSupport
import Testing
import Tiles

/// An archive without compression, built by hand, so that changes reach the directories.
private struct PlainArchive {
    typealias Entry = (id: UInt64, run: UInt64, length: UInt64, offset: UInt64)

    var root: [Entry] = [(0, 1, 3, 0), (1, 4, 3, 3), (5, 0, 9, 0)]
    var leaf: [Entry] = [(5, 1, 3, 0), (7, 3, 3, 6)]
    /// Leaves in a row instead of the one, at the offsets that entries tell.
    var leaves: [[Entry]] = []
    var version: UInt8 = 3
    var magic = "PMTiles"
    var compression: UInt8 = 1
    var type: UInt8 = 0
    var addressedCount: UInt64 = 0
    var highestZoom: UInt8 = 2
    var dataLength = 9

    static func directory(_ entries: [Entry]) -> [UInt8] {
        var out = ByteWriter()
        out.varint(UInt64(entries.count))
        var last: UInt64 = 0
        for entry in entries {
            out.varint(entry.id &- last)
            last = entry.id
        }
        for entry in entries { out.varint(entry.run) }
        for entry in entries { out.varint(entry.length) }
        for entry in entries { out.varint(entry.offset &+ 1) }
        return out.bytes
    }

    var bytes: [UInt8] {
        let leafBytes =
            leaves.isEmpty ? Self.directory(leaf) : leaves.flatMap(Self.directory)
        let rootBytes = Self.directory(
            leaves.isEmpty
                ? root.map { $0.run == 0 ? ($0.id, 0, UInt64(leafBytes.count), $0.offset) : $0 }
                : root)
        let metadata = Array("{}".utf8)
        var out = ByteWriter()
        out.raw(magic.utf8)
        out.uint8(version)
        var offset = 127
        for count in [rootBytes.count, metadata.count, leafBytes.count, dataLength] {
            out.integer(UInt64(offset))
            out.integer(UInt64(count))
            offset += count
        }
        out.integer(addressedCount)
        for _ in 0..<2 { out.integer(UInt64(0)) }
        for byte in [1, compression, 1, type, 0, highestZoom] { out.uint8(byte) }
        for _ in 0..<4 { out.integer(Int32(0)) }
        out.uint8(0)
        for _ in 0..<2 { out.integer(Int32(0)) }
        out.raw(rootBytes)
        out.raw(metadata)
        out.raw(leafBytes)
        for byte in 0..<dataLength { out.uint8(UInt8(byte)) }
        return out.bytes
    }
}

@Suite struct BrokenArchiveTests {
    let folder = try? TemporaryFolder()  // nil: every test fails with its first file

    private func reader(_ bytes: [UInt8]) throws -> PMTilesReader {
        let path = try #require(folder).path(UUID().uuidString)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // What cannot be removed now is removed with the folder.
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try PMTilesReader(path: path)
    }

    private func code(_ bytes: [UInt8]) -> PMTilesError.Code? {
        do {
            let reader = try reader(bytes)
            try reader.validate()
        } catch {
            return (error as? PMTilesError)?.code
        }
        return nil
    }

    @Test func plainArchivesAreRead() throws {
        let reader = try reader(PlainArchive().bytes)
        try reader.validate()
        let expected: [UInt64: [UInt8]] = [
            0: [0, 1, 2], 1: [3, 4, 5], 4: [3, 4, 5], 5: [0, 1, 2], 7: [6, 7, 8], 9: [6, 7, 8],
        ]
        for (id, bytes) in expected {
            let tile = try #require(TileID(hilbertID: id))
            #expect(try reader.content(of: tile) == bytes)
            let count = try reader.tile(tile)?.byteCount
            #expect(count == 3)
        }
        for id in [6, 10, 1000] as [UInt64] {
            #expect(try reader.content(of: try #require(TileID(hilbertID: id))) == nil)
        }
    }

    @Test func aDirectoryMayBeEmpty() throws {
        var archive = PlainArchive()
        archive.root = []
        let reader = try reader(archive.bytes)
        try reader.validate()
        #expect(try reader.content(of: TileID(z: 0, x: 0, y: 0)) == nil)
        #expect(try reader.statisticsByZoom().isEmpty)
        try reader.forEachTile { tile, _ in Issue.record("\(tile)") }
    }

    @Test func tilesOfMapLibreAreNamed() throws {
        var archive = PlainArchive()
        archive.type = 6
        let reader = try reader(archive.bytes)
        #expect(reader.header.tileType == .mlt)
        #expect(reader.header.tileType.mediaType == "application/vnd.maplibre-vector-tile")
        try reader.validate()
    }

    /// One entry of a few bytes that claims four billion tiles.
    @Test func runsBeyondTheHeaderAreErrorsAtOnce() throws {
        for (zoom, count) in [(2, 0), (26, 21), (26, 0)] as [(UInt8, UInt64)] {
            var archive = PlainArchive()
            archive.root = [(0, UInt64(UInt32.max), 3, 0)]
            archive.highestZoom = zoom
            archive.addressedCount = count
            let reader = try reader(archive.bytes)
            var seen = 0
            #expect(throws: PMTilesError.self) { try reader.forEachTile { _, _ in seen += 1 } }
            #expect(seen == 0)
        }
    }

    @Test func everyTileIsListedWithItsPlace() throws {
        let reader = try reader(PlainArchive().bytes)
        var listed: [UInt64: Range<Int>] = [:]
        try reader.forEachTile { listed[$0.hilbertID] = $1 }
        #expect(listed.keys.sorted() == [0, 1, 2, 3, 4, 5, 7, 8, 9])
        for (id, range) in listed {
            #expect(try reader.byteRange(of: try #require(TileID(hilbertID: id))) == range)
        }
        #expect(throws: PMTilesError.self) { try reader.forEachTile(limit: 8) { _, _ in } }
    }

    @Test func foreignAndNewerFilesAreNamed() {
        var archive = PlainArchive()
        archive.version = 4
        #expect(code(archive.bytes) == .unsupportedVersion(4))
        archive = PlainArchive()
        archive.magic = "SQLite "
        #expect(code(archive.bytes) == .foreign)
        archive = PlainArchive()
        archive.compression = 3
        #expect(code(archive.bytes) == .unsupportedCompression(3))
        archive.compression = 9
        #expect(code(archive.bytes) == .corruptHeader)
        #expect(code(Array("PM\u{2}\u{0} an older archive".utf8)) == .unsupportedVersion(2))
        #expect(code([]) == .truncated)
        #expect(code(Array("PMT".utf8)) == .truncated)
    }

    @Test func brokenDirectoriesAreNamed() {
        let broken: [[(UInt64, UInt64, UInt64, UInt64)]] = [
            [(0, 1, 3, 0), (0, 1, 3, 3)],  // the same number twice
            [(0, 2, 3, 0), (1, 1, 3, 3)],  // a run into the next entry
            [(0, 1, 0, 0)],  // an empty tile
            [(0, 1, 3, 7)],  // a tile past the end
            [(0, 1, 3, .max - 1)], [(0, 1, 1 << 32, 0)], [(0, 1 << 32, 3, 0)],
            [(1 << 60, 1, 3, 0)],  // a zoom beyond 26
            [(0, 1, 3, .max)],  // the first entry leans on a predecessor
        ]
        for root in broken {
            var archive = PlainArchive()
            archive.root = root
            #expect(code(archive.bytes) == .corruptDirectory, "\(root)")
        }
    }

    @Test func leavesThatLeadInCirclesEnd() throws {
        var archive = PlainArchive()
        // The leaf's only entry is the leaf itself: count, number, run, length, offset.
        archive.leaf = [(5, 0, 5, 0)]
        #expect(code(archive.bytes) == .corruptDirectory)
        let reader = try reader(archive.bytes)
        #expect(throws: PMTilesError.self) { try reader.content(of: TileID(z: 2, x: 0, y: 0)) }
        // Many ways round the circle: the walk must not follow them all.
        archive.leaf = (5..<21).map { ($0, 0, 65, 0) }
        #expect(code(archive.bytes) == .corruptDirectory)
    }

    /// Leaves may lead to leaves, four levels deep; what lies deeper is an error rather than a missing tile.
    @Test(arguments: 1...6)
    func leavesOfLeavesAreReadToADepth(depth: Int) throws {
        var archive = PlainArchive()
        // Each of five bytes, count, number, run, length and offset; the last one has the tile.
        archive.leaves = (1...depth).map { level in
            level < depth ? [(0, 0, 5, UInt64(5 * level))] : [(0, 1, 3, 0)]
        }
        archive.root = [(0, 0, 5, 0)]
        let reader = try reader(archive.bytes)
        let tile = try #require(TileID(hilbertID: 0))
        if depth <= 4 {
            #expect(try reader.content(of: tile) == [0, 1, 2])
            try reader.validate()
        } else {
            #expect(throws: PMTilesError.self) { try reader.content(of: tile) }
            #expect(throws: PMTilesError.self) { try reader.validate() }
        }
    }

    @Test func everyPrefixIsAnError() throws {
        let bytes = PlainArchive().bytes
        for length in 0..<bytes.count {
            #expect(code(Array(bytes[..<length])) != nil, "\(length) bytes")
        }
    }

    @Test(arguments: [true, false])
    func mutatedArchivesAreErrorsOrArchives(plain: Bool) throws {
        let seed: UInt64 = 5
        var random = SplitMix(seed: seed)
        var bytes = PlainArchive().bytes
        if !plain {
            let path = try #require(folder).path("a")
            _ = try PMTilesTests.write(path, zoom: 2)
            bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        var errors = 0
        // Each one writes and maps a file, which is what takes long.
        for _ in 0..<(SlowTier.isOn ? 10_000 : 1_000) {
            do {
                let reader = try reader(mutated(bytes, &random))
                for id in 0..<22 as Range<UInt64> {
                    _ = try reader.content(of: try #require(TileID(hilbertID: id)))
                }
                try reader.validate()
            } catch {
                #expect(error is PMTilesError, "seed \(seed)")
                errors += 1
            }
        }
        #expect(errors > 0)
    }

    @Test func tasksReadInParallel() async throws {
        let path = try #require(folder).path("parallel")
        let tiles = try PMTilesTests.write(path, zoom: 7)
        let reader = try PMTilesReader(path: path)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<4 {
                group.addTask {
                    var found = 0
                    for (tile, bytes) in tiles[(task * 100)...] {
                        if try reader.content(of: tile) == bytes { found += 1 }
                    }
                    return found
                }
            }
            var total = 0
            for try await found in group { total += found }
            #expect(total == 4 * tiles.count - 600)
        }
    }
}
