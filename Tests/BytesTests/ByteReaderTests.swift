import Bytes
import Testing

@Suite struct ByteReaderTests {
    @Test(arguments: [0, 1, 127, 128, 300, 1 << 32, UInt64.max - 1, UInt64.max])
    func varintRoundTrip(value: UInt64) throws {
        var writer = ByteWriter()
        writer.varint(value)
        let bytes = writer.bytes
        var reader = ByteReader(bytes.span.bytes)
        let read = try reader.varint()
        #expect(read == value)
        let finished = reader.isAtEnd
        #expect(finished)
    }

    @Test(arguments: [0, -1, 1, Int64.min, Int64.max, 63, -64])
    func zigzagRoundTrip(value: Int64) throws {
        var writer = ByteWriter()
        writer.zigzag(value)
        let bytes = writer.bytes
        var reader = ByteReader(bytes.span.bytes)
        let read = try reader.zigzag()
        #expect(read == value)
    }

    @Test func everyTruncationIsReported() {
        let bytes: [UInt8] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]
        for length in 0..<bytes.count {
            let part = Array(bytes[..<length])
            var reader = ByteReader(part.span.bytes, origin: 100)
            var thrown: ByteError?
            do { _ = try reader.varint() } catch { thrown = error }
            #expect(thrown == ByteError(.truncated, at: 100))
        }
    }

    @Test func overlongVarintIsReported() {
        let bytes = [UInt8](repeating: 0xff, count: 11)
        var reader = ByteReader(bytes.span.bytes)
        var thrown: ByteError?
        do { _ = try reader.varint() } catch { thrown = error }
        #expect(thrown?.code == .varintTooLong)
    }

    @Test func nestedReadersKeepTrueOffsets() throws {
        let bytes: [UInt8] = [7, 2, 0x80, 0x80]
        var reader = ByteReader(bytes.span.bytes)
        _ = try reader.uint8()
        var inner = try reader.nested()
        var thrown: ByteError?
        do { _ = try inner.varint() } catch { thrown = error }
        #expect(thrown == ByteError(.truncated, at: 2))
    }
}
