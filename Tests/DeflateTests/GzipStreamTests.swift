import Deflate
import Testing

@Suite struct GzipStreamTests {
    static let text = [UInt8]((0..<5_000).map { "Senate Square \($0), " }.joined().utf8)

    static func unpack(_ file: [UInt8], piece: Int) throws(InflateError) -> [UInt8] {
        let stream = GzipStream()
        var output: [UInt8] = []
        while !stream.isAtEnd {
            try stream.inflate(file.span.bytes, upTo: piece, into: &output)
        }
        return output
    }

    @Test(arguments: [1, 7, 1_000, 1 << 20])
    func piecesMakeTheWhole(piece: Int) throws {
        let packed = Deflater().deflate(Self.text.span.bytes, .gzip)
        #expect(try Self.unpack(packed, piece: piece) == Self.text)
        let empty = Deflater().deflate([UInt8]().span.bytes, .gzip)
        let members = packed + empty + packed + [0, 0]
        #expect(try Self.unpack(members, piece: piece) == Self.text + Self.text)
    }

    @Test func everyTruncationIsReported() {
        let packed = Deflater().deflate(Self.text.span.bytes, .gzip)
        for count in stride(from: 0, to: packed.count, by: 7) {
            let part = Array(packed[..<count])
            if count == 0 { continue }
            #expect(throws: InflateError.truncated) { try Self.unpack(part, piece: 4_096) }
        }
    }

    @Test func whatIsNotGzipIsReported() {
        var packed = Deflater().deflate(Self.text.span.bytes, .gzip)
        #expect(throws: InflateError.corrupt) { try Self.unpack(packed + [1, 2], piece: 4_096) }
        #expect(throws: InflateError.corrupt) { try Self.unpack(Self.text, piece: 4_096) }
        packed[packed.count - 6] ^= 1
        #expect(throws: InflateError.corrupt) { try Self.unpack(packed, piece: 4_096) }
    }
}
