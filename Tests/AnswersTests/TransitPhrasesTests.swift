import Bytes
import GTFS
import Journeys
import MapGeometry
import Roads
import TestSupport
import Testing
import Timetables
import Transit

/// Sentences about days, clocks and lines as each language puts them.
struct TransitPhrasesTests {
    @Test(arguments: [
        (InstructionLanguage.english, "leaves on 2026-06-11 at 08:00", "leaves at 08:00"),
        (.german, "fährt am 2026-06-11 um 08:00", "fährt um 08:00"),
        (.swedish, "går 2026-06-11 kl. 08:00", "går kl. 08:00"),
        (.french, "part le 2026-06-11 à 08:00", "part à 08:00"),
        (.spanish, "sale el 2026-06-11 a las 08:00", "sale a las 08:00"),
        (.italian, "parte il 2026-06-11 alle 08:00", "parte alle 08:00"),
        (.finnish, "lähtee 2026-06-11 klo 08:00", "lähtee klo 08:00"),
        (.japanese, "次は2026-06-11の08:00発です", "次は08:00発です"),
        (.chinese, "下一班2026-06-11 08:00发车", "下一班08:00发车"),
        (
            .arabic, "تنطلق يوم \u{2068}2026-06-11\u{2069} الساعة \u{2068}08:00\u{2069}",
            "تنطلق الساعة \u{2068}08:00\u{2069}"
        ),
    ])
    func daysAndClocksHaveTheirOwnWords(
        language: InstructionLanguage, dated: String, undated: String
    ) {
        let phrases = TransitPhrases.of(language)
        #expect(phrases.next("2026-06-11", "08:00").hasSuffix(dated))
        #expect(phrases.next(nil, "08:00").hasSuffix(undated))
    }

    @Test(arguments: [
        (InstructionLanguage.english, "2 min"), (.japanese, "2分"), (.chinese, "2分钟"),
        (.arabic, "2 د"),
    ])
    func minutesAreCountedInTheLanguage(language: InstructionLanguage, told: String) {
        #expect(TransitPhrases.of(language).minutes(2) == told)
    }

    /// A line of each kind, as the sentence for boarding names it.
    @Test(arguments: [
        ("2", 1, "地下鉄2号線"), ("Rossa", 1, "Rossaの地下鉄"), ("47", 3, "47番のバス"),
        ("90/91", 11, "90/91番のトロリーバス"), ("9", 0, "9番の路面電車"), ("S5", 2, "S5の電車"),
        ("123", 1100, "123便"),
        ("1", 12, "モノレール1号線"),
    ])
    func japaneseCountsLines(name: String, type: Int, told: String) throws {
        let feed = DrawnFeed(
            stops: "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45.46,9.18\nB,Beta,45.48,9.18",
            routes: "route_id,route_short_name,route_type\nR,\(name),\(type)",
            trips: "route_id,service_id,trip_id\nR,daily,t",
            stopTimes: """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t,8:00:00,8:00:00,A,1
                t,8:10:00,8:10:00,B,2
                """)
        let read = try feed.withFolder { try Feed(reading: $0) }
        var builder = TimetableBuilder([.init(name: "feed", feed: read)])
        let planner = try TransitPlanner(MappedFile(of: builder.makeTables().encoded()))
        #expect(TransitPhrases.of(.japanese).vehicle(planner.line(ofTrip: 0)) == told)
    }
}
