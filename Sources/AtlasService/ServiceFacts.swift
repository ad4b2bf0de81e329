import Answers
import MapAPI

/// The description of the service: its families at `/service`, its operations at `/openapi.json`.
struct ServiceFacts: Sendable {
    /// The answers by their paths.
    private let answers: [String: APIResponse]

    /// - Parameter hasPage: Whether the page is served, which shows the operations to people.
    init(_ router: APIRouter, tokens: Bool, hasPage: Bool) {
        let families = router.families.map { family -> JSONValue in
            let routes = router.routes.filter { $0.family.name == family.name && !$0.isAlias }
            return [
                "name": .string(family.name), "title": .string(family.title),
                "summary": .string(family.summary), "prefix": .string(family.prefix),
                "paths": .strings(routes.filter(\.isBelowPrefix).map(\.path.description)),
                "rootPaths": .strings(routes.filter { !$0.isBelowPrefix }.map(\.path.description)),
            ]
        }
        let document = "/openapi.json"
        answers = [
            "/service": APIResponse(
                JSONValue.object([
                    "families": .array(families), "openapi": .string(document),
                    "documentation": hasPage ? "/openapi" : nil,
                ]).bytes),
            document: APIResponse(
                OpenAPIDocument(
                    router, others: [.map(hasPage: hasPage)], tokens: tokens
                ).bytes),
        ]
    }

    /// Answers a GET of one of the paths; nil for other requests.
    func respond(to request: APIRequest) -> APIResponse? {
        guard request.method == .get, request.path.count == 1 else { return nil }
        return answers["/" + request.path[0]]
    }
}
