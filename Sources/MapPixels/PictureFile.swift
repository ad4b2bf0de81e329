/// Files of pixels, in whichever of the formats that are read: PNG, JPEG and WebP.
public enum PictureFile {
    /// The formats that are read.
    public enum Format: Sendable {
        case png
        case jpeg
        case webP
    }

    /// The format that bytes begin as; nil for others than those that are read.
    public static func format(_ bytes: some Collection<UInt8>) -> Format? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if JPEGDecoder.isJPEG(bytes) { return .jpeg }
        return WebPDecoder.isWebP(bytes) ? .webP : nil
    }

    /// Whether bytes begin as those of a file that is read.
    public static func isKnown(_ bytes: some Collection<UInt8>) -> Bool { format(bytes) != nil }

    /// The picture of a file.
    ///
    /// - Throws: `PixelError` where it is damaged, or `unsupported` for another format.
    public static func decode(_ file: [UInt8]) throws(PixelError) -> PixelBuffer {
        switch format(file) {
        case .png: return try PNGDecoder.decode(file)
        case .jpeg: return try JPEGDecoder.decode(file)
        case .webP: return try WebPDecoder.decode(file)
        case nil:
            throw PixelError(.unsupported, "the file is neither PNG, JPEG nor WebP")
        }
    }
}
