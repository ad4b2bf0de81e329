import Answers
import MapAPI

/// What a service tells of itself: its families at `/service`, its operations at `/openapi.json`.
struct ServiceFacts: Sendable {
    private let list: APIResponse
    private let document: APIResponse

    init(_ router: APIRouter, tokens: Bool) {
        document = APIResponse(OpenAPIDocument(router, tokens: tokens).bytes)
        let families = router.families.map { family -> JSONValue in
            let routes = router.routes.filter { $0.family.name == family.name && !$0.isAlias }
            return [
                "name": .string(family.name), "title": .string(family.title),
                "summary": .string(family.summary), "prefix": .string(family.prefix),
                "paths": .strings(routes.filter(\.isBelowPrefix).map(\.path.description)),
                "rootPaths": .strings(routes.filter { !$0.isBelowPrefix }.map(\.path.description)),
            ]
        }
        list = APIResponse(
            JSONValue.object(["families": .array(families), "openapi": "/openapi.json"]).bytes)
    }

    /// Answers `GET /service` and `GET /openapi.json`; nil for other paths.
    func respond(to request: APIRequest) -> APIResponse? {
        guard request.method == .get, request.path.count == 1 else { return nil }
        switch request.path[0] {
        case "service": return list
        case "openapi.json": return document
        default: return nil
        }
    }
}
