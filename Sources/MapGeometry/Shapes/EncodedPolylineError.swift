/// A failure to read or write an encoded polyline: what was wrong, and where.
public struct EncodedPolylineError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The string ends inside a coordinate.
        case truncated
        /// A byte is not one of the characters from `?` to `~`.
        case invalidCharacter
        /// A number has more than ten characters, more than any coordinate needs.
        case overflow
        /// The line leaves the globe: a latitude beyond ±90 or a longitude beyond ±360.
        case outOfRange
        /// A coordinate to be written is beyond those limits or not finite.
        case invalidCoordinate
    }

    /// The kind of failure.
    public let code: Code
    /// The index of the coordinate or byte at which it failed.
    ///
    /// When reading, the offset in the string's UTF-8 of the byte, or of the number or coordinate it
    /// belongs to; when writing, the index of the coordinate.
    public let position: Int
    /// The precision that was asked for.
    public let precision: Int

    /// Creates an error from its kind, the byte it is at, and the precision.
    public init(_ code: Code, position: Int, precision: Int) {
        self.code = code
        self.position = position
        self.precision = precision
    }
}

extension EncodedPolylineError: CustomStringConvertible {
    /// The kind of failure and its place, as one sentence for a log.
    public var description: String {
        switch code {
        case .truncated: "the polyline ends inside the coordinate at byte \(position)"
        case .invalidCharacter: "byte \(position) of the polyline is not a character from ? to ~"
        case .overflow: "the number at byte \(position) of the polyline is too long"
        case .outOfRange:
            "the polyline leaves the globe at byte \(position); was it written with another "
                + "precision than \(precision)?"
        case .invalidCoordinate:
            "coordinate \(position) of the line is not on the globe and cannot be encoded"
        }
    }
}
