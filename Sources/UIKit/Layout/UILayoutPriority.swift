/// How important a constraint is: 1000 must hold, others give way to those above them.
public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
    /// 1 to 1000.
    public let rawValue: Float
    /// Creates a priority of a value from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority of a value from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must hold.
    public static let required = UILayoutPriority(1000)
    /// What is in a view resists being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// A view hugs what is in it.
    public static let defaultLow = UILayoutPriority(250)
    /// A view is made as small as it can be.
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
