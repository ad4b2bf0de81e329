/// A length in a compositional layout.
public struct NSCollectionLayoutDimension: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case width, height, points, estimate
    }
    let kind: Kind
    /// The share or the points.
    public let dimension: CGFloat

    /// Whether it is a share of the width of what is around it.
    public var isFractionalWidth: Bool { kind == .width }
    /// Whether it is a share of the height of what is around it.
    public var isFractionalHeight: Bool { kind == .height }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .points }
    /// Whether it is an estimate until the content says its own.
    public var isEstimated: Bool { kind == .estimate }

    /// Returns a share of the width of what is around it.
    public static func fractionalWidth(_ share: CGFloat) -> Self {
        Self(kind: .width, dimension: share)
    }
    /// Returns a share of the height of what is around it.
    public static func fractionalHeight(_ share: CGFloat) -> Self {
        Self(kind: .height, dimension: share)
    }
    /// Returns a number of points.
    public static func absolute(_ points: CGFloat) -> Self {
        Self(kind: .points, dimension: points)
    }
    /// Returns a number of points that holds until the content says its own height.
    public static func estimated(_ points: CGFloat) -> Self {
        Self(kind: .estimate, dimension: points)
    }

    /// The length in points in a room.
    func length(in room: CGSize) -> CGFloat {
        let length =
            switch kind {
            case .width: room.width * dimension
            case .height: room.height * dimension
            case .points, .estimate: dimension
            }
        return length.isFinite ? max(length, 0) : 0
    }
}

/// A width and a height in a compositional layout.
public struct NSCollectionLayoutSize: Equatable, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) { (widthDimension, heightDimension) = (width, height) }

    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }
}

/// A distance between items.
public struct NSCollectionLayoutSpacing: Equatable, Sendable {
    /// The distance in points.
    public let spacing: CGFloat
    /// Whether the distance grows with the space that is left.
    public let isFlexible: Bool

    /// Returns a distance that stays.
    public static func fixed(_ spacing: CGFloat) -> Self {
        Self(spacing: spacing, isFlexible: false)
    }
    /// Returns a distance that is at least that long.
    public static func flexible(_ spacing: CGFloat) -> Self {
        Self(spacing: spacing, isFlexible: true)
    }
}

/// The part of a rectangle at which a header or footer is.
public struct NSRectAlignment: Equatable, Sendable {
    let isEnd: Bool
    let isAcross: Bool
    /// Anchored at the top.
    public static let top = Self(isEnd: false, isAcross: false)
    /// Anchored at the bottom.
    public static let bottom = Self(isEnd: true, isAcross: false)
    /// At the edge where lines begin.
    public static let leading = Self(isEnd: false, isAcross: true)
    /// At the edge where lines end.
    public static let trailing = Self(isEnd: true, isAcross: true)
    /// At the top, where lines begin.
    public static let topLeading = top
    /// At the top, where lines end.
    public static let topTrailing = top
    /// At the bottom, where lines begin.
    public static let bottomLeading = bottom
    /// At the bottom, where lines end.
    public static let bottomTrailing = bottom
}
