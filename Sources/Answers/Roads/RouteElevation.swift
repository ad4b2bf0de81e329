import Elevation
import Roads

extension RouteAnswer {
    /// The maximum number of heights that an answer has for a route: as many as a chart shows.
    private static let mostHeights = 200

    /// Writes how the ground rises and falls, where that is known.
    func writeElevation(_ route: Route, _ json: inout JSONText) {
        guard let profile = router.elevation(of: route) else { return }
        json.raw(",\"elevation\":{\"ascent\":")
        json.meters(profile.ascent)
        json.raw(",\"descent\":")
        json.meters(profile.descent)
        json.raw(",\"lowest\":")
        json.height(profile.lowest)
        json.raw(",\"highest\":")
        json.height(profile.highest)
        json.raw(",\"profile\":[")
        for (index, sample) in profile.thinned(to: Self.mostHeights).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("[")
            json.meters(sample.meters)
            json.comma()
            json.height(sample.height)
            json.raw("]")
        }
        json.raw("]}")
    }

    /// How much a route climbs and descends, for a person; nil where that is not known, or the ground is level.
    func elevationText(_ route: Route) -> String? {
        guard let profile = router.elevation(of: route), profile.ascent + profile.descent >= 1
        else { return nil }
        return writer.overview.climbs(
            writer.distance(meters: profile.ascent), writer.distance(meters: profile.descent))
    }
}

extension JSONText {
    /// Writes a height in meters with one decimal; it may lie below the sea.
    fileprivate mutating func height(_ meters: Double) { tenths(Int((meters * 10).rounded())) }
}
