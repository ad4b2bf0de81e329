import MapPainter

/// A face of letters in one size.
package struct TextFont: Hashable, Sendable {
    /// The size, in points.
    package var size: Double
    /// The weight and the shape of the letters.
    package var face: TextFace

    /// Creates a font, by default a regular one.
    package init(size: Double, face: TextFace = TextFace()) {
        self.size = size
        self.face = face
    }

    init(_ face: MeasuredFace) {
        self.init(
            size: face.size,
            face: TextFace(
                weight: face.weight, isItalic: face.isItalic, isMonospaced: face.isMonospaced))
    }
}
