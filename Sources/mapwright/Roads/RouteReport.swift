import Foundation
import Places
import Roads

/// A route for a person: what places were found, a title, then a line for each step.
struct RouteReport {
    private struct Answer: Decodable {
        struct Step: Decodable {
            struct Maneuver: Decodable {
                var type: String
                var modifier: String?
            }
            var instructions, name, ref: String
            var distance, expectedTravelTime: Double
            var maneuver: Maneuver
        }
        struct Route: Decodable {
            var name: String
            var distance, expectedTravelTime: Double
            var departure, arrival: String?
            var advisoryNotices: [String]
            var steps: [Step]
        }
        var routes: [Route]
    }

    private let answer: Answer
    private let writer: InstructionWriter
    private let found: [(words: String, place: FoundPlace)]

    /// Reads the JSON document of an answer.
    ///
    /// - Parameters:
    ///   - writer: What tells distances.
    ///   - found: What was taken for the places that were named in words.
    init(
        _ json: [UInt8], _ writer: InstructionWriter,
        found: [(words: String, place: FoundPlace)] = []
    ) throws {
        self.writer = writer
        self.found = found
        answer = try JSONDecoder().decode(Answer.self, from: Data(json))
    }

    /// The routes as text.
    func text(on terminal: Terminal) -> String {
        let places = found.map { words, place in
            let name = [place.title, place.subtitle].filter { !$0.isEmpty }
            return terminal.dim("“\(words)”: " + name.joined(separator: ", ")) + "\n"
        }
        return places.joined() + answer.routes.map { text($0, terminal) }.joined(separator: "\n")
    }

    private func text(_ route: Answer.Route, _ terminal: Terminal) -> String {
        let way = route.name.isEmpty ? "" : " via \(route.name)"
        let title =
            "\(writer.distance(meters: route.distance)), "
            + "\(Figures.duration(seconds: route.expectedTravelTime))\(way)"
        var lines = [terminal.bold(title)]
        if let moments = moments(route) { lines.append("  " + moments) }
        lines += route.advisoryNotices.map { "  " + terminal.dim($0) }
        let figures = route.steps.map {
            $0.distance > 0 ? writer.distance(meters: $0.distance) : ""
        }
        let width = figures.map(\.count).max() ?? 0
        for (step, figure) in zip(route.steps, figures) {
            let padding = String(repeating: " ", count: width - figure.count)
            lines.append("  \(padding)\(terminal.dim(figure))  \(sentence(step))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// When one leaves and arrives, to the minute: no later, and no earlier.
    private func moments(_ route: Answer.Route) -> String? {
        guard let leave = route.departure.flatMap({ LocalTime(iso8601: $0) }),
            let arrival = route.arrival, let minute = LocalTime(iso8601: arrival)
        else { return nil }
        let arrive = arrival.hasSuffix(":00") ? minute : minute.advanced(bySeconds: 60)
        let isOneDay = leave.day == arrive.day && leave.month == arrive.month
        func text(_ time: LocalTime) -> String {
            let text = String(time.iso8601().prefix(16))
            return isOneDay ? String(text.suffix(5)) : text.replacing("T", with: " ")
        }
        return "Leave \(text(leave)), arrive \(text(arrive))"
    }

    private func sentence(_ step: Answer.Step) -> String {
        if !step.instructions.isEmpty { return step.instructions }
        let words = [step.maneuver.type, step.maneuver.modifier ?? "", step.name, step.ref]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
