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
        _ families: [APIFamily], atlases: AtlasCollection, tokens: TokenAuthority? = nil
    ) {
        self.init(families, atlases: Current(atlases), tokens: tokens)
    }

    /// Creates a responder of atlases that may be replaced.
    ///
    /// - Parameter tokens: Who may ask the families that need a token; everybody if nil.
    package init(
        _ families: [APIFamily], atlases: Current<AtlasCollection>, tokens: TokenAuthority? = nil
    ) {
        router = APIRouter(families)
        current = atlases
        facts = ServiceFacts(router, tokens: tokens != nil)
        access = tokens.map(ServiceAccess.init)
    }

    package func respond(to request: Request) async -> RoutedResponse? {
        guard let method = Self.method(request.head.method) else { return nil }
        let asked: APIRequest
        do {
            asked = try APIRequest(
                method, target: request.head.path ?? "/",
                contentType: request.headers[.contentType],
                acceptLanguage: request.headers[.acceptLanguage],
                lastEventID: request.headers[.lastEventID])
        } catch {
            let answer = APIResponse("\(error)", .text, status: error.status)
            return RoutedResponse(Self.response(answer), route: "other")
        }
        if let fact = facts.respond(to: asked) {
            return RoutedResponse(Self.response(fact), route: "/" + asked.path[0])
        }
        switch router.target(of: asked) {
        case .unknown: return nil
        case .nothing(let family):
            return RoutedResponse(
                Self.response(family.response(to: .notFound, asked)), route: family.prefix)
        case .otherMethods(let family, let methods):
            return RoutedResponse(
                Self.response(family.response(to: .methodNotAllowed(methods), asked)),
                route: family.prefix)
        case .operation(let match):
            let route = match.route.template
            // What takes long, or waits for a disk, would keep the other requests of a connection's loop waiting.
            guard match.route.operation.isQuick else {
                let response = await withTaskExecutorPreference(globalConcurrentExecutor) {
                    await answer(asked, match, request)
                }
                return RoutedResponse(response, route: route)
            }
            return RoutedResponse(await answer(asked, match, request), route: route)
        }
    }

    private func answer(
        _ asked: APIRequest, _ match: APIRouter.Match, _ request: Request
    ) async -> Response {
        if let answer = await access?.answer(to: asked, request.headers, match) {
            return Self.response(answer)
        }
        if match.route.operation.writes, !request.head.isFromOwnPage {
            let problem = APIProblem(status: 403, "other sites' pages may not write here")
            return Self.response(match.route.family.response(to: problem, asked))
        }
        var asked = asked
        if asked.method != .get {
            var request = request
            // A body that breaks off has nobody left to be told of it.
            let limit = match.route.operation.body?.limit ?? 1 << 20
            guard let body = try? await request.collectBody(upTo: limit) else {
                let problem = APIProblem(status: 413, "bodies of at most \(limit) bytes are read")
                return Self.response(match.route.family.response(to: problem, asked))
            }
            asked.body = Array(body.readableBytesView)
        }
        let atlases = current.value
        switch await router.reply(to: asked, match, atlases) {
        case .whole(let answer):
            // What a file has lost reads as zeros.
            guard !atlases.isCut else {
                let problem = APIProblem(
                    status: 500, "an atlas was cut short; its operator has to put it back")
                return Self.response(match.route.family.response(to: problem, asked))
            }
            return Self.response(answer)
        case .stream(let stream):
            if request.head.method == .head { await stream.end() }
            return Self.response(stream, isHead: request.head.method == .head)
        }
    }

    /// The method that a request's is answered as; nil for those that no family has.
    private static func method(_ method: HTTPRequest.Method) -> APIRequest.Method? {
        method == .get || method == .head ? .get : APIRequest.Method(rawValue: method.rawValue)
    }

    /// An answer that ends with the server: it would never be finished otherwise.
    private static func response(_ stream: APIStream, isHead: Bool) -> Response {
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = stream.contentType.rawValue
        headers[.cacheControl] = "no-store"
        if isHead { return Response(status: .ok, headers: headers) }
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
        return Response(status: .ok, headers: headers, body: body)
    }

    /// The answer with the headers that every one has.
    private static func response(_ answer: APIResponse) -> Response {
        var headers = CommonHeaders.crossOrigin
        headers[.contentType] = answer.contentType.rawValue
        headers[.cacheControl] = "no-store"
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return Response(
            status: .init(code: answer.status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
