import Bytes

/// A file that appears whole, in place of an older one, or not at all.
struct NewFile {
    private let writer: FileWriter

    /// Writes a file.
    ///
    /// - Parameter body: Called once; what it appends becomes the file.
    static func write(to path: String, _ body: (NewFile) throws -> Void) throws {
        let file = NewFile(writer: try FileWriter(path: path))
        do { try body(file) } catch {
            file.writer.discard()
            throw error
        }
        try file.writer.finish()
    }

    /// Appends bytes.
    func append(_ bytes: [UInt8]) throws { try writer.append(bytes.span.bytes) }
}
