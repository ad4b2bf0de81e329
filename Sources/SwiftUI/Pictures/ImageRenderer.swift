import Combine
import CoreGraphics
import DrawingPainter
import MapScene
import UIKit

/// Draws a view as an image, without a screen.
///
/// The view is laid out as on a live page, in the fonts that pictures are painted with; maps are painted from their atlas. What
/// is not drawn, such as the blur of a material, is said in the log.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that is offered to the view; its ideal size by default.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// The number of pixels for each point of an image; 1 by default.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether images have no alpha; what shows through the view is black then.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    /// The color space of images, which is always sRGB here.
    public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }
    /// Whether changes of observed objects are told; kept, and not looked at: an image shows the view as it is when asked for.
    public var isObservationEnabled = false

    /// Creates a renderer of a view.
    public init(content view: Content) { content = view }

    /// The maximum number of pixels of an image.
    private static var mostPixels: CGFloat { CGFloat(DrawingPainter.mostPixels) }

    /// Draws the view with a closure.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels of a point, for maps, which are pixels whatever is drawn in.
    ///   - renderer: Called once with the size of the view in points, and with a closure that draws it into a context. As
    ///     with Core Graphics y grows upward there: in a context of UIKit's the view stands on its head.
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
    ) {
        guard let image = sceneImage(scale: rasterizationScale) else {
            renderer(.zero) { _ in }
            return
        }
        renderer(image.size) { context in
            context.draw(
                CGImage(image, scale: rasterizationScale),
                in: CGRect(origin: .zero, size: image.size))
        }
    }

    /// The view as an image; nil if it has no extent, or more than 16,777,216 pixels.
    public var uiImage: UIImage? {
        sceneImage(scale: scale).map { UIImage($0, scale: scale) }
    }

    /// The view as an image of Core Graphics; nil if it has no extent, or more than 16,777,216 pixels.
    public var cgImage: CGImage? {
        sceneImage(scale: scale).map { CGImage($0, scale: scale) }
    }

    private func sceneImage(scale: CGFloat) -> SceneImage? {
        let host = ViewHost(content)
        defer { host.close() }
        host.usePictureFonts()
        var size = host.size(proposedSize)
        size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        guard size.width >= 1, size.height >= 1, scale > 0,
            size.width * scale * size.height * scale <= Self.mostPixels
        else { return nil }
        host.send(.resized(size))
        let frame = CGRect(origin: .zero, size: size)
        var recorder = DrawingRecorder()
        if isOpaque { recorder.fill(DrawnPath(frame), .black) }
        InterfaceDrawing(scale: min(max(Double(scale), 1), 4), isDark: false)
            .draw(host.interface, in: &recorder)
        let image = SceneImage(content: .drawing(recorder.drawing), size: size)
        PictureNotices.tell(recorder.lacks)
        PictureNotices.tell(DrawingPainter().lacks(image))
        return image
    }
}
