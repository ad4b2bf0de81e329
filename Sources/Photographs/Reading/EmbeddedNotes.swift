/// The notes that a picture's file carries: those of the camera (EXIF), and those of programs (XMP).
///
/// JPEG keeps them in segments APP1 (Exif 2.32, section 4.5.4; XMP specification part 3, section 1.1.3), PNG in the
/// chunks `eXIf` and `iTXt`, WebP in the chunks `EXIF` and `XMP `. Pixels are skipped.
struct EmbeddedNotes {
    /// The camera's notes, a TIFF file of their own; nil if there are none.
    private(set) var exif: [UInt8]?
    /// A packet of RDF; nil if there is none.
    private(set) var xmp: [UInt8]?
    /// Pixels of the picture as they are kept, before it is turned upright; nil where the file does not say.
    private(set) var size: (width: Int, height: Int)?

    /// The maximum number of bytes of notes that are read.
    static let longest = 1 << 20
    /// The maximum number of segments or chunks that are skipped.
    static let mostParts = 4096

    /// Reads the notes of a file.
    ///
    /// - Throws: `PhotographError`: `unknownFormat` where it is neither JPEG, PNG nor WebP; `malformed` where it ends early.
    init(_ source: ByteSource) throws(PhotographError) {
        let head = try source.bytes(at: 0, count: min(12, source.count))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            try readJPEG(source)
        } else if head == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + head.dropFirst(8) {
            try readPNG(source)
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) {
            try readWebP(source)
        } else {
            throw PhotographError(.unknownFormat, "the file is neither JPEG, PNG nor WebP")
        }
    }

    private static let exifMark = Array("Exif\0\0".utf8)
    private static let xmpMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

    private mutating func readJPEG(_ source: ByteSource) throws(PhotographError) {
        var offset = 2
        for _ in 0..<Self.mostParts {
            let head = try source.bytes(at: offset, count: 4)
            guard head[0] == 0xFF else {
                throw PhotographError(.malformed, "there is no marker at byte \(offset)")
            }
            let marker = head[1]
            // A marker may be preceded by any number of bytes that fill.
            if marker == 0xFF {
                offset += 1
                continue
            }
            // Pixels begin, or there are none.
            if marker == 0xDA || marker == 0xD9 { return }
            let length = Int(head[2]) << 8 | Int(head[3])
            guard length >= 2 else {
                throw PhotographError(.malformed, "the segment at byte \(offset) has no length")
            }
            switch marker {
            case 0xE1:
                let body = try source.bytes(at: offset + 4, count: length - 2)
                if exif == nil, body.starts(with: Self.exifMark) {
                    exif = Array(body.dropFirst(Self.exifMark.count))
                } else if xmp == nil, body.starts(with: Self.xmpMark) {
                    xmp = Array(body.dropFirst(Self.xmpMark.count))
                }
            // Frames of every process; C4, C8 and CC are tables.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker) && length >= 7:
                let body = try source.bytes(at: offset + 4, count: 5)
                size = (
                    width: Int(body[3]) << 8 | Int(body[4]),
                    height: Int(body[1]) << 8 | Int(body[2])
                )
            default: break
            }
            offset += 2 + length
        }
        throw PhotographError(.malformed, "the file has more than \(Self.mostParts) segments")
    }

    private mutating func readPNG(_ source: ByteSource) throws(PhotographError) {
        var offset = 8
        for _ in 0..<Self.mostParts where offset < source.count {
            let head = try source.bytes(at: offset, count: 8)
            let length = Self.big(head[0..<4])
            let isShort = length <= Self.longest
            switch Array(head[4...]) {
            case Array("IEND".utf8): return
            case Array("IHDR".utf8) where length >= 8:
                let body = try source.bytes(at: offset + 8, count: 8)
                size = (width: Self.big(body[0..<4]), height: Self.big(body[4..<8]))
            case Array("eXIf".utf8) where isShort && exif == nil:
                exif = try source.bytes(at: offset + 8, count: length)
            case Array("iTXt".utf8) where isShort && xmp == nil:
                let body = try source.bytes(at: offset + 8, count: length)
                // Not compressed, without a language and a translated keyword.
                let mark = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)
                if body.starts(with: mark) { xmp = Array(body.dropFirst(mark.count)) }
            default: break
            }
            offset += 12 + length
        }
    }

    private mutating func readWebP(_ source: ByteSource) throws(PhotographError) {
        var offset = 12
        for _ in 0..<Self.mostParts where offset + 8 <= source.count {
            let head = try source.bytes(at: offset, count: 8)
            let length = Self.little(head[4..<8])
            let isShort = length <= Self.longest
            switch Array(head[..<4]) {
            case Array("VP8X".utf8) where length >= 10:
                let body = try source.bytes(at: offset + 8, count: 10)
                size = (width: Self.little(body[4..<7]) + 1, height: Self.little(body[7..<10]) + 1)
            case Array("EXIF".utf8) where isShort && exif == nil:
                let body = try source.bytes(at: offset + 8, count: length)
                // Some writers keep the mark of JPEG's segment.
                exif = body.starts(with: Self.exifMark) ? Array(body.dropFirst(6)) : body
            case Array("XMP ".utf8) where isShort && xmp == nil:
                xmp = try source.bytes(at: offset + 8, count: length)
            default: break
            }
            offset += 8 + length + length & 1
        }
    }

    private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
