import MapGeometry
import TestSupport
import Testing

private func coordinates(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
    pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
}

@Suite struct EncodedPolylineTests {
    @Test func thePublishedExample() throws {
        let line = coordinates([(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)])
        let string = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
        #expect(try EncodedPolyline.encode(line) == string)
        #expect(try EncodedPolyline.decode(string) == line)
        let six = "_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI"
        #expect(try EncodedPolyline.encode(line, precision: 6) == six)
        #expect(try EncodedPolyline.decode(six, precision: 6) == line)
        #expect(try EncodedPolyline.encode(coordinates([(0, -179.9832104)])) == "?`~oia@")
    }

    @Test func emptyIsEmpty() throws {
        #expect(try EncodedPolyline.encode([]) == "")
        #expect(try EncodedPolyline.decode("").isEmpty)
    }

    @Test(arguments: 1...7)
    func roundTripsToHalfAUnit(precision: Int) throws {
        var random = SplitMix(seed: 0x5EED_1030)
        let line = coordinates(
            (0..<2_000).map { _ in
                (.random(in: -90...90, using: &random), .random(in: -360...360, using: &random))
            } + [(90, 360), (-90, -360), (90, 360)])
        let string = try EncodedPolyline.encode(line, precision: precision)
        let back = try EncodedPolyline.decode(string, precision: precision)
        #expect(back.count == line.count)
        var unit = 1.0
        for _ in 0..<precision { unit /= 10 }
        for (a, b) in zip(line, back) {
            #expect(abs(a.latitude - b.latitude) <= unit * 0.5000001)
            #expect(abs(a.longitude - b.longitude) <= unit * 0.5000001)
        }
        #expect(try EncodedPolyline.encode(back, precision: precision) == string)
    }

    @Test(arguments: [
        ("_p~iF~ps|", EncodedPolylineError.Code.truncated, 5), ("_p~iF", .truncated, 5),
        ("_", .truncated, 0), ("_p~iF ps|U", .invalidCharacter, 5), ("é", .invalidCharacter, 0),
        ("?>", .invalidCharacter, 1), ("~~~~~~~~~~~~~", .overflow, 0),
        ("??~~~~~~~~~~~~~", .overflow, 2), ("????_izlhA~rlgdF", .outOfRange, 4),
    ])
    func badStrings(string: String, code: EncodedPolylineError.Code, position: Int) {
        #expect(throws: EncodedPolylineError(code, position: position, precision: 5)) {
            try EncodedPolyline.decode(string)
        }
    }

    @Test(arguments: [(91.0, 0.0), (0, 361), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)])
    func badCoordinates(latitude: Double, longitude: Double) {
        #expect(throws: EncodedPolylineError(.invalidCoordinate, position: 1, precision: 5)) {
            try EncodedPolyline.encode(coordinates([(1, 1), (latitude, longitude)]))
        }
    }

    @Test func anyBytesGiveALineOrAnError() {
        var random = SplitMix(seed: 0x5EED_1031)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 60...127, using: &random)
            }
            let string = String(decoding: bytes, as: UTF8.self)
            if let line = try? EncodedPolyline.decode(string, precision: 1) {
                #expect(line.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 360 })
            }
        }
    }
}
