extension ClusterManager {
    /// What changed on the map by a reload.
    ///
    /// Apply the removals first. A cluster whose members changed is in both, with the same identity.
    public struct Difference: Sendable {
        /// The annotations to add to the map.
        public var insertions: [AnnotationType]
        /// The annotations to remove from the map.
        public var removals: [AnnotationType]

        /// Creates a difference; without arguments one that changes nothing.
        public init(insertions: [AnnotationType] = [], removals: [AnnotationType] = []) {
            self.insertions = insertions
            self.removals = removals
        }

        /// Whether nothing changed.
        public var isEmpty: Bool { insertions.isEmpty && removals.isEmpty }
    }
}
