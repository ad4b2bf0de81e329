extension UIImage {
    /// Creates an image from a Core Graphics image, with one pixel for each point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage.value)
    }

    /// The image as a Core Graphics image.
    public var cgImage: CGImage? { CGImage(value, scale: scale) }
}
