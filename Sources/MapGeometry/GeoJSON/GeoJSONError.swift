/// A failure to read or write GeoJSON: what was wrong, and where.
public struct GeoJSONError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Sendable {
        /// The file cannot be opened or read.
        case cannotRead
        /// The file cannot be created or written.
        case cannotWrite
        /// The text ends inside a value, or holds none.
        case truncated
        /// A character stands where JSON does not allow it.
        case unexpectedCharacter
        /// Something follows the end of the value.
        case trailingCharacters
        /// A number is not written as JSON asks.
        case invalidNumber
        /// A string has a control character or an escape that does not exist.
        case invalidString
        /// A string is not valid UTF-8.
        case invalidUTF8
        /// Arrays and objects are nested deeper than allowed.
        case tooDeep
        /// A value is larger than the reader allows.
        case tooLarge
        /// A value has another type than GeoJSON asks.
        case wrongType
        /// The member `type` names no GeoJSON type, or not one allowed there.
        case unknownType
        /// A member that the object must have is missing.
        case missingMember
        /// A number cannot be held by a double, or is not finite.
        case notFinite
        /// A position has fewer than two numbers, or a line or ring too few positions.
        case tooFewPositions
        /// A ring's last position is not its first.
        case unclosedRing
        /// A longitude is beyond ±180 or a latitude beyond ±90.
        case outOfRange
        /// A latitude is beyond ±90 while the longitude would be a latitude: they may be swapped.
        case swappedCoordinates
        /// A bounding box has not four or six numbers.
        case invalidBoundingBox
    }

    /// The kind of failure.
    public let code: Code
    /// Offset of the offending byte from the start of the text or file; when writing, always 0.
    public let offset: Int
    /// The member or element, such as `features[3].geometry.coordinates[0]`; empty for the whole text.
    ///
    /// Of several texts in one file it begins with the text's number, as in `[2].geometry`.
    public let path: String
    /// The facts: what was found or expected; may be empty.
    public let detail: String

    /// Creates an error from its kind, its place and what was found.
    public init(_ code: Code, offset: Int, path: String = "", detail: String = "") {
        self.code = code
        self.offset = offset
        self.path = path
        self.detail = detail
    }
}

extension GeoJSONError: CustomStringConvertible {
    /// The place and the kind of failure, as one sentence for a log.
    public var description: String {
        let place = path.isEmpty ? "byte \(offset)" : "\(path), byte \(offset)"
        return "\(place): \(code.sentence)" + (detail.isEmpty ? "" : " (\(detail))")
    }
}

extension GeoJSONError.Code {
    /// What was wrong, without a full stop.
    var sentence: String {
        switch self {
        case .cannotRead: "the file cannot be read"
        case .cannotWrite: "the file cannot be written"
        case .truncated: "the text ends too early"
        case .unexpectedCharacter: "this character is not allowed here"
        case .trailingCharacters: "something follows the end of the value"
        case .invalidNumber: "this is not a JSON number"
        case .invalidString: "the string has a control character or an unknown escape"
        case .invalidUTF8: "the string is not UTF-8"
        case .tooDeep: "arrays and objects are nested too deep"
        case .tooLarge: "the value is larger than allowed"
        case .wrongType: "the value has the wrong type"
        case .unknownType: "this is not a GeoJSON type allowed here"
        case .missingMember: "a member is missing"
        case .notFinite: "the number is not finite"
        case .tooFewPositions: "there are too few numbers or positions"
        case .unclosedRing: "the ring's last position is not its first"
        case .outOfRange: "the position is not on the globe"
        case .swappedCoordinates:
            "the position is not on the globe; longitude comes first, are they swapped?"
        case .invalidBoundingBox: "a bounding box has four or six numbers"
        }
    }
}
