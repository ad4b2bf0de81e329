import ClusterMap
import MapGeometry

/// The points of each place, so that a cluster's name does not depend on their order of arrival.
///
/// The engine breaks ties of points on one place by their numbers, which tell the order. Of such points the one with
/// the first id gives the name.
package struct SharedPlaces: Sendable {
    /// A point with its id.
    private struct Occupant: Sendable {
        let id: String
        let number: Int
    }

    /// The only point of a place, or the first by id.
    private var firsts: [UInt64: Occupant] = [:]
    /// The other points of places that have several, by id.
    private var others: [UInt64: [Occupant]] = [:]

    /// The place of a coordinate, as the engine has it.
    package static func place(_ coordinate: CLLocationCoordinate2D) -> UInt64 {
        UInt64(Mercator.x(longitude: coordinate.longitude)) << 32
            | UInt64(Mercator.y(latitude: coordinate.latitude))
    }

    /// The number of the point that gives a place its name.
    package func first(at place: UInt64) -> Int? { firsts[place]?.number }

    /// Adds a point to a place.
    package mutating func insert(_ id: String, number: Int, at place: UInt64) {
        var coming = Occupant(id: id, number: number)
        guard let first = firsts[place] else {
            firsts[place] = coming
            return
        }
        if coming.id < first.id { (firsts[place], coming) = (coming, first) }
        others[place, default: []].withOrder {
            $0.insert(coming, at: Self.index(of: coming.id, $0))
        }
    }

    /// Removes a point from a place.
    package mutating func remove(_ id: String, at place: UInt64) {
        if firsts[place]?.id != id {
            others[place]?.withOrder { list in
                let index = Self.index(of: id, list)
                if index < list.count, list[index].id == id { list.remove(at: index) }
            }
        } else if others[place] != nil {
            firsts[place] = others[place]?.removeFirst()
        } else {
            firsts[place] = nil
        }
        if others[place]?.isEmpty == true { others[place] = nil }
    }

    /// Reserves memory for a number of places.
    package mutating func reserve(_ count: Int) { firsts.reserveCapacity(count) }

    /// The first index whose id is not before another.
    private static func index(of id: String, _ list: [Occupant]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Array {
    /// Changes the list in its place.
    fileprivate mutating func withOrder(_ change: (inout Self) -> Void) { change(&self) }
}
