import Answers
import Roads

/// Problems in OSRM's words: status 400 with a code and a message.
enum OSRMProblem {
    /// The codes that OSRM's reference has.
    enum Code: String, CaseIterable {
        case invalidUrl = "InvalidUrl"
        case invalidService = "InvalidService"
        case invalidVersion = "InvalidVersion"
        case invalidOptions = "InvalidOptions"
        case invalidQuery = "InvalidQuery"
        case invalidValue = "InvalidValue"
        case noSegment = "NoSegment"
        case tooBig = "TooBig"
        case noRoute = "NoRoute"
        case noTable = "NoTable"
        case noMatch = "NoMatch"
        case noTrips = "NoTrips"
        case notImplemented = "NotImplemented"
        case internalError = "InternalError"
    }

    /// The names of the services.
    static let services = ["route", "table", "nearest", "match", "trip"]

    /// Returns the response that reports a problem.
    @Sendable
    static func response(_ problem: APIProblem, _ request: APIRequest) -> APIResponse {
        var status = problem.status
        var code = problem.code
        var message = problem.description
        switch problem.status {
        case 404:
            let told = unknown(request.path)
            status = 400
            (code, message) = (told.code.rawValue, told.message)
        case 405: code = Code.notImplemented.rawValue
        case 413: code = Code.tooBig.rawValue
        case 500...: code = Code.internalError.rawValue
        default: if code.isEmpty { code = Code.invalidUrl.rawValue }
        }
        return APIResponse(
            JSONValue.object(["code": .string(code), "message": .string(message)]).bytes,
            status: status)
    }

    /// What is wrong with a path that leads nowhere.
    private static func unknown(_ path: [String]) -> (code: Code, message: String) {
        let parts = path.first == "osrm" ? Array(path.dropFirst()) : path
        guard let service = parts.first, services.contains(service) else {
            return (.invalidService, "there are the services \(services.joined(separator: ", "))")
        }
        if parts.count > 1, parts[1] != "v1" {
            return (.invalidVersion, "the version of \(service) is v1")
        }
        return (.invalidUrl, "the path of a request is /\(service)/v1/PROFILE/COORDINATES")
    }

    /// What the router says, in OSRM's words.
    ///
    /// - Parameter none: The code of the service for a question without an answer.
    static func told(_ error: RoutingError, none: Code) -> APIProblem {
        switch error.code {
        case .invalidCoordinate: .osrm(.invalidValue, "\(error)")
        case .noRoadNear:
            .osrm(
                .noSegment,
                "Could not find a matching segment for coordinate \(error.place): \(error)")
        case .unreachable, .noTrip, .placesApart: .osrm(none, "\(error)")
        case .noMatch: .osrm(.noMatch, "\(error)")
        case .tooFewPlaces, .noVehicle: .osrm(.invalidOptions, "\(error)")
        case .tooManyPlaces: .osrm(.tooBig, "\(error)")
        }
    }
}

extension APIProblem {
    /// A problem with one of OSRM's codes.
    static func osrm(_ code: OSRMProblem.Code, _ message: String) -> APIProblem {
        .badRequest(message, code: code.rawValue)
    }
}
