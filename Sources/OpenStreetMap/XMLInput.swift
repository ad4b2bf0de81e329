import Bytes
import Deflate

/// A window that moves over the text of an XML file, plain or gzipped.
///
/// Memory: `chunk + lookahead` bytes, whatever the file holds.
struct XMLInput {
    /// How much text a tag may have, and so how far a scanner may look ahead without asking for more.
    static let lookahead = 64 << 10
    private static let chunk = 256 << 10

    private let file: MappedFile
    private let gzip: GzipStream?
    private var filePosition = 0

    /// The text in the window.
    private(set) var window: [UInt8] = []
    /// Offset of the window's first byte in the text.
    private(set) var windowStart = 0
    /// Whether the window reaches to the end of the text.
    private(set) var isLast = false

    init(_ file: MappedFile, isGzipped: Bool) {
        self.file = file
        gzip = isGzipped ? GzipStream() : nil
    }

    /// Bytes of the file consumed so far.
    var consumed: Int { gzip?.position ?? filePosition }

    /// Moves the window so that it holds `lookahead` bytes from `position` on, or all there are.
    ///
    /// `position` is an index in the window, and is moved along.
    mutating func advance(_ position: inout Int) throws(OpenStreetMapError) {
        while !isLast, window.count - position < Self.lookahead {
            window.removeSubrange(..<position)
            windowStart += position
            position = 0
            try load()
        }
    }

    /// Changes a byte of the window.
    mutating func replace(at position: Int, by byte: UInt8) { window[position] = byte }

    private mutating func load() throws(OpenStreetMapError) {
        let file = file
        guard let gzip else {
            let bytes = file.bytes
            let count = min(Self.chunk, bytes.byteCount - filePosition)
            var reader = ByteReader(bytes.extracting(filePosition..<(filePosition + count)))
            reader.appendRest(to: &window)
            filePosition += count
            isLast = filePosition == bytes.byteCount
            return
        }
        do {
            try gzip.inflate(file.bytes, upTo: Self.chunk, into: &window)
            isLast = gzip.isAtEnd
        } catch {
            throw OpenStreetMapError(
                error == .truncated ? .truncated : .corruptCompression, path: file.path,
                offset: gzip.position, detail: "gzip")
        }
    }

    /// A fault at an index of the window.
    func failure(
        _ code: OpenStreetMapError.Code, at position: Int, _ detail: String = ""
    ) -> OpenStreetMapError {
        let offset = windowStart + position
        return OpenStreetMapError(
            code, path: file.path, offset: gzip == nil ? offset : 0,
            innerOffset: gzip == nil ? nil : offset, detail: detail)
    }
}
