/// A reason why photographs cannot be read or shown.
public struct PhotographError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The folder or the file is not there, or cannot be opened.
        case unreadable
        /// The file is no picture of a kind that is read.
        case unknownFormat
        /// The file ends early, or says what cannot be.
        case malformed
        /// There are more photographs, or larger ones, than are taken.
        case tooLarge
    }

    /// The kind of failure.
    public let code: Code
    /// A one-sentence description of the error and its position.
    public let description: String

    /// Creates an error from its kind and what is wrong.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
