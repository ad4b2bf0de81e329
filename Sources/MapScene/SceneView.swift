import Foundation

/// A view with its subviews, as the renderer shows it.
public struct SceneView: Equatable, Hashable, Sendable, Codable {
    /// The content above the background of a view.
    public enum Content: Equatable, Hashable, Sendable {
        /// Nothing but the background.
        case none
        /// An image that fills the view.
        case image(SceneImage)
        /// Text in the middle of the view's height.
        case text(SceneText)
        /// A button with a title and an image, either of which may be missing; the color is that of symbols.
        case button(title: SceneText?, image: SceneImage?, SceneColor, isEnabled: Bool)
        /// The commands of a drawing.
        case drawing(Drawing)
    }

    /// The horizontal alignment of text.
    public enum Alignment: String, Sendable, Codable { case left, center, right }

    /// The frame in the superview's coordinates before the transform, in points.
    public var frame: CGRect
    /// The transform of the view and its subviews about its center; nil for the identity.
    public var transform: Drawing.Transform?
    /// The color behind everything; nil for none.
    public var background: SceneColor?
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// The width of the border inside the frame, in points; 0 for none.
    public var borderWidth: Double
    /// The color of the border; nil if there is none.
    public var borderColor: SceneColor?
    /// The opacity of the view with its subviews, from 0 to 1.
    public var alpha: Double
    /// Whether subviews are clipped to the frame.
    public var isClipped: Bool
    /// The content above the background.
    public var content: Content
    /// The subviews from back to front, without hidden ones.
    public var subviews: [SceneView]

    /// Creates a view without background, border and content.
    public init(
        frame: CGRect, transform: Drawing.Transform? = nil, background: SceneColor? = nil,
        cornerRadius: Double = 0,
        borderWidth: Double = 0, borderColor: SceneColor? = nil, alpha: Double = 1,
        isClipped: Bool = false, content: Content = .none, subviews: [SceneView] = []
    ) {
        self.frame = frame
        self.transform = transform
        self.background = background
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.alpha = alpha
        self.isClipped = isClipped
        self.content = content
        self.subviews = subviews
    }

    /// Whether nothing of it can be seen.
    public var isBlank: Bool {
        background == nil && borderWidth == 0 && content == .none && subviews.allSatisfy(\.isBlank)
    }
}
