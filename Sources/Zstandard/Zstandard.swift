import CZstd

/// Unpacks Zstandard frames (RFC 8878), with the system's library.
public enum Zstandard {
    /// The bytes that frames hold, one after the other; nil for damaged frames, and for those of more bytes than a limit.
    ///
    /// Memory of the limit's size is taken at once.
    ///
    /// BOUNDS: the true lengths of the source and of the target are handed over, and `ZSTD_decompress` promises not to read or
    /// write outside them whatever the source holds. It returns how much it wrote unless `ZSTD_isError` says otherwise.
    public static func unpacked(_ bytes: RawSpan, limit: Int) -> [UInt8]? {
        var isDamaged = false
        let output = unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, used in
            let produced = unsafe bytes.withUnsafeBytes { source in
                unsafe ZSTD_decompress(target.baseAddress, limit, source.baseAddress, source.count)
            }
            isDamaged = ZSTD_isError(produced) != 0
            used = isDamaged ? 0 : produced
        }
        return isDamaged ? nil : output
    }
}
