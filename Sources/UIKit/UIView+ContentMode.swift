extension UIView {
    /// The way in which content is scaled and placed in the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left
        case right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// The edges and lengths that change along with the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance on the left changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width follows that of the superview.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance on the right changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge follows the superview's height.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height follows that of the superview.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge follows the superview's height.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
