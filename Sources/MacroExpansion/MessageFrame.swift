import Foundation

/// A document with its length before it: eight bytes, the lowest first.
package enum MessageFrame {
    /// No question about a declaration is as long: what says so is none.
    package static let longest = 64 << 20

    /// Returns the next document of a stream; nil at its end, or if what comes is no document.
    package static func read(from stream: FileHandle) -> Data? {
        guard let header = bytes(8, of: stream) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // The compiler says with an empty document that there is nothing more.
        guard length > 0, length <= UInt64(longest) else { return nil }
        return bytes(Int(length), of: stream)
    }

    /// Returns a document with its length before it.
    package static func framed(_ document: Data) -> Data {
        let length = UInt64(document.count)
        return Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }) + document
    }

    private static func bytes(_ count: Int, of stream: FileHandle) -> Data? {
        var gathered = Data()
        while gathered.count < count {
            // A compiler that is gone asks nothing more.
            guard let more = try? stream.read(upToCount: count - gathered.count), !more.isEmpty
            else { return nil }
            gathered += more
        }
        return gathered
    }
}
