import MapScene

/// An image: encoded bytes, a symbol, or a drawing.
///
/// Its pixels are made when they are asked for, by ``dataProvider``.
public final class CGImage: Hashable, Sendable {
    /// The image as the renderer gets it.
    package let value: SceneImage
    /// Pixels for each point of the picture's size.
    let scale: CGFloat

    /// Creates an image from one of a scene.
    package init(_ value: SceneImage, scale: CGFloat) {
        self.value = value
        self.scale = scale
    }

    /// The width in pixels.
    public var width: Int { Int((value.size.width * scale).rounded()) }
    /// The height in pixels.
    public var height: Int { Int((value.size.height * scale).rounded()) }

    /// Returns whether two images have the same content in the same resolution.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left.value == right.value && left.scale == right.scale
    }

    /// Feeds the size to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension CGContext {
    /// Draws an image into a rectangle, its top edge where y is greatest, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        // Pictures of scenes have their upper edge where y is least.
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image.value, in: rect)
        restoreGState()
    }
}
