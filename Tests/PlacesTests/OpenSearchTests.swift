import CalendarDays
import Foundation
import MapGeometry
import OpeningHours
import Places
import Testing

/// Searches for what is open, in a drawn quarter of Helsinki; distances grow from the first café on.
///
/// 23 November 2026 is a Monday.
@Suite struct OpenSearchTests {
    private static let opening = Task {
        var extract = DrawnExtract()
        let shops: [(String, String, String?)] = [
            ("cafe", "Early Bird", "Mo-Fr 06:00-10:00"), ("cafe", "Noon", "Mo-Sa 11:00-15:00"),
            ("cafe", "Sundays Only", "Su 10:00-16:00"), ("cafe", "Untold", nil),
            ("cafe", "Garbled", "whenever we like"), ("cafe", "Always", "24/7"),
            ("cafe", "By Request", "&quot;by appointment&quot;"),
            ("pub", "Night Owl", "Mo-Su 20:00-03:00"),
            ("pub", "Chain", "Mo-Fr 08:00-10:00"), ("pub", "Chain", "Mo-Fr 08:00-22:00"),
        ]
        for (number, shop) in shops.enumerated() {
            var tags = ["amenity": shop.0, "name": shop.1]
            tags["opening_hours"] = shop.2
            extract.node(number + 1, 60.17, 24.94 + Double(number) * 0.002, tags)
        }
        return try SampleCity.open(try await extract.bytes())
    }

