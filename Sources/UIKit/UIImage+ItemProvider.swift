extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of image files that can be read.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "org.webmproject.webp", "public.image", "public.data"]
    }

    /// The type that is written: PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Makes an image of the bytes of a file; an error if they are no picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> Self
    {
        guard let image = UIImage(data: data) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return image
    }

    /// The image as a file of PNG; nil for another type.
    public func data(forTypeIdentifier typeIdentifier: String) -> Data? {
        typeIdentifier == "public.png" ? pngData() : nil
    }
}
