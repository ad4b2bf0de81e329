import Elevation
import OpenStreetMap
import Roads

/// The segments of a road in a row, whose slopes are looked at together.
struct SlopeRun {
    private var slopes: RoadSlopes?
    private var ends: [Double] = []
    private var first = 0
    /// Meters from the beginning of the run to the segment entered.
    private(set) var start = 0.0

    /// Enters a segment; segments must be entered in order.
    mutating func enter(
        _ index: Int, _ network: SegmentNetwork, _ data: Dataset, _ terrain: Terrain?
    ) {
        if index < first + ends.count {
            start = ends[index - first - 1]
            return
        }
        let road = network.segments[index].road
        first = index
        ends = [network.segments[index].meters]
        start = 0
        slopes = nil
        guard terrain != nil || network.roads[Int(road)].road.incline != nil else { return }
        let detail = network.roads[Int(road)].road
        var nodes = Array(network.segments[index].nodes)
        if terrain != nil, detail.incline == nil, !detail.flags.contains(.acrossArea) {
            var next = index + 1
            while next < network.segments.count, network.segments[next].road == road,
                network.segments[next].nodes.first == nodes.last
            {
                nodes += network.segments[next].nodes.dropFirst()
                ends.append(ends[ends.count - 1] + network.segments[next].meters)
                next += 1
            }
        }
        slopes = RoadSlopes(nodes, data, detail, terrain)
    }

    /// The speed of a direction on a stretch of the run, in km/h.
    func speed(
        _ direction: WayRules.Direction, _ side: Int, _ profile: TravelProfile, from: Double,
        to: Double
    ) -> Double {
        let level = direction.speed ?? 1
        guard let slopes, let rule = profile.slope, direction.mode != .ferry,
            direction.mode != .train
        else { return level }
        let slope = slopes.slope(from: from, to: to)
        let kind = direction.mode == .pushing ? .walking : rule
        return max(
            kind.speed(
                level: level, slope: side == 0 ? slope : -slope,
                top: profile.topSpeed ?? .infinity), 0.5)
    }
}
