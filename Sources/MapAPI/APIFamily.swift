/// The paths that the clients of one service speak, such as OSRM's.
public struct APIFamily: Sendable {
    /// Writes a problem in the family's own form.
    public typealias ProblemWriter = @Sendable (APIProblem, APIRequest) -> APIResponse

    /// The name in configuration and lists, such as `osrm`; the paths also stand below `/NAME`.
    public let name: String
    /// The display name, such as "OSRM".
    public let title: String
    /// The description of the family, one sentence.
    public let summary: String
    /// Whether its paths are also available at the root, where no earlier family has them.
    public let standsAtRoot: Bool
    /// Whether a token is required where tokens are configured.
    public let needsToken: Bool
    /// The operations of the family, each at its path.
    public let operations: [APIOperation]
    /// The schemas of its answers, by the names that `JSONSchema.reference` refers to.
    public let schemas: [(name: String, schema: JSONSchema)]
    /// The schema of the answer to a request that fails.
    public let problemSchema: JSONSchema
    /// The media type of that answer.
    public let problemType: APIResponse.ContentType
    let problem: ProblemWriter

    /// Creates a family from its operations and its form of problems.
    public init(
        _ name: String, title: String, _ summary: String, standsAtRoot: Bool = true,
        needsToken: Bool = true, operations: [APIOperation],
        schemas: [(name: String, schema: JSONSchema)] = [], problemSchema: JSONSchema,
        problemType: APIResponse.ContentType = .json,
        problem: @escaping ProblemWriter
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.standsAtRoot = standsAtRoot
        self.needsToken = needsToken
        self.operations = operations
        self.schemas = schemas
        self.problemSchema = problemSchema
        self.problemType = problemType
        self.problem = problem
    }

    /// Every family, in the order in which they claim paths at the root.
    public static let all: [APIFamily] = [
        .apple, .osrm, .valhalla,
        .photon,
        .nominatim,
        .pelias,
        .openTripPlanner,
        .mapwright,
    ]

    /// The path below which all of its operations stand: `/NAME`.
    public var prefix: String { "/" + name }
}
