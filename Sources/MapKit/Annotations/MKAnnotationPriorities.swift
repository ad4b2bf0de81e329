/// Which of two colliding annotation views stays visible: the one of higher priority, from 0 to
/// 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Float
    /// Creates a value from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Required: never hidden by a collision.
    public static let required = Self(rawValue: 1000)
    /// A high priority, 750: hidden only by views of a higher one.
    public static let defaultHigh = Self(rawValue: 750)
    /// A low priority, 250: hidden by views of any usual priority.
    public static let defaultLow = Self(rawValue: 250)
}

/// The drawing order of an annotation view: in front of views with a smaller value.
///
/// 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Float
    /// Creates a value from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The highest priority, 1000: in front of every view of a lower one.
    public static let max = Self(rawValue: 1000)
    /// The default priority of selected views.
    public static let defaultSelected = Self(rawValue: 1000)
    /// The default priority of views that are not selected.
    public static let defaultUnselected = Self(rawValue: 500)
    /// The lowest priority, 0: behind every view of a higher one.
    public static let min = Self(rawValue: 0)
}

/// Whether a control or a title is shown always, never, or as the state of the map asks for.
public enum MKFeatureVisibility: Int, Sendable {
    /// Visible only while it is of use, such as a compass while the map is turned.
    case adaptive = 0
    /// Never visible, whatever the map's state.
    case hidden = 1
    /// Always visible, whatever the map's state.
    case visible = 2
}
