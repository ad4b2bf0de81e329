import ClusterMap
import MapGeometry

/// A layer at one time: its points, and their clusters at every zoom.
///
/// A value: a copy stays unchanged, whatever is written meanwhile.
package struct LayerState: Sendable {
    /// A change of one point that was checked against the state before.
    package enum Change: Sendable {
        case put(LayerPoint)
        case remove(String)
    }

    /// The clusters of the points, which it knows by their numbers.
    package private(set) var index: ClusterIndex
    /// The points by number; nil for those that were removed.
    package private(set) var points: [LayerPoint?]
    private var numbers: [String: Int] = [:]
    private var places = SharedPlaces()
    /// The number of the commit that changed the layer last; 0 if it comes from a file.
    package private(set) var version: Int
    /// The number of the commit that changed the properties of any point last, or made or removed one.
    package private(set) var propertiesVersion: Int
    /// Another one after points got other numbers.
    package private(set) var generation = 0

    /// The options of clustering, which are the engine's defaults.
    package static let options = ClusterIndex.Options()

    /// Creates the state of points; of several with one id the last counts.
    ///
    /// - Throws: `PointError` if there are too many.
    package init(_ points: [LayerPoint], version: Int) throws(PointError) {
        var unique: [LayerPoint] = []
        unique.reserveCapacity(points.count)
        numbers.reserveCapacity(points.count)
        for point in points {
            if let number = numbers[point.id] {
                unique[number] = point
            } else {
                numbers[point.id] = unique.count
                unique.append(point)
            }
        }
        do {
            index = try ClusterIndex(unique.map(\.coordinate), options: Self.options)
        } catch {
            throw PointError(error.code == .tooManyPoints ? .full : .malformed, "\(error)")
        }
        places.reserve(unique.count)
        for (number, point) in unique.enumerated() {
            places.insert(point.id, number: number, at: SharedPlaces.place(point.coordinate))
        }
        self.points = unique
        self.version = version
        propertiesVersion = version
    }

    /// The number of points in the layer.
    package var count: Int { numbers.count }

    /// The bounds of all points, without regard to the 180th meridian; nil if there are none.
    ///
    /// - Complexity: O(n).
    package var bounds: GeographicBounds? {
        var (south, west, north, east) = (90.0, Double.infinity, -90.0, -Double.infinity)
        for case let point? in points {
            south = min(south, point.latitude)
            north = max(north, point.latitude)
            west = min(west, point.longitude)
            east = max(east, point.longitude)
        }
        guard count > 0 else { return nil }
        return GeographicBounds(south: south, west: west, north: north, east: east)
    }

    /// Returns whether the layer can hold a number of further points.
    package func hasRoom(for more: Int) -> Bool { points.count + more < 1 << 26 }

    /// The point with an id; nil if there is none.
    package subscript(id: String) -> LayerPoint? { numbers[id].flatMap { points[$0] } }

    /// The number of the point with an id.
    package func number(of id: String) -> Int? { numbers[id] }

    /// The id that a cluster, or a point, is known by.
    package func name(of cluster: ClusterIndex.Cluster) -> String {
        var number = cluster.id
        if !cluster.isPoint, let seed = points[number],
            let first = places.first(at: SharedPlaces.place(seed.coordinate))
        {
            number = first
        }
        return points[number]?.id ?? ""
    }

    // MARK: Changing

    /// Applies changes.
    ///
    /// - Throws: `PointError` if a layer would hold too many points; the changes before that one are applied.
    package mutating func apply(_ changes: [Change], version: Int) throws(PointError) {
        self.version = version
        if changes.count > max(1000, count / 2) || points.count > 2 * count + 4096 {
            return try rebuild(changes)
        }
        for change in changes { try apply(change) }
    }

    /// Rebuilds the index: for many changes at once, or to release the numbers of removed points.
    private mutating func rebuild(_ changes: [Change]) throws(PointError) {
        var left = points.compactMap { $0 }
        var places: [String: Int] = [:]
        places.reserveCapacity(left.count + changes.count)
        for (place, point) in left.enumerated() { places[point.id] = place }
        var removed: Set<String> = []
        for change in changes {
            switch change {
            case .put(let point):
                removed.remove(point.id)
                if let place = places[point.id] {
                    left[place] = point
                } else {
                    places[point.id] = left.count
                    left.append(point)
                }
            case .remove(let id): removed.insert(id)
            }
        }
        if !removed.isEmpty { left.removeAll { removed.contains($0.id) } }
        let last = generation
        self = try LayerState(left, version: version)
        generation = last + 1
    }

    private mutating func apply(_ change: Change) throws(PointError) {
        do {
            switch change {
            case .put(let point):
                let place = SharedPlaces.place(point.coordinate)
                guard let number = numbers[point.id], let old = points[number] else {
                    propertiesVersion = version
                    let number = try index.insert(point.coordinate)
                    points.append(point)
                    numbers[point.id] = number
                    places.insert(point.id, number: number, at: place)
                    return
                }
                points[number] = point
                if point.propertiesVersion == version { propertiesVersion = version }
                let oldPlace = SharedPlaces.place(old.coordinate)
                guard place != oldPlace else { return }
                try index.move(number, to: point.coordinate)
                places.remove(point.id, at: oldPlace)
                places.insert(point.id, number: number, at: place)
            case .remove(let id):
                guard let number = numbers.removeValue(forKey: id), let old = points[number] else {
                    return
                }
                places.remove(id, at: SharedPlaces.place(old.coordinate))
                index.remove(number)
                points[number] = nil
            }
        } catch {
            throw PointError(.full, "\(error)")
        }
    }
}
