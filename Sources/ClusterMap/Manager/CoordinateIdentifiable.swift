import MapGeometry

/// Something with a place on the map that a ``ClusterManager`` can cluster.
///
/// ```swift
/// struct Shop: CoordinateIdentifiable, Identifiable, Hashable {
///     let id = UUID()
///     var coordinate: CLLocationCoordinate2D
/// }
/// ```
public protocol CoordinateIdentifiable {
    /// The place, in degrees.
    ///
    /// A longitude outside ±180 is wrapped, a latitude beyond ±85 is drawn at ±85. An annotation with a
    /// number that is not finite, or a latitude beyond ±90, is not accepted by ``ClusterManager``.
    var coordinate: CLLocationCoordinate2D { get set }

    /// Whether the annotation may become part of a cluster; true unless implemented.
    ///
    /// An annotation that says false is always shown by itself.
    var shouldCluster: Bool { get }

    /// The name of the group the annotation clusters with; nil unless implemented.
    ///
    /// Annotations of different groups never share a cluster.
    var clusteringIdentifier: String? { get }
}

extension CoordinateIdentifiable {
    /// True: annotations take part in clusters.
    public var shouldCluster: Bool { true }

    /// Nil: annotations cluster with all others that have no name.
    public var clusteringIdentifier: String? { nil }
}

#if canImport(Darwin)
    // Apple's coordinate is not Hashable; annotations that hold one need it to be.
    extension CLLocationCoordinate2D: @retroactive Equatable, @retroactive Hashable {
        /// Returns whether both degrees are the same.
        public static func == (left: Self, right: Self) -> Bool {
            left.latitude == right.latitude && left.longitude == right.longitude
        }

        /// Feeds both degrees to the hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(latitude)
            hasher.combine(longitude)
        }
    }
#endif
