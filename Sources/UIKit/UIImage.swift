import DrawingPainter
import MapPixels
import MapScene

/// An image: encoded bytes, a symbol by its name, or a drawing.
///
/// Nothing is decoded: the size is read from the file's header, and the host of the scene decodes the rest.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.

    /// Whether an image is drawn in its own colors or as a shape in the tint.
    public enum RenderingMode: Int, Sendable {
        /// Drawn as the context asks for.
        case automatic = 0
        /// Always drawn in its own colors.
        case alwaysOriginal = 1
        /// Drawn as a shape filled with the tint.
        case alwaysTemplate = 2
    }

    /// The image as the renderer gets it.
    package final let value: SceneImage
    /// The number of pixels for each point.
    public final let scale: CGFloat
    /// Whether the image is drawn in its own colors or as a shape in the tint.
    public final let renderingMode: RenderingMode

    /// Creates an image from one of a scene.
    package init(_ value: SceneImage, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic)
    {
        self.value = value
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Creates an image of size 0, without content.
    public override convenience init() {
        self.init(SceneImage(content: .drawing(Drawing()), size: .zero))
    }

    /// Creates an image from encoded bytes; nil unless they are PNG, JPEG, GIF, WebP or SVG.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from encoded bytes, with a number of pixels for each point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ImageHeader.size(of: data) else { return nil }
        self.init(
            SceneImage(
                content: .encoded(data),
                size: CGSize(width: pixels.width / scale, height: pixels.height / scale)),
            scale: scale)
    }

    /// Creates an image from a file; `@2x` and `@3x` in its name set the scale.
    public convenience init?(contentsOfFile path: String) {
        // No file is no picture; Apple's initializer tells no more either.
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image from a file of the program's resources.
    ///
    /// Looked for in the main bundle and beside the program, by its name as it is and with `.png` and `.jpg`, each
    /// also with `@2x` and `@3x`; then in asset catalogs as Xcode writes them, `Assets.xcassets/NAME.imageset`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Creates an image from a file of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        let endings = given.isEmpty ? ["", "png", "jpg", "jpeg"] : [given]
        let bundle = bundle ?? Bundle.main
        let folders = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self)
        for folder in folders {
            for suffix in ["", "@2x", "@3x"] {
                for ending in endings {
                    let file = stem + suffix + (ending.isEmpty ? "" : "." + ending)
                    let path = (folder as NSString).appendingPathComponent(file)
                    if FileManager.default.fileExists(atPath: path) {
                        self.init(contentsOfFile: path)
                        return
                    }
                }
            }
        }
        if let (path, scale) = AssetCatalogs.image(named: name, in: bundle),
            // No file is no picture; Apple's initializer tells no more either.
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
        {
            self.init(data: data, scale: scale)
            return
        }
        return nil
    }

    /// Creates an image from a file or an asset catalog of a bundle; traits are not looked at.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// Creates an image of a symbol by its name, such as `mappin.circle.fill`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image of a symbol by its name, in the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        let points = withConfiguration?.pointSize ?? 17
        let side = (points * 1.2).rounded()
        self.init(
            SceneImage(
                content: .symbol(name, pointSize: Double(points)),
                size: CGSize(width: side, height: side)),
            renderingMode: .alwaysTemplate)
    }

    /// Creates an image of a literal in the sources, `#imageLiteral(resourceName:)`: the resource of that name, or an empty image.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(literal: name)
    }

    private convenience init(literal name: String) {
        let found = UIImage(named: name)
        self.init(
            found?.value ?? SceneImage(content: .drawing(Drawing()), size: .zero),
            scale: found?.scale ?? 1)
    }

    /// The size in points.
    open var size: CGSize { value.size }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = value.content { true } else { false }
    }

    /// Returns the image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(value, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the image in one color.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the image in one color, with another rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var tinted = value
        tinted.tint = color.value
        return UIImage(tinted, scale: scale, renderingMode: renderingMode)
    }

    /// Returns a symbol in the size of a configuration; other images unchanged.
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard case .symbol(let name, _) = value.content,
            let sized = UIImage(systemName: name, withConfiguration: configuration)
        else { return self }
        return value.tint.map { sized.withTintColor(UIColor($0)) } ?? sized
    }

    /// Returns the image as a PNG file: its own bytes if they are one, else what was drawn, painted in its ``scale``.
    ///
    /// Nil for images of other formats, which nothing here decodes, and for an image without extent or of more than 16,777,216
    /// pixels. What of an image is not painted is said in the log.
    open func pngData() -> Data? {
        if case .encoded(let data) = value.content, value.tint == nil, ImageHeader.isPNG(data) {
            return data
        }
        PictureNotices.tell(of: value)
        // What keeps an image from being painted is no error to Apple's callers, but no data.
        guard let pixels = try? DrawingPainter().pixels(of: value, scale: Double(scale)) else {
            return nil
        }
        return Data(PNGEncoder(level: 6).encode(pixels))
    }

    /// Returns the image as a JPEG file, painted in its ``scale``; what is translucent lies over white.
    ///
    /// Nil for what ``pngData()`` is nil for. What of an image is not painted is said in the log.
    ///
    /// - Parameter compressionQuality: From 0, the smallest, to 1, the best.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = Int((1 + min(max(compressionQuality, 0), 1) * 99).rounded())
        PictureNotices.tell(of: value)
        // What keeps an image from being painted is no error to Apple's callers, but no data.
        guard let pixels = try? DrawingPainter().pixels(of: value, scale: Double(scale)),
            let bytes = try? JPEGEncoder(quality: quality).encode(pixels)
        else { return nil }
        return Data(bytes)
    }

    /// Draws the image at its own size into the current graphics context.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into a rectangle of the current graphics context.
    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(value, in: rect) }

    /// Draws the image in its own size at a point, mixed with what is there.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle, mixed with what is there; an alpha of 1 is opaque.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other is an image of the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (other.value == value && other.scale == scale
                && other.renderingMode == renderingMode)
    }

    /// A hash of the size, equal for equal images.
    open override var hash: Int { value.size.width.hashValue ^ value.size.height.hashValue }

    /// The size in which a symbol is drawn.
    public final class SymbolConfiguration: NSObject, Sendable {
        /// The size of the text the symbol goes with, in points.
        let pointSize: CGFloat

        /// Creates a configuration for the size of a text.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }

        /// Creates a configuration for the size of a text; symbols have one weight, and one size relative to it.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
        ) { self.init(pointSize: pointSize) }

        /// Creates a configuration for the usual size of text; symbols have one weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }

        /// Creates a configuration for the usual size of text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: scale == .large ? 22 : scale == .small ? 13 : 17)
        }

        /// Creates a configuration for the size of a purpose of text.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        /// Creates a configuration for the size of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize)
        }

        /// Creates a configuration of colors for the parts of a symbol, which has one here.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }

        /// Creates a configuration of one color, weaker for the parts that matter less; symbols have one here.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }

        /// Returns the configuration with what another says; its size counts.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            otherConfiguration
        }
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// What an image literal in the sources is, `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// The weight of a symbol; there is one here.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The size of a symbol relative to the text around it.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1, unspecified = 0, small, medium, large
    }
    /// The configuration of an image: for symbols, their size.
    public typealias Configuration = SymbolConfiguration

    /// Creates an image from a resource or an asset catalog.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) { self.init(named: name, in: bundle, compatibleWith: nil) }

    /// Creates an image of one of Core Graphics; it is shown as it is, however it is turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage)
    }

    /// The orientation of an image; here images are oriented as their files show them.
    public enum Orientation: Int, Sendable {
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// The resizing of images to larger areas.
    public enum ResizingMode: Int, Sendable { case tile = 0, stretch }

    /// The orientation of the image; always upright here.
    public final var imageOrientation: Orientation { .up }
    /// The distances that count as its edges when it is arranged: none.
    public final var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the image with parts that are not stretched; it is stretched as a whole here.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the image with parts that are not stretched; it is stretched as a whole here.
    public final func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage { self }
    /// Returns the image with other edges for its arrangement; it keeps its own here.
    public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// Returns the image as it is for languages that are written from right to left.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the image in the size of a configuration; symbols alone have one.
    public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage?
    { withConfiguration(configuration) }
    /// Returns one of several images that are shown one after the other: the first.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    /// The renderer format for images of the same scale.
    public final var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

extension UIImage {
    /// Returns the image in a size in points, drawn anew; nil for a size that is not positive.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        return UIGraphicsImageRenderer(size: size).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Gives the image in a size in points, at once.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) { completionHandler(preparingThumbnail(of: size)) }

    /// Returns the image in a size in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Returns the image, ready to be shown: itself.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns the image, ready to be shown: itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
