import Foundation
import Testing
import Tiles

/// Other people's archives, where `Tests/Quality/tile_fixtures` says they are; nothing of them is kept here.
@Suite struct FixtureTests {
    static let folder = ProcessInfo.processInfo.environment["PMTILES_FIXTURES"]

    /// Archives open and pass the check; what is named invalid, or is empty, is an error.
    @Test(.enabled(if: folder != nil)) func everyArchiveIsJudgedAsItIsMeant() throws {
        let root = URL(fileURLWithPath: try #require(Self.folder))
        let files = try #require(FileManager.default.enumerator(atPath: root.path))
        var counts = (valid: 0, invalid: 0)
        for case let name as String in files where name.hasSuffix(".pmtiles") {
            let path = root.appendingPathComponent(name).path
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            let isValid = !name.contains("invalid") && size != 0
            do throws(PMTilesError) {
                let reader = try PMTilesReader(path: path)
                try reader.validate()
                var tiles = 0
                try reader.forEachTile { _, _ in tiles += 1 }
                #expect(isValid, "\(name) has \(tiles) tiles")
                counts.valid += 1
            } catch {
                #expect(!isValid, "\(name): \(error)")
                counts.invalid += 1
            }
        }
        print("\(counts.valid) valid archives, \(counts.invalid) invalid ones")
        #expect(counts.valid >= 3 && counts.invalid >= 2)
    }
}
