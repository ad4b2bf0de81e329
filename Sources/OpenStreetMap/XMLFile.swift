import Bytes

/// A mapped `.osm` or `.osm.gz` file and what its first tags say.
struct XMLFile: Sendable {
    let file: MappedFile
    let isGzipped: Bool
    let header: ExtractHeader

    /// Whether a file begins like XML, after a byte order mark and white space.
    static func recognizes(_ bytes: RawSpan) -> Bool {
        var reader = ByteReader(bytes)
        while let byte = try? reader.uint8() {  // at the end: no XML
            switch byte {
            case UInt8(ascii: "<"): return true
            case 0xef, 0xbb, 0xbf, 0x20, 0x0a, 0x0d, 0x09: continue
            default: return false
            }
        }
        return false
    }

    /// Whether a file begins like a gzip member.
    static func recognizesGzip(_ bytes: RawSpan) -> Bool {
        var reader = ByteReader(bytes)
        return (try? reader.integer(UInt16.self)) == 0x8b1f  // too short: no gzip
    }

    /// Reads up to the first element.
    init(_ file: MappedFile, isGzipped: Bool) throws(OpenStreetMapError) {
        self.file = file
        self.isGzipped = isGzipped
        var decoder = XMLDecoder(XMLInput(file, isGzipped: isGzipped), kinds: [])
        header = try decoder.readHeader()
    }

    /// A decoder at the start of the file.
    ///
    /// - Parameter keepsStamps: Whether the elements have their stamps.
    func makeDecoder(kinds: ElementKinds, keepsStamps: Bool = false) -> XMLDecoder {
        XMLDecoder(
            XMLInput(file, isGzipped: isGzipped), kinds: kinds, keepsStamps: keepsStamps)
    }
}
