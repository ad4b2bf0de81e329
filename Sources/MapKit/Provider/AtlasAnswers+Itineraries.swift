import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

extension AtlasAnswers {
    func itineraries(_ question: ItineraryQuestion) throws -> [FoundRoute] {
        let answer = try answer(question)
        if let walk = answer.walk { return [found(walk, answer)] }
        return answer.journeys.map { found($0, answer) }
    }

    func estimate(_ question: ItineraryQuestion) throws -> FoundEstimate {
        var question = question
        question.wantsAlternates = false
        guard let route = try itineraries(question).first else {
            throw MKError(.directionsNotFound)
        }
        return FoundEstimate(
            meters: route.meters, seconds: route.seconds, transportType: .transit,
            departure: route.departure)
    }

    private func answer(_ question: ItineraryQuestion) throws -> TransitAnswer {
        guard let planner = try atlas.planner() else {
            throw MKError(
                .directionsNotFound,
                reason: "The atlas has no timetable. Import one with --gtfs.")
        }
        let present = Int(now().timeIntervalSince1970.rounded())
        let departure = question.departure.map { Int($0.timeIntervalSince1970.rounded(.up)) }
        let arrival = question.arrival.map { Int($0.timeIntervalSince1970.rounded(.down)) }
        let time: JourneyRequest.Time =
            departure == nil
            ? arrival.map { .arriving($0) } ?? .departing(present)
            : .departing(departure ?? present)
        var request = JourneyRequest(from: question.from, to: question.to, time)
        request.wantsAlternates = question.wantsAlternates
        request.language = Self.language(question.languages)
        request.now = present
        // Without roads on foot, walks are straight lines.
        return try request.answer(
            planner: planner,
            streets: JourneyStreets(walking: try? atlas.routers.router(.walking)))
    }

    private func found(_ walk: Footpath, _ answer: TransitAnswer) -> FoundRoute {
        let line = answer.directLeg.map { answer.geometry(of: .walk($0)) } ?? []
        let step = FoundRoute.Step(
            instructions: answer.phrases.walkToEnd, meters: Double(walk.meters),
            coordinates: line, transportType: .walking)
        return FoundRoute(
            name: "", notices: [], meters: Double(walk.meters), seconds: Double(walk.seconds),
            transportType: .transit, coordinates: line, steps: [step],
            departure: Date(timeIntervalSince1970: Double(answer.moment)))
    }

    private func found(_ journey: Journey, _ answer: TransitAnswer) -> FoundRoute {
        let steps = journey.legs.map { step($0, of: journey, answer) }
        return FoundRoute(
            name: journey.rides.map { answer.planner.line(ofTrip: $0.trip).name }
                .joined(separator: ", "),
            notices: answer.realtimeNotice.map { [$0] } ?? [],
            meters: steps.reduce(0) { $0 + $1.meters },
            seconds: Double(journey.arrival - journey.departure), transportType: .transit,
            coordinates: steps.flatMap(\.coordinates), steps: steps,
            departure: Date(timeIntervalSince1970: Double(journey.departure)))
    }

    private func step(
        _ leg: Journey.Leg, of journey: Journey, _ answer: TransitAnswer
    ) -> FoundRoute.Step {
        let line = answer.geometry(of: leg)
        switch leg {
        case .walk(let walk):
            return FoundRoute.Step(
                instructions: answer.instruction(for: leg), meters: Double(walk.meters),
                coordinates: line, transportType: .walking)
        case .ride(let ride):
            let alerts = answer.planner.alerts(for: ride).map { answer.title(of: $0) }
            let notices = answer.notices(of: ride, in: journey) + alerts.filter { !$0.isEmpty }
            return FoundRoute.Step(
                instructions: answer.instruction(for: leg),
                notice: notices.isEmpty ? nil : notices.joined(separator: "; "),
                meters: answer.meters(of: leg, along: line), coordinates: line,
                transportType: .transit, ride: told(ride, answer))
        }
    }

    private func told(_ ride: Journey.Ride, _ answer: TransitAnswer) -> MKRoute.Ride {
        let planner = answer.planner
        let line = planner.line(ofTrip: ride.trip)
        let calls = planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)[ride.positions]
        return MKRoute.Ride(
            lineName: line.name, longLineName: line.longName, vehicle: line.mode.rawValue,
            color: line.color, textColor: line.textColor, agency: line.agency,
            headsign: planner.headsign(
                ofTrip: ride.trip, at: ride.positions.lowerBound,
                language: answer.language.rawValue),
            stops: calls.map { call in
                MKRoute.Ride.Stop(
                    name: planner.timetable.name(
                        ofStop: call.stop, language: answer.language.rawValue),
                    platform: planner.timetable.platform(ofStop: call.stop),
                    coordinate: planner.timetable.coordinate(ofStop: call.stop),
                    arrival: Date(timeIntervalSince1970: Double(call.arrival)),
                    departure: Date(timeIntervalSince1970: Double(call.departure)),
                    plannedArrival: call.plannedArrival.map {
                        Date(timeIntervalSince1970: Double($0))
                    },
                    plannedDeparture: call.plannedDeparture.map {
                        Date(timeIntervalSince1970: Double($0))
                    })
            }, isKnownInRealTime: planner.isKnownInRealTime(ride.trip),
            staysOnBoard: ride.isContinued)
    }
}
