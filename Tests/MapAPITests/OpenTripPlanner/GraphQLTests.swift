import Foundation
import MapAPI
import TestSupport
import Testing

/// Documents of GraphQL: what is read, and what is refused with its place.
struct GraphQLTests {
    private static let asked = Asked(.openTripPlanner)
    /// A query of an atlas without a timetable, in many of the language's forms.
    private static let query = """
        query Q($a: String = "60.169,24.938", $n: Int) { # comment
          one: plan(fromPlace: $a, toPlace: "B::60.172,24.950" numItineraries: $n,
            transportModes: [{mode: TRANSIT} {mode: WALK, qualifier: null}] walkSpeed: 1.33e0) {
            itineraries @include(if: true) { duration legs { ...L ... on Leg { mode } ... { distance } } }
            routingErrors { code description } }
        }
        fragment L on Leg { startTime legGeometry { points } from { name stop { name } } }
        """

    private static func ask(_ query: String) throws -> (status: Int, value: JSON) {
        let body = try JSONSerialization.data(withJSONObject: ["query": query])
        return try asked.json(
            "/otp/gtfs/v1", .post, contentType: "application/json",
            body: String(decoding: body, as: UTF8.self))
    }

    @Test func everyFormIsRead() throws {
        let (status, answer) = try Self.ask(Self.query)
        #expect(status == 200 && !answer.errors.exists, "\(answer)")
        #expect(answer.data.one.routingErrors[0].code.string == "NO_STOPS_IN_RANGE")
    }

    @Test(
        arguments: [
            ("", "no query", nil), ("{", "breaks off", nil), ("{}", "empty", nil),
            ("{plan}", "missing", nil), ("{ a }", "Field 'a' in type 'QueryType' is undefined", 1),
            ("{\n\n  nothing }", "Field 'nothing'", 3), ("{ a(b: ) }", "a value is missing", 1),
            ("{ a(b: \"x) }", "does not end", 1), ("{ a(b: \"\\q\") }", "escape", 1),
            ("mutation { a }", "only queries", nil),
            ("query A {a} query B {b}", "which operation", nil),
            ("{ ...F }", "no fragment F", 1), ("{ a(b: 1x) }", "number", 1),
            ("what { a }", "begins nothing", 1),
            ("{ ...F } fragment F on QueryType { ...F }", "without end", nil),
            ("query($a: Int!) { plan(fromPlace: $a) { date } }", "$a has no value", nil),
        ] as [(String, String, Int?)])
    func whatIsWrongIsTold(query: String, message: String, line: Int?) throws {
        let (status, answer) = try Self.ask(query)
        #expect(status == 200 && !answer.data.exists)
        let told = try #require(answer.errors[0].message.string)
        #expect(told.contains(message), "\(told)")
        if let line { #expect(answer.errors[0].locations[0].line.integer == line) }
    }

    @Test func nothingGrowsWithoutBound() throws {
        let deep = String(repeating: "{ a ", count: 4000) + String(repeating: "}", count: 4000)
        #expect(try Self.ask(deep).value.errors[0].message.string?.contains("deep") == true)
        let lists = "{ a(b: " + String(repeating: "[", count: 30_000)
        #expect(try Self.ask(lists).value.errors[0].message.string?.contains("deep") == true)
        let long = "{ " + String(repeating: "a ", count: 10_000) + "}"
        #expect(try Self.ask(long).value.errors[0].message.string?.contains("parts") == true)
        let huge = "{ a } #" + String(repeating: "x", count: 70_000)
        #expect(try Self.ask(huge).value.errors[0].message.string?.contains("bytes") == true)
        // Each fragment doubles the one before: a billion fields in a kilobyte.
        var doubling = "{ plan(fromPlace: \"60.169,24.938\" toPlace: \"60.172,24.95\") { ...F0 } }"
        for level in 0..<30 {
            doubling += " fragment F\(level) on Plan { ...F\(level + 1) ...F\(level + 1) }"
        }
        doubling += " fragment F30 on Plan { date }"
        let told = try Self.ask(doubling).value.errors[0].message.string
        #expect(told?.contains("fields") == true, "\(told ?? "")")
    }

    @Test func everyPrefixAndRandomChangesAreAnswered() throws {
        let bytes = Array(Self.query.utf8)
        for length in 0..<bytes.count {
            let text = String(decoding: bytes.prefix(length), as: UTF8.self)
            let (status, answer) = try Self.ask(text)
            #expect(status == 200 && (answer.errors.exists || answer.data.exists), "\(length)")
        }
        var random = SplitMix(seed: 24)
        for _ in 0..<2_000 {
            let text = String(decoding: mutated(bytes, &random), as: UTF8.self)
            #expect(try Self.ask(text).status == 200, "\(text)")
        }
    }

    @Test(arguments: ["", "[]", "{}", "{\"query\": 1}", "query"])
    func otherBodiesAreRefused(body: String) throws {
        let (status, answer) = try Self.asked.json(
            "/otp/gtfs/v1", .post, contentType: "application/json", body: body)
        #expect(status == 400 && answer.errors[0].message.exists)
    }
}
