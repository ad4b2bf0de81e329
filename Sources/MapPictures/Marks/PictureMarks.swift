import MapAPI
import MapGeometry
import MapPainter
import MapStyle

/// Markers and lines on a picture, in the words of Apple's Web Snapshots.
package struct PictureMarks: Sendable, Equatable {
    /// Points of GeoJSON with `color`, `radius` and `glyph`.
    private var markers: [JSONValue] = []
    /// Lines of GeoJSON with properties of simplestyle-spec.
    private var lines: [JSONValue] = []

    /// The radius of each style of markers, in points.
    private static let radii = ["dot": 5.0, "balloon": 10.0, "large": 14.0]

    /// Whether nothing lies on the map.
    package var isEmpty: Bool { markers.isEmpty && lines.isEmpty }

    /// Reads the two lists.
    ///
    /// - Parameters:
    ///   - annotations: A JSON list of objects with `point` and, if wanted, `color`, `markerStyle` and `glyphText`.
    ///   - overlays: A JSON list of objects with `points` and, if wanted, `strokeColor` and `lineWidth`.
    /// - Throws: `APIProblem` that names the parameter and what is wrong with it.
    package init(annotations: String?, overlays: String?) throws(APIProblem) {
        for item in try Self.items(annotations, of: "annotations") {
            markers.append(try Self.marker(item))
        }
        for item in try Self.items(overlays, of: "overlays") { lines.append(try Self.line(item)) }
    }

    /// Returns a style document with the marks on top, markers above lines.
    package func added(to document: JSONValue) throws -> JSONValue {
        var document = document
        if !lines.isEmpty {
            document = try PictureOverlay.adding([LayeredDocument.collection(lines)], to: document)
        }
        var layered = LayeredDocument(document)
        try layered.add("mapwright-markers", markers, layers: Self.layers, .top)
        return layered.document
    }

    private static func marker(_ item: [String: JSONValue]) throws(APIProblem) -> JSONValue {
        let known = ["point", "color", "markerStyle", "glyphText"]
        try check(item, known, of: "annotations")
        guard let point = item["point"]?.stringValue.flatMap(point) else {
            throw .badRequest(
                "“annotations” has an object without a “point” as in \"60.17,24.94\"")
        }
        let style = try text("markerStyle", item, of: "annotations") ?? "balloon"
        guard let radius = radii[style] else {
            throw .badRequest("“markerStyle” of “annotations” is one of balloon, dot, large")
        }
        let glyph = try text("glyphText", item, of: "annotations") ?? ""
        guard glyph.count <= 3 else {
            throw .badRequest("“glyphText” of “annotations” has 3 letters at most")
        }
        return LayeredDocument.feature(
            at: CLLocationCoordinate2D(latitude: point.latitude, longitude: point.longitude),
            [
                "color": .string(try color("color", item, of: "annotations") ?? "#e5352b"),
                "radius": .number(radius), "glyph": .string(style == "dot" ? "" : glyph),
            ])
    }

    private static func line(_ item: [String: JSONValue]) throws(APIProblem) -> JSONValue {
        try check(item, ["points", "strokeColor", "lineWidth"], of: "overlays")
        guard case .array(let texts)? = item["points"], texts.count > 1 else {
            throw .badRequest("“overlays” has an object without a list “points” of two or more")
        }
        var places: [JSONValue] = []
        for text in texts {
            guard let point = text.stringValue.flatMap(point) else {
                throw .badRequest("“points” of “overlays” are as in [\"60.17,24.94\"]")
            }
            places.append(.array([.number(point.longitude), .number(point.latitude)]))
        }
        var width = 4.0
        if let given = item["lineWidth"] {
            guard let number = given.doubleValue, 0.1...100 ~= number else {
                throw .badRequest("“lineWidth” of “overlays” is a number from 0.1 to 100")
            }
            width = number
        }
        return LayeredDocument.feature(
            .object(["type": "LineString", "coordinates": .array(places)]),
            [
                "stroke": .string(try color("strokeColor", item, of: "overlays") ?? "#1e6fd9"),
                "stroke-width": .number(width),
            ])
    }

    private static func items(
        _ text: String?, of name: String
    ) throws(APIProblem) -> [[String: JSONValue]] {
        guard let text else { return [] }
        let value: JSONValue
        do throws(GeoJSONError) {
            value = try JSONValue(decoding: Array(text.utf8), maximumDepth: 8)
        } catch {
            throw .badRequest("“\(name)” is no JSON: \(error)")
        }
        guard case .array(let list) = value else {
            throw .badRequest("“\(name)” is a JSON list of objects")
        }
        var items: [[String: JSONValue]] = []
        for item in list {
            guard case .object(let members) = item else {
                throw .badRequest("“\(name)” is a JSON list of objects")
            }
            items.append(members)
        }
        return items
    }

    private static func check(
        _ item: [String: JSONValue], _ known: [String], of name: String
    ) throws(APIProblem) {
        for key in item.keys.sorted() where !known.contains(key) {
            throw .badRequest(
                "“\(name)” has “\(key.prefix(40))”; known are \(known.joined(separator: ", "))")
        }
    }

    private static func text(
        _ key: String, _ item: [String: JSONValue], of name: String
    ) throws(APIProblem) -> String? {
        guard let value = item[key] else { return nil }
        guard let text = value.stringValue else {
            throw .badRequest("“\(key)” of “\(name)” is a text")
        }
        return text
    }

    /// A color in the words of CSS; Apple writes hexadecimal digits without `#`.
    private static func color(
        _ key: String, _ item: [String: JSONValue], of name: String
    ) throws(APIProblem) -> String? {
        guard let text = try text(key, item, of: name) else { return nil }
        for word in [text, "#" + text] where StyleColor(css: word) != nil { return word }
        throw .badRequest("“\(key)” of “\(name)” is a color as in red or 0a7d32")
    }

    /// A latitude and a longitude with a comma between them; nil for other texts.
    static func point(_ text: String) -> (latitude: Double, longitude: Double)? {
        let numbers = numbers(text)
        guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
            return nil
        }
        return (numbers[0], numbers[1])
    }

    /// The numbers of a list with commas; none if one of them is no number.
    static func numbers(_ text: String) -> [Double] {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(PlainNumber.read)
        return numbers.count == parts.count ? numbers : []
    }

    private static let layers = """
        [{"id": "disks", "type": "circle",
          "paint": {"circle-color": ["to-color", ["get", "color"]], "circle-radius": ["get", "radius"],
            "circle-stroke-color": "#ffffff", "circle-stroke-width": 1.5}},
         {"id": "glyphs", "type": "symbol",
          "filter": ["!=", ["get", "glyph"], ""],
          "layout": {"text-field": ["get", "glyph"], "text-size": ["get", "radius"],
            "text-font": ["Noto Sans Bold"], "text-allow-overlap": true, "text-ignore-placement": true},
          "paint": {"text-color": "#ffffff"}}]
        """
}
