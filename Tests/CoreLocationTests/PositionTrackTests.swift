import CoreLocation
import Foundation
import Testing

@Suite struct PositionTrackTests {
    static let gpx = """
        <?xml version="1.0"?>
        <!-- a walk -->
        <gpx version="1.1" creator="test">
          <wpt lat="1" lon="2"/>
          <trk><name>Walk</name><trkseg>
            <trkpt lat="60.1699" lon="24.9384"><ele>12.5</ele><time>2026-05-01T10:00:00Z</time></trkpt>
            <trkpt lon='24.9484' lat='60.1699'><time>2026-05-01T12:00:10+02:00</time></trkpt>
            <trkpt lat="60.1799" lon="24.9484"><time>2026-05-01T10:00:20.5Z</time></trkpt>
          </trkseg></trk>
        </gpx>
        """

    // The RMC and GGA examples of NMEA's manuals, with their checksums.
    static let nmea = """
        $GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47
        $GPRMC,123519,A,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*6A
        $GPGSV,2,1,08,01,40,083,46,02,17,308,41*7C
        $GPRMC,123520,V,4807.038,N,01131.000,E,022.4,084.4,230394,003.1,W*77
        $GPRMC,123521,A,4807.050,S,01131.000,W,010.0,180.0,230394,,*00
        $GPRMC,123522,A,4807.060,N,01131.060,E,010.0,180.0,230394,,
        """

    static let csv = """
        Name, Latitude ,LON,timestamp,speed,elevation
        "a",60.1699,24.9384,1000,1.5,3
        b,60.1700,24.9385,1010,,

        c,60.1701,24.9386,1020,2,4
        """

    @Test func aTrackOfGPXHasPositionsAndTimes() throws {
        let track = try PositionTrack(Data(Self.gpx.utf8))
        #expect(track.locations.map(\.coordinate.longitude) == [24.9384, 24.9484, 24.9484])
        #expect(track.locations[0].altitude == 12.5 && track.locations[1].verticalAccuracy < 0)
        let times = track.locations.map { $0.timestamp.timeIntervalSince1970 - 1_777_629_600 }
        #expect(times == [0, 10, 20.5])
        // Course and speed follow from the positions.
        #expect(abs(track.locations[0].course - 90) < 0.01)
        #expect(abs(track.locations[1].course) < 0.01)
        let meters = track.locations[0].distance(from: track.locations[1])
        #expect(abs(track.locations[0].speed - meters / 10) < 1e-9)
    }

    @Test func aLogOfNMEAKeepsWhatIsSound() throws {
        let track = try PositionTrack(Data(Self.nmea.utf8))
        #expect(track.locations.count == 2)
        let first = track.locations[0]
        #expect(abs(first.coordinate.latitude - 48.1173) < 1e-4)
        #expect(abs(first.coordinate.longitude - 11.516667) < 1e-5)
        #expect(first.altitude == 545.4 && first.course == 84.4)
        #expect(abs(first.speed - 22.4 * 1852 / 3600) < 1e-9)
        #expect(first.timestamp == Date(timeIntervalSince1970: 764_426_119))
    }

    @Test func aLogOfGGAAloneIsEnough() throws {
        let log = Self.nmea.split(separator: "\n").prefix(1).joined()
        let track = try PositionTrack(Data(log.utf8))
        #expect(track.locations.count == 1 && track.locations[0].altitude == 545.4)
    }

    @Test func aTableHasItsColumnsInAnyOrder() throws {
        let track = try PositionTrack(Data(Self.csv.utf8))
        #expect(track.locations.map(\.coordinate.latitude) == [60.1699, 60.17, 60.1701])
        #expect(track.locations.map(\.timestamp.timeIntervalSince1970) == [1000, 1010, 1020])
        #expect(track.locations[0].speed == 1.5 && track.locations[0].altitude == 3)
        #expect(track.locations[1].verticalAccuracy < 0)
    }

    @Test func whatIsWrongIsTold() {
        func failure(_ text: String, _ format: PositionTrack.Format? = nil) -> String {
            do {
                _ = try PositionTrack(Data(text.utf8), format: format)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(
            failure("").contains("latitude and longitude") || failure("").contains("no positions"))
        #expect(
            failure("name,lat\na,1")
                == "line 1: the first line names no columns latitude and longitude")
        #expect(failure("lat,lon\n1,2\n91,2") == "line 3: a row without a position")
        #expect(
            failure("<gpx>\n<trkpt lat=\"x\" lon=\"1\"/></gpx>")
                == "line 2: a point without a position")
        #expect(failure("<kml></kml>") == "line 1: this is not GPX")
        #expect(failure("<gpx><!-- ") == "line 1: a comment is not closed")
        #expect(failure("<gpx></gpx>") == "there are no positions in this gpx track")
        #expect(failure("$GPRMC,,V") == "there are no positions in this nmea track")
    }

    @Test(arguments: PositionTrack.Format.allCases)
    func damagedTracksNeverCrash(_ format: PositionTrack.Format) throws {
        let whole = Array([.gpx: Self.gpx, .nmea: Self.nmea, .csv: Self.csv][format]!.utf8)
        var seed: UInt64 = 0x2545_F491_4F6C_DD1D
        func random(_ limit: Int) -> Int {
            seed ^= seed << 13
            seed ^= seed >> 7
            seed ^= seed << 17
            return Int(seed % UInt64(limit))
        }
        for length in 0...whole.count {
            _ = try? PositionTrack(Data(whole.prefix(length)), format: format)
        }
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
            if random(3) == 0 { bytes.remove(at: random(bytes.count)) }
            if let track = try? PositionTrack(Data(bytes), format: format) {
                for location in track.locations {
                    #expect(CLLocationCoordinate2DIsValid(location.coordinate))
                }
            }
        }
    }
}
