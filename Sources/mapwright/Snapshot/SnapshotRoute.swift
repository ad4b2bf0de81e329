import Answers
import ArgumentParser
import Atlas
import MapPictures
import RoadNetwork
import Roads

/// The route that `snapshot` draws.
struct SnapshotRoute: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "A route to draw, from the first place to the last; LAT,LON or words to search for.",
            valueName: "from to"))
    var route: [String] = []

    @Option(.mode, completion: .list(TravelProfile.builtIn.map(\.mode.name)))
    var mode: String?

    @Option(.avoid)
    var avoid: String?

    @Option(.depart)
    var depart: String?

    @Option(.arrive)
    var arrive: String?

    @Flag(.sameWeekday)
    var sameWeekday = false

    func validate() throws {
        guard route.count != 1 else {
            throw ValidationError("--route takes two places at least: where it begins and ends.")
        }
        guard !route.isEmpty || (mode ?? avoid ?? depart ?? arrive) == nil && !sameWeekday else {
            throw ValidationError("--mode, --avoid and times are those of a --route.")
        }
    }

    /// Finds the route; nil if none is asked for.
    func find(in atlas: Atlas) throws -> PictureRoute? {
        guard let first = route.first, let last = route.last, route.count > 1 else { return nil }
        var values = OptionValues(typed: [
            .from: first, .to: last, .mode: mode, .avoid: avoid, .depart: depart, .arrive: arrive,
            .sameWeekday: sameWeekday ? "true" : nil,
        ])
        values.set(.via, to: Array(route.dropFirst().dropLast()))
        let engines = AtlasEngines(atlas)
        if TransitQuestion.isMeant(by: values) {
            return PictureRoute(
                try TransitQuestion(values).answer(engines: engines, place: engines.position))
        }
        let question = try RouteQuestion(values)
        let request = try question.request(engines.position)
        let router = try engines.router(question.mode)
        guard let best = try router.routes(request).first else { return nil }
        return PictureRoute(best, places: request.waypoints.map(\.coordinate))
    }
}
