import Foundation
import Testing
import VectorTile

/// Other people's tiles, where `Tests/Quality/tile_fixtures` says they are; nothing of them is kept here.
@Suite struct FixtureTests {
    private struct Information: Decodable {
        struct Validity: Decodable {
            let v1: Bool
            let v2: Bool
        }

        let validity: Validity
    }

    static let folder = ProcessInfo.processInfo.environment["MVT_FIXTURES"]

    /// A valid tile is decoded; an invalid one is an error, or `validate()` says what is wrong.
    @Test(.enabled(if: folder != nil)) func everyFixtureIsJudgedAsItIsMeant() throws {
        let root = URL(fileURLWithPath: try #require(Self.folder)).appendingPathComponent(
            "fixtures")
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
        var counts = (valid: 0, invalid: 0)
        for name in names {
            let place = root.appendingPathComponent(name)
            let information = try JSONDecoder().decode(
                Information.self,
                from: Data(contentsOf: place.appendingPathComponent("info.json")))
            let bytes = [UInt8](try Data(contentsOf: place.appendingPathComponent("tile.mvt")))
            // A tile of version 1 alone lacks what version 2 asks for.
            let isValid = information.validity.v2
            let tile: VectorTile?
            do { tile = try VectorTile(bytes.span.bytes) } catch { tile = nil }
            if isValid {
                counts.valid += 1
                #expect(tile != nil, "\(name)")
            } else {
                counts.invalid += 1
                let isFaulty = tile?.validate().isEmpty == false
                #expect(tile == nil || isFaulty || information.validity.v1, "\(name)")
            }
        }
        print("\(counts.valid) valid tiles, \(counts.invalid) invalid ones")
        #expect(counts.valid > 40 && counts.invalid > 20)
    }
}
