/// A line from point to point, straight on the map.
///
/// BOUNDS: a caller's pointer has `count` elements, as on Apple's systems; fewer than none are none.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line without points.
    public override init() {}

    /// Creates a line through points on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        mapPoints = unsafe Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
    }

    /// Creates a line through the first `count` coordinates at a pointer.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        mapPoints = unsafe UnsafeBufferPointer(start: coords, count: max(count, 0)).map {
            MKMapPoint($0)
        }
    }
}

/// A line from point to point, the shortest over the ground.
///
/// On the map such lines are bent; points are put in, about one for each kilometer. Across the 180th meridian x
/// runs on beyond the world's edge.
///
/// BOUNDS: a caller's pointer has `count` elements, as on Apple's systems; fewer than none are none.
open class MKGeodesicPolyline: MKPolyline {
    /// Creates a line without points.
    public override init() {}

    /// Creates a line through points on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        let places = unsafe UnsafeBufferPointer(start: points, count: max(count, 0)).map(
            \.coordinate)
        mapPoints = Self.path(through: places)
    }

    /// Creates a geodesic line through the first `count` coordinates at a pointer, with points
    /// added in between.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        mapPoints = unsafe Self.path(
            through: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    }

    private static func path(through places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        let world = MKMapSize.world.width
        var path: [MKMapPoint] = []
        func append(_ place: CLLocationCoordinate2D) {
            var point = MKMapPoint(place)
            if let last = path.last {
                point.x -= ((point.x - last.x) / world).rounded() * world
            }
            path.append(point)
        }
        for (index, place) in places.enumerated() {
            guard index > 0 else {
                append(place)
                continue
            }
            let line = Geodesic(from: places[index - 1], to: place)
            for coordinate in line.coordinates(maximumSpacing: 1000).dropFirst() {
                append(coordinate)
            }
        }
        return path
    }
}

/// Several lines that are drawn as one overlay.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
    /// The lines, in the order given at creation.
    public final let polylines: [MKPolyline]

    /// Creates an overlay from lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

    /// The smallest rectangle that holds every line.
    open var boundingMapRect: MKMapRect {
        polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
    }

    /// The coordinate at the center of ``boundingMapRect``.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
