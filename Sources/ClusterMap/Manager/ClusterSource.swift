/// Where the clusters of one reload and layer look up their members.
///
/// One for all of them, so that a cluster that nobody looks into costs little.
@usableFromInline
final class ClusterSource<Annotation: Sendable>: Sendable {
    /// Returns a part of the members of the cluster with a number.
    let members: @Sendable (UInt32, Range<Int>) -> [Annotation]
    /// Returns the first zoom at which the cluster with a number falls apart.
    let expansionZoom: @Sendable (UInt32) -> Int?

    init(
        members: @Sendable @escaping (UInt32, Range<Int>) -> [Annotation],
        expansionZoom: @Sendable @escaping (UInt32) -> Int?
    ) {
        self.members = members
        self.expansionZoom = expansionZoom
    }
}
