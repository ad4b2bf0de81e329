import CZlib

/// Inflates a gzip file piece by piece with zlib, for files too large to unpack at once.
///
/// A file of several members is one stream, as RFC 1952 says. Zeros behind the last member are padding;
/// anything else there is an error. One stream serves one task at a time.
@safe public final class GzipStream {
    // SAFETY: owned from `init` to `deinit`. zlib keeps the structure's address, so it lives on the heap.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Number of packed bytes consumed.
    public private(set) var position = 0
    /// Whether every member has been unpacked.
    public private(set) var isAtEnd = false

    /// Creates a stream at the start of a file.
    public init() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // 15 bits of window, plus 16: gzip wrapping only.
        let result = unsafe inflateInit2_(
            stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard result == Z_OK else { fatalError("no memory for a gzip stream") }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Appends up to `count` unpacked bytes to `output`; fewer only at the end.
    ///
    /// - Parameter file: The whole packed file, the same at every call.
    /// - Throws: `truncated` or `corrupt`; `position` then says where.
    public func inflate(
        _ file: RawSpan, upTo count: Int, into output: inout [UInt8]
    ) throws(InflateError) {
        let start = output.count
        output.append(contentsOf: repeatElement(0, count: count))
        var produced = 0
        defer { output.removeLast(count - produced) }
        while produced < count, !isAtEnd {
            let (used, made, result) = step(file, into: &output, at: start + produced)
            position += used
            produced += made
            switch result {
            case Z_OK: break
            case Z_STREAM_END: try nextMember(file)
            case Z_BUF_ERROR where position == file.byteCount: throw .truncated
            default: throw .corrupt
            }
        }
    }

    /// Runs zlib once on what is left of both sides, in pieces that fit its 32-bit counts.
    private func step(
        _ file: RawSpan, into output: inout [UInt8], at start: Int
    ) -> (used: Int, made: Int, result: Int32) {
        let piece = min(file.byteCount - position, 1 << 30)
        let room = min(output.count - start, 1 << 30)
        let result = unsafe file.extracting(position..<(position + piece)).withUnsafeBytes {
            source in
            unsafe output.withUnsafeMutableBytes { target in
                // SAFETY: zlib reads `piece` and writes `room` bytes at most; both lie in the buffers.
                unsafe stream.pointee.next_in = UnsafeMutablePointer(
                    mutating: source.baseAddress?.assumingMemoryBound(to: UInt8.self))
                unsafe stream.pointee.avail_in = UInt32(piece)
                unsafe stream.pointee.next_out = target.baseAddress?
                    .assumingMemoryBound(to: UInt8.self).advanced(by: start)
                unsafe stream.pointee.avail_out = UInt32(room)
                return unsafe CZlib.inflate(stream, Z_NO_FLUSH)
            }
        }
        let used = unsafe piece - Int(stream.pointee.avail_in)
        let made = unsafe room - Int(stream.pointee.avail_out)
        return (used, made, result)
    }

    /// Moves on behind a member: another one, padding, or the end.
    private func nextMember(_ file: RawSpan) throws(InflateError) {
        var cursor = position
        while cursor < file.byteCount {
            // SAFETY: `cursor < byteCount`.
            if unsafe file.unsafeLoad(fromUncheckedByteOffset: cursor, as: UInt8.self) != 0 {
                break
            }
            cursor += 1
        }
        if cursor == file.byteCount {
            isAtEnd = true
        } else {
            guard cursor == position, unsafe inflateReset(stream) == Z_OK else { throw .corrupt }
        }
    }
}
