import Foundation
import MapGeometry
import TestSupport
import Testing

typealias Position = GeoJSON.Position

func at(_ longitude: Double, _ latitude: Double, _ altitude: Double? = nil) -> Position {
    Position(latitude: latitude, longitude: longitude, altitude: altitude)
}

private func geometry(_ text: String) throws -> GeoJSON.Geometry {
    guard case .geometry(let geometry, _) = try GeoJSON.decode(text) else {
        throw CocoaError(.fileReadCorruptFile)
    }
    return geometry
}

@Suite struct GeoJSONReadingTests {
    /// Appendix A of RFC 7946.
    @Test func theExamplesOfTheRFC() throws {
        #expect(
            try geometry(#"{"type": "Point", "coordinates": [100.0, 0.0]}"#) == .point(at(100, 0)))
        #expect(
            try geometry(#"{"type":"LineString","coordinates":[[100.0, 0.0],[101.0, 1.0]]}"#)
                == .lineString([at(100, 0), at(101, 1)]))
        let square = [at(100, 0), at(101, 0), at(101, 1), at(100, 1), at(100, 0)]
        let hole = [at(100.8, 0.8), at(100.8, 0.2), at(100.2, 0.2), at(100.2, 0.8), at(100.8, 0.8)]
        let polygon = """
            [[[100.0,0.0],[101.0,0.0],[101.0,1.0],[100.0,1.0],[100.0,0.0]],
             [[100.8,0.8],[100.8,0.2],[100.2,0.2],[100.2,0.8],[100.8,0.8]]]
            """
        #expect(
            try geometry(#"{"type":"Polygon","coordinates":\#(polygon)}"#)
                == .polygon([square, hole]))
        #expect(
            try geometry(#"{"type":"MultiPoint","coordinates":[[100.0,0.0],[101.0,1.0]]}"#)
                == .multiPoint([at(100, 0), at(101, 1)]))
        #expect(
            try geometry(
                #"{"type":"MultiLineString","coordinates":[[[100,0],[101,1]],[[102,2],[103,3]]]}"#)
                == .multiLineString([[at(100, 0), at(101, 1)], [at(102, 2), at(103, 3)]]))
        #expect(
            try geometry(#"{"type":"MultiPolygon","coordinates":[\#(polygon)]}"#)
                == .multiPolygon([[square, hole]]))
        let collection = """
            {"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[100.0,0.0]},
             {"type":"LineString","coordinates":[[101.0,0.0],[102.0,1.0]]}]}
            """
        #expect(
            try geometry(collection)
                == .geometryCollection([.point(at(100, 0)), .lineString([at(101, 0), at(102, 1)])]))
    }

    @Test func aCollectionWithEverything() throws {
        let text = """
            \u{FEFF}{"name":"x","type":"FeatureCollection","bbox":[1,2,3,4],"features":[
            {"geometry":{"coordinates":[24.9384,60.1699,12.5,99],"type":"Point","tag":true},
             "id":9007199254740993,"properties":{"name":"\\u00c4\\uD83D\\uDE00\\/\\n","n":null,"a":[1,-0,1.5e3,"é"]},
             "title":"t","type":"Feature","bbox":[1,2,3,4,5,6]},
            {"type":"Feature","id":"w5","geometry":null,"properties":null}]}
            """
        guard case .featureCollection(let collection) = try GeoJSON.decode(text) else {
            Issue.record("no collection")
            return
        }
        #expect(collection.members.boundingBox == [1, 2, 3, 4])
        #expect(collection.members.foreign == ["name": "x"])
        let first = collection.features[0]
        #expect(first.id == .integer(9_007_199_254_740_993))
        #expect(first.geometry == .point(at(24.9384, 60.1699, 12.5)))
        #expect(first.geometryMembers.foreign == ["tag": true])
        #expect(first.members.foreign == ["title": "t"])
        #expect(first.members.boundingBox?.count == 6)
        #expect(first.properties?["name"] == "Ä😀/\n")
        #expect(first.properties?["a"] == [1, .number(-0.0), 1500.0, "é"])
        #expect(collection.features[1].id == .string("w5"))
        #expect(collection.features[1].geometry == nil)
        #expect(collection.features[1].properties == nil)
        #expect(try GeoJSON.decode(Data(text.utf8)) == .featureCollection(collection))
    }

