import Bytes
import Testing

@Suite struct PackedVarintTests {
    /// Values of every length, in an order that puts each length before each other.
    static let values: [UInt64] = {
        let lengths = (0..<64).map { UInt64(1) << UInt64($0) } + [0, .max]
        return lengths.flatMap { a in [a, 0, a &- 1, 127] } + lengths.reversed()
    }()

    static func packed(_ values: [UInt64]) -> [UInt8] {
        var writer = ByteWriter()
        for value in values { writer.varint(value) }
        return writer.bytes
    }

    @Test func runningSumsAgreeWithOneByOne() throws {
        var writer = ByteWriter()
        var expected: [Int64] = [7]
        var sum: Int64 = -5
        for value in Self.values {
            // Differences of every size that never leave 64 bits: there and back.
            for difference in [Int64(bitPattern: value) / 4, -(Int64(bitPattern: value) / 4)] {
                writer.zigzag(difference)
                sum += difference
                expected.append(sum)
            }
        }
        var sums: [Int64] = [7]
        let bytes = writer.bytes
        var reader = ByteReader(bytes.span.bytes)
        try reader.appendRunningSums(to: &sums, startingAt: -5)
        #expect(sums == expected)
        let finished = reader.isAtEnd
        #expect(finished)
    }

    @Test func everyLengthOfTheSpanGivesTheSameValues() throws {
        let small = Self.values.filter { $0 < UInt64(UInt32.max) }
        for count in 0...small.count {
            let expected = small.suffix(count)
            let bytes = Self.packed(Array(expected))
            var values: [UInt32] = []
            var reader = ByteReader(bytes.span.bytes)
            let counted = reader.varintCount()
            try reader.appendVarints(to: &values, below: .max)
            #expect(values.map(UInt64.init) == Array(expected))
            #expect(counted == count)
        }
    }

    @Test func limitsAndOverflowsNameTheirPlace() {
        let bytes = Self.packed([3, 300, 4, 5])
        var values: [UInt32] = []
        var reader = ByteReader(bytes.span.bytes, origin: 10)
        var thrown: ByteError?
        do { try reader.appendVarints(to: &values, below: 300) } catch { thrown = error }
        #expect(thrown == ByteError(.outOfRange, at: 11))

        var sums: [Int64] = []
        var writer = ByteWriter()
        writer.zigzag(.min)
        writer.zigzag(-1)
        let low = writer.bytes
        reader = ByteReader(low.span.bytes)
        do { try reader.appendRunningSums(to: &sums) } catch { thrown = error }
        #expect(thrown == ByteError(.overflow, at: 10))
    }

    @Test func everyTruncationIsReported() {
        let whole = Self.packed([UInt64.max, 1 << 40, 1 << 62])
        let ends: Set = [0, 10, 16, 25]
        for count in 0...whole.count {
            let part = Array(whole[..<count])
            var sums: [Int64] = []
            var reader = ByteReader(part.span.bytes)
            var thrown: ByteError?
            do { try reader.appendRunningSums(to: &sums, startingAt: 0) } catch { thrown = error }
            let start = ends.filter { $0 <= count }.max()
            let expected = ends.contains(count) ? nil : start.map { ByteError(.truncated, at: $0) }
            if thrown?.code != .overflow { #expect(thrown == expected, "\(count)") }
        }
    }

    @Test func repeatedFieldsMayBePackedOrNot() throws {
        var writer = ByteWriter()
        writer.field(1, bytes: [1, 2])
        writer.field(1, varint: 3)
        writer.field(1, bytes: [])
        writer.field(1, bytes: [4])
        let bytes = writer.bytes
        var reader = ByteReader(bytes.span.bytes)
        var values: [UInt32] = []
        while let key = try reader.key() {
            var field = try reader.values(of: key)
            try field.appendVarints(to: &values, below: 10)
        }
        #expect(values == [1, 2, 3, 4])
    }
}
