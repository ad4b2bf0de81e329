import Answers
import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

/// The answer to `plan`: itineraries by public transport or along roads, or why there are none.
struct OTPPlan {
    /// Why there is no itinerary, or no good one, in OpenTripPlanner's words.
    private struct RoutingProblem {
        let code: String
        let description: String
        let inputField: String?
    }

    private let question: OTPQuestion
    private let time: JourneyRequest.Time
    private var itineraries: [OTPItinerary] = []
    private var problems: [RoutingProblem] = []

    /// Searches for itineraries.
    init(_ question: OTPQuestion, _ call: APICall) throws {
        self.question = question
        let places = [question.from.coordinate, question.to.coordinate]
        let area = call.atlases.area(for: places)
        let planner = area.engines.hasTimetable ? try area.engines.planner() : nil
        time = question.time(planner?.timetable)
        guard places.allSatisfy(area.contains) else {
            problems.append(
                .init(
                    code: "OUTSIDE_BOUNDS", description: "A place is not within the atlas.",
                    inputField: area.contains(places[0]) ? "TO" : "FROM"))
            return
        }
        if question.usesTransit { try addJourneys(planner, area.engines) }
        for type in question.roads where !question.usesTransit {
            try addRoute(type, call.atlases)
        }
        if itineraries.isEmpty, problems.isEmpty {
            problems.append(
                .init(
                    code: "LOCATION_NOT_FOUND", description: "No road leads from place to place.",
                    inputField: nil))
        }
    }

    private mutating func addJourneys(
        _ planner: TransitPlanner?, _ engines: AtlasEngines
    ) throws {
        var request = JourneyRequest(
            from: question.from.coordinate, to: question.to.coordinate, time)
        request.wantsAlternates = question.count > 1
        request.mostJourneys = question.count
        request.language = question.language
        request.approach = question.approach
        request.filter.avoidedModes = question.avoidedModes
        if question.wheelchair { request.filter.wheelchair = .notInaccessible }
        do {
            guard let planner else { throw TransitError(.noStopsInRange) }
            let streets = try engines.streets(question.approach, from: request.from)
            let answer = try request.answer(planner: planner, streets: streets)
            itineraries = answer.journeys.map { OTPItinerary($0, answer, question) }
            if let walk = answer.directLeg {
                itineraries.append(OTPItinerary(walk, answer, question))
                problems.append(
                    .init(
                        code: "WALKING_BETTER_THAN_TRANSIT",
                        description: "Walking is faster than every journey.", inputField: nil))
            }
        } catch let error as TransitError {
            let (code, field) =
                switch error.code {
                case .outsideServiceDays: ("OUTSIDE_SERVICE_PERIOD", "DATE_TIME" as String?)
                case .noStopsInRange: ("NO_STOPS_IN_RANGE", "FROM")
                case .noConnection, .empty: ("NO_TRANSIT_CONNECTION", nil)
                default: throw error
                }
            problems.append(.init(code: code, description: "\(error)", inputField: field))
        } catch let error as OptionError {
            // No roads for the bicycle or the car that one wants to take.
            problems.append(
                .init(
                    code: "NO_TRANSIT_CONNECTION", description: error.description, inputField: nil))
        }
    }

    private mutating func addRoute(
        _ type: TravelMode.TransportType, _ atlases: AtlasCollection
    ) throws {
        let places = [question.from.coordinate, question.to.coordinate]
        do {
            let router = try atlases.router(type, for: places)
            guard
                let route = try router.routes(RouteRequest(places.map { RouteWaypoint($0) })).first
            else { return }
            itineraries.append(OTPItinerary(route, type, time, question))
        } catch let error as RoutingError {
            guard problems.isEmpty else { return }
            problems.append(
                .init(code: "LOCATION_NOT_FOUND", description: "\(error)", inputField: nil))
        } catch let error as RoadsError where error.isUnknownMode {
            return
        }
    }

    /// The object of GraphQL's type Plan.
    var object: GraphQLObject {
        GraphQLObject(
            "Plan",
            [
                "date": .leaf(.integer(time.moment * 1000)),
                "from": .object(OTPItinerary.place(question.from, "Origin")),
                "to": .object(OTPItinerary.place(question.to, "Destination")),
                "itineraries": .list(itineraries.map { .object($0.object) }),
                "messageEnums": .list(problems.map { .leaf(.string($0.code)) }),
                "messageStrings": .list(problems.map { .leaf(.string($0.description)) }),
                "routingErrors": .list(
                    problems.map { problem in
                        .object(
                            GraphQLObject(
                                "RoutingError",
                                [
                                    "code": .leaf(.string(problem.code)),
                                    "description": .leaf(.string(problem.description)),
                                    "inputField": .leaf(
                                        problem.inputField.map(JSONValue.string) ?? .null),
                                ]))
                    }),
                "nextPageCursor": .leaf(.null), "previousPageCursor": .leaf(.null),
                "searchWindowUsed": .leaf(.integer(3600)),
            ])
    }
}
