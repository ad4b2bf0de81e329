import GPX
import TestSupport
import Testing

/// Tracks that people recorded.
struct GPXTrackTests {
    private static func points(_ text: String) throws(GPXError) -> [GPXTrack.Point] {
        try GPXTrack.points(Array(text.utf8))
    }

    private static let track = """
        <?xml version="1.0"?><!DOCTYPE gpx><gpx version="1.1"><wpt lat="1" lon="2"/><trk><trkseg>
        <trkpt lat="60.17" lon="24.94"><time>2020-01-01T00:00:00Z</time></trkpt>
        <trkpt lat="60.18" lon="24.95"/></trkseg></trk></gpx>
        """

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:30:05.5Z", 951_827_405.5),
        ("2026-11-23T01:00:00+01:00", 1_795_392_000), ("2026-11-22T19:30:00-04:30", 1_795_392_000),
        ("2026-13-01T00:00:00Z", nil), ("2026-11-23", nil), ("soon", nil),
    ])
    func timesAreRead(_ text: String, _ seconds: Double?) throws {
        let gpx = "<gpx><trkpt lat='1' lon='2'><ele>3</ele><time> \(text) </time></trkpt></gpx>"
        #expect(try Self.points(gpx).map(\.secondsSince1970) == [seconds])
    }

    @Test func tracksAreRead() throws {
        let points = try Self.points(Self.track)
        #expect(points.map(\.latitude) == [60.17, 60.18])
        #expect(points.map(\.longitude) == [24.94, 24.95])
        #expect(points.map(\.secondsSince1970) == [1_577_836_800, nil])
    }

    @Test func whatPointsTellIsRead() throws {
        let points = try Self.points(
            """
            <g:gpx xmlns:g="x"><!-- a > b --><g:trk><g:name><![CDATA[<trkpt>]]></g:name><g:trkseg>
            <g:trkpt  lon = '2.5'
              lat = "-1.5" ><g:ele> -3.25 </g:ele><g:extensions><t:speed>1.5</t:speed><t:ele>9</t:ele>
            <t:course>270</t:course><t:time>2020-01-01T00:00:00Z</t:time></g:extensions></g:trkpt>
            <g:trkpt lat="0" lon="180"><g:ele>nan</g:ele><g:speed>fast</g:speed></g:trkpt>
            </g:trkseg></g:trk></g:gpx>
            """)
        var first = GPXTrack.Point(latitude: -1.5, longitude: 2.5)
        (first.elevation, first.speed, first.course) = (-3.25, 1.5, 270)
        #expect(points == [first, GPXTrack.Point(latitude: 0, longitude: 180)])
    }

    @Test func routesStandInForTracksAndWaypointsForRoutes() throws {
        let waypoint = "<wpt lat='1' lon='1'/>"
        let route = "<rte><rtept lat='2' lon='2'/></rte>"
        #expect(try Self.points("<gpx>\(waypoint)\(route)</gpx>").map(\.latitude) == [2])
        #expect(try Self.points("<gpx>\(waypoint)</gpx>").map(\.latitude) == [1])
        #expect(try Self.points("<gpx/>").isEmpty)
    }

    @Test(arguments: [
        ("", "line 1: this is not GPX"), ("no", "line 1: this is not GPX"),
        ("\n<kml></kml>", "line 2: this is not GPX"),
        ("<gpx/><gpx/>", "line 1: this is not GPX"),
        ("<gpx>", "line 1: “<gpx>” is not closed"),
        ("<gpx></kml>", "line 1: “</kml>” closes nothing"),
        ("<gpx>\n\n<trkpt lat='91' lon='0'/></gpx>", "line 3: a point without a position"),
        ("<gpx><trkpt lat='1'/></gpx>", "line 1: a point without a position"),
        ("<gpx><trkpt lat='x' lon='0'/></gpx>", "line 1: a point without a position"),
        ("<gpx><trkpt lat='nan' lon='0'/></gpx>", "line 1: a point without a position"),
        ("<gpx>\n<!-- \n", "line 2: a comment is not closed"),
        ("<gpx><![CDATA[ ]>", "line 1: a text is not closed"),
        ("<?xml >", "line 1: an instruction is not closed"),
        ("<!DOCTYPE", "line 1: a declaration is not closed"),
        ("<gpx a>", "line 1: a broken tag"), ("<gpx a='", "line 1: a broken tag"),
        ("< gpx>", "line 1: a tag without a name"),
    ])
    func faultsAreToldWithTheirLine(_ text: String, _ fault: String) {
        let error = #expect(throws: GPXError.self) { try Self.points(text) }
        #expect(error?.description == fault)
    }

    @Test func elementsMayNotLieTooDeep() {
        let deep = "<gpx>" + String(repeating: "<a>", count: 200_000)
        let error = #expect(throws: GPXError.self) { try Self.points(deep) }
        #expect(error?.reason == "elements lie too deep")
    }

    @Test func damagedFilesNeverCrash() {
        let whole = Array(Self.track.utf8)
        for length in 0...whole.count { _ = try? GPXTrack.points(Array(whole.prefix(length))) }
        var random = SplitMix(seed: 81)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = UInt8.random(in: .min ... .max, using: &random)
            }
            _ = try? GPXTrack.points(bytes)
        }
    }
}