    private func search(
        _ query: String, open: OpenQuestion? = nil, clock: String? = nil
    ) async throws -> [FoundPlace] {
        var request = SearchRequest(query)
        request.near = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.9395)
        request.open = open
        request.clock = try clock.map { try Self.date($0) }
        return try await Self.opening.value.search(request)
    }

    /// The moment at which clocks in Helsinki show a time.
    private static func date(_ text: String) throws -> Date {
        try Date("\(text):00+02:00", strategy: .iso8601)
    }

    private func local(_ text: String) throws -> OpenQuestion {
        OpenQuestion(.local(try #require(LocalTime(iso8601: text))))
    }

    @Test(arguments: [
        ("2026-11-23T09:00", ["Early Bird", "Always"]), ("2026-11-23T12:00", ["Noon", "Always"]),
        ("2026-11-22T12:00", ["Sundays Only", "Always"]), ("2026-11-23T04:00", ["Always"]),
    ])
    func kindsAreOpenWhenAsked(_ moment: String, _ names: [String]) async throws {
        #expect(try await search("cafe", open: try local(moment)).map(\.name) == names)
        // The same by the clock of the place, which is two hours ahead.
        let date = OpenQuestion(.date(try Self.date(moment)))
        #expect(try await search("cafe", open: date).map(\.name) == names)
        #expect(try await search("cafe open now", clock: moment).map(\.name) == names)
        // Words that ask for now do not contradict a time that is given.
        #expect(try await search("cafe open now", open: date).map(\.name) == names)
    }

    @Test func nothingOpenIsNoAnswer() async throws {
        #expect(try await search("pub", open: try local("2026-11-23T05:00")).isEmpty)
    }

    @Test func whatIsCalledByNameIsToldEitherWay() async throws {
        let found = try await search("Noon", open: try local("2026-11-23T18:00"))
        let hours = try #require(found.first?.hours)
        #expect(found.first?.name == "Noon")
        #expect(hours.text == "Mo-Sa 11:00-15:00")
        #expect(hours.timeZone?.identifier == "Europe/Helsinki")
        let verdict = try #require(hours.verdict)
        #expect(verdict.state.kind == .closed)
        #expect(verdict.until == LocalTime(iso8601: "2026-11-24T11:00"))
        #expect(verdict.nextOpening == LocalTime(iso8601: "2026-11-24T11:00"))
        #expect(verdict.week.map { $0.spans.count } == [1, 1, 1, 1, 1, 1, 0])
        #expect(hours.sentence == "Closed. Opens at 11:00 on Tuesday")
        let german = found.first?.hours(
            at: try local("2026-11-23T18:00").moment, languages: ["xx", "de-AT"])
        #expect(german?.sentence == "Geschlossen. Öffnet Dienstag um 11:00 Uhr")
    }

    @Test func openOnesOfAChainComeFirst() async throws {
        let found = try await search("Chain", open: try local("2026-11-23T12:00"))
        #expect(found.prefix(2).map { $0.osm.description } == ["n10", "n9"])
        #expect(found.prefix(2).map { $0.hours?.verdict?.state.kind } == [.open, .closed])
    }

    @Test func hoursThatCannotBeReadAreTold() async throws {
        let found = try await search("Garbled", open: try local("2026-11-23T12:00"))
        let hours = try #require(found.first?.hours)
        #expect(hours.verdict == nil)
        #expect(hours.problem?.code == .unknownWord)
        #expect(hours.sentence == nil)
        #expect(try await search("Untold", open: try local("2026-11-23T12:00")).first?.hours == nil)
    }

    @Test func nothingIsToldUnasked() async throws {
        let found = try await search("cafe", clock: "2026-11-23T09:00")
        #expect(found.count == 7)
        #expect(found.allSatisfy { $0.hours == nil })
        // Without a clock, words say nothing.
        #expect(try await search("cafe open now").count == 7)
    }

    /// A query on Monday at noon, and who answers it.
    @Test(arguments: [
        ("cafe open now", "Noon,Always"), ("open cafe", "Noon,Always"),
        ("cafe open", "Noon,Always"),
        ("cafe open on sunday", "Sundays Only,Always"),
        ("cafe open sundays", "Sundays Only,Always"),
        ("cafes opened on Saturday", "Noon,Always"), ("open 24 hours cafe", "Always"),
        ("24h cafe", "Always"), ("cafe 24/7", "Always"), ("late night pub", "Night Owl"),
        ("pub open late", "Night Owl"), ("cafe open today", "Early Bird,Noon,Always"),
        ("cafe open tomorrow", "Early Bird,Noon,Always"),
        ("jetzt geöffnetes Café".replacing("geöffnetes", with: "geöffnet"), "Noon,Always"),
        ("Café sonntags geöffnet", "Sundays Only,Always"),
        ("café ouvert maintenant", "Noon,Always"),
        ("café ouvert le dimanche", "Sundays Only,Always"),
        ("cafetería abierta ahora", "Noon,Always"),
        ("kahvila auki nyt", "Noon,Always"), ("kahvila auki sunnuntaisin", "Sundays Only,Always"),
        ("kafé öppet nu", "Noon,Always"), ("caffè aperto la domenica", "Sundays Only,Always"),
        ("кафе открыто сейчас", "Noon,Always"), ("営業中のカフェ", "Noon,Always"),
        ("24時間営業のカフェ", "Always"), ("カフェ 日曜日に営業", "Sundays Only,Always"),
        ("现在营业的咖啡馆", "Noon,Always"), ("مقهى مفتوح الآن", "Noon,Always"),
    ])
    func wordsAskToo(_ query: String, _ names: String) async throws {
        let found = try await search(query, clock: "2026-11-23T12:00")
        #expect(found.map(\.name).joined(separator: ",") == names)
    }

    /// Without a kind, everything that people visit is meant, the nearest first.
    @Test(arguments: [
        ("open now", "Noon,Always,Chain"), ("geöffnet jetzt", "Noon,Always,Chain"),
        ("open on Sunday", "Sundays Only,Always,Night Owl"), ("営業中", "Noon,Always,Chain"),
    ])
    func wordsAloneAskForWhatIsOpen(_ query: String, _ names: String) async throws {
        let found = try await search(query, clock: "2026-11-23T12:00")
        #expect(found.map(\.name).joined(separator: ",") == names)
        #expect(found.allSatisfy { $0.hours != nil })
        #expect(found.compactMap(\.distance) == found.compactMap(\.distance).sorted())
    }

    /// Words that are names, or ask for nothing.
    @Test(arguments: ["Sundays Only", "Night Owl", "Always", "open", "late"])
    func namesStayNames(_ query: String) async throws {
        let asked = try await search(query, clock: "2026-11-23T12:00")
        let plain = try await search(query)
        #expect(asked.map(\.name) == plain.map(\.name))
        #expect(asked.allSatisfy { $0.hours == nil })
    }

    @Test func anyMomentIsNoTrap() async throws {
        for seconds in [-1e300, -1e12, 0, 1e10, 2.5e11, 1e300, .infinity, .nan] {
            let date = OpenQuestion(.date(Date(timeIntervalSince1970: seconds)))
            _ = try await search("cafe", open: date)
            _ = try await search("Noon", open: date)
        }
    }
}
