import Answers
import Foundation

/// Finds the operation for a request's path, and answers with it.
///
/// Every family's operations stand below its prefix; those of a family that stands at the root also there, where no
/// family before it in the list has the same path. An operation that claims requests of a shared path is asked first.
public struct APIRouter: Sendable {
    /// An operation at a path of the service.
    public struct Route: Sendable {
        /// The family that the operation belongs to.
        public let family: APIFamily
        /// The whole path, with the family's prefix if it has one here.
        public let path: PathTemplate
        /// The operation that answers at the path.
        public let operation: APIOperation
        /// Whether the path is the family's own, below its prefix.
        public let isBelowPrefix: Bool
        /// Whether the path is another than the operation's own, for clients that make it up wrongly.
        public var isAlias = false
        /// The whole path as text, for counting.
        public let template: String

        init(
            _ family: APIFamily, _ path: PathTemplate, _ operation: APIOperation,
            isBelowPrefix: Bool, isAlias: Bool = false
        ) {
            self.family = family
            self.path = path
            self.operation = operation
            self.isBelowPrefix = isBelowPrefix
            self.isAlias = isAlias
            template = path.description
        }
    }

    /// What paths have to have in common to lead to the same routes.
    private struct Start: Hashable {
        let length: Int
        /// The first part; nil where any will do.
        let first: String?
    }

    /// The families, the first before others where they share a path.
    public let families: [APIFamily]
    /// Every route, those below prefixes first.
    public let routes: [Route]
    /// By length and first part, those whose first part is named among all of their length.
    private let byStart: [Start: [Route]]
    /// By each path that a route has without a named part, all routes that such a path leads to.
    ///
    /// Most requests have one; comparing it with the paths of a family one by one took longer than all else of finding it.
    private let byPath: [[String]: [Route]]

    /// Tells the present moment, for answers that depend on it.
    private let now: @Sendable () -> Date

    /// Creates a router for families, of which earlier ones precede later ones.
    ///
    /// - Parameter now: Tells the present moment.
    public init(_ families: [APIFamily], now: @escaping @Sendable () -> Date = { Date() }) {
        self.families = families
        self.now = now
        var routes: [Route] = []
        for family in families {
            for operation in family.operations {
                routes.append(
                    Route(
                        family, operation.path.below(family.prefix), operation, isBelowPrefix: true)
                )
            }
        }
        for family in families where family.standsAtRoot {
            for operation in family.operations {
                let isTaken = routes.contains { route in
                    route.path == operation.path && route.operation.claimsRoot == nil
                }
                if isTaken && operation.claimsRoot == nil { continue }
                routes.append(Route(family, operation.path, operation, isBelowPrefix: false))
            }
        }
        for family in families {
            for operation in family.operations {
                for path in operation.aliases {
                    routes.append(
                        Route(
                            family, path.below(family.prefix), operation, isBelowPrefix: true,
                            isAlias: true))
                    guard family.standsAtRoot else { continue }
                    routes.append(
                        Route(family, path, operation, isBelowPrefix: false, isAlias: true))
                }
            }
        }
        self.routes = routes
        var byLength = Dictionary(grouping: routes, by: \.path.parts.count)
        for length in byLength.keys {
            // Fixed parts before named ones; routes that claim some requests of a path before the one that takes the
            // rest.
            byLength[length] = byLength[length]?.enumerated().sorted { one, two in
                if one.element.path.precedes(two.element.path) { return true }
                if two.element.path.precedes(one.element.path) { return false }
                let claims = (
                    one.element.operation.claimsRoot != nil, two.element.operation.claimsRoot != nil
                )
                if claims.0 != claims.1 { return claims.0 }
                return one.offset < two.offset
            }.map(\.element)
        }
        var byStart: [Start: [Route]] = [:]
        for (length, routes) in byLength {
            let firsts = Set(routes.map(\.path.fixedFirst))
            for first in firsts {
                byStart[Start(length: length, first: first)] = routes.filter {
                    $0.path.fixedFirst == nil || $0.path.fixedFirst == first
                }
            }
        }
        self.byStart = byStart
        var byPath: [[String]: [Route]] = [:]
        for path in routes.compactMap(\.path.fixedParts) where byPath[path] == nil {
            byPath[path] = Self.candidates(path, byStart).filter { $0.path.values(of: path) != nil }
        }
        self.byPath = byPath
    }

