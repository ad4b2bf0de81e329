import MapPixels

/// A format of files with pictures.
public enum PictureFormat: String, CaseIterable, Sendable {
    /// Lossless raster.
    case png
    /// Pixels with loss, without transparency.
    case jpeg
    /// Pixels without loss, packed tighter than PNG.
    case webp
    /// Vector graphics.
    case svg
    /// Vector graphics on a page.
    case pdf

    /// The words that name the format at the end of a file's name, the usual one first.
    public var suffixes: [String] { self == .jpeg ? ["jpg", "jpeg"] : [rawValue] }

    /// Creates the format of a file's ending, whatever its case; nil for others.
    public init?(suffix: String) {
        guard let format = Self.allCases.first(where: { $0.suffixes.contains(suffix.lowercased()) })
        else { return nil }
        self = format
    }

    /// The format's media type.
    public var mediaType: String {
        switch self {
        case .png, .jpeg, .webp: "image/" + rawValue
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}

extension Painter {
    /// The quality of JPEG files.
    private static let quality = 90

    /// Draws a picture as a file.
    ///
    /// Files of pixels say how many an inch of 72 points has, those of shapes are as large as the camera's points.
    ///
    /// - Returns: The file's bytes, and warnings about features of the style that the picture lacks.
    /// - Throws: As `picture(_:)`, also for a size that the format does not have.
    public func file(
        _ camera: PictureCamera, _ format: PictureFormat
    ) throws -> (bytes: [UInt8], warnings: [String]) {
        switch format {
        case .svg, .pdf:
            let (picture, warnings) = try vectorPicture(camera)
            let bytes =
                format == .svg
                ? SVGWriter(scale: camera.scale).write(picture)
                : PDFWriter(scale: camera.scale).write(picture)
            return (bytes, warnings)
        case .png, .jpeg, .webp:
            let picture = try picture(camera)
            let bytes =
                switch format {
                case .jpeg:
                    try JPEGEncoder(
                        quality: Self.quality, pixelsPerInch: Int((72 * camera.scale).rounded())
                    ).encode(picture.pixels)
                case .webp: try WebPEncoder().encode(picture.pixels)
                default: PagePainters.png(picture, scale: camera.scale)
                }
            return (bytes, picture.warnings)
        }
    }
}
