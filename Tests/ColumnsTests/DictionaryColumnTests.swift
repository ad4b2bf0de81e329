import Bytes
import Columns
import TestSupport
import Testing

/// Columns of few values come back as they were, and broken ones are refused.
struct DictionaryColumnTests {
    private func column(_ bytes: [UInt8]) throws -> DictionaryColumn<Int32>? {
        DictionaryColumn(
            ColumnSection(
                file: try MappedFile(of: bytes), offset: 0, byteCount: bytes.count, number: 0))
    }

    @Test(arguments: [(0, 1), (1, 1), (256, 1), (257, 2), (1 << 16, 2), (1 << 16 + 1, 4)])
    func valuesComeBack(different: Int, bytesEach: Int) throws {
        var random = SplitMix(seed: 7)
        var values = (0..<Int32(different)).map { $0 &* 7_919 &- 100_000 }
        if let first = values.first { values += Array(repeating: first, count: 1000) }
        values.shuffle(using: &random)
        let bytes = DictionaryColumn.encoded(values)
        #expect(
            bytes.count == 16 + (bytesEach == 4 ? 0 : different * 4) + values.count * bytesEach)
        let read = try #require(try column(bytes))
        #expect(read.count == values.count)
        #expect(read.array == values)
        #expect(read.isSound)
    }

    /// Values are numbered in the order of their first places, also those that hash alike.
    @Test(arguments: [1, 64, 1 << 16, 1 << 24])
    func numbersFollowTheFirstPlaces(step: Int32) throws {
        let distinct = (0..<200).map { Int32($0) &* step &- 7 }
        let values = distinct.flatMap { [$0, distinct[0], $0] }
        let read = try #require(try column(DictionaryColumn.encoded(values)))
        var expected: [Int32] = []
        for value in values where !expected.contains(value) { expected.append(value) }
        #expect((0..<read.values.count).map { read.values[$0] } == expected)
        #expect(read.array == values)
    }

    @Test func whatIsBrokenIsRefused() throws {
        let bytes = DictionaryColumn<Int32>.encoded([5, 6, 5, 7])
        for length in 0..<bytes.count {
            #expect(try column(Array(bytes[..<length])) == nil)
        }
        var width = bytes
        width[0] = 3
        #expect(try column(width) == nil)
        var endless = bytes
        endless[15] = 255
        #expect(try column(endless) == nil)
        // A number of no value.
        var stray = bytes
        stray[bytes.count - 1] = 3
        #expect(try column(stray)?.isSound == false)
    }
}
