/// A failure to open an index of places: what was wrong, and in which file.
public struct PlacesError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was wrong.
    public enum Code: Equatable, Sendable {
        /// The file does not begin with the format's magic number.
        case notAnIndex
        /// The file was written by a newer version of the format.
        case newerVersion(UInt32)
        /// The file was written by an older version of the format.
        case olderVersion(UInt32)
        /// The file ends before the part that begins at a byte.
        case truncated(section: String, offset: Int)
        /// Two parts of the file contradict each other.
        case inconsistent(section: String)
    }

    /// What was wrong.
    public let code: Code
    /// The file.
    public let path: String

    /// Creates an error.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    /// One sentence for a person.
    public var description: String {
        switch code {
        case .notAnIndex: "\(path) is not an index of places"
        case .newerVersion(let version):
            "\(path) has format \(version) of the index of places, newer than this program reads; "
                + "import the extract again"
        case .olderVersion(let version):
            "\(path) has format \(version) of the index of places, older than this program reads; "
                + "import the extract again"
        case .truncated(let section, let offset):
            "\(path) is truncated: its part “\(section)” at byte \(offset) is not whole"
        case .inconsistent(let section):
            "\(path) is damaged: its part “\(section)” contradicts the others"
        }
    }
}
