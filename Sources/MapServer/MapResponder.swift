import Atlas
import Foundation
import HTTPTypes
import HummingbirdCore
import Tiles

/// Answers every request.
///
/// All answers but those of a live program are made from memory and mapped files, so a path is looked at
/// once and answered on the spot; tiles, by far the most, come first.
package struct MapResponder: Sendable {
    let map: Current<ServedMap>
    let page: ServedPage
    let ground: MapGround?
    let live: LiveResponder?
    let service: (any RequestResponder)?
    let log: RequestLog?

    /// Longest path with query that is looked at.
    private static let targetLimit = 4096
    /// Longest path with query of a service: a hundred places with their options.
    private static let serviceTargetLimit = 64 << 10

    /// Returns a closure that answers a request without waiting, and logs it; nil if waiting is
    /// needed.
    ///
    /// Nothing has changed before the closure is called.
    package func prepare(_ request: HTTPRequest) -> (() -> RoutedResponse)? {
        guard let answer = prepareAnswer(request) else { return nil }
        return { logging(request) { answer() } }
    }

    /// Answers a request and logs it.
    package func respond(to request: Request) async -> RoutedResponse {
        if let answer = prepare(request.head) { return answer() }
        let start = ContinuousClock.now
        let answer = await answer(request)
        log?.record(request.head, answer, elapsed: ContinuousClock.now - start)
        return answer
    }

    private func logging(_ request: HTTPRequest, _ answer: () -> RoutedResponse) -> RoutedResponse {
        guard let log else { return answer() }
        let start = ContinuousClock.now
        let answer = answer()
        log.record(request, answer, elapsed: ContinuousClock.now - start)
        return answer
    }

    private func prepareAnswer(_ request: HTTPRequest) -> (() -> RoutedResponse)? {
        let target = request.path ?? ""
        let isTile = target.utf8.starts(with: TilePath.prefix.utf8)
        if let service, !isTile, target.utf8.count <= Self.serviceTargetLimit {
            switch service.prepare(request) {
            case .now(let answer): return { Self.answer(answer(), to: request) }
            case .later: return nil
            case .elsewhere: break
            }
        }
        if isForLive(target) || target.utf8.starts(with: Self.archivePrefix.utf8) { return nil }
        return {
            RoutedResponse(
                answer(request), route: isTile ? Self.tileRoute : Self.route(of: target))
        }
    }

    private func isForLive(_ target: String) -> Bool {
        live != nil && target.utf8.starts(with: LiveResponder.prefix.utf8)
            && target.utf8.count <= Self.targetLimit
    }

    /// How the paths of archives begin, which are long and sent in pieces.
    private static let archivePrefix = "/atlas"

    /// An answer without its body if a HEAD has asked.
    private static func answer(
        _ answer: RoutedResponse, to request: HTTPRequest
    ) -> RoutedResponse {
        guard request.method == .head else { return answer }
        var answer = answer
        answer.answer.leaveOutBody()
        return answer
    }

    /// Answers a request that takes waiting.
    private func answer(_ request: Request) async -> RoutedResponse {
        let target = request.head.path ?? ""
        if let service, target.utf8.count <= Self.serviceTargetLimit,
            let answer = await service.respond(to: request)
        {
            return Self.answer(answer, to: request.head)
        }
        let route = Self.route(of: target)
        guard let live, isForLive(target) else {
            return RoutedResponse(answer(request.head), route: route)
        }
        let parts = target.split(separator: "?", maxSplits: 1)
        let query = parts.count > 1 ? Self.values(parts[1].utf8) ?? [:] : [:]
        return RoutedResponse(
            await live.respond(request, path: String(parts[0]), query: query), route: route)
    }

    private static let tileRoute = "/tiles/{z}/{x}/{y}.mvt"

    /// The template of a path's route, for counting: one of a few, whatever the path.
    package static func route(of target: String) -> String {
        // By bytes: characters of text are found in a time that other requests would not take as a whole.
        let path = Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") })
        if path.utf8.starts(with: TilePath.prefix.utf8) { return tileRoute }
        if path.utf8.starts(with: WorldOutline.prefix.utf8) { return "/world/{z}/{x}/{y}.mvt" }
        switch path {
        case "/", "/embed", "/health", "/openapi", "/ready", "/metrics", "/admin/reload",
            "/atlas.pmtiles", "/style.json",
            "/tiles.json", "/imagery.json", "/terrain.json", "/contours.json":
            return String(path)
        case _ where path.utf8.starts(with: "/atlases/".utf8): return "/atlases/{name}.pmtiles"
        case _ where path.utf8.starts(with: "/assets/".utf8): return "/assets/{file}"
        default: return "other"
        }
    }

    private func answer(_ request: HTTPRequest) -> ServedAnswer {
        switch request.method {
        case .get: return get(request)
        case .head:
            var response = get(request)
            response.leaveOutBody()
            return response
        case .options:
            var headers = CommonHeaders.crossOrigin
            headers.append(contentsOf: CommonHeaders.preflight)
            return ServedAnswer(status: .noContent, headers: headers)
        default:
            var response = ServedAnswer.plain(
                .methodNotAllowed, "this server answers GET, HEAD and OPTIONS")
            response.headers[.allow] = "GET, HEAD, OPTIONS"
            return response
        }
    }

    private func get(_ request: HTTPRequest) -> ServedAnswer {
        guard let target = request.path, target.utf8.first == UInt8(ascii: "/") else {
            return .plain(.badRequest, "the path must begin with /")
        }
        let bytes = target.utf8
        guard bytes.count <= Self.targetLimit else {
            return .plain(.uriTooLong, "the address is longer than \(Self.targetLimit) bytes")
        }
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        let query = mark == bytes.endIndex ? bytes[mark...] : bytes[bytes.index(after: mark)...]
        if bytes.starts(with: TilePath.prefix.utf8) {
            guard let path = TilePath(bytes[..<mark]) else {
                return .plain(.badRequest, "a tile's address is /tiles/{z}/{x}/{y}.mvt")
            }
            return map.value.tiles.tile(path, query: query, request)
        }
        if let outline = page.outline, bytes.starts(with: WorldOutline.prefix.utf8) {
            guard let path = TilePath(bytes[..<mark], prefix: WorldOutline.prefix) else {
                return .plain(.badRequest, "a tile's address is /world/{z}/{x}/{y}.mvt")
            }
            return outline.tile(path, request)
        }
        guard let path = String(bytes[..<mark])?.removingPercentEncoding,
            !path.utf8.contains(0)
        else { return .plain(.badRequest, "the address is not properly encoded") }
        switch path {
        case "/atlas.pmtiles": return map.value.tiles.first.archive(request)
        case "/tiles.json": return tileJSON(request)
        case "/imagery.json": return imageryJSON(request)
        case "/terrain.json": return heightsJSON(request, ground?.terrain)
        case "/contours.json": return heightsJSON(request, ground?.contours)
        case "/health": return health(request)
        case "/style.json":
            guard let values = Self.values(query) else {
                return .plain(.badRequest, "the query is not properly encoded")
            }
            return page.style(
                values, request, ground: ground, hasHeights: ground.map(hasHeights) ?? false,
                areas: map.value.areas.map(\.covered))
        default:
            if let archive = archive(path) { return archive.archive(request) }
            return page.file(path, request) ?? .plain(.notFound, "there is nothing at this address")
        }
    }

    /// The archive at `/atlases/NAME.pmtiles`; nil for other paths.
    private func archive(_ path: String) -> ServedTiles? {
        guard path.hasPrefix("/atlases/"), path.hasSuffix(".pmtiles") else { return nil }
        let name = path.dropFirst("/atlases/".count).dropLast(".pmtiles".count)
        let map = map.value
        return map.atlases.firstIndex { $0.name == name }.map { map.tiles.sources[$0] }
    }

    private func tileJSON(_ request: HTTPRequest) -> ServedAnswer {
        guard let base = BaseURL.of(request) else {
            return .plain(.badRequest, "the request's Host is not a host")
        }
        let map = map.value
        let tiles = map.tiles
        let hasHeights = ground.map(hasHeights) ?? false
        do {
            var document = try tiles.tileJSON(
                tiles: ["\(base)/tiles/{z}/{x}/{y}.mvt?v=\(tiles.version)"])
            document.attribution = tiles.attribution
            return try json(
                MapDescription(
                    document, areas: map.areas,
                    imagery: ground?.imagery.map { _ in "\(base)/imagery.json" },
                    terrain: hasHeights ? "\(base)/terrain.json" : nil,
                    contours: hasHeights ? "\(base)/contours.json" : nil),
                request)
        } catch {
            return .plain(.internalServerError, "the atlas is damaged")
        }
    }

    /// Whether an atlas was imported with heights.
    private func hasHeights(_ ground: MapGround) -> Bool {
        map.value.atlases.contains { $0.manifest.file(ground.heightsFile) != nil }
    }

    private func imageryJSON(_ request: HTTPRequest) -> ServedAnswer {
        guard let imagery = ground?.imagery else {
            return .plain(.notFound, "this service has no imagery")
        }
        return groundJSON(request) { imagery.document(base: $0) }
    }

    /// Describes tiles that are made from heights.
    private func heightsJSON(_ request: HTTPRequest, _ tiles: GroundTiles?) -> ServedAnswer {
        guard let ground, let tiles, hasHeights(ground) else {
            return .plain(.notFound, "no atlas of this service has heights of the ground")
        }
        let having = map.value.atlases.compactMap { atlas in
            atlas.manifest.file(ground.heightsFile).map { (atlas.manifest.bounds, $0.crc32) }
        }
        let edges: [AtlasBounds] = having.map(\.0)
        let bounds: [Double] = [
            edges.map(\.west).min() ?? -180, edges.map(\.south).min() ?? -90,
            edges.map(\.east).max() ?? 180, edges.map(\.north).max() ?? 90,
        ]
        return groundJSON(request) {
            tiles.document(
                base: $0, bounds: bounds, version: having.map(\.1).joined(separator: "-"))
        }
    }

    private func groundJSON(
        _ request: HTTPRequest, _ document: (String) -> GroundTiles.TileJSON
    ) -> ServedAnswer {
        guard let base = BaseURL.of(request) else {
            return .plain(.badRequest, "the request's Host is not a host")
        }
        do {
            return try json(document(base), request)
        } catch {
            return .plain(.internalServerError, "the description can't be written")
        }
    }

    private func health(_ request: HTTPRequest) -> ServedAnswer {
        var response = ServedPage.respond(map.value.health, request)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func json(_ document: some Encodable, _ request: HTTPRequest) throws -> ServedAnswer {
        let bytes = try ServedDocument.bytes(document)
        return ServedPage.respond(StaticFile(bytes, type: MediaType.json, isText: true), request)
    }

    /// The first value of each name; nil if an escape is broken.
    private static func values(_ query: Substring.UTF8View) -> [String: String]? {
        var values: [String: String] = [:]
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = String(parts[0])?.removingPercentEncoding,
                let value = parts.count < 2 ? "" : String(parts[1])?.removingPercentEncoding
            else { return nil }
            if values[name] == nil { values[name] = value }
        }
        return values
    }
}
