import Answers
import CalendarDays
import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

/// What a leg by public transport tells beside other legs: line, agency, trip, stops, real time.
///
/// A class, for legs are copied and it holds a planner with all its columns: copies of these took a fifth of the target's code.
final class OTPRide {
    private let ride: Journey.Ride
    private let answer: TransitAnswer
    private let line: TransitLine
    private let calls: ArraySlice<TransitCall>

    init(_ ride: Journey.Ride, _ answer: TransitAnswer) {
        self.ride = ride
        self.answer = answer
        line = answer.planner.line(ofTrip: ride.trip)
        calls = answer.planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)[ride.positions]
    }

    /// OpenTripPlanner's word for the kind of vehicle.
    var mode: String { line.mode.otpName }

    var isRealTime: Bool { answer.planner.isKnownInRealTime(ride.trip) }

    /// How late the vehicle leaves and arrives, in seconds; below 0 where it is early.
    var departureDelay: Int {
        calls.first.flatMap { call in call.plannedDeparture.map { call.departure - $0 } } ?? 0
    }

    var arrivalDelay: Int {
        calls.last.flatMap { call in call.plannedArrival.map { call.arrival - $0 } } ?? 0
    }

    /// A field that only rides have a value of; nil for a field that there is not.
    func field(_ name: String) throws -> GraphQLResult? {
        switch name {
        case "headsign": .text(headsign)
        case "realTime": .leaf(.boolean(isRealTime))
        case "realtimeState":
            .leaf(.string(!isRealTime ? "SCHEDULED" : isPlanned ? "UPDATED" : "ADDED"))
        case "departureDelay": .leaf(.integer(departureDelay))
        case "arrivalDelay": .leaf(.integer(arrivalDelay))
        case "interlineWithPreviousLeg": .leaf(.boolean(ride.isContinued))
        case "serviceDate": .leaf(.string(serviceDate))
        case "pickupType", "dropoffType": .leaf("SCHEDULED")
        case "agency": .optional(agency)
        case "route": .object(route)
        case "trip": .object(trip)
        case "intermediateStops":
            .list(calls.dropFirst().dropLast().map { .object(Self.stop($0.stop, answer)) })
        case "intermediatePlaces":
            .list(
                calls.dropFirst().dropLast().map { call in
                    .object(
                        OTPItinerary.place(
                            name: Self.name(call.stop, answer),
                            answer.planner.timetable.coordinate(ofStop: call.stop),
                            stop: Self.stop(call.stop, answer),
                            OTPPlaceTimes(arrival: call.arrival, departure: call.departure)))
                })
        case "stopCalls":
            .list(
                calls.map { call in
                    .object(
                        GraphQLObject(
                            "StopCall", ["stopLocation": .object(Self.stop(call.stop, answer))]))
                })
        case "alerts":
            .list(answer.planner.alerts(for: ride).map { .object(alert($0)) })
        default: nil
        }
    }

    private var isPlanned: Bool { calls.first?.plannedDeparture != nil }

    private var headsign: String {
        answer.planner.headsign(
            ofTrip: ride.trip, at: ride.positions.lowerBound, language: answer.language.rawValue)
    }

    private var serviceDate: String {
        CivilDate(daysSince1970: ride.serviceDay).iso8601
    }

    /// The feed's name, which stands before ids.
    private var feed: String { line.route.map { answer.planner.timetable.feed(ofLine: $0) } ?? "" }

    private static func ids(_ id: String) -> [String: GraphQLResult] {
        ["gtfsId": .leaf(.string(id)), "id": .leaf(.string(id)), "alerts": .list([])]
    }

    private var route: GraphQLObject {
        func color(_ value: UInt32) -> GraphQLResult {
            .leaf(.string(String(format: "%06X", value & 0xffffff)))
        }
        return GraphQLObject(
            "Route",
            Self.ids("\(feed):\(line.id)").merging([
                "shortName": .text(line.shortName), "longName": .text(line.longName),
                "color": color(line.color), "textColor": color(line.textColor),
                "type": .leaf(.integer(line.type)), "mode": .leaf(.string(mode)),
                "agency": .optional(agency), "desc": .leaf(.null), "url": .leaf(.null),
            ]) { $1 })
    }

    private var agency: GraphQLObject? {
        guard let route = line.route else { return nil }
        let timetable = answer.planner.timetable
        let (id, url) = timetable.agency(ofLine: route)
        return GraphQLObject(
            "Agency",
            Self.ids("\(feed):\(id)").merging([
                "name": .leaf(.string(line.agency)), "url": .text(url),
                "timezone": .leaf(.string(timetable.zone(ofStop: ride.fromStop))),
            ]) { $1 })
    }

    private var trip: GraphQLObject {
        func time(_ call: TransitCall?, _ position: Int) -> GraphQLResult {
            guard let call else { return .leaf(.null) }
            return .object(
                GraphQLObject(
                    "Stoptime",
                    [
                        "stop": .object(Self.stop(call.stop, answer)),
                        "stopPosition": .leaf(.integer(position)),
                    ]))
        }
        let all = answer.planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)
        return GraphQLObject(
            "Trip",
            Self.ids("\(feed):\(answer.planner.id(ofTrip: ride.trip))").merging([
                "tripHeadsign": .text(headsign), "tripShortName": .leaf(.null),
                "route": .object(route), "departureStoptime": time(all.first, 0),
                "arrivalStoptime": time(all.last, max(0, all.count - 1)),
            ]) { $1 })
    }

    private func alert(_ alert: RealtimeFeed.Alert) -> GraphQLObject {
        GraphQLObject(
            "Alert",
            [
                "id": .leaf(.null), "alertHeaderText": .text(answer.title(of: alert)),
                "alertDescriptionText": .text(answer.text(alert.descriptions)),
                "alertUrl": .text(answer.text(alert.urls)),
                "effectiveStartDate": .leaf(
                    alert.periods.first.map { .integer($0.start) } ?? .null),
                "effectiveEndDate": .leaf(
                    alert.periods.first.flatMap { $0.end == .max ? nil : .integer($0.end) }
                        ?? .null),
            ])
    }

    private static func name(_ stop: Int, _ answer: TransitAnswer) -> String {
        answer.planner.timetable.name(ofStop: stop, language: answer.language.rawValue)
    }

    /// The object of GraphQL's type Stop.
    static func stop(_ stop: Int, _ answer: TransitAnswer) -> GraphQLObject {
        let timetable = answer.planner.timetable
        let place = timetable.coordinate(ofStop: stop)
        return GraphQLObject(
            "Stop",
            ids("\(timetable.feed(ofStop: stop)):\(timetable.id(ofStop: stop))").merging([
                "name": .leaf(.string(name(stop, answer))),
                "code": .text(timetable.code(ofStop: stop)),
                "platformCode": .text(timetable.platform(ofStop: stop)),
                "lat": .leaf(.number(place.latitude)), "lon": .leaf(.number(place.longitude)),
                "locationType": .leaf("STOP"),
                "timezone": .leaf(.string(timetable.zone(ofStop: stop))),
            ]) { $1 })
    }
}
