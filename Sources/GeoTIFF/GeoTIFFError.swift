/// A reason why a TIFF file cannot be read.
public struct GeoTIFFError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The file is not there, or cannot be opened.
        case unreadable
        /// The file does not begin as TIFF does.
        case foreign
        /// The file ends early, or says what cannot be.
        case malformed
        /// The file holds what is not read; the description says what, and what to do.
        case unsupported
    }

    /// The kind of failure.
    public let code: Code
    /// A one-sentence description of the error.
    public let description: String

    /// Creates an error from its kind and what is wrong.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
