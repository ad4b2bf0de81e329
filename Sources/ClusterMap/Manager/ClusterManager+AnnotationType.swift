extension ClusterManager {
    /// An item on the map: a single annotation, or a cluster.
    public enum AnnotationType: Hashable, Identifiable, Sendable {
        /// An annotation that is shown by itself.
        case annotation(Annotation)
        /// A cluster of annotations.
        case cluster(ClusterAnnotation)

        /// The value itself.
        public var id: Self { self }
    }
}
