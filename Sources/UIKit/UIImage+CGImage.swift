extension UIImage {
    /// Creates a picture from one of Core Graphics, a point for each pixel.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage.value)
    }

    /// The picture as Core Graphics has it.
    public var cgImage: CGImage? { CGImage(value, scale: scale) }
}
