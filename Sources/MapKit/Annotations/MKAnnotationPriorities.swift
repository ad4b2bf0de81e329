/// How much a view wants to be shown where others want to be too: 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Shown whatever else is there.
    public static let required = Self(rawValue: 1000)
    /// High.
    public static let defaultHigh = Self(rawValue: 750)
    /// Low.
    public static let defaultLow = Self(rawValue: 250)
}

/// What a view covers: those with a smaller number.
///
/// 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// In front of everything.
    public static let max = Self(rawValue: 1000)
    /// That of selected views.
    public static let defaultSelected = Self(rawValue: 1000)
    /// That of other views.
    public static let defaultUnselected = Self(rawValue: 500)
    /// Behind everything.
    public static let min = Self(rawValue: 0)
}

/// When something is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// When it is of use.
    case adaptive = 0
    /// Never.
    case hidden = 1
    /// Always.
    case visible = 2
}
