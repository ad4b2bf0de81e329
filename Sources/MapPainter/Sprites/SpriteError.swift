/// A failure to read the icons of a style.
public struct SpriteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// A file is not there.
        case missing
        /// The list of icons is no JSON, or no object of objects.
        case malformedList
        /// The image with the icons cannot be read.
        case malformedImage
        /// An icon has no size, or reaches beyond the image.
        case invalidIcon
    }
    /// The kind of failure.
    public let code: Code
    /// The same in words, with the name of the file or the icon.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
