import Answers
import MapAPI
import MapPainter
import Synchronization

extension APIFamily {
    /// Letters of this machine's fonts, for clients that draw labels themselves and have no fonts.
    ///
    /// Styles name the path as their `glyphs`; every client that may see the map may load them.
    ///
    /// - Parameter fonts: The fonts.
    package static func fonts(_ fonts: LabelFonts = LabelFonts()) -> APIFamily {
        let files = GlyphFileAnswers(fonts)
        return APIFamily(
            page: "fonts", title: "Fonts",
            "Letters for labels, as fields of distances: what `glyphs` of the styles names.",
            problemName: "FontProblem",
            operations: [
                APIOperation(
                    "/fonts/{fontstack}/{range}", "The letters of 256 code points.",
                    parameters: [
                        APIParameter(
                            "fontstack",
                            "Names of fonts with commas between them; one that this machine has not is replaced.",
                            in: .path, example: "Noto Sans Regular"),
                        APIParameter(
                            "range", "The first and the last code point.", in: .path,
                            .pattern("^[0-9]+-[0-9]+\\.pbf$"), example: "0-255.pbf"),
                    ],
                    answers: [
                        APIAnswer("The letters, as `glyphs.proto` has them.", .protobuf),
                        APIAnswer(
                            "This is no range.", status: 400, .json, .reference("FontProblem")),
                    ], isQuick: false
                ) { try files.answer($0) }
            ]
        )
    }

    /// The path of letters, as styles have it.
    package static let glyphsPath = "/fonts/{fontstack}/{range}.pbf"
}

/// Answers with the letters of ranges, and keeps those that were asked for last.
private final class GlyphFileAnswers: Sendable {
    private let fonts: LabelFonts
    private let kept = Mutex<[String: [UInt8]]>([:])

    /// A style of the page asks for three fonts, of which a map of Europe needs some ten ranges each.
    private static let mostKept = 256
    /// The longest list of fonts that is looked at.
    private static let longestNames = 200

    init(_ fonts: LabelFonts) { self.fonts = fonts }

    func answer(_ call: APICall) throws(APIProblem) -> APIResponse {
        let names = call.path["fontstack"] ?? ""
        let range = call.path["range"] ?? ""
        guard range.hasSuffix(".pbf"), names.utf8.count <= Self.longestNames,
            let start = range.prefix(while: { $0 != "-" }).wholeMatch(of: /[0-9]{1,5}/)
                .flatMap({ UInt32($0.output) }),
            start % 256 == 0, start < 0x10000, range == "\(start)-\(start + 255).pbf"
        else {
            throw .badRequest(
                "a range is 256 code points, from a multiple of 256 on, such as 0-255.pbf")
        }
        let key = names + "/" + range
        let known = kept.withLock { $0[key] }
        let bytes = known ?? fonts.glyphFile(from: start, fonts: names)
        if known == nil {
            kept.withLock { kept in
                if kept.count >= Self.mostKept { kept = [:] }
                kept[key] = bytes
            }
        }
        var response = APIResponse(bytes, .protobuf)
        response.headers.append(("Cache-Control", "public, max-age=86400"))
        return response
    }
}
