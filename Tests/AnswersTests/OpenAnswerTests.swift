import Answers
import Foundation
import Places
import Testing

/// Answers about opening hours, from text to text.
///
/// South Café has hours, North "Star" Café none; 23 November 2026 is a Monday.
struct OpenAnswerTests {
    private func answer(_ query: String, open: String?, now: Date = Date()) async throws
        -> PlaceAnswer
    {
        let values = OptionValues(typed: [.query: query, .near: "0,0.05", .open: open])
        return try PlaceQuestion(.search, values, now: now).answer(try await TestTown.places)
    }

    private func text(_ query: String, open: String?, now: Date = Date()) async throws -> String {
        try await answer(query, open: open, now: now).text()
    }

    @Test func kindsThatAreClosedAreLeftOut() async throws {
        let open = try await text("cafe", open: "2026-11-23T12:00")
        #expect(open.hasPrefix("South Café  "))
        #expect(open.contains("  Open until 18:00  "))
        #expect(open.split(separator: "\n").count == 1)
        #expect(try await text("cafe", open: "2026-11-23T19:00").isEmpty)
        let named = try await text("South Café", open: "2026-11-23T19:00")
        #expect(named.contains("  Closed. Opens at 8:00 on Tuesday  "), "\(named)")
    }

    @Test func momentsMayHaveZones() async throws {
        // The town lies in the Gulf of Guinea, whose clocks show UTC, as those of Ghana.
        for open in ["2026-11-23T17:30Z", "2026-11-23T20:30:00+03:00", "2026-11-23T17:30"] {
            #expect(try await text("cafe", open: open).contains("Open until 18:00"), "\(open)")
        }
        #expect(try await text("cafe", open: "2026-11-23T17:30-03:00").isEmpty)
        let noon = Date(timeIntervalSince1970: 1_795_435_200)
        #expect(try await text("cafe", open: "now", now: noon).contains("Open until 18:00"))
        #expect(try await text("cafe open now", open: nil, now: noon).contains("Open until 18:00"))
        for open in ["", "soon", "2026-13-01T00:00", "2026-11-23", "2026-11-23T12:00 nonsense"] {
            await #expect(throws: OptionError.self, "\(open)") {
                try await self.text("cafe", open: open)
            }
        }
    }

    @Test func documentsTellTheWeek() async throws {
        let json = try await answer("South Café", open: "2026-11-23T12:00").json()
        let document = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
        let results = try #require(document?["results"] as? [[String: Any]])
        let hours = try #require(results.first?["hours"] as? [String: Any])
        #expect(hours["state"] as? String == "open")
        #expect(hours["until"] as? String == "2026-11-23T18:00:00")
        #expect(hours["nextOpening"] as? String == "2026-11-24T08:00:00")
        #expect(hours["sentence"] as? String == "Open until 18:00")
        #expect(hours["text"] as? String == "Mo-Fr 08:00-18:00; Su \"ask\"")
        #expect(hours["knowsPublicHolidays"] as? Bool == false)
        let week = try #require(hours["week"] as? [[String: Any]])
        #expect(week.map { $0["day"] as? String } == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(week.first?["date"] as? String == "2026-11-23")
        let spans = week.map { $0["spans"] as? [[String: String]] ?? [] }
        #expect(spans[0] == [["from": "08:00", "state": "open", "to": "18:00"]])
        #expect(spans[5].isEmpty)
        #expect(
            spans[6] == [["comment": "ask", "from": "00:00", "state": "unknown", "to": "24:00"]])
    }

    @Test func answersWithoutTheQuestionTellNothingOfIt() async throws {
        let json = String(decoding: try await answer("cafe", open: nil).json(), as: UTF8.self)
        #expect(!json.contains("\"hours\""))
    }
}
