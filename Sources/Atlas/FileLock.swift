#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// A lock on a file or folder that is going to be replaced, so that no other process replaces it at the same time.
///
/// The hold is on what the path names now: it ends with its owner, and at the latest with the process, however that ends.
/// Readers are not held up.
///
/// SAFETY: paths are handed to the system as C strings, and structures as memory of its own size, that live until the
/// call returns.
package final class FileLock {
    private let descriptor: Int32

    /// Locks the file or folder at a path; nil if it is locked already.
    ///
    /// - Throws: `AtlasError` with the system's reason if it cannot be opened.
    package init?(_ path: String) throws(AtlasError) {
        while true {
            let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw AtlasError(.system(action: "open", errno: errno), path)
            }
            // File systems that cannot lock leave things as they would be without a lock.
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
                close(descriptor)
                return nil
            }
            // The previous holder may have replaced it between the two calls; then the lock is on a deleted file.
            var held = stat()
            var present = stat()
            let isSame =
                unsafe fstat(descriptor, &held) == 0 && stat(path, &present) == 0
                && held.st_dev == present.st_dev && held.st_ino == present.st_ino
            if isSame {
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    deinit { close(descriptor) }
}
