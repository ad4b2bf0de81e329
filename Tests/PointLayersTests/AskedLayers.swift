import Answers
import Atlas
import Foundation
import MapAPI
import PointLayers

/// Layers asked by their paths, without a connection.
struct AskedLayers {
    let layers: PointLayers
    let router: APIRouter

    private static let atlases = Result {
        AtlasCollection(
            try Atlas.open(
                URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("Samples/helsinki.atlas").path))
    }

    init(_ layers: PointLayers) {
        self.layers = layers
        router = APIRouter([layers.pointPaths, layers.clusterPaths])
    }

    /// Layers with a store in a folder of its own.
    init() throws {
        self.init(
            try PointLayers(store: try Self.temporaryFile("points.sqlite"), gathering: .zero))
    }

    /// A path in a new folder.
    static func temporaryFile(_ name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("points-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name).path
    }

    /// What a request is answered with.
    func reply(
        _ target: String, _ method: APIRequest.Method = .get, contentType: String? = nil,
        lastEventID: String? = nil, body: String = ""
    ) async throws -> APIReply? {
        let request = try APIRequest(
            method, target: target, contentType: contentType, lastEventID: lastEventID,
            body: Array(body.utf8))
        guard case .operation(let match) = router.target(of: request) else {
            return router.respond(to: request, try Self.atlases.get()).map { .whole($0) }
        }
        return await router.reply(to: request, match, try Self.atlases.get())
    }

    /// The whole answer of a request; nil if there is none, or if it is a stream.
    func response(
        _ target: String, _ method: APIRequest.Method = .get, contentType: String? = nil,
        body: String = ""
    ) async throws -> APIResponse? {
        let reply = try await reply(target, method, contentType: contentType, body: body)
        guard case .whole(let response) = reply else { return nil }
        return response
    }

    /// The status of an answer and its body as an object of JSON.
    @discardableResult
    func json(
        _ target: String, _ method: APIRequest.Method = .get, contentType: String? = nil,
        body: String = ""
    ) async throws -> (status: Int, value: [String: Any]) {
        guard
            let response = try await response(
                target, method, contentType: contentType, body: body)
        else { return (0, [:]) }
        let value = try JSONSerialization.jsonObject(with: Data(response.body))
        return (response.status, value as? [String: Any] ?? [:])
    }
}
