#if !canImport(Darwin)
    import Foundation

    extension MKMapRect {
        /// Returns whether a point lies inside or on an edge.
        ///
        /// Null contains nothing; a rectangle without extent contains its origin.
        @inlinable
        public func contains(_ point: MKMapPoint) -> Bool {
            point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY && !isNull
        }

        /// Returns whether all four edges of another rectangle lie inside or on the edges of this one.
        ///
        /// False if either is null.
        @inlinable
        public func contains(_ rect: MKMapRect) -> Bool {
            contains(rect.origin) && contains(MKMapPoint(x: rect.maxX, y: rect.maxY))
                && !rect.isNull
        }

        /// Returns whether the two rectangles overlap or touch.
        ///
        /// One side of length 0 does not matter. False if either is null or has a negative side or a NaN.
        @inlinable
        public func intersects(_ rect: MKMapRect) -> Bool {
            // Comparisons only, so that any NaN makes it false whichever side it is on.
            minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY && rect.minY <= maxY
                && width >= 0 && height >= 0 && rect.width >= 0 && rect.height >= 0
                && !isNull && !rect.isNull
        }

        /// Returns the smallest rectangle that contains both.
        ///
        /// Null adds nothing: the other one is returned.
        @inlinable
        public func union(_ rect: MKMapRect) -> MKMapRect {
            if isNull { return rect }
            if rect.isNull { return self }
            let (west, north) = (Swift.min(minX, rect.minX), Swift.min(minY, rect.minY))
            let (east, south) = (Swift.max(maxX, rect.maxX), Swift.max(maxY, rect.maxY))
            return MKMapRect(x: west, y: north, width: east - west, height: south - north)
        }

        /// Returns the part common to both, or null if they neither overlap nor touch.
        @inlinable
        public func intersection(_ rect: MKMapRect) -> MKMapRect {
            guard intersects(rect) else { return .null }
            let (west, north) = (Swift.max(minX, rect.minX), Swift.max(minY, rect.minY))
            let (east, south) = (Swift.min(maxX, rect.maxX), Swift.min(maxY, rect.maxY))
            return MKMapRect(x: west, y: north, width: east - west, height: south - north)
        }

        /// Returns the rectangle with its edges moved inward, or outward where a number is negative.
        ///
        /// Null stays null. Null too if a side would become negative, as with `CGRect`; what Apple's
        /// type does there is not known.
        ///
        /// - Parameters:
        ///   - dx: Map points by which the western and eastern edges move.
        ///   - dy: Map points by which the northern and southern edges move.
        @inlinable
        public func insetBy(dx: Double, dy: Double) -> MKMapRect {
            let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
            guard !isNull, !(width < 0), !(height < 0) else { return .null }
            return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }

        /// Returns the rectangle moved by some map points; null stays null.
        @inlinable
        public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
            guard !isNull else { return .null }
            return MKMapRect(
                origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size)
        }

        /// Cuts the rectangle in two, parallel to one of its edges.
        ///
        /// - Parameters:
        ///   - distance: Thickness of the slice, in map points, held between 0 and the rectangle's own.
        ///   - edge: The edge at which the slice lies (`minYEdge` is the northern one).
        /// - Returns: The slice and what is left; two times null for null.
        public func divided(
            atDistance distance: Double, from edge: CGRectEdge
        ) -> (slice: MKMapRect, remainder: MKMapRect) {
            guard !isNull else { return (.null, .null) }
            var (slice, rest) = (self, self)
            switch edge {
            case .minXEdge, .maxXEdge:
                slice.size.width = Swift.min(Swift.max(distance, 0), Swift.max(width, 0))
                rest.size.width = width - slice.width
                if edge == .minXEdge {
                    rest.origin.x += slice.width
                } else {
                    slice.origin.x += rest.width
                }
            case .minYEdge, .maxYEdge:
                slice.size.height = Swift.min(Swift.max(distance, 0), Swift.max(height, 0))
                rest.size.height = height - slice.height
                if edge == .minYEdge {
                    rest.origin.y += slice.height
                } else {
                    slice.origin.y += rest.height
                }
            }
            return (slice, rest)
        }

        /// Whether the rectangle lies on both sides of the 180th meridian.
        ///
        /// One that only ends there does not.
        @inlinable
        public var spans180thMeridian: Bool {
            let world = MKMapSize.world.width
            return (minX < 0 && maxX > 0) || (minX < world && maxX > world)
        }

        /// The part beyond the eastern or western edge of the world, moved by one world to lie inside it.
        ///
        /// Null if nothing lies beyond. Of a rectangle that reaches beyond both edges the western part
        /// is returned (our choice).
        public var remainder: MKMapRect {
            let world = MKMapSize.world.width
            guard !isNull, width >= 0 else { return .null }
            if minX < 0 {
                return MKMapRect(
                    x: minX + world, y: minY, width: Swift.min(maxX, 0) - minX, height: height)
            }
            if maxX > world {
                let west = Swift.max(minX, world)
                return MKMapRect(x: west - world, y: minY, width: maxX - west, height: height)
            }
            return .null
        }
    }

    /// Cuts a rectangle in two and stores the parts; the C spelling of
    /// ``MKMapRect/divided(atDistance:from:)``.
    ///
    /// SAFETY: the caller's pointers lead to a rectangle each; every element is trivial, so that it may be set anew.
    public func MKMapRectDivide(
        _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>,
        _ remainder: UnsafeMutablePointer<MKMapRect>, _ amount: Double, _ edge: CGRectEdge
    ) {
        unsafe (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
    }
#endif
