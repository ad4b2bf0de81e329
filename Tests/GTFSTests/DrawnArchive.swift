import Bytes
import Deflate
import Foundation

/// A zip archive written file by file, whole or damaged.
struct DrawnArchive {
    var bytes = ByteWriter()
    private var directory = ByteWriter()
    private var count: UInt16 = 0

    /// Adds a file.
    ///
    /// - Parameter size: What the archive says is its length; nil for the true one.
    mutating func add(_ name: String, _ content: [UInt8], isDeflated: Bool = true, size: Int? = nil)
    {
        let packed = isDeflated ? Deflater().deflate(content.span.rawBytes, .raw) : content
        let offset = UInt32(bytes.count)
        bytes.integer(UInt32(0x0403_4b50))
        fields(&bytes, name, content, packed, isDeflated, size)
        bytes.raw(Array(name.utf8))
        bytes.raw(packed)
        directory.integer(UInt32(0x0201_4b50))
        directory.integer(UInt16(20))
        fields(&directory, name, content, packed, isDeflated, size)
        directory.raw([UInt8](repeating: 0, count: 10))
        directory.integer(offset)
        directory.raw(Array(name.utf8))
        count += 1
    }

    /// The whole archive.
    func finished(comment: String = "") -> [UInt8] {
        var all = bytes
        let start = UInt32(all.count)
        all.raw(directory.bytes)
        all.integer(UInt32(0x0605_4b50))
        all.raw([0, 0, 0, 0])
        all.integer(count)
        all.integer(count)
        all.integer(UInt32(directory.count))
        all.integer(start)
        all.integer(UInt16(comment.utf8.count))
        all.raw(Array(comment.utf8))
        return all.bytes
    }

    private func fields(
        _ writer: inout ByteWriter, _ name: String, _ content: [UInt8], _ packed: [UInt8],
        _ isDeflated: Bool, _ size: Int?
    ) {
        writer.integer(UInt16(20))
        writer.integer(UInt16(0))
        writer.integer(UInt16(isDeflated ? 8 : 0))
        writer.integer(UInt32(0))
        writer.integer(crc32(content.span.rawBytes))
        writer.integer(UInt32(packed.count))
        writer.integer(UInt32(size ?? content.count))
        writer.integer(UInt16(name.utf8.count))
        writer.integer(UInt16(0))
    }

    /// Writes bytes to a file, and removes it when `body` is done.
    static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws
        -> Result
    {
        let path = NSTemporaryDirectory() + "feed-\(UUID().uuidString).zip"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }
}
