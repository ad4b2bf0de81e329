import Answers
import MapAPI

/// The form in which the families of points report problems.
package enum PointProblem {
    package static let schema = JSONSchema.object([("error", .string())], required: ["error"])

    @Sendable
    package static func response(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        var response = APIResponse(
            Answers.JSONValue.object(["error": .string(problem.description)]).bytes,
            status: problem.status)
        if problem.status == 503 { response.headers.append(("Retry-After", "1")) }
        return response
    }

    /// An answer with a status that an operation may have.
    package static func answer(_ status: Int, _ help: String) -> APIAnswer {
        APIAnswer(help, status: status, .json, .reference("PointProblem"))
    }
}

extension APIProblem {
    /// Creates the problem for an error of the layers.
    package init(_ error: PointError) {
        let status =
            switch error.code {
            case .malformed: 400
            case .readOnly: 403
            case .unknownLayer, .unknownPoint: 404
            case .overloaded, .unavailable, .unusableFile, .newerFile: 503
            case .full: 507
            }
        self.init(status: status, error.description)
    }

    /// Runs what may fail for a reason of the layers.
    package static func telling<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as PointError { throw APIProblem(error) }
    }

    /// Runs what may fail for a reason of the layers, and takes its time.
    package static func telling<Result>(_ body: () async throws -> Result) async throws -> Result {
        do { return try await body() } catch let error as PointError { throw APIProblem(error) }
    }
}
