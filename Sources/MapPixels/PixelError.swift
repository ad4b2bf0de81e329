/// A failure to make, read or write a picture.
public struct PixelError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Equatable, Sendable {
        /// A side or the number of pixels is not allowed.
        case invalidSize
        /// A coordinate or width is infinite or not a number.
        case notFinite
        /// The bytes are no picture of the format.
        case malformed
        /// The format is right, but holds what is not read.
        case unsupported
    }
    /// What went wrong.
    public let code: Code
    /// The same in words.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
