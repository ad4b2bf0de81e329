#if !canImport(Darwin)
    import Foundation

    /// A width and a height on the flat map, in map points.
    public struct MKMapSize: Equatable, Hashable, Sendable {
        /// Extent from west to east, in map points.
        public var width: Double
        /// Extent from north to south, in map points.
        public var height: Double

        /// Creates the size 0 by 0.
        @inlinable
        public init() {
            self.init(width: 0, height: 0)
        }

        /// Creates a size from its two numbers, stored unchanged.
        @inlinable
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }

        /// The size of the whole map: 2²⁸ map points square.
        @inlinable
        public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }
    }

    /// The size of the whole map; the C spelling of ``MKMapSize/world``.
    @inlinable
    public var MKMapSizeWorld: MKMapSize { .world }

    /// Returns whether two sizes have the same width and height.
    @inlinable
    public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
        size1 == size2
    }
#endif
