import Foundation

/// A file that an option names.
struct InputFile {
    /// The path of the file.
    let path: String

    /// Returns the content of the file.
    ///
    /// - Throws: `UnreadableFileError`.
    func bytes() throws(UnreadableFileError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UnreadableFileError(path: path)
        }
        return [UInt8](data)
    }

    /// Makes something of its bytes; an error names the file.
    func read<Result>(_ make: ([UInt8]) throws -> Result) throws -> Result {
        var bytes = try bytes()
        // Some editors put a mark of the byte order in front of UTF-8.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        do { return try make(bytes) } catch {
            throw MalformedFileError(path: path, reason: "\(error)")
        }
    }
}

/// A file that cannot be read at all.
struct UnreadableFileError: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) cannot be read" }
}

/// An input file that is malformed.
struct MalformedFileError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
}
