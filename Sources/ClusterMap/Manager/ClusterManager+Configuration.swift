import Foundation
import MapGeometry

extension ClusterManager {
    /// The clustering options of a manager.
    public struct Configuration: Sendable {
        /// The zoom above which nothing is clustered; 0 shows the world in 256 points.
        ///
        /// 20 by default, never negative.
        public let maxZoomLevel: Double
        /// How many annotations make a cluster; 2 by default, at least 1.
        ///
        /// With 1 a lone annotation is shown as a cluster of one.
        public let minCountForClustering: Int
        /// Whether what is out of sight is removed; true by default.
        ///
        /// With false, what was shown stays among the visible annotations when it leaves the view, until
        /// it comes into view again and is not to be shown.
        public let shouldRemoveInvisibleAnnotations: Bool
        /// Whether annotations with one coordinate are shown in a ring around it when they would be shown
        /// one by one; true by default.
        ///
        /// At the last zoom that clusters, a cluster of nothing else is opened into such a ring.
        ///
        /// Only what is shown is moved: the manager keeps the true coordinates, and annotations that are
        /// objects are not touched.
        public let shouldDistributeAnnotationsOnSameCoordinate: Bool
        /// The radius of that ring, in meters; 3 by default, never negative.
        public let distanceFromContestedLocation: Double
        /// Where clusters are shown; `.nearCenter` by default.
        public let clusterPosition: ClusterAlignment
        /// The side of a cell of grid mode, in points, for an integer zoom.
        ///
        /// Only the width counts.
        ///
        /// By default 88 points up to zoom 12, 64 up to 15, 32 up to 18, and 16 beyond.
        public let cellSizeForZoomLevel: @Sendable (Int) -> CGSize

        /// Whether annotations are grouped by distance, the default, or by the cells of a grid.
        public let mode: ClusterMode

        /// Creates a configuration.
        ///
        /// Values out of range are clamped: a negative zoom or distance to 0, a count below 1 to 1.
        public init(
            maxZoomLevel: Double = 20,
            minCountForClustering: Int = 2,
            shouldRemoveInvisibleAnnotations: Bool = true,
            shouldDistributeAnnotationsOnSameCoordinate: Bool = true,
            distanceFromContestedLocation: Double = 3,
            clusterPosition: ClusterAlignment = .nearCenter,
            cellSizeForZoomLevel: @Sendable @escaping (Int) -> CGSize = { zoom in
                let side =
                    switch zoom {
                    case 13...15: 64
                    case 16...18: 32
                    case 19...: 16
                    default: 88
                    }
                return CGSize(width: side, height: side)
            },
            mode: ClusterMode = .distance
        ) {
            self.maxZoomLevel = maxZoomLevel.isNaN ? 20 : max(0, maxZoomLevel)
            self.minCountForClustering = max(1, minCountForClustering)
            self.shouldRemoveInvisibleAnnotations = shouldRemoveInvisibleAnnotations
            self.shouldDistributeAnnotationsOnSameCoordinate =
                shouldDistributeAnnotationsOnSameCoordinate
            self.distanceFromContestedLocation =
                distanceFromContestedLocation.isFinite ? max(0, distanceFromContestedLocation) : 0
            self.clusterPosition = clusterPosition
            self.cellSizeForZoomLevel = cellSizeForZoomLevel
            self.mode = mode
        }
    }
}
