import Deflate
import Foundation
import MapGeometry
import PointLayers
import TestSupport
import Testing

/// Points of tables and GeoJSON, as files write them.
@Suite struct PointFileTests {
    /// What was read of a text.
    private struct Read: Equatable {
        var places: [[Double]] = []
        var ids: [String?] = []
        var properties: [[String: JSONValue]] = []
        var report: PointFile.Report?
    }

    private static func read(
        _ bytes: [UInt8], _ name: String, hasProperties: Bool = false, isStrict: Bool = false
    ) throws -> Read {
        let path = NSTemporaryDirectory() + UUID().uuidString + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // The folder of temporary files is emptied by the system.
        defer { try? FileManager.default.removeItem(atPath: path) }
        var result = Read()
        result.report = try PointFile(
            path: path, hasProperties: hasProperties, isStrict: isStrict
        ).read { point, _ in
            result.places.append([point.coordinate.latitude, point.coordinate.longitude])
            result.ids.append(point.id)
            result.properties.append(point.properties)
        }
        return result
    }

    private static func read(
        _ text: String, _ name: String, hasProperties: Bool = false, isStrict: Bool = false
    ) throws -> Read {
        try read(Array(text.utf8), name, hasProperties: hasProperties, isStrict: isStrict)
    }

    @Test(arguments: [
        "lat,lon\n60.5,24.25\n", "name;Latitude;Longitude\na;60,5;24,25\n", "y\tx\n60,5\t24.25\n",
        "stop_id,stop_lat,stop_lon\n1,60.5,24.25\n", "lng;lat\n\"24,25\";\"60,5\"\n",
        "\u{feff}lat;lon\r\n60.5;24,25\r\n", "lat,long\n60.50,+24.25",
    ])
    func tablesHaveManyHabits(_ text: String) throws {
        #expect(try Self.read(text, ".csv", isStrict: true).places == [[60.5, 24.25]])
    }

