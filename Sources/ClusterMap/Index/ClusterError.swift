/// Why points cannot be clustered, or a saved index not be opened.
public struct ClusterError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// A latitude or longitude is not a finite number.
        case notFinite
        /// A latitude is beyond ±90; often latitude and longitude are swapped.
        case latitudeOutOfRange
        /// There are 2²⁷ points or more.
        case tooManyPoints
        /// The file is not a saved index, or ends too early, or holds invalid numbers.
        case damagedFile
        /// The file was written by a newer version.
        case newerFile
        /// The file was written by an older version, whose layout is no longer read.
        case olderFile
        /// The file cannot be read or written.
        case unreadableFile
    }

    /// The kind of failure.
    public let code: Code
    /// The number of the offending point, or the offset of the offending byte; 0 if neither applies.
    public let position: Int
    /// The path of the file, if there is one.
    public let path: String?

    init(_ code: Code, at position: Int = 0, path: String? = nil) {
        self.code = code
        self.position = position
        self.path = path
    }
}

extension ClusterError: CustomStringConvertible {
    /// A one-sentence description of the error for people.
    public var description: String {
        let file = path.map { "\($0): " } ?? ""
        return switch code {
        case .notFinite: "point \(position) has a coordinate that is not a finite number"
        case .latitudeOutOfRange:
            "point \(position) has a latitude beyond ±90; are latitude and longitude swapped?"
        case .tooManyPoints: "an index holds less than 134,217,728 points"
        case .damagedFile: "\(file)not a saved cluster index, or damaged at byte \(position)"
        case .newerFile: "\(file)saved by a newer version of ClusterMap"
        case .olderFile:
            "\(file)saved by an older version of ClusterMap; save the index again from its points"
        case .unreadableFile: "\(file)cannot be read or written"
        }
    }
}
