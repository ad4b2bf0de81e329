import Bytes
import Columns
import TestSupport
import Testing

/// Columns of distances come back as they were, far ones too, and broken ones are refused.
struct DistanceColumnTests {
    private func column(_ bytes: [UInt8]) throws -> DistanceColumn? {
        DistanceColumn(
            ColumnSection(
                file: try MappedFile(of: bytes), offset: 0, byteCount: bytes.count, number: 0))
    }

    @Test(arguments: [0.0, 0.01, 0.5, 1])
    func distancesComeBack(shareOfFarOnes: Double) throws {
        var random = SplitMix(seed: 5)
        var distances = (0..<5000).map { _ in
            Double.random(in: 0..<1, using: &random) < shareOfFarOnes
                ? UInt32.random(in: 65_535 ... .max, using: &random)
                : UInt32.random(in: 0...65_534, using: &random)
        }
        distances += [0, 65_534, 65_535, 65_536, .max]
        let bytes = DistanceColumn.encoded(distances)
        let farCount = distances.count { $0 >= 65_535 }
        #expect(bytes.count == 8 + 2 * distances.count + 8 * farCount)
        for read in [try column(bytes), DistanceColumn(copying: distances)] {
            let read = try #require(read)
            #expect(read.isSound)
            #expect((0..<read.count).map { read[$0] } == distances)
        }
    }

    @Test func whatIsBrokenIsRefused() throws {
        let bytes = DistanceColumn.encoded([3, 70_000, 4, 80_000])
        for length in 0..<24 { #expect(try column(Array(bytes[..<length])) == nil) }
        var endless = bytes
        endless[3] = 255
        #expect(try column(endless) == nil)
        // A far one that is not marked, one that is marked and not told, and two out of order.
        for change in [(26, 1), (24, 255), (8, 2)] {
            var broken = bytes
            broken[change.0] = UInt8(change.1)
            if change.0 == 24 { broken[25] = 255 }
            #expect(try column(broken)?.isSound == false)
        }
    }
}
