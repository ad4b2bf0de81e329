import Foundation
import MapGeometry
import Synchronization

/// All of a cluster, shared by its copies.
///
/// One object a cluster, and not a generic one: to let go of the parts of a generic object the runtime looks each of
/// their types up. What depends on the annotations' type is behind `source` and in `kept`.
///
/// Nothing is looked up under the lock. Before a cluster changes, its members are looked up and kept, so what was
/// looked up meanwhile counts only if still nothing is kept.
@usableFromInline
final class ClusterBody: Sendable {
    /// The first zoom at which the cluster falls apart.
    @usableFromInline
    enum Expansion: Sendable {
        case known(Int?)
        /// Looked up in the source on demand.
        case later
    }

    let id: UUID
    let coordinate: CLLocationCoordinate2D
    let count: Int
    let source: (any ClusterSourcing)?
    /// What the source knows the cluster by.
    let place: UInt32
    private let expansion: Expansion
    private let kept: Mutex<(any Sendable & AnyObject)?>

    @usableFromInline
    init(
        id: UUID, coordinate: CLLocationCoordinate2D, count: Int, source: any ClusterSourcing,
        place: UInt32, expansion: Expansion
    ) {
        self.id = id
        self.coordinate = coordinate
        self.count = count
        self.source = source
        self.place = place
        self.expansion = expansion
        kept = Mutex(nil)
    }

    /// Creates a cluster of given members, a ``CachedMembers``.
    init(
        id: UUID, coordinate: CLLocationCoordinate2D, count: Int,
        members: any Sendable & AnyObject
    ) {
        self.id = id
        self.coordinate = coordinate
        self.count = count
        source = nil
        place = 0
        expansion = .known(nil)
        kept = Mutex(members)
    }

    /// Creates the same cluster at another place.
    init(_ other: ClusterBody, at coordinate: CLLocationCoordinate2D) {
        id = other.id
        self.coordinate = coordinate
        count = other.count
        source = other.source
        place = other.place
        expansion = other.expansion
        kept = Mutex(other.keptMembers)
    }

    /// Its members, if they were looked up.
    var keptMembers: (any Sendable & AnyObject)? { kept.withLock { $0 } }

    /// Looks its members up, once, and keeps them.
    @discardableResult
    func keepMembers() -> (any Sendable & AnyObject)? {
        if let members = keptMembers { return members }
        let found = source?.members(of: place, count: count)
        return kept.withLock { kept in
            if let members = kept { return members }
            kept = found
            return found
        }
    }

    var expansionZoom: Int? {
        switch expansion {
        case .known(let zoom): zoom
        case .later: source?.expansionZoom(of: place)
        }
    }
}

/// Members that were looked up.
final class CachedMembers<Annotation: Sendable>: Sendable {
    let members: [Annotation]

    init(_ members: [Annotation]) { self.members = members }
}
