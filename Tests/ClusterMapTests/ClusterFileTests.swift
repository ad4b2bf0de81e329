import Bytes
import ClusterMap
import Columns
import Foundation
import MapGeometry
import TestSupport
import Testing

/// The columns of a saved index are what they are declared to be, and damaged ones are refused.
struct ClusterFileTests {
    private func saved() throws -> [UInt8] {
        var random = SplitMix(seed: 3)
        let points = (0..<300).map { _ in
            CLLocationCoordinate2D(
                latitude: .random(in: -80...80, using: &random),
                longitude: .random(in: -180...180, using: &random))
        }
        var index = try ClusterIndex(points)
        index.remove(7)
        let path = try MappedFile(of: []).path
        defer { unlink(path) }
        try index.write(to: path)
        let file = try MappedFile(path: path)
        var reader = ByteReader(file.bytes)
        return try reader.array(file.byteCount)
    }

    @Test func theHeaderTellsTheLengths() throws {
        let file = try MappedFile(of: try saved())
        let sections = try ClusterFile.sections(of: file)
        #expect(sections.map(\.name) == ["radii", "points", "offsets", "slots"])
        #expect(sections[1].bytes.count == 299 * 32)
        #expect(sections[2].bytes.count == 299 * 16)
        #expect(sections[3].bytes.count == 300 * 4)
        #expect(sections[3].bytes.upperBound + 8 == file.byteCount)
    }

    @Test func damagedColumnsAreRefused() throws {
        let bytes = try saved()
        let damages = try ClusterFile.damages(of: MappedFile(of: bytes))
        #expect(Set(damages.map(\.column)) == ["radii", "points", "offsets", "slots"])
        for damage in damages {
            // With the checksum put right, so that the columns' own checks have to notice.
            var damaged = damage.damaged(bytes)
            for isChecked in [false, true] {
                if isChecked {
                    let whole = Array(damaged[..<(damaged.count - 8)])
                    damaged.set(byteHash(whole.span.bytes), at: damaged.count - 8)
                }
                let path = try MappedFile(of: []).path
                defer { unlink(path) }
                let file = try FileWriter(path: path)
                try file.append(damaged.span.bytes)
                try file.finish()
                let index = try? ClusterIndex(contentsOf: path)
                #expect(index == nil || isChecked && !damage.isNoticed, "\(damage)")
                let late = try? ClusterIndex(contentsOf: path, checking: .onUse)
                #expect((late?.count ?? 0) <= 300)
            }
        }
    }
}
