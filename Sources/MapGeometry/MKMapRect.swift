#if !canImport(Darwin)
    import Foundation

    /// A rectangle on the flat map, in map points.
    ///
    /// It may reach beyond the eastern or western edge of the world; that is how an area over the 180th
    /// meridian is written. A negative width or height is kept, not straightened as `CGRect` would do:
    /// such a rectangle contains nothing and intersects nothing, itself included.
    public struct MKMapRect: Equatable, Hashable, Sendable {
        /// The north-west corner of the rectangle, in map points.
        public var origin: MKMapPoint
        /// The extent eastward and southward of the origin.
        public var size: MKMapSize

        /// Creates a rectangle at 0, 0 without extent.
        @inlinable
        public init() {
            self.init(origin: MKMapPoint(), size: MKMapSize())
        }

        /// Creates a rectangle from its north-west corner and size.
        @inlinable
        public init(origin: MKMapPoint, size: MKMapSize) {
            self.origin = origin
            self.size = size
        }

        /// Creates a rectangle from its four numbers, in map points.
        @inlinable
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.init(
                origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
        }

        /// The rectangle of the whole world.
        @inlinable
        public static var world: MKMapRect {
            MKMapRect(origin: MKMapPoint(), size: .world)
        }

        /// No rectangle at all: what an intersection without overlap returns.
        ///
        /// Its origin lies at (+∞, +∞); ``isNull`` recognizes it.
        @inlinable
        public static var null: MKMapRect {
            MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
        }

        /// The x of the western edge.
        @inlinable public var minX: Double { origin.x }
        /// The x halfway between the western and eastern edges.
        @inlinable public var midX: Double { origin.x + size.width / 2 }
        /// The x of the eastern edge.
        @inlinable public var maxX: Double { origin.x + size.width }
        /// The y of the northern edge.
        @inlinable public var minY: Double { origin.y }
        /// The y halfway between the northern and southern edges.
        @inlinable public var midY: Double { origin.y + size.height / 2 }
        /// The y of the southern edge.
        @inlinable public var maxY: Double { origin.y + size.height }
        /// The extent from west to east.
        @inlinable public var width: Double { size.width }
        /// The extent from north to south.
        @inlinable public var height: Double { size.height }

        /// Whether the origin is that of ``null``; the size is not looked at.
        @inlinable
        public var isNull: Bool { origin.x == .infinity && origin.y == .infinity }

        /// Whether the rectangle is null, or both its width and its height are 0.
        ///
        /// Unlike a `CGRect`, a rectangle with only one side of length 0 is not empty (the bounds of a
        /// straight road are of that kind), and neither is one with negative sides.
        @inlinable
        public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }
    }

    /// Returns whether two rectangles have the same origin and size.
    @inlinable
    public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
        rect1 == rect2
    }
#endif
