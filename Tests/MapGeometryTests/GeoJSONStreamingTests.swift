import Foundation
import MapGeometry
import TestSupport
import Testing

/// A reader of a text that hands out a few bytes at a time.
private func reader(
    _ text: [UInt8], chunk: Int = 7, maximumFeatureBytes: Int = 1 << 20, isLenient: Bool = false
) -> GeoJSONFeatureReader {
    var next = 0
    var options = GeoJSONFeatureReader.Options(
        maximumFeatureBytes: maximumFeatureBytes, chunkBytes: chunk)
    if isLenient { options.reading.strictness = .lenient }
    return GeoJSONFeatureReader(byteCount: text.count, options: options) { wanted in
        let part = text[next..<min(next + wanted, text.count)]
        next += part.count
        return Array(part)
    }
}

private func features(_ reader: GeoJSONFeatureReader) throws -> [GeoJSON.Feature] {
    var features: [GeoJSON.Feature] = []
    var position = 0
    while let feature = try reader.nextFeature() {
        features.append(feature)
        #expect(reader.position > position)
        position = reader.position
    }
    return features
}

@Suite struct GeoJSONStreamingTests {
    /// Whatever the size of chunks, places are those of the features, and a collection may be of any size though its
    /// features come before its type.
    @Test(arguments: [1, 7, 64, 1 << 18]) func placesAreThoseOfTheFeatures(chunk: Int) throws {
        let points = (0..<50).map { index in
            #"{"type":"Feature","properties":{"n":["ä",{"b":\#(index)}]},"geometry":{"type":"Point","coordinates":[\#(index),1.25]}}"#
        }
        let line =
            #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}}"#
        let text =
            #"{"features":["# + (points + [line]).joined(separator: ",")
            + #"],"type":"FeatureCollection"}"# + "\n" + points[7]
        var options = GeoJSONFeatureReader.Options(maximumFeatureBytes: 400, chunkBytes: chunk)
        options.reading.strictness = .lenient
        func reader() -> GeoJSONFeatureReader {
            var rest = Array(text.utf8)[...]
            return GeoJSONFeatureReader(options: options) { wanted in
                defer { rest = rest.dropFirst(wanted) }
                return Array(rest.prefix(wanted))
            }
        }
        let (quick, thorough) = (reader(), reader())
        var places = 0
        while let item = try quick.nextItem() {
            let feature = try #require(try thorough.nextFeature())
            switch item {
            case .point(let latitude, let longitude):
                places += 1
                #expect(
                    feature.geometry == .point(.init(latitude: latitude, longitude: longitude)))
            case .feature(let other): #expect(other == feature)
            }
            #expect(quick.position == thorough.position)
        }
        #expect(try thorough.nextFeature() == nil)
        #expect(chunk < 400 || places == 51)
    }

    @Test(arguments: [
        GeoJSONFeatureWriter.Format.featureCollection, .newlineDelimited, .textSequence,
    ])
    func whatIsWrittenReadsBackTheSame(format: GeoJSONFeatureWriter.Format) throws {
        var random = SplitMix(seed: 0x5EED_1070)
        let written = (0..<40).map { index in
            GeoJSON.Feature(
                id: .integer(index), geometry: .lineString(RandomFeatures.positions(&random)),
                properties: ["v": RandomFeatures.value(&random, depth: 0)])
        }
        var text: [UInt8] = []
        let writer = GeoJSONFeatureWriter(
            format, members: .init(boundingBox: [1, 2, 3, 4], foreign: ["name": "x"])
        ) { text += $0 }
        for feature in written { try writer.write(feature) }
        try writer.finish()
        for chunk in [1, 2, 5, 64, 100_000] {
            let reader = reader(text, chunk: chunk)
            #expect(try features(reader) == written)
            if format == .featureCollection {
                #expect(reader.members == .init(boundingBox: [1, 2, 3, 4], foreign: ["name": "x"]))
            }
        }
        if format == .featureCollection {
            #expect(try GeoJSON.decode(text).features == written)
        } else {
            #expect(text.count(where: { $0 == 0x0A }) == written.count)
        }
    }

    @Test(arguments: [
        (#"{"features":[],"type":"FeatureCollection"}"#, 0),
        (#" {"type":"FeatureCollection","features":[ ] , "x": {"a":"]}"} } "#, 0),
        (
            #"{"x":[{}],"features":[{"type":"Feature","geometry":null,"properties":null}],"type":"FeatureCollection"}"#,
            1
        ),
        (#"{"type":"Point","coordinates":[1,2]}"#, 1), ("", 0), (" \n", 0),
        (#"{"type":"Point","coordinates":[1,2]}{"type":"Point","coordinates":[1,2]}"#, 2),
        (#"{"type":"Feature","features":[1],"geometry":null,"properties":null}"#, 1),
        ("\u{FEFF}" + #"{"type":"Point","coordinates":[1,2]}"#, 1),
    ])
    func texts(text: String, count: Int) throws {
        #expect(try features(reader(Array(text.utf8), chunk: 1)).count == count)
        #expect(try features(reader(Array(text.utf8), chunk: 1000)).count == count)
    }

    private static let good = #"{"type":"Feature","geometry":null,"properties":null}"#
    private static let badTexts: [(String, GeoJSONError.Code, Int, String)] = [
        (#"{"features":[]}"#, .missingMember, 0, ""),
        (#"{"features":[],"type":"Feature"}"#, .unknownType, 22, "type"),
        (#"{"type":"FeatureCollection","features":[5]}"#, .wrongType, 40, "features[0]"),
        (#"{"type":"FeatureCollection","features":[{}]}"#, .missingMember, 40, "features[0]"),
        (#"{"type":"FeatureCollection","features":5}"#, .wrongType, 39, "features"),
        (#"{"type":"FeatureCollection" "features":[]}"#, .unexpectedCharacter, 28, ""),
        (#"{"type":"FeatureCollection","features":[,]}"#, .wrongType, 40, "features[0]"),
        (#"{"type":"FeatureCollection","features":["#, .truncated, 40, ""),
        (#"{"type":"FeatureCollection","features":[]"#, .truncated, 41, ""),
        (#"{"type":"FeatureCollection","features":[] 5"#, .unexpectedCharacter, 42, ""),
        (good + "\n[]", .wrongType, 53, "[1]"),
        (
            good + "\n" + #"{"type":"Point","coordinates":[1]}"#, .tooFewPositions, 83,
            "[1].coordinates"
        ),
        (good + "\n{\"type\":", .truncated, 61, "[1]"),
    ]

    @Test(arguments: badTexts.indices, [1, 3, 1000])
    func badTextsSayWhatAndWhere(index: Int, chunk: Int) {
        let (text, code, offset, path) = Self.badTexts[index]
        do throws(GeoJSONError) {
            let reader = reader(Array(text.utf8), chunk: chunk)
            while try reader.nextFeature() != nil {}
            Issue.record("\(text) was read")
        } catch {
            #expect(error.code == code, "\(text): \(error)")
            #expect(error.offset == offset, "\(text): \(error)")
            #expect(error.path == path, "\(text): \(error)")
        }
    }

    @Test func featuresAreLimitedInSize() throws {
        let text = Array((Self.good + Self.good).utf8)
        #expect(try features(reader(text, maximumFeatureBytes: Self.good.utf8.count)).count == 2)
        for chunk in [1, 1000] {
            let error = #expect(throws: GeoJSONError.self) {
                try features(
                    reader(text, chunk: chunk, maximumFeatureBytes: Self.good.utf8.count - 1))
            }
            #expect(error?.code == .tooLarge)
        }
    }

    /// Wherever in the file a plain point stands, it may be no longer than a feature may be.
    @Test(arguments: [0, 40], [true, false])
    func plainPointsAreLimitedInSizeToo(count: Int, isLenient: Bool) throws {
        let short =
            #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,2]}}"#
        let long =
            #"{"type":"Feature","properties":{"text":"\#(String(repeating: "x", count: 90))"},"#
            + #""geometry":{"type":"Point","coordinates":[3,4]}}"#
        let text = (Array(repeating: short, count: count) + [long]).joined(separator: "\n")
        let reader = reader(
            Array(text.utf8), chunk: 300, maximumFeatureBytes: 100, isLenient: isLenient)
        for _ in 0..<count { #expect(try reader.nextItem() != nil) }
        let error = #expect(throws: GeoJSONError.self) { try reader.nextItem() }
        #expect(error?.code == .tooLarge)
    }

    @Test func asASequenceItEndsAfterAFailure() {
        let results = Array(reader(Array((Self.good + "\n{}\n" + Self.good).utf8)))
        #expect(results.count == 2)
        #expect(throws: Never.self) { try results[0].get() }
        #expect(throws: GeoJSONError.self) { try results[1].get() }
    }

    @Test func filesOnDisk() throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "mapwright-\(UUID().uuidString).geojson").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let writer = try GeoJSONFeatureWriter(path: path)
        for index in 0..<5_000 {
            try writer.write(
                GeoJSON.Feature(id: .integer(Int64(index)), geometry: .point(at(24, 60))))
        }
        try writer.finish()
        let reader = try GeoJSONFeatureReader(path: path)
        #expect(try features(reader).map(\.id) == (0..<5_000).map { .integer(Int64($0)) })
        #expect(reader.position == (reader.byteCount ?? 0) - 1)
        let error = #expect(throws: GeoJSONError.self) {
            try GeoJSONFeatureReader(path: "/nowhere/at/all.geojson")
        }
        #expect(error?.code == .cannotRead)
    }
}
