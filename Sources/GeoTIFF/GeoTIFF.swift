import Bytes
import Geodesy
import Synchronization

/// A GeoTIFF file, or one that is made for the web (COG): pictures of the ground or heights, read block by block.
///
/// What is read: strips and tiles; kept as they are, or packed by LZW, deflate, Zstandard, PackBits, JPEG or WebP; 8-bit gray, palettes, RGB and RGBA; heights of 16 and 32
/// bits; in degrees (EPSG:4326), on the web's map (EPSG:3857) and in zones of UTM (EPSG:32601 to 32660, 32701 to 32760, those of ETRS89 and NAD83);
/// smaller pictures of the same (overviews), masks of a bit a pixel within the file; TIFF and BigTIFF. Everything else is an
/// error that says what is not read; of smaller pictures and masks it is skipped.
public final class GeoTIFF: Sendable {
    /// The meaning of the samples.
    public enum Kind: Sendable {
        /// Colors.
        case colors
        /// Numbers, as heights in meters.
        case heights
    }

    /// Unpacks a picture of JPEG or WebP: its size, and a color a pixel as `MapPixels` packs them.
    package typealias PictureDecoder =
        @Sendable (_ file: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt32])

    /// The meaning of the samples.
    public let kind: Kind
    /// West, south, east and north of the picture, in degrees.
    public let bounds: [Double]

    let reader: TIFFReader
    /// The whole picture, then smaller ones.
    let levels: [TIFFLevel]
    /// Masks of levels; nil where one has none.
    private let masks: [TIFFMask?]
    let place: GeoReference
    /// What stands where there is nothing; nil if that is not given.
    let nothing: Double?
    private let decode: PictureDecoder
    private let cache = Mutex(RecencyCache<Int, Block>(limit: cacheLimit))
    /// The maximum number of bytes of decompressed blocks that are kept.
    private static let cacheLimit = 64 << 20

    /// A decompressed block.
    enum Block: Sendable {
        case colors([UInt32])
        case heights([Float])
        /// Eight pixels of a mask a byte.
        case bits([UInt8])
        /// A block that is not there.
        case absent
    }

    /// Opens a file of this machine.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - decode: Unpacks blocks that are JPEG or WebP; by default they are an error.
    /// - Throws: ``GeoTIFFError``.
    package convenience init(
        path: String, decode: @escaping PictureDecoder = GeoTIFF.noPictures
    ) throws(GeoTIFFError) {
        try self.init(Self.opened(path), decode: decode)
    }

    /// Unpacks nothing.
    package static let noPictures: PictureDecoder = { _ in
        throw GeoTIFFError(.unsupported, "JPEG and WebP are not read here")
    }

    private static func opened(_ path: String) throws(GeoTIFFError) -> MappedFile {
        do throws(FileError) {
            return try MappedFile(path: path, keepsOpen: true)
        } catch {
            throw GeoTIFFError(.unreadable, "\(error)")
        }
    }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - file: The file, of which no more is read than is asked for.
    ///   - decode: Unpacks blocks that are JPEG or WebP.
    /// - Throws: ``GeoTIFFError``.
    package init(
        _ file: any RangedBytes, decode: @escaping PictureDecoder
    ) throws(GeoTIFFError) {
        reader = try TIFFReader(file)
        self.decode = decode
        let whole = reader.directories[0]
        place = try GeoReference(whole)
        let first = try TIFFLevel(whole)
        kind = try Self.kind(of: first)
        bounds = try place.bounds(width: first.width, height: first.height)
        var levels = [first]
        for tags in reader.directories.dropFirst() where tags.count(254) ?? 0 == 1 {
            // A smaller picture that cannot be read is done without.
            guard let level = try? TIFFLevel(tags), (try? Self.kind(of: level)) == kind,
                level.width < first.width, level.height < first.height
            else { continue }
            levels.append(level)
        }
        levels.sort { $0.width > $1.width }
        let masks = reader.directories.dropFirst().compactMap(TIFFMask.init)
        self.masks = levels.map { level in
            masks.first { $0.width == level.width && $0.height == level.height }
        }
        self.levels = levels
        // A file that was cut short is told when it is opened, not by holes in pictures.
        for level in levels { try level.checkBlocks(endBy: reader.byteCount) }
        for mask in self.masks { try mask?.bytes.checkBlocks(endBy: reader.byteCount) }
        if case .text(let text)? = whole.values[42_113] {
            nothing = Double(text.filter { !" \n\r\t".contains($0) })
        } else {
            nothing = nil
        }
    }

    private static func kind(of level: TIFFLevel) throws(GeoTIFFError) -> Kind {
        switch (level.sample, level.meaning) {
        case (.unsigned8, .colors) where level.channels >= 3: return .colors
        case (.unsigned8, .brightness) where level.channels == 3: return .colors
        case (.unsigned8, .gray), (.unsigned8, .whiteIsZero), (.unsigned8, .palette): return .colors
        case (.unsigned8, _):
            throw GeoTIFFError(.unsupported, "\(level.channels) bands of bytes are no colors")
        case (_, .gray) where !level.packing.isPicture,
            (_, .whiteIsZero) where !level.packing.isPicture:
            return .heights
        default:
            throw GeoTIFFError(
                .unsupported,
                "colors of more than 8 bits are not read; use gdal_translate -ot Byte -scale")
        }
    }

    /// The size of the whole picture, in pixels.
    public var size: (width: Int, height: Int) { (levels[0].width, levels[0].height) }

    /// The smallest picture of which a pixel is not larger than so many of the whole one.
    func level(pixels: Double) -> Int {
        let wide = Double(levels[0].width)
        return levels.lastIndex { wide / Double($0.width) <= max(pixels, 1) * 1.01 } ?? 0
    }

    /// A block of a picture.
    func block(_ number: Int, of index: Int) throws -> Block {
        let key = index << 40 | number
        if let known = cache.withLock({ $0[key] }) { return known }
        let level = levels[index]
        guard let packed = try level.packed(number, reader) else { return .absent }
        var block: Block
        if level.packing.isPicture {
            block = .colors(try picture(packed, number, level))
        } else {
            let bytes = try level.unpacked(packed, block: number, isBig: reader.isBig)
            block =
                kind == .colors
                ? .colors(level.colors(bytes, nothing: nothing))
                : .heights(level.heights(bytes, nothing: nothing))
        }
        if let mask = masks[index] {
            let shown = try mask.shown(in: number, of: level) { (part) throws(GeoTIFFError) in
                try bits(part, of: mask, key: 1 << 60 | index << 40 | part)
            }
            block = Self.masked(block, shown)
        }
        cache.withLock { $0.add(block, byteCount: 4 * level.blockWidth * level.blockHeight, key) }
        return block
    }

    /// A block of a mask, which several blocks of the picture may need.
    private func bits(
        _ number: Int, of mask: TIFFMask, key: Int
    ) throws(GeoTIFFError) -> [UInt8] {
        if case .bits(let bits)? = cache.withLock({ $0[key] }) { return bits }
        let bits = try mask.block(number, reader)
        cache.withLock { $0.add(.bits(bits), byteCount: bits.count, key) }
        return bits
    }

    /// A block without the pixels that a mask hides.
    private static func masked(_ block: Block, _ shown: [Bool]) -> Block {
        switch block {
        case .colors(let colors): .colors(zip(colors, shown).map { $1 ? $0 : 0 })
        case .heights(let heights): .heights(zip(heights, shown).map { $1 ? $0 : .nan })
        case .absent, .bits: block
        }
    }

    /// A block that is a picture of JPEG or WebP.
    private func picture(
        _ packed: [UInt8], _ number: Int, _ level: TIFFLevel
    ) throws -> [UInt32] {
        let found = try decode(level.packing == .jpeg ? try jpeg(packed, number, level) : packed)
        guard found.width == level.blockWidth, found.height >= level.rows(of: number) else {
            throw GeoTIFFError(
                .malformed,
                "block \(number) is a picture of \(found.width) × \(found.height) pixels")
        }
        return found.pixels
    }

    /// The file of a block of JPEG, with the tables that all blocks share.
    private func jpeg(
        _ packed: [UInt8], _ number: Int, _ level: TIFFLevel
    ) throws(GeoTIFFError) -> [UInt8] {
        guard packed.starts(with: [0xFF, 0xD8]) else {
            throw GeoTIFFError(.malformed, "block \(number) is no JPEG")
        }
        var head: [UInt8] = [0xFF, 0xD8]
        if level.meaning == .colors {
            // Adobe's segment says that the samples are red, green and blue themselves.
            head += [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
        }
        // The tables without what begins and ends them.
        if level.tables.count > 4, level.tables.starts(with: [0xFF, 0xD8]) {
            head += level.tables[2..<(level.tables.count - 2)]
        }
        return head + packed.dropFirst(2)
    }
}

