import Bytes
import NIOCore

/// A part of an open file as an answer's body, which the system sends without its bytes passing through the process.
package struct FilePart: Sendable {
    /// A part's own handle of the file: one that two loops use at once fails.
    private final class Handle: Sendable {
        let handle: NIOFileHandle

        init(_ descriptor: Int32) {
            handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
        }

        deinit {
            // The mapped file closes its descriptor itself; nothing is being sent any more, so that this can't fail.
            _ = try? handle.takeDescriptorOwnership()
        }
    }

    /// From so many bytes on it takes less to have the system send them than to copy them.
    static let leastByteCount = 16 << 10

    /// Stays open until the part is sent.
    private let file: MappedFile
    private let handle: Handle
    let range: Range<Int>

    /// Nil for a file that is only mapped.
    init?(_ file: MappedFile, _ range: Range<Int>) {
        guard let descriptor = file.openDescriptor else { return nil }
        self.file = file
        handle = Handle(descriptor)
        self.range = range
    }

    /// The number of bytes in the part.
    var byteCount: Int { range.count }

    /// What a channel over TCP sends; the part has to be kept until it has.
    var region: FileRegion {
        FileRegion(
            fileHandle: handle.handle, readerIndex: range.lowerBound, endIndex: range.upperBound)
    }

    /// Reads the part, for connections that send nothing but memory.
    ///
    /// - Throws: `FileError` if the file has become shorter.
    func bytes() throws(FileError) -> ByteBuffer { try file.buffer(range) }
}

extension MappedFile {
    /// Reads a part of the file into a buffer that is sent.
    func buffer(_ range: Range<Int>) throws(FileError) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: range.count)
        var failure: FileError?
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: range.count) { bytes in
            var target = MutableRawSpan(_unsafeBytes: .init(rebasing: bytes[..<range.count]))
            do throws(FileError) {
                try read(from: range.lowerBound, into: &target)
                return range.count
            } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure }
        return buffer
    }
}
