import CDeflate

/// Compresses whole buffers with libdeflate.
///
/// One deflater serves one task at a time; keep one a worker.
@safe public struct Deflater: ~Copyable {
    // SAFETY: owned from `init` to `deinit`, used by one caller at a time because the type is not copyable.
    private let handle: OpaquePointer

    /// Creates a deflater.
    ///
    /// - Parameter level: 1 (fastest) to 12 (smallest); 6 is zlib's usual trade.
    public init(level: Int = 6) {
        precondition((1...12).contains(level), "a deflate level is 1 to 12")
        guard let handle = unsafe libdeflate_alloc_compressor(Int32(level)) else {
            fatalError("no memory for a deflater")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_compressor(handle) }

    /// Compresses `bytes`.
    ///
    /// The same input gives the same output, whatever the time or machine.
    public borrowing func deflate(_ bytes: RawSpan, _ format: DeflateFormat) -> [UInt8] {
        let bound =
            switch format {
            case .zlib: unsafe libdeflate_zlib_compress_bound(handle, bytes.byteCount)
            case .gzip: unsafe libdeflate_gzip_compress_bound(handle, bytes.byteCount)
            case .raw: unsafe libdeflate_deflate_compress_bound(handle, bytes.byteCount)
            }
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, used in
            used = unsafe bytes.withUnsafeBytes { source in
                switch format {
                case .zlib:
                    unsafe libdeflate_zlib_compress(
                        handle, source.baseAddress, source.count, target.baseAddress, bound)
                case .gzip:
                    unsafe libdeflate_gzip_compress(
                        handle, source.baseAddress, source.count, target.baseAddress, bound)
                case .raw:
                    unsafe libdeflate_deflate_compress(
                        handle, source.baseAddress, source.count, target.baseAddress, bound)
                }
            }
        }
    }
}

/// The CRC-32 of gzip and PNG (ITU-T V.42), of a whole buffer or continued from `seed`.
///
/// BOUNDS: the span's own length is handed over; of no bytes, which have no address, none is read.
public func crc32(_ bytes: RawSpan, seed: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes {
        unsafe libdeflate_crc32(seed, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), $0.count)
    }
}