extension TIFFLevel {
    /// Colors of a block's samples, premultiplied, a byte a part, red lowest.
    fileprivate func colors(_ bytes: [UInt8], nothing: Double?) -> [UInt32] {
        let count = bytes.count / channels
        let empty = nothing.flatMap { 0...255 ~= $0 ? UInt8(exactly: $0) : nil }
        let colorCount = meaning == .colors ? 3 : 1
        let hasAlpha = channels > colorCount && (1...2 ~= extra.first ?? 0)
        return (0..<count).map { index in
            let start = index * channels
            let own = bytes[start..<(start + colorCount)]
            if let empty, own.allSatisfy({ $0 == empty }) { return 0 }
            var parts: SIMD3<UInt32>
            switch meaning {
            case .colors:
                parts = SIMD3(
                    UInt32(bytes[start]), UInt32(bytes[start + 1]), UInt32(bytes[start + 2]))
            case .palette:
                let number = Int(bytes[start])
                func part(_ color: Int) -> UInt32 {
                    UInt32(min(max(palette[color * 256 + number], 0), 65_535)) >> 8
                }
                parts = SIMD3(part(0), part(1), part(2))
            case .whiteIsZero: parts = SIMD3(repeating: 255 - UInt32(bytes[start]))
            case .gray, .brightness: parts = SIMD3(repeating: UInt32(bytes[start]))
            }
            var alpha: UInt32 = 255
            if hasAlpha {
                alpha = UInt32(bytes[start + colorCount])
                if extra[0] == 2 {
                    parts = (parts &* alpha &+ 127) / 255
                } else {
                    parts = pointwiseMin(parts, SIMD3(repeating: alpha))
                }
            }
            return parts.x | parts.y << 8 | parts.z << 16 | alpha << 24
        }
    }

    /// Heights of the first of a block's samples; NaN where there is nothing.
    fileprivate func heights(_ bytes: [UInt8], nothing: Double?) -> [Float] {
        let (size, step) = (sample.size, channels * sample.size)
        return stride(from: 0, to: bytes.count, by: step).map { start in
            let bits = bytes[start..<(start + size)].reversed().reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
            }
            let value: Float =
                switch sample {
                case .float32: Float(bitPattern: bits)
                case .signed16: Float(Int16(truncatingIfNeeded: Int32(bitPattern: bits)))
                case .signed32: Float(Int32(bitPattern: bits))
                case .unsigned8, .unsigned16: Float(bits)
                }
            // Nowhere is the ground so high or low: what programs write for nothing.
            guard value.isFinite, abs(value) < 30_000 else { return .nan }
            return nothing.map { Float($0) == value } == true ? .nan : value
        }
    }
}
