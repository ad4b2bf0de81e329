import Foundation
import MapGeometry
import TestSupport
import Testing

/// Broken texts give an error or a value, never a crash or a hang.
@Suite struct GeoJSONMutationTests {
    private let valid = Array(
        """
        {"type":"FeatureCollection","name":"x","features":[
        {"type":"Feature","id":5,"geometry":{"coordinates":[[[0,0],[10.5,0],[10,1e1],[0,0]]],"type":"Polygon"},
        "properties":{"a":"\\u00e9\\ud83d\\ude00\\n","b":[1,-2.5E-3,null,true,false],"c":{"d":{}}}},
        {"geometry":{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2,3]}]},
        "properties":null,"type":"Feature","bbox":[0,0,1,1]}],"bbox":[0,0,1,1]}
        """.utf8)

    private func read(_ bytes: [UInt8]) -> (whole: Bool, streamed: Bool) {
        func succeeds(_ body: () throws -> Void) -> Bool {
            do {
                try body()
                return true
            } catch let error as GeoJSONError {
                #expect((0...bytes.count).contains(error.offset))
                return false
            } catch {
                Issue.record("\(error)")
                return false
            }
        }
        let whole = succeeds { _ = try GeoJSON.decode(bytes) }
        let streamed = succeeds {
            var next = 0
            let reader = GeoJSONFeatureReader(options: .init(chunkBytes: 50)) { wanted in
                let part = bytes[next..<min(next + wanted, bytes.count)]
                next += part.count
                return Array(part)
            }
            while try reader.nextFeature() != nil {}
        }
        return (whole, streamed)
    }

    @Test func everyPrefixIsAnError() {
        #expect(read(valid) == (true, true))
        for count in 1..<valid.count {
            #expect(read(Array(valid.prefix(count))) == (false, false), "\(count) bytes")
        }
    }

    @Test func anyMutationGivesAnErrorOrAValue() {
        let isSlow = SlowTier.isOn
        var random = SplitMix(seed: 0x5EED_1080)
        let interesting = Array(#"{}[]",:\ \u0e-+.1tfn"#.utf8) + [0, 0x1E, 0x80, 0xC3, 0xFF]
        for _ in 0..<(isSlow ? 100_000 : 2_000) {
            var bytes = valid
            for _ in 0...Int.random(in: 0...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...4, using: &random) {
                case 0: bytes[index] = interesting.randomElement(using: &random) ?? 0
                case 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
                case 2: bytes.remove(at: index)
                case 3: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: index)
                default:
                    let end = min(index + Int.random(in: 1...60, using: &random), bytes.count)
                    bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
                }
            }
            _ = read(bytes)
        }
    }
}
