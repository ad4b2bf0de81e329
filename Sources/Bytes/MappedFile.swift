import CFaultGuard

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// A failure to open or map a file.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The action that failed: "open", "read the size of", "map", "read".
    public let action: String
    /// The file's path as the caller gave it.
    public let path: String
    /// The error number of the system.
    public let errno: Int32
    /// What another machine said; nil for the system's own reason.
    public let reason: String?

    /// Creates an error from what was being done, the file and the system's number, or another machine's reason.
    public init(action: String, path: String, errno: Int32, reason: String? = nil) {
        self.action = action
        self.path = path
        self.errno = errno
        self.reason = reason
    }

    /// A one-sentence description of the failure and the system's reason, for a log.
    public var description: String {
        // SAFETY: the system's text ends in NUL and is copied before this thread asks for another.
        "cannot \(action) \(path): \(unsafe reason ?? String(cString: strerror(errno)))"
    }
}

/// A whole file in memory, read-only, paged in by the system as it is touched.
///
/// The mapping lives as long as the object; spans borrow it and cannot outlive it. The file must not
/// be truncated by another process while it is mapped: atlases are replaced by renaming, never in place. Where it is all
/// the same, the system ends the process, or, with a ``FaultGuard``, the rest reads as zeros and ``isCut`` says so.
@safe public final class MappedFile: Sendable {
    // SAFETY: a private read-only mapping of `byteCount` bytes, valid until `deinit`, never written.
    nonisolated(unsafe) let base: UnsafeRawBufferPointer

    /// The path the file was opened by.
    public let path: String
    /// The open file; nil if it is only mapped.
    let descriptor: Int32?
    /// What the guard knows the mapping by; negative if there is no guard.
    let guardNumber: Int32
    /// What the system knows the file by.
    let identity: FileNumber

    /// Maps the file at `path`.
    ///
    /// An empty file gives an empty span.
    ///
    /// - Parameter keepsOpen: Whether the file stays open, so that ``read(_:)`` survives that it is cut short.
    public init(path: String, keepsOpen: Bool = false) throws(FileError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(action: "open", path: path, errno: errno) }
        var isKept = false
        defer { if !isKept { close(descriptor) } }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw FileError(action: "read the size of", path: path, errno: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw FileError(action: "map", path: path, errno: isFolder ? EISDIR : EINVAL)
        }
        self.path = path
        identity = FileNumber(status)
        let count = Int(status.st_size)
        guard count > 0 else {
            self.descriptor = nil
            guardNumber = -1
            unsafe base = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw FileError(action: "map", path: path, errno: errno)
        }
        isKept = keepsOpen
        self.descriptor = keepsOpen ? descriptor : nil
        // SAFETY: the guard keeps numbers, and puts zeros in the place of pages that are no more.
        guardNumber = unsafe fault_guard_add(address, count)
        unsafe base = UnsafeRawBufferPointer(start: address, count: count)
    }

    deinit {
        if let descriptor { close(descriptor) }
        fault_guard_remove(guardNumber)
        if let address = unsafe base.baseAddress {
            _ = unsafe munmap(UnsafeMutableRawPointer(mutating: address), base.count)
        }
    }

    /// Lets the system reclaim the memory of pages read so far.
    ///
    /// Nothing changes for readers: pages come back, from the system's cache or the file, when they are
    /// touched again. For those who look at a whole file once and at little of it after that.
    public func release() {
        guard let address = unsafe base.baseAddress else { return }
        // SAFETY: the range is the mapping itself; its pages are never written, so none can lose anything.
        _ = unsafe madvise(UnsafeMutableRawPointer(mutating: address), base.count, MADV_DONTNEED)
    }

    /// Number of bytes in the file.
    public var byteCount: Int { unsafe base.count }

    /// The bytes of the file, valid as long as the object.
    public var bytes: RawSpan {
        @_lifetime(borrow self)
        get {
            let span = unsafe RawSpan(_unsafeBytes: base)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }
}