    @Test func packedFilesAreUnpacked() throws {
        let table = Deflater(level: 6).deflate(Array("lat,lon\n1,2\n".utf8).span.bytes, .gzip)
        #expect(try Self.read(table, ".csv.gz").places == [[1, 2]])
        let text = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]}}"#
        let json = Deflater(level: 6).deflate(Array(text.utf8).span.bytes, .gzip)
        #expect(try Self.read(json, ".geojson.gz").places == [[1, 2]])
        #expect(throws: (any Error).self) { try Self.read(Array(json.dropLast(9)), ".geojson.gz") }
    }

    @Test func malformedRowsArePassedOverAndCounted() throws {
        let text = "lat,lon\n1,2\nx,3\n91,4\n5\ny,6\n7,8 \"a\"\n9,\"10\n"
        let read = try Self.read(text, ".csv")
        #expect(read.places == [[1, 2]])
        #expect(read.report?.faultCount == 6)
        #expect(
            read.report?.faults.map(\.first) == [
                "line 3: “x” is not a number",
                "line 4: lat 91.0 is out of range; are latitude and longitude swapped?",
                "line 5: the record has no field for lon",
                "line 7: a quote stands in the middle of a field",
                "line 8: a quoted field is not closed",
            ])
        #expect(read.report?.faults.map(\.count) == [2, 1, 1, 1, 1])
        #expect(throws: (any Error).self) { try Self.read(text, ".csv", isStrict: true) }
    }

    /// Rows behind a quote too many, which opens a field that is never closed.
    private static func table(_ rows: [String], count: Int = 5_000) -> String {
        let lines = (1...count).map { "p\($0),60.\($0),24.5" }
        return (["name,lat,lon"] + rows + lines).joined(separator: "\n") + "\n"
    }

    @Test(arguments: [
        ("\"open,60.1,24", "line 3: a quoted field is not closed"),
        ("o\"pen,60.1,24", "line 3: a quote stands in the middle of a field"),
        ("\"op\"en,60.1,24", "line 3: a quote stands in the middle of a field"),
    ])
    func aQuoteTooManyCostsOneRow(_ row: String, _ fault: String) throws {
        let text = Self.table(["a,60.0,24", row])
        let packed = Deflater(level: 6).deflate(Array(text.utf8).span.bytes, .gzip)
        for (bytes, name) in [(Array(text.utf8), ".csv"), (packed, ".csv.gz")] {
            let read = try Self.read(bytes, name)
            #expect(read.places.count == 5_001)
            #expect(read.report?.faults.map(\.first) == [fault])
            #expect(read.report?.faultCount == 1)
        }
        #expect(throws: CSVError.self) { try Self.read(text, ".csv", isStrict: true) }
    }

    /// Two of them close each other, and between them lie rows.
    @Test func rowsBetweenTwoQuotesAreRead() throws {
        for second in ["\"b\",60.2,24", "\"b,60.2,24", "d,\"", "\""] {
            let between = (1...100).map { "q\($0),61.\($0),24.5" }
            let rows = ["\"open,60.1,24"] + between + [second]
            let read = try Self.read(Self.table(rows, count: 50), ".csv")
            #expect(read.places.count == (second.hasPrefix("\"b\"") ? 151 : 150), "\(second)")
        }
    }

    /// The record may be as long as is held at most, and longer: one line of it is left out.
    @Test func aRecordThatIsTooLongCostsOneRow() throws {
        let text = Self.table(["\"open,60.1,24"], count: 200_000)
        #expect(text.utf8.count > 3 << 20)
        let read = try Self.read(text, ".csv")
        #expect(read.places.count == 200_000)
        #expect(
            read.report?.faults.map(\.first) == ["line 2: the record is longer than 1048576 bytes"])
        for long in [
            String(repeating: "x", count: 2 << 20), String(repeating: ",", count: 2 << 20),
        ] {
            let one = try Self.read(Self.table(["a,60.0,24", long + ",60.1,24"], count: 9), ".csv")
            #expect(one.places.count == 10)
            #expect(one.report?.faultCount == 1)
        }
    }

    @Test func fieldsOfSeveralLinesAreReadStill() throws {
        let field = (1...20_000).map { "line \($0), \"\"so\"\"" }.joined(separator: "\r\n")
        let read = try Self.read(
            "name,lat,lon\n\"\(field)\",1,2\nx,3,4\n", ".csv", hasProperties: true, isStrict: true)
        #expect(read.places == [[1, 2], [3, 4]])
        guard case .string(let name)? = read.properties[0]["name"] else {
            Issue.record("no name")
            return
        }
        #expect(name == field.replacing("\"\"", with: "\""))
    }

    private static func feature(_ coordinates: String, _ more: String = "") -> String {
        #"{"type":"Feature"\#(more),"geometry":{"type":"Point","coordinates":\#(coordinates)}}"#
    }

    /// Values that are JSON and no positions, and other things that are no features.
    private static let malformed = [
        feature("[null,2]"), feature("[]"), feature("[5]"), feature(#"["5","6"]"#), feature("null"),
        feature("[1e999,2]"), feature("{}"), feature("[[1,2]]"),
        #"{"type":"Feature","geometry":{"type":"Point"}}"#,
        #"{"type":"Feature","geometry":5}"#, #"{"type":"Thing"}"#, "{}", "5", "null", #""text""#,
        "[]",
    ]

    @Test(arguments: [false, true]) func malformedFeaturesArePassedOver(_ hasProperties: Bool)
        throws
    {
        let sound = [Self.feature("[1,2]"), Self.feature("[3,4]", #","properties":{"a":1}"#)]
        let parts = Self.malformed.flatMap { [$0, sound[0]] } + [sound[1]]
        let text = #"{"type":"FeatureCollection","features":[\#(parts.joined(separator: ",\n"))]}"#
        let read = try Self.read(text, ".geojson", hasProperties: hasProperties)
        #expect(read.places.count == Self.malformed.count + 1)
        #expect(read.places.last == [4, 3])
        #expect(read.report?.faultCount == Self.malformed.count)
        let first = try #require(read.report?.faults.first?.first)
        #expect(first.hasPrefix("features[0].geometry.coordinates[0], byte 100: "), "\(first)")
        #expect(throws: GeoJSONError.self) {
            try Self.read(text, ".geojson", hasProperties: hasProperties, isStrict: true)
        }
    }

    @Test func aBrokenDocumentEndsTheRun() throws {
        let parts = [Self.feature("[1,2]"), Self.feature("[null,2]"), Self.feature("[3,,4]")]
        for text in [
            #"{"type":"FeatureCollection","features":[\#(parts.joined(separator: ","))]}"#,
            #"{"type":"FeatureCollection","features":[\#(parts[0]) \#(parts[0])]}"#,
            #"{"type":"FeatureCollection","features":[\#(parts[0])"#,
            #"{"type":"FeatureCollection","features":5}"#, parts[1], parts[2],
            #"{"type":"Topology"}"#,
            "{\n\"type\":\"Feature\",\n\"geometry\":{\"type\":\"Point\"}}\n",
        ] {
            #expect(throws: GeoJSONError.self, "\(text)") { try Self.read(text, ".geojson") }
        }
    }

    @Test(arguments: [
        "garbage", #"{"type":"Feature""#, #"{"type":"Feature","geometry":{"type":"Point""#,
        #"{"type":"Feature","properties":{"a":"open}"#, #"{"type":"Feature"},,"#, "]", "}",
    ])
    func aBrokenLineIsPassedOver(_ line: String) throws {
        let sound = (1...500).map { Self.feature("[\($0 % 90),2]", #","properties":{"n":\#($0)}"#) }
        for place in [0, 250, 499, 500] {
            var lines = sound
            lines.insert(line, at: place)
            let text = lines.joined(separator: "\n") + "\n"
            for hasProperties in [false, true] {
                let read = try Self.read(text, ".ndjson", hasProperties: hasProperties)
                #expect(read.places.count == 500, "\(place)")
                #expect((1...2).contains(read.report?.faultCount ?? 0))
            }
        }
        let malformed = [sound[0], Self.feature("[null,2]"), sound[1]].joined(separator: "\n")
        #expect(try Self.read(malformed, ".ndjson").places.count == 2)
    }

    @Test func positionsOutOfRangeArePassedOver() throws {
        func point(_ x: Double, _ y: Double) -> String {
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#(x),\#(y)]}}"#
        }
        let text =
            #"{"type":"FeatureCollection","features":["#
            + [point(539, 1), point(541, 1), point(0, 91), point(-200, -90)].joined(separator: ",")
            + "]}"
        let read = try Self.read(text, ".geojson")
        #expect(read.places == [[1, 539], [-90, -200]])
        #expect(read.report?.faultCount == 2)
        #expect(throws: (any Error).self) { try Self.read(text, ".geojson", isStrict: true) }
    }

    @Test func allColumnsAreKeptOnRequest() throws {
        let table = "id,lat,lon,name,size\n7,1,2,Käpylä,3\n"
        let read = try Self.read(table, ".csv", hasProperties: true)
        #expect(read.ids == ["7"])
        #expect(read.properties == [["name": .string("Käpylä"), "size": .integer(3)]])
    }

    /// Texts of every shape a file may have.
    private static let texts = [
        #"{"type":"FeatureCollection","features":[]}"#,
        #"{"features":[{"geometry":{"coordinates":[1.5,-2.25],"type":"Point"},"type":"Feature"}],"type":"FeatureCollection"}"#,
        """
        {"type":"Feature","properties":{"a":[1,{"b":null}],"c":"\\u00e4\\n\\"","d":-1.5e3},"geometry":
        {"type":"Point","coordinates":[24.938379100000002,60.169]}}
        {"type":"Feature","id":3,"properties":null,"geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}}
        """,
        "\u{1e}{\"type\":\"Point\",\"coordinates\":[1,2,3]}\n",
        #"{"type":"FeatureCollection","name":"x","features":[{"type":"Feature","geometry":null},{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}},{"type":"Feature","properties":{"n":"Äö"},"geometry":{"type":"Point","coordinates":[-0,1e1]}}],"bbox":[0,0,1,1]}"#,
    ]

    /// The same through the reader that knows everything.
    private static func slowly(_ bytes: [UInt8]) throws(GeoJSONError) -> [[Double]] {
        var rest = bytes[...]
        let reader = GeoJSONFeatureReader(options: .init(reading: .init(strictness: .lenient))) {
            count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        var places: [[Double]] = []
        while let feature = try reader.nextFeature() {
            switch feature.geometry {
            case .point(let place): places.append([place.latitude, place.longitude])
            case .multiPoint(let all): places += all.map { [$0.latitude, $0.longitude] }
            default: break
            }
        }
        return places
    }

    @Test(arguments: texts) func bothReadersAgree(_ text: String) throws {
        #expect(try Self.read(text, ".geojson").places == Self.slowly(Array(text.utf8)))
    }

    /// Changed texts are read as before or refused, never otherwise than by the reader that knows everything.
    @Test func changedTextsAreReadAlikeOrRefused() throws {
        let seed: UInt64 = 11
        var random = SplitMix(seed: seed)
        var refused = 0
        for round in 0..<(SlowTier.isOn ? 20_000 : 2_000) {
            let text = Array(Self.texts[round % Self.texts.count].utf8)
            let changed = mutated(text, &random)
            let known: [[Double]]?
            do { known = try Self.slowly(changed) } catch { known = nil }
            do {
                let read = try Self.read(changed, ".geojson")
                let sound = known?.filter { abs($0[0]) <= 90 && abs($0[1]) <= 540 }
                #expect(sound == nil || read.places == sound, "seed \(seed), round \(round)")
            } catch {
                refused += 1
                #expect(known == nil, "seed \(seed), round \(round): \(error)")
            }
        }
        #expect(refused > 0)
    }

    @Test func everyBeginningOfATableIsReadOrRefused() throws {
        let table = Array("name;lat;lon\n\"a \"\"b\"\"\";1,5;2\r\n\"c\nd\";3;x\n".utf8)
        for end in table.indices {
            do { _ = try Self.read(Array(table[..<end]), ".csv") } catch {
                #expect(error is CSVError, "\(end)")
            }
        }
        var random = SplitMix(seed: 3)
        for _ in 0..<1_000 {
            do { _ = try Self.read(mutated(table, &random), ".csv") } catch {
                #expect(error is CSVError)
            }
        }
    }
}
