import CLZ4

// The one unsafe file of this target: a call into a C library.

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
