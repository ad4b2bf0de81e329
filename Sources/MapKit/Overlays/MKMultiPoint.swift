import Synchronization

/// The base class of shapes made of several points.
open class MKMultiPoint: MKShape, MKGeoJSONObject {
    /// The points on the map, in their order.
    package final var mapPoints: [MKMapPoint] = []

    /// The copy of the points that is handed out as a pointer.
    private let handedOut = Mutex<Memory?>(nil)

    // SAFETY: allocated with room for the points, initialized at once, given back with the shape. Apple's
    // interface hands out a pointer; it is valid as long as the shape lives.
    @safe private struct Memory: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<MKMapPoint>
        let count: Int
    }

    /// Creates a shape without points, whose bounding rectangle is null.
    public override init() {}

    deinit {
        // BOUNDS: as many elements as were initialized.
        handedOut.withLock { memory in
            unsafe memory?.pointer.deinitialize(count: memory?.count ?? 0)
            unsafe memory?.pointer.deallocate()
        }
    }

    /// The number of points that the shape has.
    open var pointCount: Int { mapPoints.count }

    /// Returns the points, as many as ``pointCount``, valid as long as the shape lives.
    ///
    /// BOUNDS: memory for all points is allocated, and initialized with them.
    /// SAFETY: it is made once, under the lock, and given back by `deinit` alone.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        unsafe handedOut.withLock { memory in
            if let memory { return unsafe memory.pointer }
            let pointer = UnsafeMutablePointer<MKMapPoint>.allocate(
                capacity: max(mapPoints.count, 1))
            unsafe pointer.initialize(from: mapPoints, count: mapPoints.count)
            memory = unsafe Memory(pointer: pointer, count: mapPoints.count)
            return unsafe pointer
        }
    }

    /// Writes a range of the points, as coordinates.
    ///
    /// - Parameters:
    ///   - coords: Room for as many coordinates as the range is long.
    ///   - range: Which points; those that the shape does not have are left out.
    ///
    /// BOUNDS: no more are written than the range is long, which the caller has room for.
    open func getCoordinates(
        _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
    ) {
        guard range.location >= 0, range.length > 0, range.location < mapPoints.count else {
            return
        }
        let count = min(range.length, mapPoints.count - range.location)
        for (offset, point) in mapPoints[range.location...].prefix(count).enumerated() {
            unsafe coords[offset] = point.coordinate
        }
    }

    /// The coordinate at the center of ``boundingMapRect``.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    /// The smallest rectangle that holds every point; null without points.
    open var boundingMapRect: MKMapRect { mapPoints.boundingRect ?? .null }

    /// Returns where along the line a point is: 0 at the first, 1 at the last.
    ///
    /// By the length on the map. 0 if there is no such point or the line has no length.
    open func location(atPointIndex index: Int) -> CGFloat {
        locations(at: IndexSet(integer: max(index, 0))).first ?? 0
    }

    /// Returns where along the line points are: 0 at the first, 1 at the last.
    open func locations(at indexes: IndexSet) -> [CGFloat] {
        let lengths = mapPoints.lengths
        let whole = lengths.last ?? 0
        return indexes.map { index in
            whole > 0 && index < lengths.count ? CGFloat(lengths[index] / whole) : 0
        }
    }
}

extension [MKMapPoint] {
    /// The smallest rectangle that holds every point; nil without points.
    var boundingRect: MKMapRect? {
        guard let first else { return nil }
        var (west, east, north, south) = (first.x, first.x, first.y, first.y)
        for point in self {
            (west, east) = (Swift.min(west, point.x), Swift.max(east, point.x))
            (north, south) = (Swift.min(north, point.y), Swift.max(south, point.y))
        }
        return MKMapRect(x: west, y: north, width: east - west, height: south - north)
    }

    /// How far along the line each point is, in map points.
    var lengths: [Double] {
        var length = 0.0
        return indices.map { index in
            if index > 0 {
                length += hypot(
                    self[index].x - self[index - 1].x, self[index].y - self[index - 1].y)
            }
            return length
        }
    }
}
