import Foundation

extension CGFloat {
    /// Creates the number in an object, as Foundation does for the other kinds of numbers.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
