import Places
import Roads

extension RouteAnswer {
    /// The routes for a person: what places were found, then for each route a title and a line for each step.
    ///
    /// - Parameter found: What was taken for the places that were named in words.
    public func text(
        style: TextStyle = .plain, found: [(words: String, place: FoundPlace)] = []
    ) -> String {
        let places = found.map { words, place in
            let name = [place.title, place.subtitle].filter { !$0.isEmpty }
            return style.dim("“\(words)”: " + name.joined(separator: ", ")) + "\n"
        }
        return places.joined() + routes.map { text($0, style) }.joined(separator: "\n")
    }

    private func text(_ route: Route, _ style: TextStyle) -> String {
        let summary = RouteSummary(route, router.graph)
        let course = summary.name.isEmpty ? "" : writer.overview.course(summary.name)
        let title =
            "\(writer.distance(meters: route.meters.toldMeters)), "
            + "\(QuantityText.duration(route.expectedTravelTime))\(course)"
        var lines = [style.bold(title)]
        if let moments = momentsText(route) { lines.append("  " + moments) }
        if let climbs = elevationText(route) { lines.append("  " + style.dim(climbs)) }
        lines += farPlaces(route).map { "  " + style.dim($0) }
        lines += writer.notices(summary.notices).map { "  " + style.dim($0) }
        let steps = stepTexts(route)
        let width = steps.map(\.distance.count).max() ?? 0
        for step in steps {
            let padding = String(repeating: " ", count: width - step.distance.count)
            lines.append("  \(padding)\(style.dim(step.distance))  \(step.sentence)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A sentence for each place that is far from the road where the route has it.
    private func farPlaces(_ route: Route) -> [String] {
        let snaps = (route.legs.first.map { [$0.start] } ?? []) + route.legs.map(\.end)
        return snaps.enumerated().compactMap { index, snap in
            guard snap.isFar else { return nil }
            let distance = writer.distance(meters: snap.meters)
            if index == 0 { return writer.overview.farFromStart(distance) }
            return index + 1 == snaps.count
                ? writer.overview.farFromEnd(distance)
                : writer.overview.farFromStop(distance, index + 1)
        }
    }

    private func stepTexts(_ route: Route) -> [(distance: String, sentence: String)] {
        var texts: [(distance: String, sentence: String)] = []
        for (index, leg) in route.legs.enumerated() {
            let isStop = index + 1 < route.legs.count
            for step in router.steps(for: leg, tellsCircleExits: tellsCircleExits) {
                let meters = step.meters.toldMeters
                texts.append(
                    (
                        meters > 0 ? writer.distance(meters: meters) : "",
                        sentence(step.maneuver, isStop: isStop)
                    ))
            }
            // How far it was from the stop before, where there are stops.
            if route.legs.count > 1, let last = texts.indices.last {
                texts[last].sentence +=
                    " (\(writer.distance(meters: leg.meters.toldMeters)), "
                    + "\(QuantityText.duration(leg.expectedTravelTime)))"
            }
        }
        return texts
    }

    private func sentence(_ maneuver: Maneuver, isStop: Bool) -> String {
        let instruction = writer.instruction(for: maneuver, isStop: isStop)
        if !instruction.isEmpty { return instruction }
        let words = [
            maneuver.kind.rawValue, maneuver.modifier?.name ?? "", maneuver.name, maneuver.ref,
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The times of departure and arrival, to the minute: no later, and no earlier.
    private func momentsText(_ route: Route) -> String? {
        guard let moments = moments(of: route) else { return nil }
        let leave = moments.departure.minute
        let arrive = moments.arrival.minuteRoundedUp
        let isOneDay = leave.day == arrive.day && leave.month == arrive.month
        func text(_ time: LocalTime) -> String {
            let text = String(time.iso8601().prefix(16))
            return isOneDay ? String(text.suffix(5)) : text.replacing("T", with: " ")
        }
        return writer.overview.times(text(leave), text(arrive))
    }
}
