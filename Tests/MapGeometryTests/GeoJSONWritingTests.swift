import Foundation
import MapGeometry
import TestSupport
import Testing

private func text(
    _ geometry: GeoJSON.Geometry, decimals: Int? = nil,
    winding: GeoJSON.WritingOptions.Winding = .rightHand
) throws -> String {
    let options = GeoJSON.WritingOptions(decimals: decimals, winding: winding)
    return String(decoding: try GeoJSON.encode(geometry, options: options), as: UTF8.self)
}

@Suite struct GeoJSONWritingTests {
    @Test func theOrderOfMembersIsFixed() throws {
        let feature = GeoJSON.Feature(
            id: .integer(7), geometry: .point(at(24.9384, 60)),
            properties: ["b": 1, "a": [true, nil, 2.0, "x\"\\\n\u{1}é"]],
            geometryMembers: .init(foreign: ["z": nil, "type": "lost"]),
            members: .init(boundingBox: [1, 2, 3, 4], foreign: ["title": "t"]))
        let collection = GeoJSON.FeatureCollection(
            features: [feature], members: .init(foreign: ["name": "n"]))
        let bytes = try GeoJSON.encode(.featureCollection(collection))
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"type":"FeatureCollection","name":"n","features":[{"type":"Feature","id":7,"#
                + #""bbox":[1,2,3,4],"geometry":{"type":"Point","coordinates":[24.9384,60],"z":null},"#
                + #""properties":{"a":[true,null,2.0,"x\"\\\n\u0001é"],"b":1},"title":"t"}]}"#)
    }

    @Test(arguments: [
        (24.93841234567, 6, "24.938412"), (-0.0000001, 6, "0"), (-0.5, 0, "-1"), (0.05, 2, "0.05"),
        (-12.3, 3, "-12.3"), (180, 7, "180"), (1e300, 3, "1e+300"), (0.1, 15, "0.1"),
    ])
    func decimals(number: Double, decimals: Int, expected: String) throws {
        #expect(
            try text(.point(at(number, 1)), decimals: decimals)
                == #"{"type":"Point","coordinates":[\#(expected),1]}"#)
    }

    @Test func ringsAreWoundByTheRightHand() throws {
        let clockwise = [at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0, 0)]
        let turned = GeoJSON.Geometry.polygon([clockwise.reversed(), clockwise])
        #expect(try text(.polygon([clockwise, clockwise])) == text(turned, winding: .asGiven))
        #expect(try text(turned) == text(turned, winding: .asGiven))
        #expect(try text(.multiPolygon([[clockwise]])).contains("[[[[0,0],[1,0],"))
        // Over the 180th meridian, written without a cut.
        let pacific = GeoJSON.Geometry.polygon([
            [at(170, -10), at(-170, -10), at(-170, 10), at(170, 10), at(170, -10)]
        ])
        #expect(try text(pacific) == text(pacific, winding: .asGiven))
    }

    @Test func numbersThatAreNotFinite() {
        for value in [Double.nan, .infinity] {
            let error = #expect(throws: GeoJSONError.self) { try text(.point(at(value, 0))) }
            #expect(error?.code == .notFinite)
            #expect(throws: GeoJSONError.self) { try JSONValue.number(value).encoded() }
        }
    }

    @Test func whatIsWrittenReadsBackTheSame() throws {
        var random = SplitMix(seed: 0x5EED_1060)
        for _ in 0..<300 {
            let feature = RandomFeatures.feature(&random)
            let bytes = try GeoJSON.encode(
                feature, options: GeoJSON.WritingOptions(winding: .asGiven))
            let options = GeoJSON.ReadingOptions(strictness: .lenient)
            #expect(try GeoJSON.decode(bytes, options: options) == .feature(feature))
            let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            #expect(object?["type"] as? String == "Feature")
        }
    }

    @Test func shapesFromAndToGeometry() {
        let ring = [(24.0, 60.0), (25, 60), (25, 61)].map {
            CLLocationCoordinate2D(latitude: $0.1, longitude: $0.0)
        }
        let geometry = GeoJSON.Geometry(PolygonRings(exterior: ring))
        #expect(geometry == .polygon([[at(24, 60), at(25, 60), at(25, 61), at(24, 60)]]))
        #expect(geometry.areas.map(\.exterior.count) == [4])
        #expect(geometry.positions.count == 4)
        #expect(GeoJSON.Geometry.point(at(1, 2)).areas.isEmpty)
    }
}

/// Features for tests, from a seeded generator.
enum RandomFeatures {
    static func feature(_ random: inout SplitMix) -> GeoJSON.Feature {
        GeoJSON.Feature(
            id: [
                nil, .string("w\(random.next())"),
                .integer(Int64(truncatingIfNeeded: random.next())),
            ]
            .randomElement(using: &random) ?? nil,
            geometry: Bool.random(using: &random) ? geometry(&random, depth: 0) : nil,
            properties: ["a": value(&random, depth: 0), "b \" ü": value(&random, depth: 0)],
            members: GeoJSON.Members(foreign: ["x": value(&random, depth: 0)]))
    }

    static func positions(_ random: inout SplitMix) -> [Position] {
        (0..<Int.random(in: 4...7, using: &random)).map { _ in
            at(
                .random(in: -180...180, using: &random), .random(in: -90...90, using: &random),
                Bool.random(using: &random) ? .random(in: -1e9...1e9, using: &random) : nil)
        }
    }

    static func rings(_ random: inout SplitMix) -> [[Position]] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let ring = positions(&random)
            return ring + [ring[0]]
        }
    }

    static func geometry(_ random: inout SplitMix, depth: Int) -> GeoJSON.Geometry {
        switch Int.random(in: 0...(depth < 3 ? 6 : 5), using: &random) {
        case 0: .point(positions(&random)[0])
        case 1: .multiPoint(positions(&random))
        case 2: .lineString(positions(&random))
        case 3: .multiLineString([positions(&random), positions(&random)])
        case 4: .polygon(rings(&random))
        case 5: .multiPolygon([rings(&random), rings(&random)])
        default:
            .geometryCollection([
                geometry(&random, depth: depth + 1), geometry(&random, depth: depth + 1),
            ])
        }
    }

    static func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
        switch Int.random(in: 0...(depth < 3 ? 6 : 4), using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .integer(Int64(truncatingIfNeeded: random.next()))
        case 3: .number(Double(Int64(truncatingIfNeeded: random.next())) * 1e-7)
        case 4: .string(["", "a\"b\\", "\u{1}\n", "😀é"].randomElement(using: &random) ?? "")
        case 5: .array([value(&random, depth: depth + 1), value(&random, depth: depth + 1)])
        default:
            .object(["k": value(&random, depth: depth + 1), "l": value(&random, depth: depth + 1)])
        }
    }
}
