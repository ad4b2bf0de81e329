import Deflate
import Testing

@Suite struct DeflateTests {
    static let text = [UInt8](String(repeating: "Senate Square, ", count: 500).utf8)

    @Test(arguments: [DeflateFormat.zlib, .gzip, .raw])
    func roundTrip(format: DeflateFormat) throws {
        let packed = Deflater().deflate(Self.text.span.bytes, format)
        #expect(packed.count < Self.text.count / 10)
        let inflater = Inflater()
        #expect(try inflater.inflate(packed.span.bytes, format, limit: 1 << 20) == Self.text)
        #expect(
            try inflater.inflate(packed.span.bytes, format, exactly: Self.text.count) == Self.text)
    }

    @Test func aBombStopsAtTheLimit() {
        let bomb = Deflater().deflate([UInt8](repeating: 0, count: 10 << 20).span.bytes, .zlib)
        #expect(throws: InflateError.tooLarge(limit: 1 << 20)) {
            _ = try Inflater().inflate(bomb.span.bytes, .zlib, limit: 1 << 20)
        }
    }

    @Test func brokenStreamsAreReported() {
        var packed = Deflater().deflate(Self.text.span.bytes, .zlib)
        packed[packed.count - 1] ^= 1
        #expect(throws: InflateError.corrupt) {
            _ = try Inflater().inflate(packed.span.bytes, .zlib, limit: 1 << 20)
        }
    }

    @Test func checksumOfTheStandardVector() {
        #expect(crc32(Array("123456789".utf8).span.bytes) == 0xcbf4_3926)
    }
}
