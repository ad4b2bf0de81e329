import Answers
import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

/// An itinerary with its legs.
struct OTPItinerary {
    private let departure, arrival: Int
    private let legs: [OTPLeg]
    private let transfers: Int

    /// Creates the itinerary of a journey by public transport.
    init(_ journey: Journey, _ answer: TransitAnswer, _ question: OTPQuestion) {
        departure = journey.departure
        arrival = journey.arrival
        transfers = journey.changeCount
        var moment = journey.departure
        legs = journey.legs.enumerated().map { index, leg in
            let isLast = index == journey.legs.count - 1
            let told = OTPLeg(
                leg, of: journey, answer, moment: moment, from: index == 0 ? question.from : nil,
                to: isLast ? question.to : nil)
            moment = told.arrival
            return told
        }
    }

    /// Creates the itinerary of a way that takes no vehicle of a timetable.
    init(_ walk: Journey.Walk, _ answer: TransitAnswer, _ question: OTPQuestion) {
        departure = walk.departure
        arrival = walk.departure + walk.seconds
        transfers = 0
        legs = [
            OTPLeg(
                mode: walk.means.otpName, departure: departure, arrival: arrival,
                meters: Double(walk.meters), line: answer.geometry(of: .walk(walk)),
                from: question.from, to: question.to)
        ]
    }

    /// Creates the itinerary of a route along roads.
    init(
        _ route: Route, _ type: TravelMode.TransportType, _ time: JourneyRequest.Time,
        _ question: OTPQuestion
    ) {
        let seconds = Int((route.expectedTravelTime / .seconds(1)).rounded())
        if case .arriving(let moment) = time {
            departure = moment - seconds
        } else {
            departure = time.moment
        }
        arrival = departure + seconds
        transfers = 0
        let means: Journey.Walk.Means =
            switch type {
            case .automobile: .car
            case .walking: .foot
            case .cycling: .bicycle
            }
        let line = route.legs.flatMap(\.coordinates)
        legs = [
            OTPLeg(
                mode: means.otpName, departure: departure, arrival: arrival, meters: route.meters,
                line: line, from: question.from, to: question.to)
        ]
    }

    /// An end of an itinerary as a place.
    static func place(
        _ end: OTPQuestion.End, _ standard: String, _ times: OTPPlaceTimes = OTPPlaceTimes()
    ) -> GraphQLObject {
        place(name: end.name.isEmpty ? standard : end.name, end.coordinate, stop: nil, times)
    }

    /// A place: a stop, or where a journey begins or ends.
    static func place(
        name: String, _ coordinate: CLLocationCoordinate2D, stop: GraphQLObject?,
        _ times: OTPPlaceTimes = OTPPlaceTimes()
    ) -> GraphQLObject {
        GraphQLObject(
            "Place",
            [
                "arrivalTime": times.milliseconds(times.arrival),
                "departureTime": times.milliseconds(times.departure),
                "arrival": times.call(times.arrival), "departure": times.call(times.departure),
                "stopPosition": .leaf(.null),
                "name": .leaf(.string(name)), "lat": .leaf(.number(coordinate.latitude)),
                "lon": .leaf(.number(coordinate.longitude)), "stop": .optional(stop),
                "vertexType": .leaf(.string(stop == nil ? "NORMAL" : "TRANSIT")),
                "rentalVehicle": .leaf(.null), "bikeRentalStation": .leaf(.null),
                "vehicleRentalStation": .leaf(.null), "carPark": .leaf(.null),
                "bikePark": .leaf(.null), "vehicleParking": .leaf(.null),
            ])
    }

    /// The object of GraphQL's type Itinerary.
    var object: GraphQLObject {
        let walks = legs.filter { $0.mode == "WALK" }
        let moving = legs.reduce(0) { $0 + $1.arrival - $1.departure }
        return GraphQLObject(
            "Itinerary",
            [
                "duration": .leaf(.integer(arrival - departure)),
                "startTime": .leaf(.integer(departure * 1000)),
                "endTime": .leaf(.integer(arrival * 1000)),
                "start": .leaf(.string(OTPLeg.iso8601(departure))),
                "end": .leaf(.string(OTPLeg.iso8601(arrival))),
                "legs": .list(legs.map { .object($0.object) }),
                "walkTime": .leaf(
                    .integer(walks.reduce(0) { $0 + $1.arrival - $1.departure })),
                "walkDistance": .leaf(.number(walks.reduce(0) { $0 + $1.meters })),
                "waitingTime": .leaf(.integer(max(0, arrival - departure - moving))),
                "numberOfTransfers": .leaf(.integer(transfers)),
                "accessibilityScore": .leaf(.null), "generalizedCost": .leaf(.null),
                "elevationGained": .leaf(.null), "elevationLost": .leaf(.null),
                "emissionsPerPerson": .leaf(.null),
                "arrivedAtDestinationWithRentedBicycle":
                    .leaf(false), "systemNotices": .list([]), "fares": .list([]),
            ])
    }
}

/// When one comes to a place and leaves it, in seconds since 1970; nil where that is not known.
struct OTPPlaceTimes {
    var arrival: Int?
    var departure: Int?

    /// A moment as fields of numbers tell it.
    func milliseconds(_ moment: Int?) -> GraphQLResult {
        .leaf(moment.map { .integer($0 * 1000) } ?? .null)
    }

    /// A moment as an object of GraphQL's type LegTime.
    func call(_ moment: Int?) -> GraphQLResult {
        .optional(
            moment.map {
                GraphQLObject(
                    "LegTime",
                    [
                        "scheduledTime": .leaf(.string(OTPLeg.iso8601($0))),
                        "estimated": .leaf(.null),
                    ])
            })
    }
}
