#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Asks the system for large pages behind memory that is about to be written.
///
/// A build writes some hundred megabytes it never had before; in pages of 4 kB a sixth of its time went into the
/// system. Only advice: where the system has no large pages, or no such call, nothing happens.
///
/// SAFETY: the advice changes neither what lies in the memory nor who may use it.
/// BOUNDS: the pages that are named lie inside the caller's buffer, both ends rounded inwards.
enum LargePages {
    private static let size = 2 << 20

    static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard let base = memory.baseAddress, memory.count >= 2 * size else { return }
            let start = (UInt(bitPattern: base) + UInt(size) - 1) & ~UInt(size - 1)
            let end = (UInt(bitPattern: base) + UInt(memory.count)) & ~UInt(size - 1)
            guard start < end, let first = unsafe UnsafeMutableRawPointer(bitPattern: start) else {
                return
            }
            // 14 is MADV_HUGEPAGE, which not every libc's headers have. A refusal changes nothing.
            _ = unsafe madvise(first, Int(end - start), 14)
        #endif
    }

    static func advise<Element>(_ memory: UnsafeMutableBufferPointer<Element>) {
        unsafe advise(UnsafeMutableRawBufferPointer(memory))
    }
}
