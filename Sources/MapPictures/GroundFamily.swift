import Answers
import Atlas
import Bytes
import Deflate
import Elevation
import MapAPI
import MapGeometry
import MapPainter
import MapPixels
import MapServer

extension APIFamily {
    /// Tiles of the ground below the map: imagery, and heights.
    ///
    /// The page uses them, so every client that may open the page may use them.
    ///
    /// - Parameter imagery: The imagery; nil if there is none.
    package static func ground(_ imagery: (any StoredTiles)?) -> APIFamily {
        let tiles = GroundTileAnswers(imagery)
        return APIFamily(
            page: "ground", title: "Ground",
            "Tiles of the ground: imagery that the service was given, and the heights that atlases have.",
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
            ]
        )
    }
}

extension MapGround {
    /// A server's description of imagery and of the heights of its atlases, whose tiles the family `ground` answers.
    package init(_ imagery: (any StoredTiles)?) {
        self.init(
            imagery: imagery.map { tiles in
                GroundTiles(
                    path: "/imagery/{z}/{x}/{y}", zooms: tiles.minimumZoom...tiles.maximumZoom,
                    tileSize: Int(tiles.tileSize), attribution: tiles.attribution,
                    bounds: tiles.bounds, version: tiles.version)
            },
            terrain: GroundTiles(
                path: "/terrain/{z}/{x}/{y}.png", zooms: TerrainTiles.zooms, tileSize: 256,
                encoding: "terrarium"),
            heightsFile: Heights.fileName
        ) { document, layers in
            guard layers.imagery != .absent || layers.terrain != .absent else { return document }
            var changed = try MapGeometry.JSONValue(decoding: document)
            if layers.imagery != .absent {
                changed = Imagery.adding(
                    ["type": "raster", "url": "/imagery.json", "tileSize": 256], to: changed,
                    isAlone: layers.imagery == .alone)
            }
            if layers.terrain != .absent {
                changed = TerrainStyle.adding(
                    to: changed, isDark: layers.isDark, isShown: layers.terrain == .shaded,
                    description: ["url": "/terrain.json"])
            }
            return try changed.encoded()
        }
    }
}

/// Answers requests for tiles of the ground.
private final class GroundTileAnswers: Sendable {
    private let imageryTiles: (any StoredTiles)?
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

    init(_ imagery: (any StoredTiles)?) { imageryTiles = imagery }

    func imagery(_ call: APICall) async throws -> APIResponse {
        guard let imageryTiles else {
            throw APIProblem(status: 404, "this service has no imagery")
        }
        let place = try Self.place(call)
        let bytes: [UInt8]?
        do {
            bytes = try await imageryTiles.loadedBytes(zoom: place.zoom, x: place.x, y: place.y)
        } catch {
            // What an address answers may be anything; a file that is damaged is not the client's.
            throw APIProblem(
                status: imageryTiles.version == nil ? 502 : 500, "the imagery can't be read")
        }
        guard let bytes else { throw APIProblem(status: 404, "there is no imagery of this tile") }
        guard let type = Self.contentType(bytes) else {
            throw APIProblem(status: 500, "the tile is neither PNG, JPEG nor WebP")
        }
        return Self.answer(
            call, tag: "\"\(Atlas.checksum(crc32(bytes.span.bytes)))\"", imageryTiles.version,
            otherwise: "public, max-age=3600", type
        ) { bytes }
    }

    func terrain(_ call: APICall) throws -> APIResponse {
        let place = try Self.place(call)
        guard let tiles = try heights.tiles(of: call.atlases) else {
            throw APIProblem(status: 404, "no atlas of this service has heights of the ground")
        }
        guard TerrainTiles.zooms ~= place.zoom else {
            throw APIProblem(
                status: 404,
                "there are heights at zooms \(TerrainTiles.zooms.lowerBound) to \(TerrainTiles.zooms.upperBound)"
            )
        }
        let version = ServedTerrain.version(of: call.atlases)
        return try Self.answer(
            call, tag: "\"\(version)-\(place.zoom)-\(place.x)-\(place.y)\"", version,
            otherwise: CommonHeaders.revalidate, .png
        ) {
            guard
                case .raster(let picture)? = try tiles.tile(
                    zoom: place.zoom, x: place.x, y: place.y)
            else { throw APIProblem(status: 404, "no atlas has heights of this tile") }
            return PNGEncoder(level: 6).encode(picture)
        }
    }

    /// The tile that a path names.
    private static func place(_ call: APICall) throws(APIProblem) -> (zoom: Int, x: Int, y: Int) {
        func number(_ text: Substring?) -> Int? {
            guard let text, !text.isEmpty, text.utf8.count <= 8,
                text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
            else { return nil }
            return Int(text)
        }
        let row = call.path["y"].map { $0.split(separator: ".", maxSplits: 1) } ?? []
        let isNamed = row.count < 2 || ["png", "jpg", "jpeg", "webp"].contains(row[1])
        guard isNamed, let zoom = number(call.path["z"].map { $0[...] }), zoom <= 24,
            let x = number(call.path["x"].map { $0[...] }), let y = number(row.first),
            x < 1 << zoom, y < 1 << zoom
        else {
            throw .badRequest("a tile's address ends in a zoom up to 24, a column and a row of it")
        }
        return (zoom, x, y)
    }

    private static func contentType(_ bytes: [UInt8]) -> APIResponse.ContentType? {
        switch PictureFile.format(bytes) {
        case .png: .png
        case .jpeg: .jpeg
        case .webP: .webp
        case nil: nil
        }
    }

    /// An answer with an entity tag, whose body is made where the client has not got it.
    ///
    /// - Parameters:
    ///   - version: What the addresses of the tiles carry, so that what they answer never changes.
    ///   - otherwise: How long other addresses' answers may be kept.
    private static func answer(
        _ call: APICall, tag: String, _ version: String?, otherwise: String,
        _ type: APIResponse.ContentType, body: () throws -> [UInt8]
    ) rethrows -> APIResponse {
        let isFresh = call.request.ifNoneMatch.map { RequestConditions.isFresh($0, tag: tag) }
        var response =
            isFresh == true
            ? APIResponse([], type, status: 304) : APIResponse(try body(), type)
        let isVersioned =
            version != nil && call.query.items.contains { $0.name == "v" && $0.value == version }
        response.headers = [
            ("ETag", tag), ("Cache-Control", isVersioned ? CommonHeaders.forever : otherwise),
        ]
        return response
    }
}
