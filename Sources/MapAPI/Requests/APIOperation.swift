import Answers
import Foundation

/// An operation of a family: its path, parameters, answers and implementation.
///
/// The OpenAPI document, the list of the service and the routing all come from it.
public struct APIOperation: Sendable {
    /// Answers a request that came to the operation's path.
    public typealias Responder = @Sendable (APICall) throws -> APIResponse

    /// The ways in which an operation answers.
    public enum Answering: Sendable {
        /// At once, computed from the request.
        case now(Responder)
        /// Later, after something else is done, such as a write to the disk.
        case later(@Sendable (APICall) async throws -> APIResponse)
        /// Part by part, as long as the client listens.
        case streamed(@Sendable (APICall) async throws -> APIStream)
    }

    /// The HTTP methods that the operation accepts.
    public let methods: [APIRequest.Method]
    /// The path, without the family's prefix.
    public let path: PathTemplate
    /// The description of the operation, one line.
    public let summary: String
    /// The parameters of its path, query and form.
    public let parameters: [APIParameter]
    /// The body that POST, PUT and PATCH take; nil if none.
    public let body: APIBody?
    /// The answers for each status; those that every operation has are added by the document.
    public let answers: [APIAnswer]
    /// Further paths of the operation, which documents and lists leave out.
    public let aliases: [PathTemplate]
    /// Whether a request to a root path that another family has too is this operation's; nil if it
    /// does not share such paths.
    public let claimsRoot: (@Sendable (APIRequest) -> Bool)?
    /// Whether it changes stored data: other sites' pages are refused, and a token is required.
    public let writes: Bool
    let answering: Answering
    private let isAlwaysQuick: Bool
    private let quickly: (@Sendable (APIRequest) -> Bool)?

    /// Whether a request is answered within a few milliseconds, and waits for nothing.
    public func isQuick(_ request: APIRequest) -> Bool {
        isAlwaysQuick || quickly?(request) ?? false
    }

    /// Whether a request is answered quickly and from its address alone.
    public func isImmediate(_ request: APIRequest) -> Bool {
        guard case .now = answering, request.method == .get else { return false }
        return !writes && isQuick(request)
    }

    /// Creates an operation that answers at once.
    ///
    /// - Parameters:
    ///   - isQuick: Whether it does so within a few milliseconds, whatever is asked.
    ///   - quickly: If not whatever is asked, whether it does so for this request.
    public init(
        _ path: PathTemplate, _ summary: String, methods: [APIRequest.Method] = [.get],
        parameters: [APIParameter] = [], body: APIBody? = nil, answers: [APIAnswer],
        aliases: [PathTemplate] = [], claimsRoot: (@Sendable (APIRequest) -> Bool)? = nil,
        isQuick: Bool = true, quickly: (@Sendable (APIRequest) -> Bool)? = nil,
        respond: @escaping Responder
    ) {
        self.init(
            path, summary, methods: methods, parameters: parameters, body: body, answers: answers,
            aliases: aliases, claimsRoot: claimsRoot, isQuick: isQuick, quickly: quickly,
            answering: .now(respond))
    }

    /// Creates an operation.
    ///
    /// - Parameters:
    ///   - isQuick: Whether every answer takes only a few milliseconds and waits for nothing.
    ///   - quickly: Where `isQuick` is false, whether the answer to a given request does.
    public init(
        _ path: PathTemplate, _ summary: String, methods: [APIRequest.Method] = [.get],
        parameters: [APIParameter] = [], body: APIBody? = nil, answers: [APIAnswer],
        aliases: [PathTemplate] = [], claimsRoot: (@Sendable (APIRequest) -> Bool)? = nil,
        writes: Bool = false, isQuick: Bool = false,
        quickly: (@Sendable (APIRequest) -> Bool)? = nil, answering: Answering
    ) {
        self.writes = writes
        isAlwaysQuick = isQuick
        self.quickly = quickly
        self.methods = methods
        self.path = path
        self.summary = summary
        self.parameters = parameters
        self.body = body
        self.answers = answers
        self.aliases = aliases
        self.claimsRoot = claimsRoot
        self.answering = answering
    }
}

/// A request on its way to an operation.
public struct APICall: Sendable {
    /// The request as the client sent it.
    public let request: APIRequest
    /// The values of the path's named parts.
    public let path: [String: String]
    /// The atlases that answer the request.
    public let atlases: AtlasCollection
    /// The present moment.
    public let now: Date

    /// Creates a call from a request, the values of its path, the atlases and the present moment.
    public init(
        _ request: APIRequest, path: [String: String] = [:], atlases: AtlasCollection, now: Date
    ) {
        self.request = request
        self.now = now
        self.path = path
        self.atlases = atlases
    }

    /// The items of the request's query.
    public var query: QueryItems { request.query }
}

/// A value that an operation's address may hold.
public struct APIParameter: Sendable {
    /// The part of the address that holds a parameter.
    public enum Place: String, Sendable {
        case query
        case path
    }

    /// The name of the parameter.
    public let name: String
    /// The part of the address that holds the parameter.
    public let place: Place
    /// Whether a request without it is refused.
    public let isRequired: Bool
    /// The schema of the parameter's values.
    public let schema: JSONSchema
    /// The description of the parameter, one sentence.
    public let help: String
    /// An example value; nil for none.
    public let example: String?

    /// Creates a parameter; by default optional text in the query.
    public init(
        _ name: String, _ help: String, in place: Place = .query, isRequired: Bool = false,
        _ schema: JSONSchema = .string(), example: String? = nil
    ) {
        self.name = name
        self.place = place
        self.isRequired = place == .path || isRequired
        self.schema = schema
        self.example = example
        self.help = help
    }
}

/// The body that an operation takes.
public struct APIBody: Sendable {
    /// The media type of the body.
    public let contentType: String
    /// The schema of the body.
    public let schema: JSONSchema
    /// Whether a request without one is refused.
    public let isRequired: Bool
    /// A body to try, as JSON.
    public let example: String?
    /// The maximum number of bytes of it that are read.
    public let limit: Int

    /// Creates a body description; by default required JSON of at most 1 MiB.
    public init(
        _ schema: JSONSchema, contentType: String = "application/json", isRequired: Bool = true,
        example: String? = nil, limit: Int = 1 << 20
    ) {
        self.limit = limit
        self.contentType = contentType
        self.schema = schema
        self.isRequired = isRequired
        self.example = example
    }
}

/// The answer of an operation for a status.
public struct APIAnswer: Sendable {
    /// The HTTP status code.
    public let status: Int
    /// The media type of the answer's body.
    public let contentType: APIResponse.ContentType
    /// The schema of the answer's body; nil where it is not JSON.
    public let schema: JSONSchema?
    /// The description of the answer, one sentence.
    public let help: String

    /// Creates an answer description; by default JSON with status 200.
    public init(
        _ help: String, status: Int = 200, _ contentType: APIResponse.ContentType = .json,
        _ schema: JSONSchema? = nil
    ) {
        self.status = status
        self.contentType = contentType
        self.schema = schema
        self.help = help
    }
}
