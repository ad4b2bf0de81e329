#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// The system calls that opening and writing an atlas need, and all of `Atlas` that is unsafe.
///
/// SAFETY: pointers are passed straight to the system and never kept: C strings it returned, a directory entry's name
/// and an array's storage.
/// BOUNDS: strings, and a directory entry's name by definition, end in NUL; storage goes with its own length.
enum FilePaths {
    /// What a path names, links followed.
    enum Kind { case nothing, folder, other }

    static func kind(of path: String) -> Kind {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return .nothing }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
    }

    /// Whether a path is a link whose target is not there.
    static func isDanglingLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            && kind(of: path) == .nothing
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The folder a path lies in and its last component; "." and "/" where there is no other.
    static func split(_ path: String) -> (folder: String, name: String) {
        var bytes = path.utf8[...]
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
            return (".", String(decoding: bytes, as: UTF8.self))
        }
        let name = String(decoding: bytes[bytes.index(after: slash)...], as: UTF8.self)
        let folder =
            slash == bytes.startIndex ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
        return (folder, name)
    }

    /// Where a link leads, or the path itself where there is none.
    static func resolvingLink(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Names in a folder, sorted; empty if it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let listing = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(listing) }
        var names: [String] = []
        while let entry = unsafe readdir(listing) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Deletes a folder and what is in it.
    ///
    /// Links are removed, not followed.
    static func removeTree(_ path: String) {
        for name in names(in: path) {
            let inner = join(path, name)
            var status = stat()
            if unsafe lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                removeTree(inner)
            } else {
                unsafe unlink(inner)
            }
        }
        unsafe rmdir(path)
    }

    /// Writes a whole file, replacing what is there.
    static func write(_ bytes: [UInt8], to path: String) throws(AtlasError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw AtlasError(.system(action: "create", errno: errno), path)
        }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe systemWrite(
                    descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw AtlasError(.system(action: "write", errno: errno), path)
            }
            written += count
        }
    }

    /// Waits until a file or folder is on the disk.
    static func flush(
        _ path: String, flags: Int32 = O_RDONLY
    ) throws(AtlasError) {
        let descriptor = unsafe open(path, flags | O_CLOEXEC)
        guard descriptor >= 0 else { throw AtlasError(.system(action: "open", errno: errno), path) }
        defer { close(descriptor) }
        // EINVAL: some file systems cannot flush a folder; there is nothing more to do then.
        if fsync(descriptor) != 0, errno != EINVAL {
            throw AtlasError(.system(action: "flush", errno: errno), path)
        }
    }
}

/// The system's `write`, which the method of that name hides.
///
/// BOUNDS: the caller's: `count` bytes from `bytes` on are there.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
