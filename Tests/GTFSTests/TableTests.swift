import Foundation
import GTFS
import TestSupport
import Testing

struct TableTests {
    private static func names(_ stops: String) throws -> [String] {
        try SmallFeed.read([
            "stops.txt": stops,
            "stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence",
        ]).stops.map(\.name)
    }

    @Test(arguments: [
        "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45,9\nB,Beta,45,9\n",
        "\u{feff}stop_id,stop_name,stop_lat,stop_lon\r\nA,Alpha,45,9\r\nB,Beta,45,9",
        "stop_id,stop_name,stop_lat,stop_lon\rA,Alpha,45,9\rB,Beta,45,9\r",
        "\"stop_id\", \"stop_name\" ,stop_lat , stop_lon\n\"A\",\"Alpha\",\"45\",9\nB , Beta, 45 ,\t9\n",
        "stop_id,stop_name,stop_lat,stop_lon\n\nA,Alpha,45,9\n\n\nB,Beta,45,9\n\n",
        "stop_lon,color of the roof,stop_lat,stop_name,stop_id\n9,red,45,Alpha,A\n9,,45,Beta,B",
    ])
    func tablesOfAllKindsAreRead(text: String) throws {
        #expect(try Self.names(text) == ["Alpha", "Beta"])
    }

    @Test func quotesHoldCommasQuotesAndLines() throws {
        let text =
            "stop_id,stop_name,stop_lat,stop_lon\n"
            + "A,\"Alpha, the \"\"first\"\"\",45,9\nB,\"Beta\nbelow\",45,9"
        #expect(try Self.names(text) == ["Alpha, the \"first\"", "Beta\nbelow"])
    }

    @Test func emptyValuesAtTheEndOfARowMayBeMissing() throws {
        let feed = try SmallFeed.read([
            "stops.txt": """
            stop_id,stop_name,stop_lat,stop_lon,zone_id,stop_url
            A,Alpha,45,9
            B,Beta,45,9,1,
            C,Gamma,45,9,1,,,
            D,Delta,45,9,1,,x
            """
        ])
        #expect(feed.stops.map(\.id) == ["A", "B", "C"])
        #expect(feed.notices.skippedRows["stops.txt"] == 1)
        #expect(feed.notices.counts[.invalidRowLength] == 3)
    }

    @Test func aRowOfAnotherLengthIsLeftOut() throws {
        let feed = try SmallFeed.read([
            "stops.txt": """
            stop_id,stop_name,stop_lat,stop_lon
            A,Alpha,45,9
            B,Beta,45
            C,Gamma,45,9
            """
        ])
        #expect(feed.stops.map(\.id) == ["A", "C"])
        #expect(feed.notices.skippedRows["stops.txt"] == 1)
        let notice = try #require(feed.notices.samples[.invalidRowLength]?.first)
        #expect((notice.file, notice.row) == ("stops.txt", 3))
    }

    /// A feed in ISO 8859-1 is read, with a finding for each value that is no text.
    @Test func whatIsNotUTF8IsAFinding() throws {
        let text =
            "stop_id,stop_name,stop_lat,stop_lon\nA,Alpha,45,9\nB,B\u{e9}ta,45,9\n\u{e9},Gamma,45,9"
        let feed = try SmallFeed.drawn.withFolder { folder in
            let latin = try #require(text.data(using: .isoLatin1))
            try latin.write(to: URL(fileURLWithPath: folder + "/stops.txt"))
            return try Feed(reading: folder)
        }
        #expect(feed.stops.map(\.name) == ["Alpha", "B\u{fffd}ta", "Gamma"])
        let notices = try #require(feed.notices.samples[.invalidCharacter])
        #expect(notices.map(\.row) == [3, 4])
        #expect(notices.map(\.field) == ["stop_name", "stop_id"])
        #expect(notices.map(\.file) == ["stops.txt", "stops.txt"])
        #expect(notices.first?.value == "B\u{fffd}ta")
        #expect(notices.first?.code.severity == .error)
        let replaced = try SmallFeed.read([
            "stops.txt": "stop_id,stop_name,stop_lat,stop_lon\nA,Alph\u{fffd},45,9"
        ])
        #expect(replaced.notices.counts[.invalidCharacter] == 1)
        let plain = try SmallFeed.read([
            "stops.txt":
                "stop_id,stop_name,stop_lat,stop_lon\nA,\u{c4}lph\u{e4} \u{6771}\u{4eac},45,9"
        ])
        #expect(plain.notices.counts[.invalidCharacter] == nil)
    }

    @Test func anEndlessValueRefusesTheFeed() throws {
        let text =
            "stop_id,stop_name,stop_lat,stop_lon\nA,\"Al"
            + String(repeating: "pha\n", count: 40_000)
        let error = #expect(throws: GTFSError.self) { try SmallFeed.read(["stops.txt": text]) }
        #expect(error?.code == .invalid(.csvParsingFailed))
        #expect(error?.row == 2)
    }

    @Test(arguments: 0..<8)
    func damagedTablesAreReadOrRefused(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<(SlowTier.isOn ? 2_000 : 15) {
            let name = SmallFeed.drawn.files.keys.sorted().randomElement(using: &random) ?? ""
            let text = SmallFeed.drawn.files[name] ?? ""
            let damaged = String(decoding: mutated(Array(text.utf8), &random), as: UTF8.self)
            _ = try? SmallFeed.read([name: damaged])
        }
    }

    @Test func timesAndDates() {
        func seconds(_ text: String) -> Int32? { ServiceTime.seconds(Array(text.utf8)) }
        #expect(seconds("0:00:00") == 0)
        #expect(seconds("07:05:09") == 25_509)
        #expect(seconds("26:30:00") == 95_400)
        #expect(seconds("399:59:59") == 1_439_999)
        for text in [
            "", "7:5:0", "07:05", "07:60:00", "07:05:60", "-1:00:00", "7:05:00 ", "999:00:00",
            "a:00:00", "7::00",
        ] {
            #expect(seconds(text) == nil, "\(text)")
        }
        func day(_ text: String) -> Int32? { ServiceTime.day(Array(text.utf8)) }
        #expect(day("19700101") == 0)
        #expect(day("20141019").map(ServiceTime.date) == "20141019")
        #expect(day("20160229") != nil)
        for text in ["", "20150229", "20141301", "2014101", "2014-10-19", "00000101"] {
            #expect(day(text) == nil, "\(text)")
        }
    }
}
