import Answers
import MapAPI
import MapPainter
import MapPixels
import ServedGround

extension APIFamily {
    /// Tiles of the ground below the map: imagery, heights, and lines of equal height.
    ///
    /// The page uses them, so every client that may open the page may use them.
    ///
    /// - Parameter imagery: The imagery; nil if there is none.
    package static func ground(_ imagery: (any StoredTiles)?) -> APIFamily {
        let tiles = GroundTileAnswers(imagery)
        return APIFamily(
            page: "ground", title: "Ground",
            "Tiles of the ground: imagery that the service was given, and the heights that atlases have, with lines of equal height.",
            problemName: "GroundProblem",
            operations: [
                APIOperation(
                    "/imagery/{z}/{x}/{y}", "A tile of imagery, as it is kept.",
                    parameters: GroundTileAnswers.parameters,
                    answers: [
                        APIAnswer("The tile.", .png), APIAnswer("The tile.", .jpeg),
                        APIAnswer("The tile.", .webp),
                    ] + GroundTileAnswers.problems("There is no imagery, or none of this tile."),
                    isQuick: true, answering: .later { try await tiles.imagery($0) }),
                APIOperation(
                    "/terrain/{z}/{x}/{y}",
                    "The heights of a tile's ground as a picture, in Terrarium's encoding: 256 · red + green + blue/256 − 32,768 meters.",
                    parameters: GroundTileAnswers.parameters,
                    answers: [APIAnswer("The tile.", .png)]
                        + GroundTileAnswers.problems("No atlas has heights of this tile."),
                    isQuick: false
                ) { try tiles.terrain($0) },
                APIOperation(
                    "/contours/{z}/{x}/{y}",
                    "The lines of equal height in a tile, with their meters; empty where none runs.",
                    parameters: GroundTileAnswers.parameters,
                    answers: [APIAnswer("The tile.", .vectorTile)]
                        + GroundTileAnswers.problems("No atlas has heights."),
                    isQuick: false
                ) { try tiles.contours($0) },
            ]
        )
    }
}

/// Answers requests for tiles of the ground.
private final class GroundTileAnswers: Sendable {
    private let source: GroundTileSource
    private let heights = ServedTerrain()

    static let parameters = [
        APIParameter(
            "z", "The zoom.", in: .path, .integer(minimum: 0, maximum: 24), example: "12"),
        APIParameter("x", "The column, from the west.", in: .path, example: "2331"),
        APIParameter(
            "y", "The row, from the north; an ending like .png may follow.", in: .path,
            example: "1185"),
        APIParameter("v", "The version of the tiles, as the description's addresses tell it."),
    ]

    static func problems(_ missing: String) -> [APIAnswer] {
        [
            APIAnswer(
                "The address names no tile.", status: 400, .json, .reference("GroundProblem")),
            APIAnswer(missing, status: 404, .json, .reference("GroundProblem")),
        ]
    }

    init(_ imagery: (any StoredTiles)?) { source = GroundTileSource(imagery: imagery) }

    func imagery(_ call: APICall) async throws -> APIResponse {
        do throws(GroundTileFault) {
            return Self.response(
                try await source.imagery(try Self.path(call), Self.conditions(call)))
        } catch {
            throw APIProblem(status: error.status, error.message)
        }
    }

    func terrain(_ call: APICall) throws -> APIResponse {
        let tiles = try heights.tiles(of: call.atlases)
        return try answer(call) { path, asked, version throws(GroundTileFault) in
            try source.heights(path, asked, of: tiles, version: version)
        }
    }

    func contours(_ call: APICall) throws -> APIResponse {
        let lines = try heights.tiles(of: call.atlases)?.contours
        return try answer(call) { path, asked, version throws(GroundTileFault) in
            try source.contours(path, asked, of: lines, version: version)
        }
    }

    /// Answers with a tile that is made from the heights of the atlases, of which there is a version.
    private func answer(
        _ call: APICall,
        _ tile: (GroundTilePath, GroundConditions, String) throws(GroundTileFault) -> GroundAnswer
    ) throws(APIProblem) -> APIResponse {
        do throws(GroundTileFault) {
            return Self.response(
                try tile(
                    try Self.path(call), Self.conditions(call),
                    GroundTileSource.heightsVersion(of: call.atlases.areas.map(\.atlas))))
        } catch {
            throw APIProblem(status: error.status, error.message)
        }
    }

    /// The tile that a path names.
    private static func path(_ call: APICall) throws(GroundTileFault) -> GroundTilePath {
        let parts = ["z", "x", "y"].map { call.path[$0].map { $0[...] } ?? "" }
        guard let path = GroundTilePath(zoom: parts[0], x: parts[1], y: parts[2]) else {
            throw .noTile
        }
        return path
    }

    private static func conditions(_ call: APICall) -> GroundConditions {
        GroundConditions(
            version: call.query.items.first { $0.name == "v" }?.value,
            ifNoneMatch: call.request.ifNoneMatch)
    }

    private static func response(_ answer: GroundAnswer) -> APIResponse {
        let type: APIResponse.ContentType =
            switch answer.content {
            case .png: .png
            case .jpeg: .jpeg
            case .webP: .webp
            case .vectorTile: .vectorTile
            }
        var response =
            answer.bytes.map { APIResponse($0, type) } ?? APIResponse([], type, status: 304)
        response.headers = [("ETag", answer.tag), ("Cache-Control", answer.cacheControl)]
        return response
    }
}
