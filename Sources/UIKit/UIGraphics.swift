import MapScene

/// The places to draw that are in use on a thread, the innermost last.
final class ContextStack: NSObject {
    /// A picture that is being drawn.
    struct Picture {
        let context: CGContext
        let size: CGSize
        let scale: CGFloat
    }

    var contexts: [CGContext] = []
    /// The pictures among them that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` has begun.
    var pictures: [Picture] = []

    static var current: ContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["mapwright.contexts"] as? ContextStack { return stack }
        let stack = ContextStack()
        storage["mapwright.contexts"] = stack
        return stack
    }
}

/// Returns the current graphics context of this thread; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a graphics context the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

/// Makes the previous graphics context of this thread the current one again.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// The scale and opacity of the images that a ``UIGraphicsImageRenderer`` makes.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels for each point; 1 by default.
    open var scale: CGFloat = 1
    /// Whether the image is opaque; false by default.
    open var opaque = false

    /// The rectangle that is drawn, in points; zero before a renderer has it.
    open internal(set) var bounds = CGRect.zero
    /// Whether an extended color range is used; it is not here.
    open var prefersExtendedRange = false

    /// Creates a format of one pixel for each point.
    public override init() {}

    /// Returns a format of one pixel for each point.
    public static func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    /// Returns a format of one pixel for each point.
    public static func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}

/// The context in which the closure of a ``UIGraphicsImageRenderer`` draws.
open class UIGraphicsImageRendererContext: NSObject {
    /// The graphics context to draw into.
    public final let cgContext: CGContext
    /// The scale and opacity of the image.
    public final let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the current fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws the outline of a rectangle, inside its edge.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

    /// Restricts what is drawn to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images from drawing commands.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of a rectangle, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images of a rectangle in points, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Returns the image of what a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(
            bounds: CGRect(origin: .zero, size: bounds.size),
            transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        context.pictureScale = Double(format.scale)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return UIImage(
            SceneImage(content: .drawing(context.drawing), size: bounds.size), scale: format.scale)
    }

    /// Returns what a closure draws as a PNG file.
    ///
    /// Without any bytes for an image without extent or of more than 16,777,216 pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns what a closure draws as a JPEG file; what is translucent lies over white.
    ///
    /// Without any bytes for an image without extent or of more than 16,777,216 pixels.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0, the smallest, to 1, the best.
    ///   - actions: What draws.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
