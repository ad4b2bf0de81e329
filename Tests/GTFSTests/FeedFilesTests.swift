import Bytes
import GTFS
import TestSupport
import Testing

struct FeedFilesTests {
    private static func archive(in folder: String = "", twins: Bool = false) -> DrawnArchive {
        var archive = DrawnArchive()
        if twins {
            archive.add("__MACOSX/\(folder)._agency.txt", [0, 1, 2])
            archive.add("\(folder)._stops.txt", [0, 1, 2])
        }
        for (name, text) in SmallFeed.drawn.files.sorted(by: { $0.key < $1.key }) {
            archive.add(folder + name, Array(text.utf8), isDeflated: name != "stops.txt")
        }
        return archive
    }

    @Test(arguments: ["", "feed/", "a/b/"])
    func anArchiveIsReadWhereverTheFeedLiesInIt(folder: String) throws {
        let bytes = Self.archive(in: folder, twins: true).finished(comment: "made by a test")
        let feed = try DrawnArchive.withFile(bytes) { try Feed(reading: $0) }
        #expect(feed.stops.map(\.name) == ["Alpha", "Beta", "Gamma"])
        #expect(feed.stopTimes.count == 6)
        #expect(feed.notices.isValid)
    }

    @Test func whatIsNoFeedIsRefused() throws {
        #expect(throws: GTFSError.self) { try Feed(reading: "/nowhere/feed.zip") }
        #expect(throws: GTFSError.self) {
            try DrawnArchive.withFile(Array("no archive at all".utf8)) { try Feed(reading: $0) }
        }
        #expect(throws: GTFSError.self) { try DrawnArchive.withFile([]) { try Feed(reading: $0) } }
    }

    /// Sizes beyond what deflate can pack, files that share bytes, and wrong lengths cost no memory.
    @Test func bombsAreRefused() throws {
        var claims = DrawnArchive()
        claims.add("stops.txt", [1, 2, 3], size: 3 << 30)
        var bytes = claims.finished()
        let error = #expect(throws: GTFSError.self) {
            try DrawnArchive.withFile(bytes) { try Feed(reading: $0) }
        }
        #expect(error?.description.contains("impossible") == true)

        bytes = Self.archive().finished()
        // The second entry of the directory is made to point at the first file.
        let entries = bytes.indices.dropLast(4).filter {
            Array(bytes[$0..<($0 + 4)]) == [0x50, 0x4b, 1, 2]
        }
        let overlapping = try #require(entries.dropFirst().first)
        for place in 0..<4 { bytes[overlapping + 42 + place] = 0 }
        #expect(throws: GTFSError.self) {
            try DrawnArchive.withFile(bytes) { try Feed(reading: $0) }
        }
    }

    @Test func aWrongChecksumIsRefused() throws {
        var bytes = Self.archive().finished()
        // The first local header's file is "agency.txt", whose content begins behind 30 bytes and its name.
        bytes[30 + 10 + 5] ^= 0x40
        #expect(throws: GTFSError.self) {
            try DrawnArchive.withFile(bytes) { try Feed(reading: $0) }
        }
    }

    @Test(arguments: 0..<8)
    func damagedArchivesThrow(seed: UInt64) throws {
        let whole = Self.archive().finished()
        var random = SplitMix(seed: seed)
        for _ in 0..<(SlowTier.isOn ? 2_000 : 15) {
            let bytes = mutated(whole, &random)
            // Whatever it is, it is read or refused.
            _ = try? DrawnArchive.withFile(bytes) { try Feed(reading: $0) }
        }
    }

    @Test func everyPrefixIsRefused() throws {
        let whole = Self.archive().finished()
        for count in stride(from: 0, to: whole.count, by: 7) {
            #expect(throws: GTFSError.self, "\(count) bytes") {
                try DrawnArchive.withFile(Array(whole[..<count])) { try Feed(reading: $0) }
            }
        }
    }
}
