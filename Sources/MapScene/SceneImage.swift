import Foundation

/// An image: encoded bytes, a symbol, or a drawing, with its size.
public struct SceneImage: Equatable, Hashable, Sendable, Codable {
    /// The source of an image's pixels.
    public indirect enum Content: Equatable, Hashable, Sendable {
        /// A file's bytes: PNG, JPEG, GIF, WebP or SVG.
        case encoded(Data)
        /// A symbol known by name, as in `mappin.circle.fill`.
        case symbol(String, pointSize: Double)
        /// The commands of a drawing.
        case drawing(Drawing)
    }

    /// The source of the pixels.
    public var content: Content
    /// The size in which the image is drawn unless another is given, in points.
    public var size: CGSize
    /// The color of everything that is not transparent; nil for the image's own colors.
    public var tint: SceneColor?

    /// Creates an image from its content, its size in points and a tint, if any.
    public init(content: Content, size: CGSize, tint: SceneColor? = nil) {
        self.content = content
        self.size = size
        self.tint = tint
    }
}
