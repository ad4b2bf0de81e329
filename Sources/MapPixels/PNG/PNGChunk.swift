import Bytes
import Deflate

/// A piece of a PNG file: length, type, content, checksum.
struct PNGChunk {
    /// The chunk's type: four letters.
    let type: String
    /// Where the content lies in the file.
    let content: Range<Int>

    /// The first bytes of every PNG file.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether a reader that does not know the type must not go on.
    var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? true }

    /// Appends a chunk to a file.
    static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        file.append(bigEndian: UInt32(content.count))
        let start = file.count
        file += type.utf8
        file += content
        file.append(bigEndian: crc32(file.span.rawBytes.extracting(start..<file.count)))
    }

    /// All chunks of a file up to `IEND`.
    ///
    /// - Throws: `PixelError` where a chunk is cut off or its checksum is wrong.
    static func chunks(of file: [UInt8]) throws(PixelError) -> [PNGChunk] {
        guard file.starts(with: signature) else {
            throw PixelError(.malformed, "no PNG file: its first bytes are others")
        }
        var chunks: [PNGChunk] = []
        var position = signature.count
        while true {
            guard file.count - position >= 12 else {
                throw PixelError(.malformed, "the PNG file ends at byte \(file.count) without IEND")
            }
            let length = Int(number(file, at: position))
            guard length <= file.count - position - 12 else {
                throw PixelError(.malformed, "the PNG file's chunk at byte \(position) is cut off")
            }
            let end = position + 8 + length
            guard
                crc32(file.span.rawBytes.extracting((position + 4)..<end)) == number(file, at: end)
            else {
                throw PixelError(
                    .malformed, "the PNG file's chunk at byte \(position) has a wrong checksum")
            }
            let type = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
            if type == "IEND" { return chunks }
            chunks.append(PNGChunk(type: type, content: (position + 8)..<end))
            position = end + 4
        }
    }

    /// The number in four bytes, the highest first.
    static func number(_ file: [UInt8], at position: Int) -> UInt32 {
        file[position..<(position + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
