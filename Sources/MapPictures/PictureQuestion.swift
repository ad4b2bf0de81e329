import Foundation
import MapAPI
import MapPainter
import MapResources

/// A question for a picture of the map, as an address's query.
package struct PictureQuestion: Sendable {
    /// What is shown, and how large.
    package let camera: PictureCamera
    /// The look of the map.
    package let look: PictureLook
    /// What lies on the map.
    package let marks: PictureMarks
    /// What the picture is written as.
    package let format: PictureFormat

    /// The maximum number of points along a side.
    package static let mostPoints = 2048
    /// The maximum number of pixels of a picture.
    package static let mostPixels = 4_194_304

    /// The parameters in the order of their documentation.
    static let parameters =
        [
            APIParameter(
                "center", "The latitude and longitude of the middle: 60.17,24.94; with z.",
                example: "60.1699,24.9384"),
            APIParameter(
                "z", "The zoom, of a world of 512 points; with center.",
                .number(minimum: 0, maximum: 22), example: "14"),
            APIParameter("zoom", "The same as z.", .number(minimum: 0, maximum: 22)),
            APIParameter(
                "spn",
                "The degrees of latitude and longitude that are shown, with center in place of z.",
                example: "0.02,0.03"),
            APIParameter(
                "bbox",
                "All of this is shown: west, south, east, north in degrees; in place of center and z."
            ),
            APIParameter(
                "size", "The width and height in points, 2048 at most: 600x400.",
                .pattern("^[0-9]{1,4}x[0-9]{1,4}$"), example: "600x400"),
            APIParameter(
                "scale", "The pixels of a point; 4,194,304 pixels in all at most.",
                .integer(minimum: 1, maximum: 3)),
            APIParameter(
                "t", "The look of the map, in the words of Apple's Web Snapshots.",
                .string(Self.types.map(\.word))),
            APIParameter(
                "style", "The same in the page's words.", .string(PictureLook.styles)),
            APIParameter("colorScheme", "The colors.", .string(PictureLook.appearances)),
            APIParameter(
                "appearance", "The same as colorScheme.", .string(PictureLook.appearances)),
            terrain, contours,
            APIParameter(
                "lang",
                "The language of labels, where the atlas has names in it; local names if left out.",
                .pattern(LabelLanguage.pattern), example: "de"),
            APIParameter("language", "The same as lang.", .pattern(LabelLanguage.pattern)),
            APIParameter(
                "format", "What is answered: pixels as png, jpg or webp, or shapes as svg or pdf.",
                .string(Self.formats)),
            APIParameter("bearing", "The degrees clockwise from north that are up.", .number()),
            APIParameter(
                "pitch", "The degrees from straight down to the line of sight.",
                .number(minimum: 0, maximum: 60)),
            APIParameter(
                "annotations",
                "Markers, as a JSON list of objects with point, color, markerStyle (dot, balloon, large) and glyphText.",
                example: #"[{"point":"60.1699,24.9384","color":"0a7d32","glyphText":"A"}]"#),
            APIParameter(
                "overlays",
                "Lines, as a JSON list of objects with points, strokeColor and lineWidth.",
                example: #"[{"points":["60.169,24.93","60.172,24.95"],"strokeColor":"red"}]"#),
        ]
        + signing.map {
            APIParameter($0, "Part of a signed address for Apple's service; not looked at here.")
        }

    /// What signs an address for Apple's service.
    private static let signing = ["teamId", "keyId", "signature", "expires", "referrer"]

    /// Whether slopes are shaded, of pictures and of tiles.
    static let terrain = APIParameter(
        "terrain", "Whether slopes are shaded, where an atlas has heights.",
        .string(["true", "false"]))

    /// Whether contours are drawn, on pictures and on tiles.
    static let contours = APIParameter(
        "contours", "Whether lines of equal height are drawn, where an atlas has heights.",
        .string(["true", "false"]))

    /// Apple's words for the page's styles.
    private static let types = [
        (word: "standard", style: "standard"), (word: "mutedStandard", style: "muted"),
        (word: "hybrid", style: "hybrid"), (word: "satellite", style: "imagery"),
    ]
    private static let formats = PictureFormat.allCases.flatMap(\.suffixes)

    /// Reads a query.
    ///
    /// - Throws: `APIProblem` that names the parameter: an unknown or repeated one, a missing one, or a value out of range.
    package init(_ query: QueryItems) throws(APIProblem) {
        let values = try Values(query)
        let type = try values.word("t", Self.types.map(\.word))
        let named = try values.word("style", PictureLook.styles)
        guard type == nil || named == nil else { throw Self.both("t", "style") }
        let appearance = try values.one(of: "colorScheme", "appearance") {
            name throws(APIProblem) in
            try values.word(name, PictureLook.appearances)
        }
        look = PictureLook(
            named ?? Self.types.first { $0.word == type }?.style ?? PictureLook.styles[0],
            appearance ?? PictureLook.appearances[0],
            showsTerrain: try values.word("terrain", ["true", "false"]) == "true",
            showsContours: try values.word("contours", ["true", "false"]) == "true",
            language: try values.one(of: "lang", "language") { name throws(APIProblem) in
                try Self.language(values.texts[name], named: name)
            })
        format =
            try values.word("format", Self.formats).flatMap { PictureFormat(suffix: $0) } ?? .png
        camera = try Self.camera(values)
        marks = try PictureMarks(
            annotations: values.texts["annotations"], overlays: values.texts["overlays"])
    }

    /// Reads the language of labels; nil if none is given.
    ///
    /// - Parameter name: The name of the parameter.
    static func language(
        _ tag: String?, named name: String
    ) throws(APIProblem) -> LabelLanguage? {
        guard let tag else { return nil }
        guard let language = LabelLanguage(tag) else {
            throw .badRequest("“\(name)” is a language, as in de or pt-BR")
        }
        return language
    }

    private static func camera(_ values: Values) throws(APIProblem) -> PictureCamera {
        let (width, height) = try size(values)
        let scale = try values.number("scale", 1...3) ?? 1
        guard scale == scale.rounded() else { throw .badRequest("“scale” is 1, 2 or 3") }
        guard Double(width * height) * scale * scale <= Double(mostPixels) else {
            throw .badRequest(
                "“size” and “scale” make more than \(mostPixels) pixels, which is the most")
        }
        let bearing = try values.number("bearing", -3600...3600) ?? 0
        let pitch = try values.number("pitch", 0...60) ?? 0
        let zoom = try values.one(of: "z", "zoom") { name throws(APIProblem) in
            try values.number(name, 0...22)
        }
        do {
            let middle: (latitude: Double, longitude: Double, zoom: Double)
            if values.texts["bbox"] != nil || values.texts["spn"] != nil {
                guard zoom == nil else {
                    throw both(values.texts["bbox"] == nil ? "spn" : "bbox", "z")
                }
                let edges = try Self.box(values)
                let base = try PictureCamera(
                    south: edges.south, west: edges.west, north: edges.north, east: edges.east,
                    width: width, height: height, scale: scale)
                middle = (base.latitude, base.longitude, base.zoom)
            } else {
                guard let text = values.texts["center"] else {
                    throw APIProblem.badRequest("“center” and “z”, or “bbox”, are missing")
                }
                guard let zoom else {
                    throw APIProblem.badRequest("“z” is missing, which “center” needs")
                }
                guard let point = PictureMarks.point(text) else {
                    throw APIProblem.badRequest(
                        "“center” is a latitude and a longitude in degrees, as in 60.17,24.94")
                }
                middle = (point.latitude, point.longitude, zoom)
            }
            return try PictureCamera(
                latitude: middle.latitude, longitude: middle.longitude, zoom: middle.zoom,
                bearing: bearing, pitch: pitch, width: width, height: height, scale: scale)
        } catch let error as APIProblem {
            throw error
        } catch {
            throw .badRequest("\(error)")
        }
    }

    /// The box that is shown whole: the one that is named, or the one around a middle.
    private static func box(
        _ values: Values
    ) throws(APIProblem) -> (west: Double, south: Double, east: Double, north: Double) {
        if let text = values.texts["bbox"] {
            for name in ["center", "spn"] where values.texts[name] != nil {
                throw both("bbox", name)
            }
            return try edges(text)
        }
        let span = PictureMarks.numbers(values.texts["spn"] ?? "")
        guard span.count == 2, span[0] > 0, span[0] <= 180, span[1] > 0, span[1] <= 360 else {
            throw .badRequest("“spn” is degrees of latitude and longitude, as in 0.02,0.03")
        }
        guard let middle = values.texts["center"].flatMap({ PictureMarks.point($0) }) else {
            throw .badRequest("“spn” needs “center”, as in 60.17,24.94")
        }
        let (latitude, longitude) = (middle.latitude, middle.longitude)
        func wrapped(_ longitude: Double) -> Double {
            longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
        }
        return (
            wrapped(longitude - span[1] / 2), max(latitude - span[0] / 2, -90),
            wrapped(longitude + span[1] / 2), min(latitude + span[0] / 2, 90)
        )
    }

    private static func edges(
        _ text: String
    ) throws(APIProblem) -> (west: Double, south: Double, east: Double, north: Double) {
        let edges = PictureMarks.numbers(text)
        guard edges.count == 4, abs(edges[0]) <= 180, abs(edges[2]) <= 180,
            -90 <= edges[1], edges[1] < edges[3], edges[3] <= 90, edges[0] != edges[2]
        else {
            throw .badRequest(
                "“bbox” is west, south, east and north in degrees, south below north, as in 24.9,60.1,25.0,60.2"
            )
        }
        return (edges[0], edges[1], edges[2], edges[3])
    }

    private static func size(_ values: Values) throws(APIProblem) -> (Int, Int) {
        guard let text = values.texts["size"] else { return (600, 400) }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isWholeNumber } }),
            let width = Int(parts[0]), let height = Int(parts[1]),
            1...mostPoints ~= width, 1...mostPoints ~= height
        else {
            throw .badRequest(
                "“size” is a width and a height of 1 to \(mostPoints) points, as in 600x400")
        }
        return (width, height)
    }

    private static func both(_ one: String, _ other: String) -> APIProblem {
        .badRequest("“\(one)” and “\(other)” say the same; give one of them")
    }

    /// The values of a query by their names, each given once.
    private struct Values {
        var texts: [String: String] = [:]

        init(_ query: QueryItems) throws(APIProblem) {
            for (name, value) in query.items {
                guard parameters.contains(where: { $0.name == name }) else {
                    throw .badRequest("there is no parameter “\(name.prefix(40))”")
                }
                guard texts.updateValue(value, forKey: name) == nil else {
                    throw .badRequest("“\(name)” is given twice")
                }
            }
        }

        /// The value of one of two names for the same.
        func one<Value>(
            of first: String, _ second: String, read: (String) throws(APIProblem) -> Value?
        ) throws(APIProblem) -> Value? {
            let (one, other) = (try read(first), try read(second))
            guard one == nil || other == nil else { throw both(first, second) }
            return one ?? other
        }

        func word(_ name: String, _ words: [String]) throws(APIProblem) -> String? {
            guard let text = texts[name] else { return nil }
            guard words.contains(text) else {
                throw .badRequest("“\(name)” is one of \(words.joined(separator: ", "))")
            }
            return text
        }

        func number(_ name: String, _ range: ClosedRange<Double>) throws(APIProblem) -> Double? {
            guard let text = texts[name] else { return nil }
            let numbers = PictureMarks.numbers(text)
            guard numbers.count == 1, range.contains(numbers[0]) else {
                throw .badRequest(
                    "“\(name)” is a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
                )
            }
            return numbers[0]
        }
    }
}
