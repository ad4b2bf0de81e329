/// Files of pixels, in whichever of the formats that are read: PNG and JPEG.
public enum PictureFile {
    /// Whether bytes begin as those of a file that is read.
    public static func isKnown(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || JPEGDecoder.isJPEG(bytes)
    }

    /// The picture of a file.
    ///
    /// - Throws: `PixelError` where it is damaged, or `unsupported` for another format.
    public static func decode(_ file: [UInt8]) throws(PixelError) -> PixelBuffer {
        if JPEGDecoder.isJPEG(file) { return try JPEGDecoder.decode(file) }
        guard isKnown(file) else {
            throw PixelError(.unsupported, "the file is neither PNG nor JPEG")
        }
        return try PNGDecoder.decode(file)
    }
}
