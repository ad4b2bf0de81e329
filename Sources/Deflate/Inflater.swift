import CDeflate

/// The wrapping of a DEFLATE stream.
public enum DeflateFormat: Sendable {
    /// RFC 1950: two bytes of header, Adler-32 at the end.
    case zlib
    /// RFC 1952: one member, CRC-32 at the end.
    case gzip
    /// RFC 1951 alone, without a checksum: what a zip archive holds.
    case raw
}

/// A failure to inflate.
public enum InflateError: Error, Equatable, Sendable {
    /// The stream is broken or its checksum is wrong.
    case corrupt
    /// The stream ends too early. Only `GzipStream` can tell this from `corrupt`.
    case truncated
    /// The stream holds more than the caller allows.
    case tooLarge(limit: Int)
    /// The stream holds fewer bytes than were promised.
    case tooShort(expected: Int, actual: Int)
}

/// Inflates whole buffers with libdeflate.
///
/// One inflater serves one task at a time; keep one a worker.
@safe public struct Inflater: ~Copyable {
    // SAFETY: owned from `init` to `deinit`, used by one caller at a time because the type is not copyable.
    private let handle: OpaquePointer

    /// Creates an inflater.
    public init() {
        guard let handle = unsafe libdeflate_alloc_decompressor() else {
            fatalError("no memory for an inflater")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe libdeflate_free_decompressor(handle) }

    /// Inflates a stream that must hold exactly `count` bytes.
    public borrowing func inflate(
        _ bytes: RawSpan, _ format: DeflateFormat, exactly count: Int
    ) throws(InflateError) -> [UInt8] {
        let (output, produced, result) = run(bytes, format, capacity: count)
        guard result == LIBDEFLATE_SUCCESS else {
            throw result == LIBDEFLATE_INSUFFICIENT_SPACE ? .tooLarge(limit: count) : .corrupt
        }
        guard produced == count else { throw .tooShort(expected: count, actual: produced) }
        return output
    }

    /// Inflates a stream of unknown size, up to `limit` bytes.
    ///
    /// Memory grows with what the stream really holds, never with what it claims.
    public borrowing func inflate(
        _ bytes: RawSpan, _ format: DeflateFormat, limit: Int
    ) throws(InflateError) -> [UInt8] {
        var capacity = min(limit, max(4096, bytes.byteCount.multipliedReportingOverflow(by: 4).0))
        while true {
            let (output, produced, result) = run(bytes, format, capacity: capacity)
            switch result {
            case LIBDEFLATE_SUCCESS:
                return produced == output.count ? output : Array(output[..<produced])
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                guard capacity < limit else { throw .tooLarge(limit: limit) }
                capacity = min(limit, capacity * 4)
            default:
                throw .corrupt
            }
        }
    }

    private borrowing func run(
        _ bytes: RawSpan, _ format: DeflateFormat, capacity: Int
    ) -> (output: [UInt8], produced: Int, result: libdeflate_result) {
        var produced = 0
        var result = LIBDEFLATE_BAD_DATA
        let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, used in
            unsafe bytes.withUnsafeBytes { source in
                result =
                    switch format {
                    case .zlib:
                        unsafe libdeflate_zlib_decompress(
                            handle, source.baseAddress, source.count,
                            target.baseAddress, capacity, &produced)
                    case .gzip:
                        unsafe libdeflate_gzip_decompress(
                            handle, source.baseAddress, source.count,
                            target.baseAddress, capacity, &produced)
                    case .raw:
                        unsafe libdeflate_deflate_decompress(
                            handle, source.baseAddress, source.count,
                            target.baseAddress, capacity, &produced)
                    }
            }
            used = result == LIBDEFLATE_SUCCESS ? produced : 0
        }
        return (output, produced, result)
    }
}
