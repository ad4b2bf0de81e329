import MapScene

/// A view that shows a symbol, a picture from a file, or a `UIImage`.
public struct Image: View, PrimitiveView, Equatable {
    /// A primitive type: it has no body.
    public typealias Body = Never

    private let source: Source
    private var isResizable = false
    private var mode: TemplateRenderingMode?

    private enum Source: Equatable {
        case symbol(String)
        case picture(UIImage)
        case file(String, Bundle?)
    }

    /// Whether an image is drawn in its own colors or as a shape in the foreground color.
    public enum TemplateRenderingMode: Sendable {
        /// Only the shape is drawn, in the foreground color.
        case template
        /// The image is drawn in its own colors.
        case original
    }
    /// The size of a symbol relative to text.
    public enum Scale: Sendable { case small, medium, large }
    /// The resizing of an image to a larger area: repeated or stretched.
    public enum ResizingMode: Sendable { case tile, stretch }

    /// Creates an image of a symbol by its name, such as `mappin.circle.fill`.
    public nonisolated init(systemName: String) { source = .symbol(systemName) }

    /// Creates an image of a symbol; the value that its shape would show is not used here.
    public nonisolated init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
    }

    /// Creates an image from a file of a bundle, by default of the program's resources; see `UIImage(named:)`.
    ///
    /// Where there is none the log says so, and the room of a resizable image stays empty.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { source = .file(name, bundle) }

    /// Creates an image from a file of a bundle that says nothing of its own to assistive technologies.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
        source = .file(name, bundle)
    }

    /// Creates an image from a file of a bundle.
    ///
    /// - Parameter label: The image's label for assistive technologies; kept with no effect on its looks.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .file(name, bundle)
    }

    /// Creates an image from a `UIImage`.
    public nonisolated init(uiImage: UIImage) { source = .picture(uiImage) }

    /// Creates an image from one of Core Graphics, with a number of pixels for each point.
    ///
    /// - Parameter label: The image's label for assistive technologies; kept with no effect on its looks.
    public nonisolated init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) { self.init(decorative: cgImage, scale: scale, orientation: orientation) }

    /// Creates an image from one of Core Graphics, with a number of pixels for each point, that says nothing of its own.
    public nonisolated init(
        decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
    ) {
        var value = cgImage.value
        let points = max(scale, 0.1)
        value.size = CGSize(
            width: CGFloat(cgImage.width) / points, height: CGFloat(cgImage.height) / points)
        source = .picture(UIImage(cgImage: CGImage(value, scale: points)))
    }

    /// Which way up an image is; as it is here.
    public enum Orientation: UInt8, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Returns whether both are the same image.
    public static nonisolated func == (left: Image, right: Image) -> Bool {
        left.source == right.source && left.isResizable == right.isResizable
            && left.mode == right.mode
    }

    /// Returns the image resized to the space offered.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Sets whether the image is drawn in its own colors; nil for the default: symbols in the
    /// foreground color, `UIImage`s by their own mode, files in their own colors.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = mode
        return image
    }

    /// Returns the image unchanged, as its scaling is left to the renderer.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Sets whether edges are smooth, as the browser draws them.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The quality of scaling an image.
    public enum Interpolation: Sendable { case none, low, medium, high }

    /// The image for the renderer; a symbol has the size of the text.
    package nonisolated func described(in environment: EnvironmentValues) -> SceneImage? {
        switch source {
        case .symbol(let name):
            let points = Double(environment.font?.size ?? 17)
            let side = (points * 1.2).rounded()
            return SceneImage(
                content: .symbol(name, pointSize: points), size: CGSize(width: side, height: side),
                tint: mode == .original ? nil : environment.foregroundColor)
        case .picture(let image): return colored(image, in: environment)
        case .file(let name, let bundle):
            guard let image = UIImage(named: name, in: bundle) else {
                PictureNotices.tellOfNone(named: name)
                return nil
            }
            return colored(image, in: environment)
        }
    }

    /// A picture of UIKit's in the colors that the rendering mode asks for.
    private nonisolated func colored(_ image: UIImage, in environment: EnvironmentValues)
        -> SceneImage
    {
        let image =
            switch mode {
            case .template: image.withRenderingMode(.alwaysTemplate)
            case .original: image.withRenderingMode(.alwaysOriginal)
            case nil: image
            }
        return image.tinted(UIColor(environment.foregroundColor))
    }

    package func items(_ node: ViewNode) -> [LayoutItem] { items(node, in: node.environment) }

    /// The picture in an environment that may be another than the node's.
    func items(_ node: ViewNode, in environment: EnvironmentValues) -> [LayoutItem] {
        [ImageItem(node, described(in: environment), isResizable: isResizable)]
    }
}

/// A picture, and how it fills the room.
final class ImageItem: LayoutItem {
    /// The picture, or nil if there is none of its name.
    private let image: SceneImage?
    private let isResizable: Bool

    init(_ node: ViewNode, _ image: SceneImage?, isResizable: Bool) {
        self.image = image
        self.isResizable = isResizable
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func elements() -> [InterfaceElement] {
        guard let image else { return [] }
        return [element(.image(InterfaceImage(image, fit: isResizable ? .stretch : .fit)))]
    }
}

private enum WeightName {}

extension EnvironmentValues {
    var fontWeight: Font.Weight? {
        get { self[LookKey<WeightName, Font.Weight?>.self] }
        set { self[LookKey<WeightName, Font.Weight?>.self] = newValue }
    }
}
