import Atlas
import Bytes
import Deflate
import Foundation

/// Distinguishes a file from an earlier version of it.
enum FileVersion {
    /// A short text of the file's size and date; nil for one that cannot be looked at.
    static func of(_ path: String) -> String? {
        // Errors are reported when the file is read.
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
            let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
        else { return nil }
        return checksum("\(size) \(date.timeIntervalSince1970)")
    }

    /// A short text of what a server says of a file; nil where that does not tell its versions apart.
    static func of(_ file: WebFile) -> String? {
        file.tag.map { checksum("\(file.byteCount) \($0)") }
    }

    private static func checksum(_ text: String) -> String {
        Atlas.checksum(crc32(Array(text.utf8).span.rawBytes))
    }
}
