import Elevation
import Roads

extension RouteAnswer {
    /// The most heights that an answer has for a route: as many as a chart shows.
    private static let mostHeights = 200

    /// Writes how the ground rises and falls, where that is known.
    func writeElevation(_ route: Route, _ json: inout JSONText) {
        guard let profile = router.elevation(of: route) else { return }
        json.raw(",\"elevation\":{\"ascent\":")
        json.number(profile.ascent.told)
        json.raw(",\"descent\":")
        json.number(profile.descent.told)
        json.raw(",\"lowest\":")
        json.number(profile.lowest.told)
        json.raw(",\"highest\":")
        json.number(profile.highest.told)
        json.raw(",\"profile\":[")
        for (index, sample) in profile.thinned(to: Self.mostHeights).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("[")
            json.number(sample.meters.told)
            json.comma()
            json.number(sample.height.told)
            json.raw("]")
        }
        json.raw("]}")
    }

    /// How much a route climbs and descends, for a person; nil where that is not known, or the ground is level.
    func elevationText(_ route: Route) -> String? {
        guard let profile = router.elevation(of: route), profile.ascent + profile.descent >= 1
        else { return nil }
        return "Climbs \(writer.distance(meters: profile.ascent)), "
            + "descends \(writer.distance(meters: profile.descent))"
    }
}

extension Double {
    /// Heights and distances in tenths of a meter.
    fileprivate var told: Double { (self * 10).rounded() / 10 }
}
