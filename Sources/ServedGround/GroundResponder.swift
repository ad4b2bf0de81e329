import Atlas
import HTTPTypes
import HummingbirdCore
import MapPainter
import MapPixels
import MapServer
import NIOCore

/// Answers the page's questions for the ground below an app's maps: imagery, the heights of the atlas, and lines of equal height.
package struct GroundResponder: RequestResponder {
    private let source: GroundTileSource
    private let heights: TerrainTiles?
    private let heightsVersion: String

    /// - Parameter imagery: The imagery that the app names; nil if it names none.
    /// - Throws: `HeightsError` for heights of the atlas that are damaged.
    package init(_ atlas: Atlas, imagery: (any StoredTiles)?) throws {
        source = GroundTileSource(imagery: imagery)
        heights = try TerrainTiles([atlas])
        heightsVersion = GroundTileSource.heightsVersion(of: [atlas])
    }

    /// What a path below one of the ground's folders asks for.
    private enum Question: String, CaseIterable {
        case imagery
        case terrain
        case contours

        /// The template of the route, for counting.
        var route: String { "/\(rawValue)/{z}/{x}/{y}" }

        init?(_ request: HTTPRequest) {
            guard request.method == .get || request.method == .head else { return nil }
            let target = request.path ?? ""
            guard let named = Self.allCases.first(where: { target.hasPrefix("/\($0.rawValue)/") })
            else { return nil }
            self = named
        }
    }

    package func prepare(_ request: HTTPRequest) -> PreparedAnswer {
        Question(request) == nil ? .elsewhere : .later
    }

    package func respond(to request: Request) async -> RoutedResponse? {
        guard let question = Question(request.head) else { return nil }
        let answer: ServedAnswer
        do {
            answer = Self.served(try await tile(question, request.head))
        } catch {
            answer = .plain(.init(code: error.status), error.message)
        }
        return RoutedResponse(answer, route: question.route)
    }

    private func tile(
        _ question: Question, _ request: HTTPRequest
    ) async throws(GroundTileFault) -> GroundAnswer {
        let target = (request.path ?? "").split(separator: "?", maxSplits: 1)
        let parts = target[0].split(separator: "/")
        guard parts.count == 4,
            let path = GroundTilePath(zoom: parts[1], x: parts[2], y: parts[3])
        else { throw .noTile }
        let version = target.dropFirst().first?.split(separator: "&").first { $0.hasPrefix("v=") }
        let asked = GroundConditions(
            version: version.map { String($0.dropFirst(2)) },
            ifNoneMatch: request.headerFields[.ifNoneMatch])
        switch question {
        case .imagery: return try await source.imagery(path, asked)
        case .terrain:
            return try source.heights(path, asked, of: heights, version: heightsVersion)
        case .contours:
            return try source.contours(path, asked, of: heights?.contours, version: heightsVersion)
        }
    }

    private static func served(_ answer: GroundAnswer) -> ServedAnswer {
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = answer.content.rawValue
        headers[.eTag] = answer.tag
        headers[.cacheControl] = answer.cacheControl
        headers[.xContentTypeOptions] = "nosniff"
        guard let bytes = answer.bytes else {
            return ServedAnswer(status: .notModified, headers: headers)
        }
        return ServedAnswer(status: .ok, headers: headers, body: ByteBuffer(bytes: bytes))
    }
}
