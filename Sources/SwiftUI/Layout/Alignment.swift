/// The horizontal or the vertical direction.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int8
        /// Creates a value from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal direction.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical direction.
        public static let vertical = Set(rawValue: 2)
    }
}

/// One of the four edges of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int8
        /// Creates a value from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The leading edge: left where text runs from left to right.
        public static let leading = Set(rawValue: 2)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 4)
        /// The trailing edge: right where text runs from left to right.
        public static let trailing = Set(rawValue: 8)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading, trailing
}

/// The top or the bottom edge of a rectangle.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top, bottom
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the leading edge, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Creates distances from the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates distances of 0 points.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment along the x-axis.
    public var horizontal: HorizontalAlignment
    /// The alignment along the y-axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center in both directions.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Returns where something of a size is in a rectangle.
    func frame(of size: CGSize, in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + (rect.width - size.width) * horizontal.share,
            y: rect.minY + (rect.height - size.height) * vertical.share, width: size.width,
            height: size.height)
    }
}

/// A point of a rectangle in units of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the leading edge, 1 at the trailing one.
    public var x: CGFloat
    /// 0 at the upper edge, 1 at the lower one.
    public var y: CGFloat

    /// Creates a point from fractions of width and height, each 0 to 1 within the rectangle.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the top leading corner, 0, 0.
    public init() { self.init(x: 0, y: 0) }

    /// The top leading corner: 0, 0.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center: 0.5, 0.5.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner: 0, 0.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner: 1, 0.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner: 0, 1.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner: 1, 1.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