    /// The routes that a path may lead to, in the order in which they are asked.
    private func candidates(_ path: [String]) -> [Route] {
        byPath[path] ?? Self.candidates(path, byStart)
    }

    private static func candidates(_ path: [String], _ byStart: [Start: [Route]]) -> [Route] {
        byStart[Start(length: path.count, first: path.first)]
            ?? byStart[Start(length: path.count, first: nil)] ?? []
    }

    /// A request's operation with the values of its path.
    public struct Match: Sendable {
        /// The route that the request's path matches.
        public let route: Route
        /// The values of the path's named parts.
        public let values: [String: String]
    }

    /// The result of routing a request's path.
    public enum Target: Sendable {
        /// An operation, with the values of the path's named parts.
        case operation(Match)
        /// A path that takes other methods.
        case otherMethods(APIFamily, [APIRequest.Method])
        /// A path below a family's prefix, or its version, that it has no operation at.
        case nothing(APIFamily)
        /// A path that belongs to no family.
        case unknown
    }

    /// Finds what a request's path leads to.
    public func target(of request: APIRequest) -> Target {
        var others: (family: APIFamily, methods: [APIRequest.Method])?
        for route in candidates(request.path) {
            guard let values = route.path.values(of: request.path) else { continue }
            if !route.isBelowPrefix, let claims = route.operation.claimsRoot, !claims(request) {
                continue
            }
            if route.operation.methods.contains(request.method) {
                return .operation(Match(route: route, values: values))
            }
            if others == nil { others = (route.family, []) }
            others?.methods += route.operation.methods
        }
        if let others { return .otherMethods(others.family, others.methods) }
        guard let first = request.path.first else { return .unknown }
        if let family = families.first(where: { $0.name == first }) { return .nothing(family) }
        // Errors below `/v1` are reported in the form of the family that has `/v1`.
        let owner = routes.first { route in
            guard !route.isBelowPrefix, route.path.parts.count > 1 else { return false }
            return route.path.parts[0] == .fixed(first)
        }
        return owner.map { .nothing($0.family) } ?? .unknown
    }

    /// Answers a request; nil if its path is no family's.
    public func respond(to request: APIRequest, _ atlases: AtlasCollection) -> APIResponse? {
        switch target(of: request) {
        case .operation(let match): respond(to: request, match, atlases)
        case .otherMethods(let family, let methods):
            family.response(to: .methodNotAllowed(methods), request)
        case .nothing(let family): family.response(to: .notFound, request)
        case .unknown: nil
        }
    }

    /// Answers a request with the operation that was found for it.
    ///
    /// One that answers later or streams is asked by ``reply(to:_:_:)``; here it fails.
    public func respond(
        to request: APIRequest, _ match: Match, _ atlases: AtlasCollection
    ) -> APIResponse {
        do {
            guard case .now(let respond) = match.route.operation.answering else {
                throw APIProblem.failed
            }
            return try respond(APICall(request, path: match.values, atlases: atlases, now: now()))
        } catch {
            return match.route.family.response(toError: error, request)
        }
    }

    /// Answers a request with the operation that was found for it, however it answers.
    public func reply(
        to request: APIRequest, _ match: Match, _ atlases: AtlasCollection
    ) async -> APIReply {
        let call = APICall(request, path: match.values, atlases: atlases, now: now())
        do {
            switch match.route.operation.answering {
            case .now(let respond): return .whole(try respond(call))
            case .later(let respond): return .whole(try await respond(call))
            case .streamed(let respond): return .stream(try await respond(call))
            }
        } catch {
            return .whole(match.route.family.response(toError: error, request))
        }
    }
}

extension APIFamily {
    /// Tells an error of an operation in the family's own form.
    func response(toError error: any Error, _ request: APIRequest) -> APIResponse {
        switch error {
        case let problem as APIProblem: response(to: problem, request)
        case let error as OptionError: response(to: .badRequest("\(error)"), request)
        default: response(to: .failed, request)
        }
    }

    /// Writes a problem in the form of the family that the request's path belongs to.
    public func response(to problem: APIProblem, _ request: APIRequest) -> APIResponse {
        var response = self.problem(problem, request)
        if !problem.allowed.isEmpty {
            let names = problem.allowed.map(\.rawValue)
            // What answers GET answers HEAD.
            let all = names + (names.contains("GET") ? ["HEAD"] : []) + ["OPTIONS"]
            response.headers.append(("Allow", all.joined(separator: ", ")))
        }
        return response
    }
}
