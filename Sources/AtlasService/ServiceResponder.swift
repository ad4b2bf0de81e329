import Answers
import HTTPTypes
import HummingbirdCore
import MapAPI
import MapServer
import NIOCore

/// Answers what the families of paths answer, over HTTP.
package struct ServiceResponder: RequestResponder {
    let router: APIRouter
    let atlases: AtlasCollection
    let facts: ServiceFacts

    /// The most bytes of a body that are read.
    private static let bodyLimit = 1 << 20

    /// Creates a responder.
    package init(_ families: [APIFamily], atlases: AtlasCollection) {
        router = APIRouter(families)
        self.atlases = atlases
        facts = ServiceFacts(router)
    }

    package func respond(to request: Request) async -> Response? {
        guard let method = Self.method(request.head.method) else { return nil }
        var asked: APIRequest
        do {
            asked = try APIRequest(
                method, target: request.head.path ?? "/",
                contentType: request.headers[.contentType],
                acceptLanguage: request.headers[.acceptLanguage])
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
            if method != .get {
                var request = request
                // A body that breaks off has nobody left to be told of it.
                guard let body = try? await request.collectBody(upTo: Self.bodyLimit) else {
                    let problem = APIProblem(
                        status: 413, "bodies of at most \(Self.bodyLimit) bytes are read")
                    return Self.response(match.route.family.response(to: problem, asked))
                }
                asked.body = Array(body.readableBytesView)
            }
            return Self.response(router.respond(to: asked, match, atlases))
        }
    }

    /// The method that a request's is answered as; nil for those that no family has.
    private static func method(_ method: HTTPRequest.Method) -> APIRequest.Method? {
        method == .head ? .get : APIRequest.Method(rawValue: method.rawValue)
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
