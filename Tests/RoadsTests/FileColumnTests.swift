import Bytes
import Foundation
import Roads
import TestSupport
import Testing

/// Columns of few values come back as they were, and broken ones are refused.
@Suite struct SharedColumnTests {
    private func column(_ bytes: [UInt8], _ folder: Folder) throws -> FileColumn<Int32>? {
        let path = folder.path + "/column"
        try? FileManager.default.removeItem(atPath: path)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return FileColumn(try MappedFile(path: path), offset: 0, byteCount: bytes.count)
    }

    @Test(arguments: [(0, 1), (1, 1), (256, 1), (257, 2), (1 << 16, 2), (1 << 16 + 1, 4)])
    func valuesComeBack(different: Int, bytesEach: Int) throws {
        var random = SplitMix(seed: 7)
        var values = (0..<Int32(different)).map { $0 &* 7_919 &- 100_000 }
        if let first = values.first { values += Array(repeating: first, count: 1000) }
        values.shuffle(using: &random)
        let folder = try Folder()
        let bytes = FileColumn.encoded(values)
        #expect(
            bytes.count == 16 + (bytesEach == 4 ? 0 : different * 4) + values.count * bytesEach)
        let read = try #require(try column(bytes, folder))
        #expect(read.count == values.count)
        #expect(read.array == values)
        #expect(read.isSound)
    }

    @Test func whatIsBrokenIsRefused() throws {
        let folder = try Folder()
        let bytes = FileColumn<Int32>.encoded([5, 6, 5, 7])
        for length in 0..<bytes.count {
            #expect(try column(Array(bytes[..<length]), folder) == nil)
        }
        var width = bytes
        width[0] = 3
        #expect(try column(width, folder) == nil)
        var endless = bytes
        endless[15] = 255
        #expect(try column(endless, folder) == nil)
        // A number of no value.
        var stray = bytes
        stray[bytes.count - 1] = 3
        #expect(try column(stray, folder)?.isSound == false)
    }
}
