/// Unpacks what TIFF packs by LZW (TIFF 6.0, section 13): codes of 9 to 12 bits, the highest bit first, one bit more as soon as the
/// table is one short of full.
enum LZWDecoder {
    private static let clear = 256
    private static let end = 257

    /// Unpacks bytes; of what is longer than a limit the rest is left out.
    ///
    /// - Throws: ``GeoTIFFError/Code/malformed`` for a code that is not known yet.
    static func decode(_ packed: [UInt8], limit: Int) throws(GeoTIFFError) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(min(limit, packed.count * 4))
        // An entry is the one before it with a byte more: where it stands in what is unpacked already.
        var starts = [Int](repeating: 0, count: 4096)
        var lengths = [Int](repeating: 0, count: 4096)
        var count = 258
        var width = 9
        var bits = 0
        var bitCount = 0
        var last: (start: Int, length: Int)?
        var index = 0
        while out.count < limit {
            while bitCount < width, index < packed.count {
                bits = (bits << 8 | Int(packed[index])) & 0xFF_FFFF
                bitCount += 8
                index += 1
            }
            guard bitCount >= width else { break }
            bitCount -= width
            let code = bits >> bitCount & (1 << width - 1)
            if code == end { break }
            if code == clear {
                (count, width, last) = (258, 9, nil)
                continue
            }
            let start = out.count
            if code < 256 {
                out.append(UInt8(code))
            } else if code < count, code > end {
                out.append(contentsOf: out[starts[code]..<(starts[code] + lengths[code])])
            } else if code == count, let last {
                out.append(contentsOf: out[last.start..<(last.start + last.length)])
                out.append(out[last.start])
            } else {
                throw GeoTIFFError(.malformed, "a block's LZW code \(code) is not known yet")
            }
            // The entry before with the first byte of this one: both stand one after the other.
            if let last, count < 4096 {
                starts[count] = last.start
                lengths[count] = last.length + 1
                count += 1
            }
            last = (start, out.count - start)
            if count >= 511, width == 9 { width = 10 }
            if count >= 1023, width == 10 { width = 11 }
            if count >= 2047, width == 11 { width = 12 }
        }
        if out.count > limit { out.removeLast(out.count - limit) }
        return out
    }
}
