import MapGeometry

/// Where clusters are shown: one of four built-in rules, or a rule of one's own.
///
/// The built-in rules are recognized by the engine, which then has no need to look at every member.
public struct ClusterAlignment: ClusterAlignmentStrategy {
    /// The rules that the engine knows by heart.
    package enum Rule: Sendable { case center, nearCenter, average, first, custom }

    package let rule: Rule
    private let strategy: any ClusterAlignmentStrategy

    /// Creates an alignment that asks a strategy for every cluster.
    public init(alignmentStrategy: any ClusterAlignmentStrategy) {
        self.init(rule: .custom, strategy: alignmentStrategy)
    }

    private init(rule: Rule, strategy: any ClusterAlignmentStrategy) {
        self.rule = rule
        self.strategy = strategy
    }

    /// Returns the place of a cluster by this rule.
    public func calculatePosition(
        for coordinates: [CLLocationCoordinate2D], within mapRect: MKMapRect
    ) -> CLLocationCoordinate2D {
        strategy.calculatePosition(for: coordinates, within: mapRect)
    }

    /// The middle of the cluster's cell; in distance mode its anchor.
    public static let center = ClusterAlignment(rule: .center, strategy: GetCenterCoordinate())

    /// The member nearest to the middle of the cluster's cell; in distance mode the anchor, which is a
    /// member.
    public static let nearCenter = ClusterAlignment(
        rule: .nearCenter,
        strategy: GetNearCenterCoordinate(clusterCenterPosition: GetCenterCoordinate()))

    /// The mean of the members' places on the map, which the engine keeps for all clusters.
    public static let average = ClusterAlignment(rule: .average, strategy: GetAverageCoordinate())

    /// The place of the first member.
    public static let first = ClusterAlignment(
        rule: .first, strategy: GetFirstCoordinate(fallback: GetCenterCoordinate()))
}
