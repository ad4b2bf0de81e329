import Answers
import Atlas
import Deflate
import Elevation
import MapAPI
import MapPainter
import MapServer
import Synchronization

extension APIFamily {
    /// Pictures of the map.
    ///
    /// - Parameters:
    ///   - painters: Where the page's styles are; nil if they are not served, so that there are no pictures.
    ///   - imagery: Pictures of the ground for the styles that show them; nil if there are none.
    package static func pictures(
        _ painters: PagePainters?, imagery: (any StoredTiles)? = nil
    ) -> APIFamily {
        let pictures = painters.map { ServedPictures($0, imagery: imagery) }
        return APIFamily(
            page: "pictures", title: "Pictures",
            "Pictures of the map in the page's styles, in the words of Apple's Web Snapshots.",
            problemName: "PictureProblem", needsToken: true,
            operations: [
                APIOperation(
                    "/snapshot", "A picture of the map, as PNG or as “format” says.",
                    parameters: PictureQuestion.parameters,
                    answers: [
                        APIAnswer("The picture.", .png), APIAnswer("The picture.", .jpeg),
                        APIAnswer("The picture.", .webp), APIAnswer("The picture.", .svg),
                        APIAnswer("The picture.", .pdf),
                        APIAnswer(
                            "A parameter is missing, unknown or wrong.", status: 400, .json,
                            .reference("PictureProblem")),
                        APIAnswer(
                            "The service has no styles.", status: 404, .json,
                            .reference("PictureProblem")),
                    ], isQuick: false
                ) { call in
                    guard let pictures else {
                        throw APIProblem(
                            status: 404,
                            "this service has no page and no styles, so it draws no pictures")
                    }
                    return try pictures.respond(call)
                }
            ]
        )
    }
}

/// Draws what is asked for.
private final class ServedPictures: Sendable {
    private let painters: PagePainters
    private let imagery: (any StoredTiles)?
    private let terrain = ServedTerrain()
    /// The tiles of the atlases that were asked last.
    private let opened = Mutex<Opened?>(nil)

    private struct Opened {
        let atlases: AtlasCollection
        let tiles: any TileProvider
    }

    init(_ painters: PagePainters, imagery: (any StoredTiles)?) {
        self.painters = painters
        self.imagery = imagery
    }

    func respond(_ call: APICall) throws -> APIResponse {
        let question = try PictureQuestion(call.query)
        guard imagery != nil || !question.isImageryAlone else {
            throw APIProblem.badRequest("this service has no imagery")
        }
        let tag = tag(call)
        let headers = [("ETag", tag), ("Cache-Control", CommonHeaders.revalidate)]
        if let known = call.request.ifNoneMatch, RequestConditions.isFresh(known, tag: tag) {
            var response = APIResponse([], Self.contentType(question.format), status: 304)
            response.headers = headers
            return response
        }
        let shown = question.showsImagery ? imagery : nil
        let hasChanges = shown != nil || !question.marks.isEmpty
        var painter = try painters.painter(
            question.style, tiles: try tiles(of: call.atlases),
            areas: call.atlases.areas.flatMap(\.atlas.manifest.coveredBounds),
            terrain: question.showsTerrain ? try terrain.tiles(of: call.atlases) : nil,
            camera: question.camera,
            changing: !hasChanges
                ? nil
                : { document in
                    var document = document
                    if let shown {
                        document = Imagery.adding(
                            shown, to: document, isAlone: question.isImageryAlone)
                    }
                    return question.marks.isEmpty
                        ? document : try question.marks.added(to: document)
                })
        painter.providers[Imagery.source] = shown
        // Others are drawn beside it, each on a processor of its own.
        painter.threads = 1
        let file = try painter.file(question.camera, question.format)
        var response = APIResponse(file.bytes, Self.contentType(question.format))
        response.headers = headers
        return response
    }

    private static func contentType(_ format: PictureFormat) -> APIResponse.ContentType {
        switch format {
        case .png: .png
        case .jpeg: .jpeg
        case .webp: .webp
        case .svg: .svg
        case .pdf: .pdf
        }
    }

    private func tiles(of atlases: AtlasCollection) throws -> any TileProvider {
        try opened.withLock { opened in
            if let opened, opened.atlases === atlases { return opened.tiles }
            let tiles = try AtlasTiles.open(atlases.areas.map(\.atlas))
            opened = Opened(atlases: atlases, tiles: tiles)
            return tiles
        }
    }

    /// An entity tag that changes with the program, the atlases' tiles and the question.
    ///
    /// A weak one: another machine's fonts may draw other letters.
    private func tag(_ call: APICall) -> String {
        var parts = [MapwrightVersion.current, imagery?.version ?? ""]
        for area in call.atlases.areas {
            for name in [AtlasFile.tiles, Heights.fileName] {
                parts.append(area.atlas.manifest.file(name)?.crc32 ?? "")
            }
        }
        let version = parts.joined(separator: "-")
        parts += call.query.items.map { "\($0.name)=\($0.value)" }.sorted()
        let question = Array(parts.joined(separator: "&").utf8)
        return "W/\"\(version)-\(Atlas.checksum(crc32(question.span.bytes)))\""
    }
}
