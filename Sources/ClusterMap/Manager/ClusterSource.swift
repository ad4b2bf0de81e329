/// Where the clusters of one reload and layer look up what they hold, whatever the type of their annotations.
@usableFromInline
protocol ClusterSourcing: AnyObject, Sendable {
    /// Returns all members of the cluster with a number, as a ``CachedMembers``.
    func members(of place: UInt32, count: Int) -> any Sendable & AnyObject

    /// Returns the first zoom at which the cluster with a number falls apart.
    func expansionZoom(of place: UInt32) -> Int?
}

/// Where the clusters of one reload and layer look up their members.
///
/// Shared by all of them, so that a cluster whose members are never read costs little.
@usableFromInline
final class ClusterSource<Annotation: Sendable>: ClusterSourcing {
    /// Returns a part of the members of the cluster with a number.
    let members: @Sendable (UInt32, Range<Int>) -> [Annotation]
    private let expansionZoom: @Sendable (UInt32) -> Int?

    init(
        members: @Sendable @escaping (UInt32, Range<Int>) -> [Annotation],
        expansionZoom: @Sendable @escaping (UInt32) -> Int?
    ) {
        self.members = members
        self.expansionZoom = expansionZoom
    }

    @usableFromInline
    func members(of place: UInt32, count: Int) -> any Sendable & AnyObject {
        CachedMembers(members(place, 0..<count))
    }

    @usableFromInline
    func expansionZoom(of place: UInt32) -> Int? { expansionZoom(place) }
}
