import Answers
import Atlas
import AtlasBuilder
import Foundation
import MapAPI
import RoadNetwork
import TestSupport

/// The drawn city with its tram, asked without a connection.
struct TransitAtlas {
    private let atlases: AtlasCollection
    private let router: APIRouter

    /// Imports the city; its files are mapped, so that they may go.
    init(_ families: APIFamily...) async throws {
        let city = try TransitCity()
        _ = try await AtlasImport(
            extractPath: city.extract.path, outputPath: city.atlas.path, jobs: 1,
            profiles: [TravelProfile.builtIn("walking")].compactMap { $0 },
            gtfsPaths: [city.feed.path]
        ).run { _ in }
        atlases = AtlasCollection(try Atlas.open(city.atlas.path))
        // What opens files when it is first asked does so now.
        _ = try atlases.areas[0].engines.planner()
        router = APIRouter(
            families, now: { Date(timeIntervalSince1970: TransitCity.halfPastSeven) })
    }

    /// The answer's status and its body as JSON.
    func json(
        _ target: String, _ method: APIRequest.Method = .get, body: String = ""
    ) throws -> (status: Int, value: JSON) {
        let request = try APIRequest(
            method, target: target, contentType: body.isEmpty ? nil : "application/json",
            body: Array(body.utf8))
        guard let response = router.respond(to: request, atlases) else { return (0, JSON(nil)) }
        return (
            response.status,
            JSON(
                try JSONSerialization.jsonObject(
                    with: Data(response.body), options: .fragmentsAllowed))
        )
    }

    /// The answer to a query of GraphQL.
    func query(_ text: String, _ variables: [String: Any] = [:]) throws -> JSON {
        let body = try JSONSerialization.data(
            withJSONObject: ["query": text, "variables": variables])
        let answer = try json(
            "/otp/gtfs/v1", .post, body: String(decoding: body, as: UTF8.self))
        return answer.value
    }
}
