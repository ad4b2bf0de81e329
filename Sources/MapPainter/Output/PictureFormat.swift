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

extension PictureFormat {
    /// The quality of JPEG files.
    private static let quality = 90
    /// Files are 3 % larger than at level 6, in two thirds of the time.
    private static let level = 2

    /// Pixels as a file of a format of pixels.
    ///
    /// - Parameter scale: The pixels of a point, by which the file says how many an inch of 72 points has; nil for a file that
    ///   says nothing.
    /// - Throws: `PixelError` for a size that the format does not have.
    package func encode(_ pixels: PixelBuffer, scale: Double? = nil) throws -> [UInt8] {
        switch self {
        case .jpeg:
            let density = scale.map { Int((72 * $0).rounded()) }
            return try JPEGEncoder(quality: Self.quality, pixelsPerInch: density).encode(pixels)
        case .webp: return try WebPEncoder().encode(pixels)
        case .png: return Self.png(pixels, scale: scale)
        case .svg, .pdf: preconditionFailure("no format of pixels")
        }
    }

    /// Pixels as a PNG file.
    ///
    /// - Parameter scale: As ``encode(_:scale:)`` takes it.
    package static func png(_ pixels: PixelBuffer, scale: Double? = nil) -> [UInt8] {
        let density = scale.map { UInt32((72 / 0.0254 * $0).rounded()) }
        return PNGEncoder(level: level, pixelsPerMeter: density).encode(pixels)
    }
}

extension Painter {
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
            return (try format.encode(picture.pixels, scale: camera.scale), picture.warnings)
        }
    }
}
