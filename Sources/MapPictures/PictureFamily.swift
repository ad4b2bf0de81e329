import Answers
import MapAPI
import MapPainter
import MapServer

extension APIFamily {
    /// Pictures of the map.
    ///
    /// - Parameters:
    ///   - painters: Where the page's styles are; nil if they are not served, so that there are no pictures.
    ///   - imagery: Pictures of the ground for the styles that show them; nil if there are none.
    package static func pictures(
        _ painters: PagePainters?, imagery: (any StoredTiles)? = nil
    ) -> APIFamily {
        let answers = PictureAnswers(painters, imagery)
        return APIFamily(
            page: "pictures", title: "Pictures",
            "Pictures of the map in the page's styles, in the words of Apple's Web Snapshots.",
            problemName: "PictureProblem", needsToken: true,
            operations: [
                APIOperation(
                    "/snapshot", "A picture of the map, as PNG or as “format” says.",
                    parameters: PictureQuestion.parameters,
                    answers: PictureAnswers.described(
                        "The picture.", [.png, .jpeg, .webp, .svg, .pdf], "PictureProblem"),
                    isQuick: false
                ) { try answers.snapshot($0) }
            ]
        )
    }

    /// Tiles of pictures, for clients that draw no vectors.
    ///
    /// They show what the tiles of vectors hold, so every client that may have these may have them; such clients cannot send
    /// tokens.
    ///
    /// - Parameters:
    ///   - painters: Where the page's styles are; nil if they are not served, so that there are no tiles.
    ///   - imagery: Pictures of the ground for the styles that show them; nil if there are none.
    package static func styles(
        _ painters: PagePainters?, imagery: (any StoredTiles)? = nil
    ) -> APIFamily {
        let answers = PictureAnswers(painters, imagery)
        let described = PictureAnswers.described("The tile.", [.png, .jpeg, .webp], "TileProblem")
        return APIFamily(
            page: "styles", title: "Tiles of pictures",
            "The map as pictures of tiles, for clients that draw no vectors.",
            problemName: "TileProblem", standsAtRoot: false,
            operations: [
                APIOperation(
                    "/{style}/{z}/{x}/{y}", "A tile of 256 points.",
                    parameters: TileQuestion.parameters, answers: described,
                    answering: .later { try await answers.tile($0) }),
                APIOperation(
                    "/{style}/{size}/{z}/{x}/{y}", "A tile of 256 or 512 points.",
                    parameters: [TileQuestion.size] + TileQuestion.parameters, answers: described,
                    answering: .later { try await answers.tile($0) }),
            ]
        )
    }
}

/// Draws what is asked for.
private final class PictureAnswers: Sendable {
    private let drawing: (painters: ServedPainters, tiles: DrawnTiles)?

    init(_ painters: PagePainters?, _ imagery: (any StoredTiles)?) {
        drawing = painters.map {
            let painters = ServedPainters($0, imagery: imagery)
            return (painters, DrawnTiles(painters))
        }
    }

    /// What is drawn with.
    private func drawn() throws(APIProblem) -> (painters: ServedPainters, tiles: DrawnTiles) {
        guard let drawing else {
            throw APIProblem(
                status: 404, "this service has no page and no styles, so it draws no pictures")
        }
        return drawing
    }

    /// The answers of an operation, for documents.
    static func described(
        _ what: String, _ formats: [APIResponse.ContentType], _ problem: String
    ) -> [APIAnswer] {
        formats.map { APIAnswer(what, $0) } + [
            APIAnswer(
                "A parameter is missing, unknown or wrong.", status: 400, .json, .reference(problem)
            ),
            APIAnswer(
                "The service has no styles, or there is no such tile.", status: 404, .json,
                .reference(problem)),
        ]
    }

    func snapshot(_ call: APICall) throws -> APIResponse {
        let painters = try drawn().painters
        let question = try PictureQuestion(call.query)
        try painters.check(question.look)
        let tag = painters.tag(
            call.query.items.map { "\($0.name)=\($0.value)" }.sorted(), call.atlases)
        if let known = Self.unchanged(call, tag: tag, question.format) { return known }
        let painter = try painters.painter(
            question.look, call.atlases, camera: question.camera, marks: question.marks)
        let file = try painter.file(question.camera, question.format)
        return Self.response(file.bytes, tag: tag, question.format)
    }

    func tile(_ call: APICall) async throws -> APIResponse {
        let (painters, tiles) = try drawn()
        let question = try TileQuestion(call.path, call.query)
        try painters.check(question.look)
        let tag = painters.tag(question.parts, call.atlases)
        if let known = Self.unchanged(call, tag: tag, question.format) { return known }
        let file = try await tiles.file(question, of: call.atlases)
        return Self.response(file, tag: tag, question.format)
    }

    /// The answer to a client that has the picture already; nil for others.
    private static func unchanged(
        _ call: APICall, tag: String, _ format: PictureFormat
    ) -> APIResponse? {
        guard let known = call.request.ifNoneMatch, RequestConditions.isFresh(known, tag: tag)
        else { return nil }
        return response([], tag: tag, format, status: 304)
    }

    private static func response(
        _ bytes: [UInt8], tag: String, _ format: PictureFormat, status: Int = 200
    ) -> APIResponse {
        var response = APIResponse(bytes, format.contentType, status: status)
        response.headers = [("ETag", tag), ("Cache-Control", CommonHeaders.revalidate)]
        return response
    }
}
