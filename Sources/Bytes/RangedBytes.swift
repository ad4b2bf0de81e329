/// A file that is read a part at a time: of this machine, or of another that sends parts when they are asked for.
public protocol RangedBytes: Sendable {
    /// The path or address that the file was opened by.
    var path: String { get }
    /// Number of bytes in the file.
    var byteCount: Int { get }
    /// Copies a part of the file, which lies in it.
    ///
    /// - Throws: `FileError` where it cannot be read.
    func read(_ range: Range<Int>) throws(FileError) -> [UInt8]
}

extension MappedFile: RangedBytes {}
