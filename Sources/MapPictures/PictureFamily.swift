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
        let pictures = painters.map { PictureAnswers(ServedPainters($0, imagery: imagery)) }
        @Sendable func answering() throws(APIProblem) -> PictureAnswers {
            guard let pictures else {
                throw APIProblem(
                    status: 404, "this service has no page and no styles, so it draws no pictures")
            }
            return pictures
        }
        func answers(_ formats: [APIResponse.ContentType], _ what: String) -> [APIAnswer] {
            formats.map { APIAnswer(what, $0) } + [
                APIAnswer(
                    "A parameter is missing, unknown or wrong.", status: 400, .json,
                    .reference("PictureProblem")),
                APIAnswer(
                    "The service has no styles, or there is no such tile.", status: 404, .json,
                    .reference("PictureProblem")),
            ]
        }
        let pixels: [APIResponse.ContentType] = [.png, .jpeg, .webp]
        return APIFamily(
            page: "pictures", title: "Pictures",
            "Pictures of the map in the page's styles, in the words of Apple's Web Snapshots, and tiles of pictures.",
            problemName: "PictureProblem", needsToken: true,
            operations: [
                APIOperation(
                    "/snapshot", "A picture of the map, as PNG or as “format” says.",
                    parameters: PictureQuestion.parameters,
                    answers: answers(pixels + [.svg, .pdf], "The picture."), isQuick: false
                ) { try answering().snapshot($0) },
                APIOperation(
                    "/styles/{style}/{z}/{x}/{y}",
                    "A tile of the map as a picture of 256 points, for clients that draw no vectors.",
                    parameters: TileQuestion.parameters, answers: answers(pixels, "The tile."),
                    answering: .later { try await answering().tile($0) }),
                APIOperation(
                    "/styles/{style}/{size}/{z}/{x}/{y}", "A tile of 256 or 512 points.",
                    parameters: [TileQuestion.size] + TileQuestion.parameters,
                    answers: answers(pixels, "The tile."),
                    answering: .later { try await answering().tile($0) }),
            ]
        )
    }
}

/// Draws what is asked for.
private final class PictureAnswers: Sendable {
    private let painters: ServedPainters
    private let tiles: DrawnTiles

    init(_ painters: ServedPainters) {
        self.painters = painters
        tiles = DrawnTiles(painters)
    }

    func snapshot(_ call: APICall) throws -> APIResponse {
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
