import Foundation
import MapGeometry

extension ClusterManager {
    /// Annotations that are shown as one.
    ///
    /// Small however many members it has: they are looked up on demand.
    public struct ClusterAnnotation: Hashable, Identifiable, Sendable {
        /// Tells clusters apart; the same as long as the cluster lives.
        ///
        /// In distance mode the identity is that of the cluster's seed, one of its members: panning,
        /// zooming by small steps, rebuilding and changes elsewhere leave it alone. In grid mode it is that
        /// of the cell.
        public var id: UUID { body.id }
        /// Where the cluster is shown.
        public var coordinate: CLLocationCoordinate2D { body.coordinate }
        /// The members, looked up on demand, a page at a time if you like.
        public var members: ClusterMembers<Annotation> { ClusterMembers(body) }

        /// All of it, shared by copies: clusters are copied often on their way to the map.
        let body: ClusterBody

        /// The first zoom at which the cluster falls apart; one more than the last clustered zoom
        /// if it never does before.
        ///
        /// Nil for a cluster of one and for a cluster made by hand.
        ///
        /// - Complexity: O(1) in distance mode, O(count) in grid mode.
        public var expansionZoom: Int? { body.expansionZoom }

        /// The members as an array.
        ///
        /// - Complexity: O(count) the first time; `members` gives a few of them for less.
        public var memberAnnotations: [Annotation] { members.all }

        /// The number of members.
        public var count: Int { body.count }

        /// Creates a cluster of given members, with an identity of its own.
        public init(coordinate: CLLocationCoordinate2D, memberAnnotations: [Annotation]) {
            self.init(
                ClusterBody(
                    id: UUID(), coordinate: coordinate, count: memberAnnotations.count,
                    members: CachedMembers(memberAnnotations)))
        }

        @usableFromInline
        init(_ body: ClusterBody) { self.body = body }

        /// Returns whether two clusters are at the same place and have the same members in the same order.
        ///
        /// The identity plays no part.
        public static func == (left: Self, right: Self) -> Bool {
            left.body === right.body
                || left.coordinate == right.coordinate && left.members == right.members
        }

        /// Feeds the place and the number of members to the hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(coordinate)
            hasher.combine(count)
        }
    }
}
