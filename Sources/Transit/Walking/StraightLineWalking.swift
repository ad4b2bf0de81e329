import Geodesy
import MapGeometry

/// Walks along straight lines, for timetables without streets.
public struct StraightLineWalking: WalkingPaths {
    /// The walking speed in meters a second; 1.33 is OpenTripPlanner's default.
    public let metersPerSecond: Double
    /// The ratio of the length of streets to that of the straight line.
    public let detour: Double

    /// Creates walks of a speed.
    ///
    /// - Parameters:
    ///   - metersPerSecond: How fast people walk; above 0.
    ///   - detour: How much longer streets are than straight lines; 1 or more.
    public init(metersPerSecond: Double = 1.33, detour: Double = 1.3) {
        precondition(metersPerSecond > 0 && detour >= 1, "people walk forward, not through walls")
        self.metersPerSecond = metersPerSecond
        self.detour = detour
    }

    /// The walk between two places; seconds are rounded up.
    package func walk(
        _ from: Int, _ to: Int, _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
    ) -> Footpath {
        let meters =
            MidLatitudeDistance.meters(
                fromLatitude: start.latitude, longitude: start.longitude,
                toLatitude: end.latitude, longitude: end.longitude) * detour
        return Footpath(
            from: from, to: to,
            seconds: Int32(clamping: Int((meters / metersPerSecond).rounded(.up))),
            meters: Int32(clamping: Int(meters.rounded())))
    }

    /// Returns the straight walks from one place to others, in the order of these.
    public func walks(
        from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
        withinSeconds limit: Int32
    ) -> [Footpath] {
        others.indices.map { walk(0, $0, place, others[$0]) }.filter { $0.seconds <= limit }
    }

    /// Returns the straight walks among places, sorted by where they begin and end.
    ///
    /// - Complexity: O(n log n) for n places that are spread evenly.
    public func footpaths(
        among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
    ) -> [Footpath] {
        // Places are sorted by latitude, so that only those of a strip are looked at.
        let order = places.indices.sorted { places[$0].latitude < places[$1].latitude }
        let reach = Double(limit) * metersPerSecond / detour
        // A degree of latitude has at least 110.5 km.
        let strip = reach / 110_500
        var found: [Footpath] = []
        for (rank, from) in order.enumerated() {
            var other = rank + 1
            while other < order.count,
                places[order[other]].latitude - places[from].latitude <= strip
            {
                let to = order[other]
                other += 1
                let aside = (places[to].longitude - places[from].longitude)
                    .remainder(dividingBy: 360)
                let scale = DegreeLengths(atLatitude: places[to].latitude).longitude
                if abs(aside) * scale > reach * 1.01 + 1 { continue }
                let path = walk(from, to, places[from], places[to])
                if path.seconds > limit { continue }
                found.append(path)
                found.append(
                    Footpath(from: to, to: from, seconds: path.seconds, meters: path.meters))
            }
        }
        return found.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
