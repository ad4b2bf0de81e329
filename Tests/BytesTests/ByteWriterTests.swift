import Bytes
import Testing

/// Numbers as bytes.
@Suite struct ByteWriterTests {
    @Test func integersAreThoseWrittenOneByOne() {
        func check<Value: FixedWidthInteger & BitwiseCopyable>(_ values: [Value]) {
            var one = ByteWriter()
            one.uint8(7)
            var all = one
            for value in values { one.integer(value) }
            all.integers(values)
            #expect(all.bytes == one.bytes)
        }
        check([UInt8](0...255))
        check([UInt16.min, 1, 0x1234, .max])
        check([Int32.min, -1, 0, 0x0102_0304, .max])
        check([UInt64.min, 0x0102_0304_0506_0708, .max])
        check([Int]())
    }

    @Test func theLeastSignificantByteComesFirst() {
        var writer = ByteWriter()
        writer.integers([0x0102 as UInt16, 0x0304])
        #expect(writer.bytes == [2, 1, 4, 3])
    }
}
