import Foundation
import MapAPI
import Testing

/// What holds of every answer of Valhalla's actions.
struct ValhallaChecks {
    static let asked = Asked(.valhalla)
    static let places = [
        #"{"lat":60.1690,"lon":24.9370}"#, #"{"lat":60.1725,"lon":24.9500}"#,
        #"{"lat":60.1665,"lon":24.9510}"#,
    ]
    static let two = "\"locations\":[\(places[0]),\(places[1])]"
    static let three = "\"locations\":[\(places.joined(separator: ","))]"

    /// The answer of an action, which has to have one.
    static func ok(_ action: String, _ body: String) throws -> JSON {
        let answer = try asked.json(
            "/\(action)", .post, contentType: "application/json", body: "{\(body)}")
        #expect(answer.status == 200, "\(body): \(answer.value.error.string ?? "")")
        return answer.value
    }

    /// The number of a question without an answer.
    static func code(_ action: String, _ body: String) throws -> Int? {
        let answer = try asked.json(
            "/\(action)", .post, contentType: "application/json", body: body)
        #expect(answer.status == 400, "\(body)")
        #expect(answer.value.status_code.integer == 400)
        #expect(answer.value.status.string == "Bad Request")
        #expect(answer.value.error.string?.isEmpty == false)
        return answer.value.error_code.integer
    }

    static func sum(_ values: [JSON], _ name: String) -> Double {
        values.reduce(0) { $0 + ($1[name].number ?? .nan) }
    }

    /// Legs add up to the trip, maneuvers to their leg, and shapes lie in the box.
    static func check(_ trip: JSON, hasManeuvers: Bool = true) {
        #expect(trip.status.integer == 0)
        let legs = trip.legs.list
        #expect(!legs.isEmpty)
        for name in ["time", "length", "cost"] {
            let told = trip.summary[name].number ?? .nan
            #expect(abs(sum(legs.map(\.summary), name) - told) < 1e-5, "\(name) of legs")
            guard hasManeuvers else { continue }
            for leg in legs {
                let told = leg.summary[name].number ?? .nan
                #expect(abs(sum(leg.maneuvers.list, name) - told) < 1e-5, "\(name) of maneuvers")
            }
        }
        var end: (latitude: Double, longitude: Double)?
        for leg in legs {
            let shape = PolylineText.decoded(leg.shape.string ?? "", decimals: 6)
            #expect(shape.count >= 2)
            if let end, let first = shape.first { #expect(end == first) }
            end = shape.last
            let summary = leg.summary
            #expect(shape.map(\.latitude).min() == summary.min_lat.number)
            #expect(shape.map(\.longitude).max() == summary.max_lon.number)
            guard hasManeuvers else {
                #expect(!leg.maneuvers.exists)
                continue
            }
            checkManeuvers(leg.maneuvers.list, points: shape.count)
        }
    }

    private static func checkManeuvers(_ maneuvers: [JSON], points: Int) {
        #expect((1...3).contains(maneuvers.first?.type.integer ?? 0))
        #expect((4...6).contains(maneuvers.last?.type.integer ?? 0))
        #expect(maneuvers.first?.begin_shape_index.integer == 0)
        #expect(maneuvers.last?.end_shape_index.integer == points - 1)
        for (one, other) in zip(maneuvers, maneuvers.dropFirst()) {
            #expect(one.end_shape_index.integer == other.begin_shape_index.integer)
        }
        for (index, maneuver) in maneuvers.enumerated() {
            #expect((1...43).contains(maneuver.type.integer ?? 0))
            #expect(maneuver.instruction.string?.isEmpty == false)
            #expect(maneuver.bearing_before.exists == (index > 0))
            #expect(maneuver.bearing_after.exists == (index + 1 < maneuvers.count))
            #expect(maneuver.travel_mode.exists && maneuver.travel_type.exists)
        }
    }
}
