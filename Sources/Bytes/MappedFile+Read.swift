#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

extension MappedFile {
    /// The number of the open file, for calls to the system that send parts of it; nil for a file that is only mapped.
    ///
    /// It stays open as long as the object lives, which alone closes it.
    package var openDescriptor: Int32? { descriptor }

    /// Copies bytes by asking the system for them instead of touching the mapping.
    ///
    /// A page of a mapping that the file no longer has ends the process (SIGBUS), and a look at the file's size before
    /// each use would leave a moment in between. This reports it as an error. It costs one call to the
    /// system, where a copy out of the mapping may cost a page fault.
    ///
    /// - Parameters:
    ///   - offset: Where in the file to begin; not negative.
    ///   - target: Where the bytes go; all of it is filled.
    /// - Throws: `FileError` if the file has become shorter, or can't be read. A file that was mapped without its
    ///   descriptor is copied from the mapping.
    public func read(from offset: Int, into target: inout MutableRawSpan) throws(FileError) {
        let count = target.byteCount
        guard offset >= 0, offset + count <= byteCount else {
            throw FileError(action: "read", path: path, errno: EINVAL)
        }
        guard let descriptor else {
            // SAFETY: the range was checked against the mapping, and the target is as long.
            unsafe target.withUnsafeMutableBytes { target in
                unsafe target.copyMemory(from: .init(rebasing: base[offset..<(offset + count)]))
            }
            return
        }
        var done = 0
        while done < count {
            // SAFETY: at most as many bytes are written as are left of the target.
            let got = unsafe target.withUnsafeMutableBytes { target in
                unsafe pread(
                    descriptor, target.baseAddress?.advanced(by: done), count - done,
                    off_t(offset + done))
            }
            if got > 0 {
                done += got
            } else if got == 0 {
                // Shorter than when it was opened.
                throw FileError(action: "read", path: path, errno: EIO)
            } else if errno != EINTR {
                throw FileError(action: "read", path: path, errno: errno)
            }
        }
    }

    /// Copies a part of the file, as ``read(from:into:)`` does.
    public func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        var bytes = [UInt8](repeating: 0, count: range.count)
        var span = bytes.mutableSpan
        // SAFETY: any bytes are valid values of the array's elements.
        var target = unsafe span.mutableBytes
        try read(from: range.lowerBound, into: &target)
        return bytes
    }
}
