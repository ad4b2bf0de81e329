/// An area within a line, perhaps with holes.
///
/// BOUNDS: a caller's pointer has `count` elements, as on Apple's systems; fewer than none are none.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes; nil if there are none.
    public private(set) final var interiorPolygons: [MKPolygon]?

    /// Creates a polygon without points.
    public override init() {}

    /// Creates an area within points on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        unsafe self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Creates an area within points on the map, with holes.
    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        mapPoints = unsafe Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
        self.interiorPolygons = interiorPolygons?.isEmpty == false ? interiorPolygons : nil
    }

    /// Creates a polygon without holes from the first `count` coordinates at a pointer.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        unsafe self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Creates an area within coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        mapPoints = unsafe UnsafeBufferPointer(start: coords, count: max(count, 0)).map {
            MKMapPoint($0)
        }
        self.interiorPolygons = interiorPolygons?.isEmpty == false ? interiorPolygons : nil
    }

    /// The smallest rectangle that holds every point; without points, one of infinite negative size.
    open override var boundingMapRect: MKMapRect {
        mapPoints.boundingRect
            ?? MKMapRect(x: .infinity, y: .infinity, width: -.infinity, height: -.infinity)
    }
}

/// Several polygons that are drawn as one overlay.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
    /// The polygons, in the order given at creation.
    public final let polygons: [MKPolygon]

    /// Creates an overlay from polygons.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

    /// The smallest rectangle that holds every area.
    open var boundingMapRect: MKMapRect {
        polygons.filter { $0.pointCount > 0 }
            .reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
    }

    /// The coordinate at the center of ``boundingMapRect``.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
