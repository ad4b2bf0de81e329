/// A reason why a request fails, which each family writes in its own form.
public struct APIProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The HTTP status code, by RFC 9110.
    public let status: Int
    /// A one-sentence description of the problem with the request.
    public let description: String
    /// The word or number that the family's reference has for it; empty if there is none.
    public let code: String
    /// Which of the question's places it is about, counted from 0; nil if none.
    public let place: Int?
    /// Methods that the address takes, with a status of 405.
    public let allowed: [APIRequest.Method]

    /// Creates a problem from a status and a description.
    public init(
        status: Int, _ description: String, code: String = "", place: Int? = nil,
        allowed: [APIRequest.Method] = []
    ) {
        self.status = status
        self.description = description
        self.code = code
        self.place = place
        self.allowed = allowed
    }

    /// A parameter is missing, malformed or contradicts another.
    public static func badRequest(_ description: String, code: String = "") -> APIProblem {
        APIProblem(status: 400, description, code: code)
    }

    /// There is nothing at the address.
    public static let notFound = APIProblem(status: 404, "there is nothing at this address")

    /// The problem of a method that the address does not accept, with status 405.
    public static func methodNotAllowed(_ allowed: [APIRequest.Method]) -> APIProblem {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        return APIProblem(status: 405, "this address takes \(names)", allowed: allowed)
    }

    /// The service failed, and it is not the client's fault; the reason is for the log alone.
    public static let failed = APIProblem(
        status: 500, "the service failed to answer; its operator's log says why")
}
