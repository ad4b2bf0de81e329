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

/// Keeps a process alive when a file that it has mapped is cut short by another.
///
/// Reading a page that a file no longer has ends a process (SIGBUS). With the guard the page, and all after it, reads as
/// zeros, and the file's ``MappedFile/isCut`` is true from then on. Every reader of ours checks the bounds of what it
/// reads, so that zeros lead to a wrong answer and nowhere else: whoever asks looks at `isCut` after the answer.
public enum FaultGuard {
    /// Guards every file that is mapped from now on.
    ///
    /// For programs, not for libraries: it takes the process's handler of SIGBUS, and hands on what is not its own.
    ///
    /// - Returns: Whether there is a guard: on Linux.
    @discardableResult
    public static func install() -> Bool { fault_guard_install() }
}

extension MappedFile {
    /// Whether the file was found shorter than what is mapped of it, so that what was read may be zeros.
    ///
    /// False without a ``FaultGuard``.
    public var isCut: Bool { fault_guard_is_cut(guardNumber) }

    /// Checks whether the file has become shorter, as ``isCut`` tells from then on.
    ///
    /// Less than a page that is missing raises no fault and reads as zeros.
    public func lookAtLength() {
        var status = stat()
        // SAFETY: the path is a string that lives until the call returns, and the status is written to alone.
        guard unsafe stat(path, &status) == 0, FileNumber(status) == identity,
            Int(status.st_size) < byteCount
        else { return }
        fault_guard_mark(guardNumber)
    }
}

/// What the system knows a file by, whatever its names.
struct FileNumber: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
