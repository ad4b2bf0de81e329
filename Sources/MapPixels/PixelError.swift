/// A failure to make, read or write a picture.
public struct PixelError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
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
    /// The kind of failure.
    public let code: Code
    /// A one-sentence description of the error for people.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
