import Elevation
import OpenStreetMap
import Roads

/// The slopes along a road, from heights of the ground or from `incline`.
///
/// Heights come from a grid and are smoothed: a slope is taken over 80 m where the road is as long. Bridges
/// and tunnels rise evenly from end to end.
struct RoadSlopes {
    private static let reach = 40.0
    private static let shortest = 50.0

    private let distances: [Double]
    private let heights: [Double]
    private let fixed: Double?

    /// The slopes along a line of nodes; nil if nothing is known of them.
    init?(_ nodes: [UInt32], _ data: Dataset, _ road: WayRules.Road, _ terrain: Terrain?) {
        fixed = road.incline
        if fixed != nil {
            distances = []
            heights = []
            return
        }
        guard let terrain, nodes.count >= 2 else { return nil }
        var distances = [0.0]
        var heights: [Double] = []
        for (index, node) in nodes.enumerated() {
            if index > 0 {
                distances.append(distances[index - 1] + data.nodes.meters(nodes[index - 1], node))
            }
            guard
                let height = terrain.meters(
                    latitude: data.nodes.latitudes[Int(node)],
                    longitude: data.nodes.longitudes[Int(node)])
            else { return nil }
            heights.append(height)
        }
        let isLeveled = !road.flags.isDisjoint(with: [.bridge, .tunnel])
        self.distances = isLeveled ? [0, distances[distances.count - 1]] : distances
        self.heights = isLeveled ? [heights[0], heights[heights.count - 1]] : heights
    }

    /// The slope around a stretch of the line, in meters from its beginning.
    func slope(from start: Double, to end: Double) -> Double {
        if let fixed { return fixed }
        let middle = (start + end) / 2
        let low = max(0, middle - Self.reach)
        let high = min(distances[distances.count - 1], middle + Self.reach)
        return (height(at: high) - height(at: low)) / max(high - low, Self.shortest)
    }

    private func height(at distance: Double) -> Double {
        var low = 0
        var high = distances.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= distance { low = middle } else { high = middle }
        }
        let span = distances[high] - distances[low]
        let share = span > 0 ? min(max((distance - distances[low]) / span, 0), 1) : 0
        return heights[low] + (heights[high] - heights[low]) * share
    }
}
