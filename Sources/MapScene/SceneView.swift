import Foundation

/// What a rectangle of interface looks like: a view with the views in it.
public struct SceneView: Equatable, Hashable, Sendable, Codable {
    /// What is drawn above the background.
    public enum Content: Equatable, Hashable, Sendable {
        /// None.
        case none
        /// A picture that fills the view.
        case image(SceneImage)
        /// Text in the middle of the view's height.
        case text(String, size: Double, isBold: Bool, SceneColor, alignment: Alignment)
        /// A button with a title and a picture, either of which may be missing.
        case button(title: String?, image: SceneImage?, SceneColor, isEnabled: Bool)
        /// Something drawn.
        case drawing(Drawing)
    }

    /// Where text stands in its width.
    public enum Alignment: String, Sendable, Codable { case left, center, right }

    /// Where it is in the view around it, in points.
    public var frame: CGRect
    /// The color behind everything; nil for none.
    public var background: SceneColor?
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// Width of the line around it, inside its edge; 0 for none.
    public var borderWidth: Double
    /// Color of that line.
    public var borderColor: SceneColor?
    /// How much it covers, with all that is in it: 0 to 1.
    public var alpha: Double
    /// Whether what reaches beyond the frame is cut off.
    public var isClipped: Bool
    /// What is drawn above the background.
    public var content: Content
    /// The views in it, back to front; hidden ones are left out.
    public var subviews: [SceneView]

    /// Creates a view without background, border and content.
    public init(
        frame: CGRect, background: SceneColor? = nil, cornerRadius: Double = 0,
        borderWidth: Double = 0, borderColor: SceneColor? = nil, alpha: Double = 1,
        isClipped: Bool = false, content: Content = .none, subviews: [SceneView] = []
    ) {
        self.frame = frame
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
