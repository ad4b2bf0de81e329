import Atlas
import Bytes
import Deflate
import NIOCore
import Synchronization

/// A small file held in memory, ready to be sent: plain, compressed, and its tag.
///
/// Requests look names up in a table that was filled at start, so no request ever reaches the file
/// system, whatever its path says.
struct StaticFile: Sendable {
    let type: String
    let plain: ByteBuffer
    /// CRC-32 and length of the plain bytes; the start of both entity tags.
    let fingerprint: String
    private let packed: Packed?

    /// The gzip form, if it is smaller.
    var gzip: ByteBuffer? { packed?.bytes(of: plain) }

    /// Whether it may have a gzip form.
    var isText: Bool { packed != nil }

    /// The bytes that it takes in memory.
    var byteCount: Int { plain.readableBytes + (gzip?.readableBytes ?? 0) }

    /// Prepares content for serving.
    ///
    /// - Parameter isLasting: Whether it is sent so often that it is worth the time to make it as small as can be, when
    ///   it is first asked for.
    init(_ bytes: [UInt8], type: String, isText: Bool, isLasting: Bool = false) {
        self.type = type
        plain = ByteBuffer(bytes: bytes)
        fingerprint =
            Atlas.checksum(crc32(bytes.span.bytes)) + "-" + String(bytes.count, radix: 16)
        packed = isText && bytes.count > 200 ? Packed(level: isLasting ? 12 : 6) : nil
    }

    /// Reads a file.
    ///
    /// - Returns: nil if its extension is not one a page is made of.
    init?(path: String) throws {
        guard let (type, isText) = MediaType.of(path) else { return nil }
        let file = try MappedFile(path: path)
        var reader = ByteReader(file.bytes)
        self.init(
            try reader.array(file.byteCount), type: type, isText: isText, isLasting: true)
    }

    /// The compressed form, made when it is first needed.
    private final class Packed: Sendable {
        private let level: Int
        private let made = Mutex<(isMade: Bool, bytes: ByteBuffer?)>((false, nil))

        init(level: Int) { self.level = level }

        func bytes(of plain: ByteBuffer) -> ByteBuffer? {
            made.withLock { made in
                if !made.isMade {
                    let bytes = Array(plain.readableBytesView)
                    let packed = Deflater(level: level).deflate(bytes.span.bytes, .gzip)
                    made = (true, packed.count < bytes.count ? ByteBuffer(bytes: packed) : nil)
                }
                return made.bytes
            }
        }
    }
}
