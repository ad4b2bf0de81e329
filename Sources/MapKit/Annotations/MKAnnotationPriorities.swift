/// How much a view wants to be shown where others want to be too: 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Float
    /// Creates a value from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Required: never hidden by a collision.
    public static let required = Self(rawValue: 1000)
    /// The default high priority.
    public static let defaultHigh = Self(rawValue: 750)
    /// The default low priority.
    public static let defaultLow = Self(rawValue: 250)
}

/// What a view covers: those with a smaller number.
///
/// 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Float
    /// Creates a value from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The highest priority.
    public static let max = Self(rawValue: 1000)
    /// The default priority of selected views.
    public static let defaultSelected = Self(rawValue: 1000)
    /// The default priority of views that are not selected.
    public static let defaultUnselected = Self(rawValue: 500)
    /// The lowest priority.
    public static let min = Self(rawValue: 0)
}

/// When a feature is visible.
public enum MKFeatureVisibility: Int, Sendable {
    /// Visible depending on the map's state.
    case adaptive = 0
    /// Never visible.
    case hidden = 1
    /// Always visible.
    case visible = 2
}
