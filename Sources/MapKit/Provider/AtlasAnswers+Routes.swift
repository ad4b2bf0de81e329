import MapGeometry
import Places
import Roads

extension AtlasAnswers {
    func routes(_ question: RouteQuestion) throws -> [FoundRoute] {
        let router = try router(question)
        let writer = InstructionWriter(
            language: Self.language(question.languages), mode: router.graph.mode)
        return try router.routes(request(question)).map { found($0, router, writer) }
    }

    func estimate(_ question: RouteQuestion) throws -> FoundEstimate {
        let router = try router(question)
        let estimate = try router.estimate(request(question))
        return FoundEstimate(
            meters: estimate.meters, seconds: estimate.expectedTravelTime / Duration.seconds(1),
            transportType: MKDirectionsTransportType(router.graph.mode.transportType))
    }

    private func router(_ question: RouteQuestion) throws(RoadsError) -> Router {
        if let mode = question.travelMode { return try atlas.routers.router(mode) }
        return try atlas.routers.router(question.transportType)
    }

    private func request(_ question: RouteQuestion) -> RouteRequest {
        var avoiding: RoadAvoidance = []
        if question.avoidsTolls { avoiding.insert(.tolls) }
        if question.avoidsHighways { avoiding.insert(.highways) }
        return RouteRequest(
            [RouteWaypoint(question.from), RouteWaypoint(question.to)], avoiding: avoiding,
            alternativeCount: question.wantsAlternates ? 2 : 0,
            time: question.departure.map { localTime($0, question.from) },
            arrival: question.arrival.map { localTime($0, question.from) })
    }

    /// What clocks show at a place at a moment.
    private func localTime(_ date: Date, _ place: CLLocationCoordinate2D) -> LocalTime {
        var calendar = Calendar(identifier: .gregorian)
        // Without a gazetteer of the world, the program's own zone is as good a guess as any.
        calendar.timeZone = TimeZone.at(place) ?? .current
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return LocalTime(
            year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1,
            minute: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    }

    static func language(_ languages: [String]) -> InstructionLanguage {
        languages.lazy.compactMap { InstructionLanguage(tag: $0) }.first ?? .english
    }

    private func found(_ route: Route, _ router: Router, _ writer: InstructionWriter) -> FoundRoute
    {
        let summary = RouteSummary(route, router.graph)
        let mode = router.graph.mode
        var steps: [FoundRoute.Step] = []
        for (index, leg) in route.legs.enumerated() {
            let isStop = index + 1 < route.legs.count
            // The engine's step begins with its turn. Apple's ends with it: the way up to a turn carries the
            // turn's instructions, and the first step, which has no length, tells how to set out.
            var before: RouteStep?
            for step in router.steps(for: leg) {
                let notices = before.map { writer.notices($0.notices) } ?? []
                let points = before?.points ?? step.points.lowerBound...step.points.lowerBound
                steps.append(
                    FoundRoute.Step(
                        instructions: writer.instruction(for: step.maneuver, isStop: isStop),
                        notice: notices.isEmpty ? nil : notices.joined(separator: "; "),
                        meters: before?.meters ?? 0, coordinates: leg.line(points),
                        transportType: MKDirectionsTransportType(
                            before.map { $0.mode.transportType(mode) } ?? mode.transportType)))
                before = step
            }
        }
        return FoundRoute(
            name: summary.name, notices: writer.notices(summary.notices), meters: route.meters,
            seconds: route.expectedTravelTime / Duration.seconds(1),
            transportType: MKDirectionsTransportType(mode.transportType),
            coordinates: route.legs.flatMap(\.coordinates),
            steps: steps, hasTolls: summary.hasTolls, hasHighways: summary.hasHighways)
    }
}

extension RouteLeg {
    /// Points of the leg's line, two at least.
    fileprivate func line(_ points: ClosedRange<Int>) -> [CLLocationCoordinate2D] {
        let line = points.map { coordinate(at: $0) }
        return line.count == 1 ? line + line : line
    }
}
