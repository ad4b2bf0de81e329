#if !canImport(Darwin)
    import CoreLocationValues

    // The functions of map points and rectangles that Swift 4.2 made methods, so that sources of that time compile.

    /// Returns a point made of its two coordinates.
    @available(*, deprecated, renamed: "MKMapPoint.init(x:y:)")
    public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint {
        MKMapPoint(x: x, y: y)
    }

    /// Returns a size made of its two lengths.
    @available(*, deprecated, renamed: "MKMapSize.init(width:height:)")
    public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
        MKMapSize(width: width, height: height)
    }

    /// Returns a rectangle made of its corner and its two lengths.
    @available(*, deprecated, renamed: "MKMapRect.init(x:y:width:height:)")
    public func MKMapRectMake(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> MKMapRect {
        MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the point of a coordinate.
    @available(*, deprecated, renamed: "MKMapPoint.init(_:)")
    public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
        MKMapPoint(coordinate)
    }

    /// Returns the coordinate of a point.
    @available(*, deprecated, renamed: "getter:MKMapPoint.coordinate(self:)")
    public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D {
        point.coordinate
    }

    /// Returns the distance of two points in meters.
    @available(*, deprecated, renamed: "MKMapPoint.distance(self:to:)")
    public func MKMetersBetweenMapPoints(
        _ a: MKMapPoint, _ b: MKMapPoint
    ) -> CLLocationDistance {
        a.distance(to: b)
    }

    /// Returns the least x of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.minX(self:)")
    public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double {
        rect.minX
    }

    /// Returns the middle x of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.midX(self:)")
    public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double {
        rect.midX
    }

    /// Returns the greatest x of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.maxX(self:)")
    public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double {
        rect.maxX
    }

    /// Returns the least y of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.minY(self:)")
    public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double {
        rect.minY
    }

    /// Returns the middle y of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.midY(self:)")
    public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double {
        rect.midY
    }

    /// Returns the greatest y of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.maxY(self:)")
    public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double {
        rect.maxY
    }

    /// Returns the width of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.width(self:)")
    public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double {
        rect.width
    }

    /// Returns the height of a rectangle.
    @available(*, deprecated, renamed: "getter:MKMapRect.height(self:)")
    public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double {
        rect.height
    }

    /// Returns whether a rectangle is nowhere.
    @available(*, deprecated, renamed: "getter:MKMapRect.isNull(self:)")
    public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool {
        rect.isNull
    }

    /// Returns whether a rectangle has no area.
    @available(*, deprecated, renamed: "getter:MKMapRect.isEmpty(self:)")
    public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool {
        rect.isEmpty
    }

    /// Returns the smallest rectangle around two.
    @available(*, deprecated, renamed: "MKMapRect.union(self:_:)")
    public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
        rect1.union(rect2)
    }

    /// Returns what two rectangles have in common.
    @available(*, deprecated, renamed: "MKMapRect.intersection(self:_:)")
    public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
        rect1.intersection(rect2)
    }

    /// Returns a rectangle that is smaller on all sides.
    @available(*, deprecated, renamed: "MKMapRect.insetBy(self:dx:dy:)")
    public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
        rect.insetBy(dx: dx, dy: dy)
    }

    /// Returns a rectangle that is moved.
    @available(*, deprecated, renamed: "MKMapRect.offsetBy(self:dx:dy:)")
    public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
        rect.offsetBy(dx: dx, dy: dy)
    }

    /// Returns whether a point is in a rectangle.
    @available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
    public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
        rect.contains(point)
    }

    /// Returns whether a rectangle is in another.
    @available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
    public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
        rect1.contains(rect2)
    }

    /// Returns whether two rectangles have something in common.
    @available(*, deprecated, renamed: "MKMapRect.intersects(self:_:)")
    public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
        rect1.intersects(rect2)
    }

    /// Returns whether a rectangle crosses the 180th meridian.
    @available(*, deprecated, renamed: "getter:MKMapRect.spans180thMeridian(self:)")
    public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool {
        rect.spans180thMeridian
    }

    /// Returns what of a rectangle is beyond the 180th meridian, moved into the world.
    @available(*, deprecated, renamed: "MKMapRect.remainder(self:)")
    public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect {
        rect.remainder
    }

    /// A rectangle that is nowhere.
    @available(*, deprecated, renamed: "MKMapRect.null")
    public var MKMapRectNull: MKMapRect { .null }
    /// The rectangle of the whole world.
    @available(*, deprecated, renamed: "MKMapRect.world")
    public var MKMapRectWorld: MKMapRect { .world }
#endif
