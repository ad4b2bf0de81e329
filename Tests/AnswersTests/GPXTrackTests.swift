import Answers
import MapGeometry
import TestSupport
import Testing

/// Tracks that people recorded.
struct GPXTrackTests {
    @Test func tracksAreRead() throws {
        let gpx = """
            <?xml version="1.0"?><gpx version="1.1"><wpt lat="1" lon="2"/><trk><trkseg>
            <trkpt lat="60.17" lon="24.94"><time>2020-01-01T00:00:00Z</time></trkpt>
            <trkpt lat="60.18" lon="24.95"/></trkseg></trk></gpx>
            """
        let points = try GPXTrack.points(Array(gpx.utf8))
        #expect(points.map(\.latitude) == [60.17, 60.18])
        #expect(points.map(\.longitude) == [24.94, 24.95])
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
