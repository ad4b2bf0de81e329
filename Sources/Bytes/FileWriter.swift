#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// A file that is being written: it appears under its name whole, or not at all.
///
/// Bytes go to a hidden file beside the target, which `finish()` moves into place. A writer that
/// ends without `finish()` removes what it wrote. One task uses a writer at a time.
@safe public final class FileWriter {
    /// The path the file will have.
    public let path: String
    private let partialPath: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var flushedCount = 0
    private var isOpen = true

    private static let bufferSize = 1 << 20

    /// Creates a hidden file beside `path`, which takes its place when it is complete.
    ///
    /// - Parameters:
    ///   - path: The path the file will have.
    ///   - attempt: What makes the hidden file's name this writer's own where several machines, or a process and what is
    ///     left of one that was given up, write the same file; by default the process's number.
    public init(path: String, attempt: String? = nil) throws(FileError) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let nameStart = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
        let attempt = attempt ?? "\(getpid())"
        partialPath = "\(path[..<nameStart]).\(path[nameStart...]).\(attempt).partial"
        self.path = path
        descriptor = unsafe open(partialPath, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(action: "create", path: path, errno: errno) }
        buffer.reserveCapacity(Self.bufferSize)
    }

    deinit { discard() }

    /// Number of bytes appended so far.
    public var byteCount: Int { flushedCount + buffer.count }

    /// Appends bytes, gathered in memory into larger writes.
    public func append(_ bytes: RawSpan) throws(FileError) {
        if buffer.count + bytes.byteCount > Self.bufferSize { try flush() }
        let isLarge = bytes.byteCount >= Self.bufferSize
        // SAFETY: the pointer is used within the closure.
        try unsafe bytes.withUnsafeBytes { source throws(FileError) in
            if isLarge {
                try unsafe write(source)
            } else {
                unsafe buffer.append(contentsOf: source)
            }
        }
    }

    /// Appends all that another writer holds.
    public func append(contentsOf other: FileWriter) throws(FileError) {
        try flush()
        try other.flush()
        var offset = 0
        while offset < other.flushedCount {
            let part = try other.read(min(Self.bufferSize, other.flushedCount - offset), at: offset)
            // SAFETY: the pointer is used within the closure.
            try unsafe part.withUnsafeBufferPointer { source throws(FileError) in
                try unsafe write(UnsafeRawBufferPointer(source))
            }
            offset += part.count
        }
    }

    /// Returns whether the file holds some bytes at an offset.
    public func holds(_ bytes: RawSpan, at offset: Int) throws(FileError) -> Bool {
        guard offset >= 0, offset <= byteCount, bytes.byteCount <= byteCount - offset else {
            return false
        }
        let earlier: [UInt8]
        if offset >= flushedCount {
            let start = offset - flushedCount
            earlier = Array(buffer[start..<(start + bytes.byteCount)])
        } else {
            if offset + bytes.byteCount > flushedCount { try flush() }
            earlier = try read(bytes.byteCount, at: offset)
        }
        return unsafe bytes.withUnsafeBytes { unsafe $0.elementsEqual(earlier) }
    }

    /// Writes what is left to the disk and gives the file its name, replacing an older one.
    public func finish() throws(FileError) {
        try flush()
        guard fsync(descriptor) == 0 else { throw failure("write") }
        guard unsafe rename(partialPath, path) == 0 else { throw failure("put in place") }
        isOpen = false
        close(descriptor)
    }

    /// Removes the unfinished file; after `finish()` it does nothing.
    public func discard() {
        guard isOpen else { return }
        isOpen = false
        close(descriptor)
        _ = unsafe unlink(partialPath)
    }

    private func failure(_ action: String) -> FileError {
        FileError(action: action, path: path, errno: errno)
    }

    private func flush() throws(FileError) {
        precondition(isOpen, "a finished file cannot be written")
        if buffer.isEmpty { return }
        // SAFETY: the pointer is used within the closure, which does not touch `buffer`.
        try unsafe buffer.withUnsafeBufferPointer { source throws(FileError) in
            try unsafe write(UnsafeRawBufferPointer(source))
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes past the buffer, which must be empty or be what is written.
    private func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        var done = 0
        while done < bytes.count {
            // SAFETY: `done` is in `0 ..< bytes.count`.
            let count = unsafe pwrite(
                descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done,
                off_t(flushedCount + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure("write") }
            done += count
        }
        flushedCount += done
    }

    private func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
        var done = 0
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, used in
            while done < count {
                // SAFETY: `done` bytes of `count` are filled, the rest has room for `count - done`.
                let more = unsafe pread(
                    descriptor, target.baseAddress.map { unsafe $0 + done }, count - done,
                    off_t(offset + done))
                if more < 0, errno == EINTR { continue }
                if more <= 0 {
                    code = more < 0 ? errno : EIO
                    break
                }
                done += more
            }
            used = done
        }
        if code != 0 { throw FileError(action: "read back", path: path, errno: code) }
        return bytes
    }
}
