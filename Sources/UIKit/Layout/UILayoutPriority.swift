/// The priority of a constraint: 1000 must hold, others give way to higher ones.
public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
    /// The priority as a number from 1 to 1000.
    public let rawValue: Float
    /// Creates a priority of a value from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority of a value from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority 1000 of constraints that must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority 750, with which content resists compression by default.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority 250, with which views hug their content by default.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority 50, with which a view is fitted to the smallest size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether one is less important than another.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
    /// A priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// A priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}
