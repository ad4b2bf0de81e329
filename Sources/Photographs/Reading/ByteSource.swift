import Bytes
import Foundation

/// Parts of a file, or of bytes in memory, read where they are asked for.
///
/// What a photograph tells of itself takes a few kilobytes of a file of many megabytes.
struct ByteSource {
    /// The number of bytes there are.
    let count: Int
    private let readRange: (Range<Int>) throws(PhotographError) -> [UInt8]

    /// A source of bytes in memory.
    init(_ bytes: [UInt8]) {
        count = bytes.count
        readRange = { (range: Range<Int>) throws(PhotographError) in Array(bytes[range]) }
    }

    /// A source of the bytes of a file.
    ///
    /// - Throws: ``PhotographError/Code/unreadable`` where it cannot be opened.
    init(path: String) throws(PhotographError) {
        do throws(FileError) {
            // Kept open, so that a file that is cut short meanwhile is an error and nothing worse.
            let file = try MappedFile(path: path, keepsOpen: true)
            count = file.byteCount
            readRange = { (range: Range<Int>) throws(PhotographError) in
                do throws(FileError) {
                    return try file.read(range)
                } catch {
                    throw PhotographError(.unreadable, "\(error)")
                }
            }
        } catch {
            throw PhotographError(.unreadable, "\(error)")
        }
    }

    /// The bytes of a range.
    ///
    /// - Throws: ``PhotographError/Code/malformed`` where the file ends before.
    func bytes(at offset: Int, count wanted: Int) throws(PhotographError) -> [UInt8] {
        guard offset >= 0, wanted >= 0, offset <= count, wanted <= count - offset else {
            throw PhotographError(
                .malformed, "the file has \(count) bytes, and should have some at \(offset)")
        }
        return try readRange(offset..<(offset + wanted))
    }
}
