import Atlas
import Bytes
import Deflate
import NIOCore

/// A small file held in memory, ready to be sent: plain, compressed, and its tag.
///
/// Requests look names up in a table that was filled at start, so no request ever reaches the file
/// system, whatever its path says.
struct StaticFile: Sendable {
    let type: String
    let plain: ByteBuffer
    /// The gzip form, if it is smaller.
    let gzip: ByteBuffer?
    /// CRC-32 and length of the plain bytes; the start of both entity tags.
    let fingerprint: String

    /// The bytes that it takes in memory.
    var byteCount: Int { plain.readableBytes + (gzip?.readableBytes ?? 0) }

    /// Prepares content for serving.
    init(_ bytes: [UInt8], type: String, isText: Bool) {
        self.type = type
        plain = ByteBuffer(bytes: bytes)
        fingerprint =
            Atlas.checksum(crc32(bytes.span.bytes)) + "-" + String(bytes.count, radix: 16)
        guard isText, bytes.count > 200 else {
            gzip = nil
            return
        }
        let packed = Deflater(level: 6).deflate(bytes.span.bytes, .gzip)
        gzip = packed.count < bytes.count ? ByteBuffer(bytes: packed) : nil
    }

    /// Reads a file.
    ///
    /// - Returns: nil if its extension is not one a page is made of.
    init?(path: String) throws {
        guard let (type, isText) = MediaType.of(path) else { return nil }
        let file = try MappedFile(path: path)
        var reader = ByteReader(file.bytes)
        self.init(try reader.array(file.byteCount), type: type, isText: isText)
    }
}
