import Foundation

/// A picture.
public struct SceneImage: Equatable, Hashable, Sendable, Codable {
    /// Where its pixels come from.
    public indirect enum Content: Equatable, Hashable, Sendable {
        /// A file's bytes: PNG, JPEG, GIF, WebP or SVG.
        case encoded(Data)
        /// A symbol known by name, as in `mappin.circle.fill`.
        case symbol(String, pointSize: Double)
        /// Something drawn.
        case drawing(Drawing)
    }

    /// Where the pixels come from.
    public var content: Content
    /// How large it is drawn unless told otherwise, in points.
    public var size: CGSize
    /// The color of all of it that is not transparent; nil to leave the picture its own.
    public var tint: SceneColor?

    /// Creates a picture.
    public init(content: Content, size: CGSize, tint: SceneColor? = nil) {
        self.content = content
        self.size = size
        self.tint = tint
    }
}
