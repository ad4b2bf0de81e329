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
    let atlases: AtlasCollection
    let facts: ServiceFacts
    private let access: ServiceAccess?

    /// Creates a responder.
    ///
    /// - Parameter tokens: Who may ask the families that need a token; everybody if nil.
    package init(
        _ families: [APIFamily], atlases: AtlasCollection, tokens: TokenAuthority? = nil
    ) {
        router = APIRouter(families)
        self.atlases = atlases
        facts = ServiceFacts(router, tokens: tokens != nil)
        access = tokens.map(ServiceAccess.init)
    }

    package func respond(to request: Request) async -> Response? {
        guard let method = Self.method(request.head.method) else { return nil }
        var asked: APIRequest
        do {
            asked = try APIRequest(
                method, target: request.head.path ?? "/",
                contentType: request.headers[.contentType],
                acceptLanguage: request.headers[.acceptLanguage],
                lastEventID: request.headers[.lastEventID])
        } catch {
            return Self.response(APIResponse("\(error)", .text, status: error.status))
        }
        if let fact = facts.respond(to: asked) { return Self.response(fact) }
        switch router.target(of: asked) {
        case .unknown: return nil
        case .nothing(let family):
            return Self.response(family.response(to: .notFound, asked))
        case .otherMethods(let family, let methods):
            return Self.response(family.response(to: .methodNotAllowed(methods), asked))
        case .operation(let match):
            if let answer = await access?.answer(to: asked, request.headers, match) {
                return Self.response(answer)
            }
            if method != .get {
                var request = request
                // A body that breaks off has nobody left to be told of it.
                let limit = match.route.operation.body?.limit ?? 1 << 20
                guard let body = try? await request.collectBody(upTo: limit) else {
                    let problem = APIProblem(
                        status: 413, "bodies of at most \(limit) bytes are read")
                    return Self.response(match.route.family.response(to: problem, asked))
                }
                asked.body = Array(body.readableBytesView)
            }
            switch await router.reply(to: asked, match, atlases) {
            case .whole(let answer): return Self.response(answer)
            case .stream(let stream):
                if request.head.method == .head { await stream.end() }
                return Self.response(stream, isHead: request.head.method == .head)
            }
        }
    }

    /// The method that a request's is answered as; nil for those that no family has.
    private static func method(_ method: HTTPRequest.Method) -> APIRequest.Method? {
        method == .head ? .get : APIRequest.Method(rawValue: method.rawValue)
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
