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

extension UIView {
    /// Follows a change of the size of the view around it, as the mask says.
    final func autoresize(from old: CGSize, to new: CGSize) {
        func share(
            _ change: CGFloat, _ parts: [(isFlexible: Bool, length: CGFloat)]
        ) -> [CGFloat] {
            let flexible = parts.filter(\.isFlexible)
            let sum = flexible.reduce(0) { $0 + max($1.length, 0) }
            return parts.map { part in
                guard part.isFlexible else { return 0 }
                return sum > 0
                    ? change * max(part.length, 0) / sum : change / CGFloat(flexible.count)
            }
        }
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        var frame = self.frame
        let wide = share(
            new.width - old.width,
            [
                (mask.contains(.flexibleLeftMargin), frame.minX),
                (mask.contains(.flexibleWidth), frame.width),
                (mask.contains(.flexibleRightMargin), old.width - frame.maxX),
            ])
        let high = share(
            new.height - old.height,
            [
                (mask.contains(.flexibleTopMargin), frame.minY),
                (mask.contains(.flexibleHeight), frame.height),
                (mask.contains(.flexibleBottomMargin), old.height - frame.maxY),
            ])
        frame.origin.x += wide[0]
        frame.size.width = max(frame.width + wide[1], 0)
        frame.origin.y += high[0]
        frame.size.height = max(frame.height + high[1], 0)
        self.frame = frame
    }
}
