import Answers
import Roads

/// Problems in Valhalla's words: a number, a sentence, and the status of HTTP.
enum ValhallaProblem {
    /// The numbers of Valhalla's reference that are given here.
    enum Code: Int, CaseIterable {
        case notJSON = 100
        case otherMethod = 101
        case unknownAction = 106
        case noLocations = 110
        case noTime = 111
        case noMatrixLocations = 112
        case noContours = 113
        case noShape = 114
        case tooFewLocations = 120
        case tooFewSources = 121
        case tooFewTargets = 122
        case tooShortShape = 123
        case noCosting = 124
        case unknownCosting = 125
        case badLocation = 130
        case badSource = 131
        case badTarget = 132
        case badShape = 134
        case noArrivalForIsochrones = 142
        case noExpansion = 144
        case tooManyLocations = 150
        case tooLongTime = 151
        case tooManyContours = 152
        case tooManyShapePoints = 153
        case tooLongDistance = 166
        case tooLargePolygons = 167
        case noDeparture = 160
        case noArrival = 161
        case badTime = 162
        case badTimeType = 163
        case badShapeFormat = 164
        case noInvariantTime = 165
        case noEdge = 171
        case failed = 199
        case noPath = 442
        case noMatch = 444
    }

    /// Returns the response that reports a problem.
    @Sendable
    static func response(_ problem: APIProblem, _: APIRequest) -> APIResponse {
        let code: Code
        var text = problem.description
        switch problem.status {
        case 404:
            code = .unknownAction
            text = "Try any of: " + ValhallaFamily.actions.map { "/" + $0 }.joined(separator: " ")
        case 405: code = .otherMethod
        case 413: code = .tooManyLocations
        case 500...: code = .failed
        default: code = Int(problem.code).flatMap(Code.init(rawValue:)) ?? .notJSON
        }
        let body: JSONValue = [
            "error_code": .integer(code.rawValue), "error": .string(text),
            "status_code": .integer(problem.status), "status": .string(phrase(problem.status)),
        ]
        return APIResponse(body.bytes, status: problem.status)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 413: "Content Too Large"
        case 500...: "Internal Server Error"
        default: "Bad Request"
        }
    }

    /// What the router says, in Valhalla's words.
    static func told(_ error: RoutingError) -> APIProblem {
        switch error.code {
        case .invalidCoordinate: .valhalla(.badLocation, "\(error)")
        case .noRoadNear: .valhalla(.noEdge, "No suitable edges near location: \(error)")
        case .unreachable, .noTrip, .placesApart:
            .valhalla(
                .noPath, "No path could be found for input: \(error)")
        case .noMatch: .valhalla(.noMatch, "Map match failed: \(error)")
        case .noVehicle: .valhalla(.unknownCosting, "\(error)")
        case .tooFewPlaces: .valhalla(.tooFewLocations, "\(error)")
        case .tooManyPlaces: .valhalla(.tooManyLocations, "\(error)")
        }
    }
}

extension APIProblem {
    /// A problem with one of Valhalla's numbers.
    static func valhalla(_ code: ValhallaProblem.Code, _ message: String) -> APIProblem {
        .badRequest(message, code: "\(code.rawValue)")
    }
}
