import Answers
import Atlas

/// The OpenAPI 3.1 document of a service.
public struct OpenAPIDocument: Sendable {
    /// The document as JSON text in UTF-8.
    public let bytes: [UInt8]

    /// Describes the families of a router below their prefixes.
    ///
    /// - Parameters:
    ///   - others: Families that something else answers, at paths without a prefix.
    ///   - server: The base address of the paths; empty for that of the document.
    ///   - tokens: Whether operations require a token.
    public init(
        _ router: APIRouter, others: [APIFamily] = [], server: String = "", tokens: Bool = false
    ) {
        var routes = router.routes.filter { $0.isBelowPrefix && !$0.isAlias }
        for family in others {
            routes += family.operations.map {
                APIRouter.Route(family, $0.path, $0, isBelowPrefix: false)
            }
        }
        let families = router.families + others
        var paths: [(String, JSONValue)] = []
        for route in routes {
            paths.append((route.path.description, Self.pathItem(route, tokens: tokens)))
        }
        var merged: [(String, JSONValue)] = []
        for (path, item) in paths {
            guard let index = merged.firstIndex(where: { $0.0 == path }) else {
                merged.append((path, item))
                continue
            }
            if case .object(let one) = merged[index].1, case .object(let two) = item {
                merged[index].1 = .object(one + two)
            }
        }
        let schemas = families.flatMap { family in
            family.schemas.map { ($0.name, $0.schema.json) }
        }
        let token: JSONValue = [
            "type": "http", "scheme": "bearer",
            "description": "An access token, as GET /apple/v1/token gives it.",
        ]
        bytes =
            JSONValue.object([
                "openapi": "3.1.0",
                "info": [
                    "title": "Mapwright", "version": .string(MapwrightVersion.current),
                    "description":
                        "Search, directions and maps from an atlas, in the words of several services.",
                ],
                "servers": server.isEmpty ? nil : [["url": .string(server)]],
                "tags": .array(
                    families.map { family in
                        ["name": .string(family.name), "description": .string(family.summary)]
                    }),
                "paths": .object(members: merged),
                "components": .object([
                    "schemas": .object(members: schemas),
                    "securitySchemes": tokens ? ["accessToken": token] : nil,
                ]),
            ]).bytes
    }

    private static func pathItem(_ route: APIRouter.Route, tokens: Bool) -> JSONValue {
        .object(
            members: route.operation.methods.map { method in
                (method.rawValue.lowercased(), operation(route, method, tokens: tokens))
            })
    }

    private static func operation(
        _ route: APIRouter.Route, _ method: APIRequest.Method, tokens: Bool
    ) -> JSONValue {
        let operation = route.operation
        let name = route.path.parts.map {
            switch $0 {
            case .fixed(let text), .named(let text): text
            }
        }.joined(separator: "-")
        let takesBody = method != .get && method != .delete
        return .object([
            "operationId": .string(method.rawValue.lowercased() + "-" + name),
            "tags": [.string(route.family.name)],
            "summary": .string(operation.summary),
            "parameters": operation.parameters.isEmpty
                ? nil : .array(operation.parameters.map(Self.parameter)),
            "requestBody": takesBody ? operation.body.map(Self.body) : nil,
            "responses": responses(route),
            "security": tokens && route.family.needsToken ? [["accessToken": []]] : nil,
        ])
    }

    private static func parameter(_ parameter: APIParameter) -> JSONValue {
        .object([
            "name": .string(parameter.name), "in": .string(parameter.place.rawValue),
            "required": parameter.isRequired ? true : nil,
            "description": .string(parameter.help), "schema": parameter.schema.json,
            "example": parameter.example.map(JSONValue.string),
        ])
    }

    private static func body(_ body: APIBody) -> JSONValue {
        let content = JSONValue.object([
            "schema": body.schema.json, "example": body.example.map { .raw(Array($0.utf8)) },
        ])
        return .object([
            "required": body.isRequired ? true : nil,
            "content": .object(members: [(body.contentType, content)]),
        ])
    }

    private static func responses(_ route: APIRouter.Route) -> JSONValue {
        var byStatus: [(Int, [APIAnswer])] = []
        for answer in route.operation.answers {
            if let index = byStatus.firstIndex(where: { $0.0 == answer.status }) {
                byStatus[index].1.append(answer)
            } else {
                byStatus.append((answer.status, [answer]))
            }
        }
        var members = byStatus.map { status, answers -> (String, JSONValue) in
            let content = answers.map { answer in
                (
                    String(answer.contentType.rawValue.prefix { $0 != ";" }),
                    JSONValue.object(["schema": answer.schema?.json])
                )
            }
            return (
                "\(status)",
                .object([
                    "description": .string(answers[0].help), "content": .object(members: content),
                ])
            )
        }
        let form = JSONValue.object(["schema": route.family.problemSchema.json])
        let type = route.family.problemType.rawValue.prefix { $0 != ";" }
        let problem = JSONValue.object([
            "description": "A problem.", "content": .object(members: [(String(type), form)]),
        ])
        members.append(("default", problem))
        return .object(members: members)
    }
}
