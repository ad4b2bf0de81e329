/// Which version of an element this is, and when it was made.
public struct ElementStamp: Equatable, Hashable, Sendable {
    /// The version, counted from 1 by OpenStreetMap; 0 if it is not known.
    public var version: Int32
    /// Whether the version says that the element was deleted.
    ///
    /// Only change files have such versions.
    public var isDeleted: Bool
    /// When the version was made, in seconds since 1970; 0 if it is not known.
    public var seconds: Int64

    /// Creates a stamp; of an element of which nothing is known by default.
    public init(version: Int32 = 0, seconds: Int64 = 0, isDeleted: Bool = false) {
        self.version = version
        self.seconds = seconds
        self.isDeleted = isDeleted
    }
}
