import Foundation
import MapGeometry

// Apple's paths have no routes by public transport: a server of Mapwright is asked by its own.
extension ServerAnswers {
    func itineraries(_ question: ItineraryQuestion) async throws -> [FoundRoute] {
        var query = [
            ("from", "\(question.from.latitude),\(question.from.longitude)"),
            ("to", "\(question.to.latitude),\(question.to.longitude)"), ("mode", "transit"),
        ]
        if question.wantsAlternates { query.append(("alternates", "true")) }
        query += Self.times(question.departure, question.arrival, ("depart", "arrive"))
        if let language = question.languages.first {
            query.append(("language", String(language.prefix { $0.isLetter })))
        }
        let answer: ItineraryReply = try await client.get(
            "mapwright/route", query, missing: .directionsNotFound)
        return try answer.routes.map { try $0.found() }
    }

    func estimate(_ question: ItineraryQuestion) async throws -> FoundEstimate {
        var query = [
            ("origin", "\(question.from.latitude),\(question.from.longitude)"),
            ("destinations", "\(question.to.latitude),\(question.to.longitude)"),
            ("transportType", "Transit"),
        ]
        query += Self.times(
            question.departure, question.arrival, ("departureDate", "arrivalDate"))
        let answer: ETAReply = try await client.get("v1/etas", query)
        guard let eta = answer.etas.first else { throw MKError(.directionsNotFound) }
        return FoundEstimate(
            meters: Double(eta.distanceMeters), seconds: Double(eta.expectedTravelTimeSeconds),
            transportType: .transit,
            departure: try eta.expectedDepartureDate.map(ItineraryReply.date))
    }
}

/// The reply to a question for journeys by public transport, as far as it is read.
private struct ItineraryReply: Decodable, Sendable {
    struct Line: Decodable {
        var name, longName, type, color, textColor, agency, headsign: String
    }

    struct Stop: Decodable {
        var name, platform, arrival, departure: String
        var plannedArrival, plannedDeparture: String?
        var location: [Double]
    }

    struct Alert: Decodable { var title: String }

    struct Step: Decodable {
        var instructions, mode: String
        var distance: Double
        var geometry: [[Double]]
        var maneuver: Maneuver
        var line: Line?
        var stops: [Stop]?
        var notices: [String]?
        var alerts: [Alert]?
        var realTime, staysOnBoard: Bool?
    }

    struct Maneuver: Decodable { var type: String }

    struct Route: Decodable {
        var name, departure: String
        var distance, expectedTravelTime: Double
        var geometry: [[Double]]
        var steps: [Step]

        func found() throws -> FoundRoute {
            FoundRoute(
                name: name, notices: [], meters: distance, seconds: expectedTravelTime,
                transportType: .transit, coordinates: try ItineraryReply.line(geometry),
                // Apple's steps have none for the arrival, as the last one leads there.
                steps: try steps.filter { $0.maneuver.type != "arrive" }.map { try $0.found() },
                departure: try ItineraryReply.date(departure))
        }
    }

    var routes: [Route]

    static func date(_ text: String) throws -> Date {
        do { return try Date(text, strategy: .iso8601) } catch {
            throw MKError(.serverFailure, reason: "The server's “\(text.prefix(40))” is no date.")
        }
    }

    static func coordinate(_ position: [Double]) throws -> CLLocationCoordinate2D {
        guard position.count >= 2 else {
            throw MKError(.serverFailure, reason: "The server's route has a place that is none.")
        }
        return CLLocationCoordinate2D(latitude: position[1], longitude: position[0])
    }

    static func line(_ positions: [[Double]]) throws -> [CLLocationCoordinate2D] {
        try positions.map(coordinate)
    }

    static func color(_ text: String) -> UInt32 { UInt32(text.dropFirst(), radix: 16) ?? 0 }
}

extension ItineraryReply.Step {
    fileprivate func found() throws -> FoundRoute.Step {
        let told = (notices ?? []) + (alerts ?? []).map(\.title).filter { !$0.isEmpty }
        return FoundRoute.Step(
            instructions: instructions,
            notice: told.isEmpty ? nil : told.joined(separator: "; "), meters: distance,
            coordinates: try ItineraryReply.line(geometry),
            transportType: line == nil ? .walking : .transit, ride: try line.map(ride))
    }

    private func ride(_ line: ItineraryReply.Line) throws -> MKRoute.Ride {
        MKRoute.Ride(
            lineName: line.name, longLineName: line.longName, vehicle: line.type,
            color: ItineraryReply.color(line.color),
            textColor: ItineraryReply.color(line.textColor),
            agency: line.agency, headsign: line.headsign,
            stops: try (stops ?? []).map { stop in
                MKRoute.Ride.Stop(
                    name: stop.name, platform: stop.platform,
                    coordinate: try ItineraryReply.coordinate(stop.location),
                    arrival: try ItineraryReply.date(stop.arrival),
                    departure: try ItineraryReply.date(stop.departure),
                    plannedArrival: try stop.plannedArrival.map(ItineraryReply.date),
                    plannedDeparture: try stop.plannedDeparture.map(ItineraryReply.date))
            }, isKnownInRealTime: realTime ?? false, staysOnBoard: staysOnBoard ?? false)
    }
}
