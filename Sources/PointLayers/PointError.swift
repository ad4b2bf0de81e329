/// Why points cannot be read, kept or found.
public struct PointError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// A point, a coordinate, an id, a layer's name or a body is malformed.
        case malformed
        /// No layer has the name.
        case unknownLayer
        /// There is no such point, or no such cluster at the zoom.
        case unknownPoint
        /// The layer is read from a file, or the service keeps no points.
        case readOnly
        /// More writes wait than the store takes; they may be sent again a moment later.
        case overloaded
        /// The disk, or the layer, is full.
        case full
        /// The store cannot be read or written.
        case unavailable
        /// The file is no store of points, or another program has it open.
        case unusableFile
        /// The file was written by a newer version.
        case newerFile
    }

    /// The kind of failure.
    public let code: Code
    /// A one-sentence description of the error and its position.
    public let description: String

    /// Creates an error from its kind and a description.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
