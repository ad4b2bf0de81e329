import Answers
import Foundation
import GPX
import MapGeometry
import Roads
import Testing

/// What answers for routes tell, in each form.
struct RouteAnswerTests {
    /// The answer for cars from one end of the town to the other.
    private func answer(
        _ more: KeyValuePairs<QuestionOption, String?> = [:]
    ) async throws -> RouteAnswer {
        let router = try await TestTown.router
        let ends = OptionValues(typed: [.from: TestTown.a, .to: TestTown.d])
        return try RouteQuestion(OptionValues(typed: more).completed(by: ends), environment: [:])
            .answer(
                router: { _, _ in router }, place: { words, _ in throw Unexpected(words: words) })
    }

    private struct Unexpected: Error {
        var words: String
    }

    private func document(_ bytes: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func bothMomentsAreTold() async throws {
        func told(_ more: KeyValuePairs<QuestionOption, String?>) async throws -> [String?] {
            let document = try document(try await answer(more).json())
            let route = try #require((document["routes"] as? [[String: Any]])?.first)
            return [route["departure"] as? String, route["arrival"] as? String]
        }
        let time = try await answer().routes[0].expectedTravelTime
        let seconds = Duration.seconds((time / .seconds(1)).rounded(.up))
        let noon = try #require(LocalTime(iso8601: "2026-03-01T12:00"))
        #expect(
            try await told([.depart: "2026-03-01T12:00"])
                == ["2026-03-01T12:00:00", noon.iso8601(after: seconds)])
        #expect(
            try await told([.arrive: "2026-03-01T12:00"])
                == [noon.iso8601(after: .zero - seconds), "2026-03-01T12:00:00"])
        #expect(try await told([:]) == [nil, nil])
    }

    /// The text says no later departure and no earlier arrival than the document.
    @Test(arguments: ["08:30", "23:58"])
    func textTellsWholeMinutes(time: String) async throws {
        let answer = try await answer([.depart: "2026-03-01T\(time)"])
        let moments = try #require(answer.moments(of: answer.routes[0]))
        #expect(moments.departure.iso8601 == "2026-03-01T\(time):00")
        let line = try #require(
            answer.text().split(separator: "\n").first { $0.contains("Leave") })
        if time == "08:30" {
            #expect(line.hasPrefix("  Leave 08:30, arrive 08:"))
        } else {
            #expect(line.hasPrefix("  Leave 2026-03-01 23:58, arrive 2026-03-02 00:"))
        }
        let arrival = moments.arrival.minuteRoundedUp.iso8601()
        #expect(arrival >= moments.arrival.iso8601)
        #expect(line.hasSuffix(arrival.dropFirst(11).prefix(5)))
    }

    @Test func theDocumentTellsWhatTheStepsTell() async throws {
        let answer = try await answer([.depart: "2026-03-02T08:00"])
        let text = String(decoding: answer.json(), as: UTF8.self)
        #expect(
            text.contains("\"bearings\":[90,180,270],\"entry\":[true,true,false],\"in\":2"),
            "\(text)")
        let route = answer.routes[0]
        let steps = route.legs.flatMap { answer.router.steps(for: $0) }
        let route0 = try #require(
            (try document(answer.json())["routes"] as? [[String: Any]])?.first)
        let told = try #require(route0["steps"] as? [[String: Any]])
        #expect(
            told.map { $0["instructions"] as? String }
                == steps.map { answer.writer.instruction(for: $0.maneuver) })
        #expect(
            told.map { ($0["intersections"] as? [Any])?.count }
                == steps.map(\.intersections.count))
    }

    /// From stop to stop, where there are stops: names, distances and times that add up to the route's.
    @Test func legsAreToldWhereThereAreStops() async throws {
        func route(_ answer: RouteAnswer) throws -> [String: Any] {
            try #require((try document(answer.json())["routes"] as? [[String: Any]])?.first)
        }
        #expect(try route(try await answer())["legs"] == nil)
        let answer = try await answer([.via: TestTown.c])
        let whole = try route(answer)
        let legs = try #require(whole["legs"] as? [[String: Any]])
        #expect(legs.count == 2)
        func sum(_ key: String) -> Double { legs.reduce(0) { $0 + ($1[key] as? Double ?? .nan) } }
        #expect(abs(sum("distance") - (whole["distance"] as? Double ?? 0)) < 0.11)
        #expect(
            abs(sum("expectedTravelTime") - (whole["expectedTravelTime"] as? Double ?? 0)) < 0.11)
        #expect(sum("stepCount") == Double((whole["steps"] as? [Any])?.count ?? 0))
        #expect(legs.allSatisfy { ($0["name"] as? String)?.isEmpty == false })
        let arrivals = answer.text().split(separator: "\n").filter { $0.hasSuffix(")") }
        #expect(arrivals.count == 2, "\(answer.text())")
    }

    @Test func textHasALineForEachStep() async throws {
        let answer = try await answer()
        let steps = answer.routes.flatMap(\.legs).flatMap { answer.router.steps(for: $0) }
        let lines = answer.text().split(separator: "\n")
        #expect(lines.count == 2 + steps.count)
        #expect(lines[0].contains("km, ") && lines[0].hasSuffix(" via Main Street"))
        #expect(lines[1] == "  Open only at certain times")
        for (line, step) in zip(lines.dropFirst(2), steps) {
            #expect(line.hasSuffix("  " + answer.writer.instruction(for: step.maneuver)))
        }
        #expect(!answer.text().contains("\u{1b}"))
        let colored = answer.text(style: TextStyle(usesTerminalColors: true))
        #expect(colored.hasPrefix("\u{1b}[1m" + lines[0] + "\u{1b}[0m\n"))
    }

    @Test func distancesAreToldInTheUnitsAskedFor() async throws {
        let plain = String(decoding: try await answer().json(), as: UTF8.self)
        #expect(!plain.contains("distanceText"))
        for (units, unit) in [("metric", "km"), ("imperial", "mi")] {
            let answer = try await answer([.units: units])
            let route = try #require(
                (try document(answer.json())["routes"] as? [[String: Any]])?.first)
            #expect((route["distanceText"] as? String)?.hasSuffix(unit) == true)
            #expect(answer.text().split(separator: ",")[0].hasSuffix(unit))
        }
    }

    @Test func everyFormHasTheWholeLine() async throws {
        let answer = try await answer()
        let points = answer.routes[0].legs[0].latitudes.count
        let collection = try document(try answer.bytes(as: .geojson))
        let feature = try #require((collection["features"] as? [[String: Any]])?.first)
        let geometry = try #require(feature["geometry"] as? [String: Any])
        #expect(geometry["type"] as? String == "LineString")
        #expect((geometry["coordinates"] as? [[Double]])?.count == points)
        let gpx = try GPXTrack.points(try answer.bytes(as: .gpx))
        #expect(gpx.count == points)
        #expect(gpx.first?.longitude == 0 && gpx.last?.longitude == 0.06)
        let polyline = String(decoding: try answer.bytes(as: .polyline), as: UTF8.self)
        #expect(polyline.hasSuffix("\n") && polyline.count > points)
    }
}
