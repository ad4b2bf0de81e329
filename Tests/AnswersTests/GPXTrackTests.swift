import Answers
import MapGeometry
import TestSupport
import Testing

/// Tracks that people recorded.
struct GPXTrackTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:30:05.5Z", 951_827_405.5),
        ("2026-11-23T01:00:00+01:00", 1_795_392_000), ("2026-11-22T19:30:00-04:30", 1_795_392_000),
        ("2026-13-01T00:00:00Z", nil), ("2026-11-23", nil), ("soon", nil),
    ])
    func timesAreRead(_ text: String, _ seconds: Double?) throws {
        let gpx = "<gpx><trkpt lat='1' lon='2'><ele>3</ele><time> \(text) </time></trkpt></gpx>"
        #expect(try GPXTrack.points(Array(gpx.utf8)).map(\.seconds) == [seconds])
    }

    @Test func tracksAreRead() throws {
        let gpx = """
            <?xml version="1.0"?><gpx version="1.1"><wpt lat="1" lon="2"/><trk><trkseg>
            <trkpt lat="60.17" lon="24.94"><time>2020-01-01T00:00:00Z</time></trkpt>
            <trkpt lat="60.18" lon="24.95"/></trkseg></trk></gpx>
            """
        let points = try GPXTrack.points(Array(gpx.utf8))
        #expect(points.map(\.coordinate.latitude) == [60.17, 60.18])
        #expect(points.map(\.coordinate.longitude) == [24.94, 24.95])
        #expect(points.map(\.seconds) == [1_577_836_800, nil])
        for bad in [
            "", "no", "<gpx>", "<kml></kml>", "<gpx><trkpt lat='91' lon='0'/></gpx>",
            "<gpx><trkpt lat='1'/></gpx>", "<gpx><trkpt lat='x' lon='0'/></gpx>",
        ] {
            #expect(throws: InputFileError.self) { try GPXTrack.points(Array(bad.utf8)) }
        }
        var random = SplitMix(seed: 81)
        for _ in 0..<2000 {
            var bytes = Array(gpx.utf8)
            let index = Int.random(in: bytes.indices, using: &random)
            bytes[index] = UInt8.random(in: .min ... .max, using: &random)
            _ = try? GPXTrack.points(bytes)
        }
    }
}
