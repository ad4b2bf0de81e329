import CLZ4
import CZstd

// The one unsafe file of this target: two calls into C libraries.

/// Unpacks an LZ4 block (no frame) that must hold exactly `count` bytes, or returns nil.
///
/// BOUNDS: the true lengths of the source and of the target are handed over, and `LZ4_decompress_safe` promises not to
/// read or write outside them whatever the source holds. It returns how much it wrote, or a negative number.
func unpackLZ4(_ bytes: RawSpan, exactly count: Int) -> [UInt8]? {
    guard let sourceCount = Int32(exactly: bytes.byteCount), let targetCount = Int32(exactly: count)
    else { return nil }
    let output = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, used in
        let produced = unsafe bytes.withUnsafeBytes { source in
            unsafe LZ4_decompress_safe(
                source.baseAddress, target.baseAddress, sourceCount, targetCount)
        }
        used = max(0, Int(produced))
    }
    return output.count == count ? output : nil
}

/// Unpacks Zstandard frames that must hold exactly `count` bytes, or returns nil.
///
/// BOUNDS: as above; `ZSTD_decompress` promises the same, and returns how much it wrote unless `ZSTD_isError` says so.
func unpackZstd(_ bytes: RawSpan, exactly count: Int) -> [UInt8]? {
    let output = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, used in
        let produced = unsafe bytes.withUnsafeBytes { source in
            unsafe ZSTD_decompress(target.baseAddress, count, source.baseAddress, source.count)
        }
        used = ZSTD_isError(produced) == 0 ? produced : 0
    }
    return output.count == count ? output : nil
}
