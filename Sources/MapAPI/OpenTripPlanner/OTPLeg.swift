import Answers
import Foundation
import Geodesy
import Journeys
import MapGeometry
import Roads
import Transit

/// A leg of an itinerary: a ride, or a way along roads.
struct OTPLeg {
    /// OpenTripPlanner's name of the means of travel.
    let mode: String
    /// When it begins and ends, in seconds since 1970.
    let departure, arrival: Int
    let meters: Double
    private let line: [CLLocationCoordinate2D]
    private let from, to: GraphQLObject
    private let ride: OTPRide?

    /// Creates a leg along roads.
    init(
        mode: String, departure: Int, arrival: Int, meters: Double,
        line: [CLLocationCoordinate2D], from: OTPQuestion.End, to: OTPQuestion.End
    ) {
        (self.mode, self.departure, self.arrival) = (mode, departure, arrival)
        (self.meters, self.line) = (meters, line)
        self.from = OTPItinerary.place(
            from, "Origin", OTPPlaceTimes(arrival: departure, departure: departure))
        self.to = OTPItinerary.place(
            to, "Destination", OTPPlaceTimes(arrival: arrival, departure: arrival))
        ride = nil
    }

    /// Creates a leg of a journey.
    ///
    /// - Parameters:
    ///   - moment: When the leg before has ended.
    ///   - from: The start of the journey, for its first leg.
    ///   - to: The end of the journey, for its last leg.
    init(
        _ leg: Journey.Leg, of journey: Journey, _ answer: TransitAnswer, moment: Int,
        from: OTPQuestion.End?, to: OTPQuestion.End?
    ) {
        line = answer.geometry(of: leg)
        meters = answer.meters(of: leg, along: line)
        let stops: (from: Int?, to: Int?)
        switch leg {
        case .walk(let walk):
            mode = walk.means.otpName
            departure = walk.departure
            arrival = walk.departure + walk.seconds
            stops = (walk.fromStop, walk.toStop)
            ride = nil
        case .ride(let taken):
            let told = OTPRide(taken, answer)
            mode = told.mode
            departure = taken.departure
            arrival = taken.arrival
            stops = (taken.fromStop, taken.toStop)
            ride = told
        }
        let timetable = answer.planner.timetable
        func place(
            _ stop: Int?, _ end: OTPQuestion.End?, _ standard: String,
            _ parking: CLLocationCoordinate2D?, at moment: Int
        ) -> GraphQLObject {
            let times = OTPPlaceTimes(arrival: moment, departure: moment)
            guard let stop else {
                return end.map { OTPItinerary.place($0, standard, times) }
                    ?? OTPItinerary.place(
                        name: "Parking", parking ?? CLLocationCoordinate2D(), stop: nil, times)
            }
            return OTPItinerary.place(
                name: timetable.name(ofStop: stop, language: answer.language.rawValue),
                timetable.coordinate(ofStop: stop), stop: OTPRide.stop(stop, answer), times)
        }
        self.from = place(stops.from, from, "Origin", line.first, at: departure)
        self.to = place(stops.to, to, "Destination", line.last, at: arrival)
    }

    /// The line as an encoded polyline of five decimals.
    private var polyline: String {
        var rounded = RoundedLine(.five, capacity: line.count)
        for place in line {
            rounded.append(PackedCoordinate(rounding: place))
        }
        var json = JSONText(capacity: 6 * line.count)
        json.polyline(rounded, 0...max(0, rounded.count - 1))
        // The writer puts the text into quotes, and polylines have backslashes, which are escaped there.
        let text = String(decoding: json.bytes, as: UTF8.self)
        return String(text.dropFirst().dropLast()).replacing("\\\\", with: "\\")
    }

    /// A moment in seconds since 1970 with its distance from UTC.
    static func iso8601(_ moment: Int) -> String {
        Date(timeIntervalSince1970: Double(moment)).formatted(.iso8601)
    }

    /// The object of GraphQL's type Leg.
    var object: GraphQLObject {
        GraphQLObject("Leg") { name, _ in
            switch name {
            case "mode": .leaf(.string(mode))
            case "transitLeg": .leaf(.boolean(ride != nil))
            case "startTime": .leaf(.integer(departure * 1000))
            case "endTime": .leaf(.integer(arrival * 1000))
            case "start", "end": .object(time(isStart: name == "start"))
            case "duration": .leaf(.number(Double(arrival - departure)))
            case "distance": .leaf(.number(meters))
            case "from": .object(from)
            case "to": .object(to)
            case "legGeometry":
                .object(
                    GraphQLObject("Geometry") { name, _ in
                        switch name {
                        case "points": .leaf(.string(polyline))
                        case "length": .leaf(.integer(line.count))
                        default: nil
                        }
                    })
            case "rentedBike", "walkingBike", "intermediatePlace": .leaf(false)
            case "steps": .list([])
            case "id", "accessibilityScore", "generalizedCost", "dropOffBookingInfo",
                "pickupBookingInfo", "rideHailingEstimate", "elevationProfile":
                .leaf(.null)
            case "fareProducts", "nextLegs", "previousLegs": .list([])
            default: try ride?.field(name) ?? Self.fieldOfWalks(name)
            }
        }
    }

    private func time(isStart: Bool) -> GraphQLObject {
        let moment = isStart ? departure : arrival
        let delay = ride.map { isStart ? $0.departureDelay : $0.arrivalDelay } ?? 0
        let estimated =
            ride?.isRealTime == true
            ? GraphQLObject(
                "RealTimeEstimate",
                [
                    "time": .leaf(.string(Self.iso8601(moment))),
                    "delay": .leaf(.string("PT\(delay)S")),
                ]) : nil
        return GraphQLObject(
            "LegTime",
            [
                "scheduledTime": .leaf(.string(Self.iso8601(moment - delay))),
                "estimated": .optional(estimated),
            ])
    }

    /// What fields of rides are on other legs; nil for a field that there is not.
    private static func fieldOfWalks(_ name: String) -> GraphQLResult? {
        switch name {
        case "realTime", "interlineWithPreviousLeg": .leaf(false)
        case "alerts", "stopCalls": .list([])
        case "departureDelay", "arrivalDelay": .leaf(0)
        case "agency", "route", "trip", "headsign", "intermediateStops", "intermediatePlaces",
            "realtimeState", "serviceDate", "pickupType", "dropoffType":
            .leaf(.null)
        default: nil
        }
    }
}

extension Journey.Walk.Means {
    /// The name that OpenTripPlanner gives it.
    var otpName: String {
        switch self {
        case .foot: "WALK"
        case .bicycle: "BICYCLE"
        case .car: "CAR"
        }
    }
}
