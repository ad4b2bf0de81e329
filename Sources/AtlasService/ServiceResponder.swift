import Answers
import HTTPTypes
import HummingbirdCore
import MapAPI
import MapServer
import NIOCore
import ServiceLifecycle
import ServiceTokens

/// Answers what the families of paths answer, over HTTP.
package struct ServiceResponder: RequestResponder {
    let router: APIRouter
    let current: Current<AtlasCollection>
    let facts: ServiceFacts
    private let access: ServiceAccess?

    /// Creates a responder of atlases that stay.
    package init(
        _ families: [APIFamily], atlases: AtlasCollection, tokens: TokenAuthority? = nil,
        hasPage: Bool = true
    ) {
        self.init(families, atlases: Current(atlases), tokens: tokens, hasPage: hasPage)
    }

    /// Creates a responder of atlases that may be replaced.
    ///
    /// - Parameters:
    ///   - tokens: Checks the tokens of the families that require one; nil for unrestricted access.
    ///   - hasPage: Whether the page is served too.
    package init(
        _ families: [APIFamily], atlases: Current<AtlasCollection>, tokens: TokenAuthority? = nil,
        hasPage: Bool = true
    ) {
        router = APIRouter(families)
        current = atlases
        facts = ServiceFacts(router, tokens: tokens != nil, hasPage: hasPage)
        access = tokens.map(ServiceAccess.init)
    }

    /// What a request's head leads to.
    private enum Way {
        case elsewhere
        /// An answer that is known.
        case told(APIResponse, route: String)
        case operation(APIRequest, APIRouter.Match)
    }

    private func way(of head: HTTPRequest) -> Way {
        guard let method = Self.method(head.method) else { return .elsewhere }
        let asked: APIRequest
        do {
            let fields = head.headerFields
            asked = try APIRequest(
                method, target: head.path ?? "/", contentType: fields[.contentType],
                acceptLanguage: fields[.acceptLanguage], lastEventID: fields[.lastEventID],
                ifNoneMatch: fields[.ifNoneMatch])
        } catch {
            // The path may tell whose form the answer has, though the query is none.
            let target = (head.path ?? "/").prefix { $0 != "?" }
            guard let asked = try? APIRequest(method, target: String(target)),
                let family = family(of: asked)
            else {
                return .told(APIResponse("\(error)", .text, status: error.status), route: "other")
            }
            return .told(family.response(to: error, asked), route: family.prefix)
        }
        if let fact = facts.respond(to: asked) { return .told(fact, route: "/" + asked.path[0]) }
        switch router.target(of: asked) {
        case .unknown: return .elsewhere
        case .nothing(let family):
            return .told(family.response(to: .notFound, asked), route: family.prefix)
        case .otherMethods(let family, let methods):
            return .told(
                family.response(to: .methodNotAllowed(methods), asked), route: family.prefix)
        case .operation(let match): return .operation(asked, match)
        }
    }

    /// Tells why a request is refused in the form of the family that its path belongs to; nil for other paths.
    package func problem(_ head: HTTPRequest, status: Int, _ reason: String) -> ServedAnswer? {
        // An invalid address is answered in plain text.
        guard let asked = try? APIRequest(target: head.path ?? "/"),
            let family = family(of: asked)
        else { return nil }
        return Self.answer(
            family.response(to: APIProblem(status: status, reason), asked))
    }

    /// The family that a path belongs to; nil for other paths.
    private func family(of asked: APIRequest) -> APIFamily? {
        switch router.target(of: asked) {
        case .unknown: nil
        case .operation(let match): match.route.family
        case .nothing(let its), .otherMethods(let its, _): its
        }
    }

    package func prepare(_ request: HTTPRequest) -> PreparedAnswer {
        switch way(of: request) {
        case .elsewhere: return .elsewhere
        case .told(let answer, let route):
            return .now { RoutedResponse(Self.answer(answer), route: route) }
        case .operation(let asked, let match):
            guard match.route.operation.isImmediate(asked),
                access?.letsIn(request.headerFields, match) ?? true
            else { return .later }
            return .now {
                let atlases = current.value
                let answer = router.respond(to: asked, match, atlases)
                return RoutedResponse(
                    whole(answer, asked, match, atlases), route: match.route.template)
            }
        }
    }

    package func respond(to request: Request) async -> RoutedResponse? {
        switch way(of: request.head) {
        case .elsewhere: return nil
        case .told(let answer, let route):
            return RoutedResponse(Self.answer(answer), route: route)
        case .operation(let asked, let match):
            let route = match.route.template
            // What takes long, or waits for a disk, would keep the other requests of a connection's loop waiting.
            guard match.route.operation.isQuick(asked) else {
                let elsewhere = await withTaskExecutorPreference(globalConcurrentExecutor) {
                    await answer(asked, match, request)
                }
                return RoutedResponse(elsewhere, route: route)
            }
            return RoutedResponse(await answer(asked, match, request), route: route)
        }
    }

    /// An operation's answer, unless an atlas has lost a part of what it was made from.
    private func whole(
        _ answer: APIResponse, _ asked: APIRequest, _ match: APIRouter.Match,
        _ atlases: AtlasCollection
    ) -> ServedAnswer {
        // What a file has lost reads as zeros.
        guard atlases.isCut else { return Self.answer(answer) }
        let problem = APIProblem(
            status: 500, "an atlas was cut short; its operator has to put it back")
        return Self.answer(match.route.family.response(to: problem, asked))
    }

    private func answer(
        _ asked: APIRequest, _ match: APIRouter.Match, _ request: Request
    ) async -> ServedAnswer {
        let family = match.route.family
        if let answer = await access?.answer(to: asked, request.headers, match) {
            return Self.answer(answer)
        }
        if match.route.operation.writes, !request.head.isFromOwnPage {
            let problem = APIProblem(status: 403, "other sites' pages may not write here")
            return Self.answer(family.response(to: problem, asked))
        }
        var asked = asked
        if asked.method != .get {
            var request = request
            // A body that breaks off has no client left to be notified.
            let limit = match.route.operation.body?.limit ?? 1 << 20
            guard let body = try? await request.collectBody(upTo: limit) else {
                let problem = APIProblem(status: 413, "bodies of at most \(limit) bytes are read")
                return Self.answer(family.response(to: problem, asked))
            }
            asked.body = Array(body.readableBytesView)
        }
        let atlases = current.value
        switch await router.reply(to: asked, match, atlases) {
        case .whole(let answer): return whole(answer, asked, match, atlases)
        case .stream(let stream):
            if request.head.method == .head { await stream.end() }
            return Self.answer(stream, isHead: request.head.method == .head)
        }
    }

    /// The method that a request's is answered as; nil for those that no family has.
    private static func method(_ method: HTTPRequest.Method) -> APIRequest.Method? {
        method == .get || method == .head ? .get : APIRequest.Method(rawValue: method.rawValue)
    }

    /// An answer that ends with the server: it would never be finished otherwise.
    private static func answer(_ stream: APIStream, isHead: Bool) -> ServedAnswer {
        let headers = headers[stream.contentType] ?? CommonHeaders.crossOrigin
        if isHead { return ServedAnswer(status: .ok, headers: headers) }
        let body = ResponseBody { writer in
            do {
                for await part in stream.parts.cancelOnGracefulShutdown() {
                    try await writer.write(ByteBuffer(bytes: part))
                }
            } catch {
                await stream.end()
                throw error
            }
            await stream.end()
            try await writer.finish(nil)
        }
        return ServedAnswer(status: .ok, headers: headers, pieces: body)
    }

    /// The headers that every answer of a type has, made once.
    private static let headers: [APIResponse.ContentType: HTTPFields] = Dictionary(
        uniqueKeysWithValues: APIResponse.ContentType.allCases.map { type in
            var headers = CommonHeaders.crossOrigin
            headers[.contentType] = type.rawValue
            headers[.cacheControl] = "no-store"
            return (type, headers)
        })

    /// The answer with the headers that every one has.
    private static func answer(_ answer: APIResponse) -> ServedAnswer {
        var headers = headers[answer.contentType] ?? CommonHeaders.crossOrigin
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return ServedAnswer(
            status: .init(code: answer.status), headers: headers,
            body: ByteBuffer(bytes: answer.body))
    }
}
