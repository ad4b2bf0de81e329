/// A mask of a TIFF file: a bit a pixel, 1 where the picture of the same size counts (TIFF 6.0, tag 254, bit 2).
///
/// It is read as a picture of bytes, eight pixels each.
struct TIFFMask: Sendable {
    /// The picture's size in pixels.
    let width, height: Int
    /// The bits of the mask, eight pixels per byte.
    let bytes: TIFFLevel

    /// Reads the tags of a mask; nil for a directory that is none, or one that is not read.
    init?(_ tags: TIFFReader.Directory) {
        guard let kind = tags.count(254), kind & 4 != 0, tags.count(258) ?? 1 == 1,
            tags.count(277) ?? 1 == 1, tags.count(266) ?? 1 == 1, tags.count(262) == 4,
            let width = tags.count(256), let height = tags.count(257), width > 0
        else { return nil }
        var changed = tags
        changed.replace(256, by: Double((width - 1) / 8 + 1))
        changed.replace(258, by: 8)
        changed.replace(262, by: 1)
        if let across = tags.count(322) {
            guard across > 0, across % 8 == 0 else { return nil }
            changed.replace(322, by: Double(across / 8))
        }
        // What cannot be read is done without, as it is for smaller pictures.
        guard let bytes = try? TIFFLevel(changed), !bytes.packing.isPicture, bytes.predictor == 1
        else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixels of a block of the picture that count, in its rows.
    ///
    /// - Parameters:
    ///   - level: The picture, of the mask's size.
    ///   - number: Its block.
    ///   - bits: The bytes of the mask's own blocks, see `block(_:_:)`.
    /// - Throws: ``GeoTIFFError`` for a damaged mask.
    func shown(
        in number: Int, of level: TIFFLevel,
        bits: (_ block: Int) throws(GeoTIFFError) -> [UInt8]
    ) throws(GeoTIFFError) -> [Bool] {
        let left = number % level.blocksAcross * level.blockWidth
        let top = number / level.blocksAcross * level.blockHeight
        var shown = [Bool](repeating: false, count: level.blockWidth * level.blockHeight)
        for y in top..<min(top + level.blockHeight, height) {
            var last = -1
            var block: [UInt8] = []
            for x in left..<min(left + level.blockWidth, width) {
                let byte = x >> 3
                let wanted = y / bytes.blockHeight * bytes.blocksAcross + byte / bytes.blockWidth
                if wanted != last {
                    block = try bits(wanted)
                    last = wanted
                }
                let place = y % bytes.blockHeight * bytes.blockWidth + byte % bytes.blockWidth
                if place < block.count, block[place] & (0x80 >> UInt8(x & 7)) != 0 {
                    shown[(y - top) * level.blockWidth + x - left] = true
                }
            }
        }
        return shown
    }

    /// The bytes of a block of the mask; none for one that is not there.
    ///
    /// - Throws: ``GeoTIFFError`` for a damaged one.
    func block(_ number: Int, _ reader: TIFFReader) throws(GeoTIFFError) -> [UInt8] {
        guard let packed = try bytes.packed(number, reader) else { return [] }
        return try bytes.unpacked(packed, block: number, isBig: reader.isBig)
    }
}
