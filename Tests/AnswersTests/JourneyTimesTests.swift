import Answers
import Foundation
import Journeys
import MapGeometry
import Testing
import Transit

/// Times by public transport between many places, through ``StreetAndTram``, beside its journeys.
struct JourneyTimesTests {
    private static let places = [45.4385, 45.4405, 45.46, 45.4795, 45.485].map {
        CLLocationCoordinate2D(latitude: $0, longitude: 9.18)
    }
    private static let departure = StreetAndTram.halfPastSeven + 1500

    @Test func areThoseOfTheEarliestArrivals() async throws {
        try Self.compare(await StreetAndTram.city)
    }

    private static func compare(
        _ city: (planner: TransitPlanner, streets: JourneyStreets)
    ) throws {
        let (planner, streets) = city
        let rows = try JourneyTimesRequest(
            from: Self.places, to: Self.places, leavingAt: Self.departure
        ).seconds(planner: planner, streets: streets)
        var rides = 0
        for (row, start) in rows.enumerated() {
            for (column, seconds) in start.enumerated() {
                let answer = try JourneyRequest(
                    from: Self.places[row], to: Self.places[column], .departing(Self.departure)
                ).answer(planner: planner, streets: streets)
                let expected =
                    answer.journeys.map { $0.arrival - Self.departure }
                    + (answer.walk.map { [Int($0.seconds)] } ?? [])
                #expect(seconds == expected.min(), "\(row) to \(column)")
                rides += answer.journeys.count
            }
        }
        #expect(rides > 2)
    }

    private static func answer(
        _ more: KeyValuePairs<QuestionOption, String?> = [:]
    ) async throws -> JourneyTimesAnswer {
        let (planner, streets) = try await StreetAndTram.city
        var values = OptionValues(typed: more)
        values.set(.sources, to: ["45.4405,9.18"])
        values.set(.targets, to: ["45.4795,9.18", "10,10"])
        let question = try JourneyTimesQuestion(values, now: StreetAndTram.halfPastSeven)
        return try question.answer(
            planner: planner, streets: streets,
            (question.sources + question.targets).positions { _, _ in throw CancellationError() })
    }

    @Test func areWrittenInRows() async throws {
        struct Table: Decodable { var durations: [[Int?]] }
        let answer = try await Self.answer([.depart: "2014-10-21T07:55"])
        let table = try JSONDecoder().decode(Table.self, from: Data(answer.json()))
        #expect(table.durations.count == 1 && table.durations[0].count == 2)
        // The tram arrives at 8:10, 56 m from there.
        #expect(table.durations[0][0].map { 930...990 ~= $0 } == true)
        #expect(table.durations[0][1] == nil)
        #expect(answer.text().contains(" min") && answer.text().contains("no way"))
        // Without the tram one walks.
        for option in [QuestionOption.avoid, .exclude] {
            let walked = try await Self.answer([.depart: "2014-10-21T07:55", option: "tram"])
            #expect(try #require(walked.seconds[0][0]) > 3000)
        }
        let now = try await Self.answer()
        #expect(now.seconds[0][0].map { $0 > 2400 } == true)
    }

    @Test func haveTheirOptionsAndLimits() async throws {
        await #expect(throws: TransitError.self) {
            try await Self.answer([.depart: "2020-10-21T07:55"])
        }
        try Self.checkLimits(await StreetAndTram.city)
    }

    private static func checkLimits(
        _ city: (planner: TransitPlanner, streets: JourneyStreets)
    ) throws {
        // Roads are not asked for a time.
        var values = OptionValues(typed: [.depart: "2014-10-21T07:55"])
        values.set(.sources, to: ["45.4405,9.18"])
        #expect(throws: OptionError.self) { try MatrixQuestion(values) }
        values.set(.sources, to: Array(repeating: "45.4405,9.18", count: 101))
        let question = try JourneyTimesQuestion(values)
        #expect(throws: (any Error).self) {
            try question.answer(
                planner: city.planner, streets: city.streets,
                question.sources.positions { _, _ in throw CancellationError() })
        }
    }
}