    private static let badTexts: [(String, GeoJSONError.Code, Int, String)] = [
        ("", .truncated, 0, ""), ("  ", .truncated, 2, ""), ("[1]", .wrongType, 0, ""),
        ("nul", .wrongType, 0, ""), ("{", .truncated, 1, ""),
        ("{}", .missingMember, 0, ""),
        (#"{"type":"Point"}"#, .missingMember, 0, ""),
        (#"{"type":"point","coordinates":[1,2]}"#, .unknownType, 8, "type"),
        (#"{"type":5}"#, .wrongType, 8, "type"),
        (#"{"type":"Point","coordinates":[1,2]} x"#, .trailingCharacters, 37, ""),
        (#"{"type":"Point","coordinates":[1 2]}"#, .unexpectedCharacter, 33, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[1,]}"#, .unexpectedCharacter, 33, "coordinates[1]"),
        (#"{"type":"Point","coordinates":[]}"#, .tooFewPositions, 30, "coordinates"),
        (#"{"type":"Point","coordinates":[1]}"#, .tooFewPositions, 30, "coordinates"),
        (#"{"type":"Point","coordinates":["1",2]}"#, .wrongType, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[1,null]}"#, .wrongType, 33, "coordinates[1]"),
        (#"{"type":"Point","coordinates":[NaN,2]}"#, .notFinite, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[-Infinity,2]}"#, .notFinite, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[1e999,2]}"#, .notFinite, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[01,2]}"#, .invalidNumber, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[1.,2]}"#, .invalidNumber, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[.5,2]}"#, .unexpectedCharacter, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[+1,2]}"#, .unexpectedCharacter, 31, "coordinates[0]"),
        (#"{"type":"Point","coordinates":[1,91]}"#, .swappedCoordinates, 30, "coordinates"),
        (#"{"type":"Point","coordinates":[181,1]}"#, .outOfRange, 30, "coordinates"),
        (#"{"type":"Point","coordinates":{}}"#, .wrongType, 30, "coordinates"),
        (#"{"type":"LineString","coordinates":[[1,2]]}"#, .tooFewPositions, 35, "coordinates"),
        (#"{"type":"LineString","coordinates":[1,2]}"#, .wrongType, 36, "coordinates[0]"),
        (
            #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]}"#, .tooFewPositions, 33,
            "coordinates[0]"
        ),
        (
            #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]],[[0,0],[1,0],[1,1],[0,1]]]}"#,
            .unclosedRing, 59, "coordinates[1]"
        ),
        (
            #"{"type":"GeometryCollection","geometries":[{"type":"Feature"}]}"#, .unknownType, 51,
            "geometries[0].type"
        ),
        (#"{"type":"Feature","properties":null}"#, .missingMember, 0, ""),
        (#"{"type":"Feature","geometry":null}"#, .missingMember, 0, ""),
        (#"{"type":"Feature","geometry":null,"properties":[]}"#, .wrongType, 47, "properties"),
        (#"{"type":"Feature","id":true,"geometry":null,"properties":null}"#, .wrongType, 23, "id"),
        (#"{"type":"FeatureCollection"}"#, .missingMember, 0, ""),
        (
            #"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[1,2]}]}"#,
            .unknownType, 48, "features[0].type"
        ),
        (#"{"type":"Point","coordinates":[1,2],"bbox":[1,2,3]}"#, .invalidBoundingBox, 43, "bbox"),
        (#"{"type":"Point","x":"a\qb"}"#, .invalidString, 22, "x"),
        (#"{"type":"Point","x":"\ud800"}"#, .invalidString, 21, "x"),
        ("{\"type\":\"Point\",\"x\":\"a\u{1}\"}", .invalidString, 22, "x"),
        (#"{"type":"Point","x":"a"#, .truncated, 22, "x"),
        (#"{"type":"Point","x":tru}"#, .unexpectedCharacter, 20, "x"),
    ]

    @Test(arguments: badTexts.indices)
    func badTextsSayWhatAndWhere(index: Int) {
        let (text, code, offset, path) = Self.badTexts[index]
        do throws(GeoJSONError) {
            let document = try GeoJSON.decode(text)
            Issue.record("\(text) was read as \(document)")
        } catch {
            #expect(error.code == code, "\(text): \(error)")
            #expect(error.offset == offset, "\(text): \(error)")
            #expect(error.path == path, "\(text): \(error)")
        }
    }

    @Test func theErrorSaysWhere() {
        let text = """
            {"type":"FeatureCollection","features":[
            {"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":[1,{}]}},
            {"type":"Feature","properties":{"a,b":"],{"},"geometry":{"type":"LineString","coordinates":[[1,2],[3,"4"]]}}
            ]}
            """
        do throws(GeoJSONError) {
            _ = try GeoJSON.decode(text)
        } catch {
            #expect(error.path == "features[1].geometry.coordinates[1][1]")
            #expect(
                error.description
                    == "features[1].geometry.coordinates[1][1], byte \(error.offset): "
                    + "the value has the wrong type (a number expected)")
            #expect(Array(text.utf8)[error.offset...].starts(with: Array("\"4\"".utf8)))
        }
    }

    @Test func invalidUTF8() {
        var bytes = Array(#"{"type":"Point","x":"?"}"#.utf8)
        bytes[21] = 0xFF
        #expect(throws: GeoJSONError(.invalidUTF8, offset: 21, path: "x")) {
            try GeoJSON.decode(bytes)
        }
    }

    @Test func lenientReadingRepairsWhatIsClear() throws {
        let options = GeoJSON.ReadingOptions(strictness: .lenient)
        let ring = try GeoJSON.decode(
            #"{"type":"Polygon","coordinates":[[[0,0],[200,0],[1,95]]]}"#, options: options)
        #expect(
            ring == .geometry(.polygon([[at(0, 0), at(200, 0), at(1, 95), at(0, 0)]]), .init()))
        let feature = try GeoJSON.decode(#"{"type":"Feature","id":null}"#, options: options)
        #expect(feature == .feature(GeoJSON.Feature(geometry: nil)))
        let line = try GeoJSON.decode(#"{"type":"LineString","coordinates":[]}"#, options: options)
        #expect(line == .geometry(.lineString([]), .init()))
        #expect(throws: GeoJSONError.self) {
            try GeoJSON.decode(#"{"type":"Point","coordinates":["1",2]}"#, options: options)
        }
    }

    @Test func numbersAreTheNearestDoubles() throws {
        var random = SplitMix(seed: 0x5EED_1050)
        for _ in 0..<5_000 {
            let number = Double(bitPattern: .random(in: 0 ... .max, using: &random))
            guard number.isFinite else { continue }
            for text in [
                "\(number)", String(format: "%.17g", number),
                String(format: "%.9f", number.truncatingRemainder(dividingBy: 180)),
            ] {
                let document = try GeoJSON.decode(
                    #"{"type":"Point","coordinates":[0,0],"x":\#(text)}"#)
                guard case .geometry(_, let members) = document else { continue }
                #expect(members.foreign["x"]?.doubleValue == Double(text), "\(text)")
            }
        }
    }

    @Test func depthIsLimited() throws {
        func nested(_ depth: Int) -> String {
            #"{"type":"Point","coordinates":[0,0],"x":"#
                + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
        }
        #expect(throws: Never.self) { try GeoJSON.decode(nested(127)) }
        let error = #expect(throws: GeoJSONError.self) { try GeoJSON.decode(nested(100_000)) }
        #expect(error?.code == .tooDeep)
        let collections =
            String(repeating: #"{"geometries":["#, count: 60)
            + String(repeating: #"],"type":"GeometryCollection"}"#, count: 60)
        #expect(throws: Never.self) { try GeoJSON.decode(collections) }
    }

    @Test func aStringOfTenMegabytes() throws {
        let long = String(repeating: "a\\u00e9b", count: 1_250_000)
        let document = try GeoJSON.decode(
            #"{"type":"Feature","geometry":null,"properties":{"x":"\#(long)"}}"#)
        #expect(document.features[0].properties?["x"]?.stringValue?.utf8.count == 5_000_000)
    }
}
