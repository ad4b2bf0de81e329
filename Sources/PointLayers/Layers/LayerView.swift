import ClusterMap
import MapGeometry
import Synchronization

/// The part of a layer that a request sees: all points, or those that meet its conditions.
package struct LayerView: Sendable {
    package let state: LayerState
    private let filter: ClusterFilter?
    /// By number, the value that is summed: one column for each sum.
    private let summed: [[Double]]

    package init(_ layer: LiveLayer, conditions: [PointCondition] = [], sums: [String] = []) {
        let state = layer.state
        self.state = state
        filter = conditions.isEmpty ? nil : layer.columns.filter(conditions, of: state)
        summed = sums.map { layer.columns.values(.number($0), of: state) }
    }

    /// A cluster or a single point, as answers have it.
    package struct Item: Sendable, Equatable {
        /// The id of the point that names it: the point itself if there is only one.
        package let id: String
        /// The number of points in the cluster; 1 for a point by itself.
        package let count: Int
        package let latitude, longitude: Double
        /// The first zoom at which it falls apart; nil for points.
        package let expansionZoom: Int?
        /// A point's properties as JSON; empty if it has none or is no point.
        package let properties: [UInt8]
        /// The sums that were asked for, in their order.
        package let sums: [Double]
    }

    /// Returns the clusters and points between four edges at a zoom.
    package func items(_ query: ClusterQuery) -> [Item] {
        let (south, west, north, east) = (query.south, query.west, query.north, query.east)
        let found =
            filter?.clusters(south: south, west: west, north: north, east: east, zoom: query.zoom)
            ?? state.index.clusters(
                south: south, west: west, north: north, east: east, zoom: query.zoom)
        return found.map { item($0, zoom: query.zoom) }
    }

    /// Returns a cluster as answers have it; the coordinate of a single point is exact.
    package func item(_ cluster: ClusterIndex.Cluster, zoom: Int) -> Item {
        let point = cluster.isPoint ? state.points[cluster.id] : nil
        let coordinate = point?.coordinate ?? cluster.coordinate
        return Item(
            id: state.name(of: cluster), count: cluster.count, latitude: coordinate.latitude,
            longitude: coordinate.longitude,
            expansionZoom: cluster.isPoint ? nil : expansionZoom(cluster, zoom),
            properties: point?.properties ?? [], sums: totals(of: cluster, zoom: zoom))
    }

    private func expansionZoom(_ cluster: ClusterIndex.Cluster, _ zoom: Int) -> Int? {
        filter.map { $0.expansionZoom(of: cluster.id, zoom: zoom) }
            ?? state.index.expansionZoom(of: cluster.id, zoom: zoom)
    }

    /// The sums over a cluster's points of the properties that are numbers.
    package func totals(of cluster: ClusterIndex.Cluster, zoom: Int) -> [Double] {
        if summed.isEmpty { return [] }
        let numbers = members(of: cluster.id, zoom: zoom)
        return summed.map { column in numbers.reduce(0) { $0 + column[$1] } }
    }

    private func members(
        of id: Int, zoom: Int, offset: Int = 0, limit: Int = .max
    ) -> [Int] {
        filter?.members(of: id, zoom: zoom, offset: offset, limit: limit)
            ?? state.index.members(of: id, zoom: zoom, offset: offset, limit: limit)
    }

    /// A part of the points of the cluster that a point is in at a zoom, and how many there are.
    ///
    /// - Throws: `PointError` if there is no such point.
    package func leaves(
        of id: String, zoom: Int, offset: Int, limit: Int
    ) throws(PointError) -> (points: [LayerPoint], count: Int) {
        guard let number = state.number(of: id),
            let cluster = state.index.cluster(of: number, zoom: zoom)
        else {
            throw PointError(.unknownPoint, "there is no cluster “\(id.prefix(80))”")
        }
        let points = members(of: cluster.id, zoom: zoom, offset: offset, limit: limit)
        let count =
            filter == nil ? cluster.count : members(of: cluster.id, zoom: zoom).count
        return (points.compactMap { state.points[$0] }, count)
    }

    /// A tile; empty if nothing is in it or near its edges.
    ///
    /// - Parameter sums: The names of the sums.
    package func tile(_ tile: ClusterTile, sums: [String]) throws -> [UInt8] {
        func properties(_ cluster: ClusterIndex.Cluster) -> [String: PropertyValue] {
            var properties = cluster.isPoint ? state.points[cluster.id]?.values ?? [:] : [:]
            let name = state.name(of: cluster)
            properties["id"] = .string(name)
            properties[cluster.isPoint ? "point" : "cluster_id"] = .string(name)
            for (sum, total) in zip(sums, totals(of: cluster, zoom: tile.zoom)) {
                properties["sum_" + sum] = .number(total)
            }
            return properties
        }
        if let filter { return try filter.vectorTile(tile, properties: properties) }
        return try state.index.vectorTile(tile, properties: properties)
    }
}
