import Answers
import Foundation
import Journeys
import MapGeometry
import Roads
import Transit

/// OpenTripPlanner's travel times: the areas that are reached within some of them by public transport.
enum OTPIsochrone {
    /// The maximum number of areas, and the longest time of one.
    static let mostCutoffs = 24
    static let longest = Duration.seconds(24 * 3600)

    static let parameters = [
        APIParameter(
            "location", "Where one sets out: latitude, longitude.", isRequired: true,
            example: "60.1699,24.9384"),
        APIParameter(
            "time", "When: ISO 8601 with an offset from UTC; now unless given.",
            example: "2026-11-26T08:00:00+02:00"),
        APIParameter(
            "modes",
            "Kinds of vehicles with commas between: WALK, TRANSIT, BUS, TRAM, …; all of them unless given.",
            example: "WALK,TRANSIT"),
        APIParameter("arriveBy", "Only false is answered.", .string(["false"])),
        APIParameter(
            "cutoff", "How long one may be on the way, such as PT30M; may be given again.",
            isRequired: true, example: "PT30M"),
    ]

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let query = call.request.query
        guard let place = query["location"].flatMap(position) else {
            throw APIProblem.badRequest(
                "location is a latitude and a longitude with a comma between")
        }
        guard query["arriveBy"].map({ $0 == "false" }) ?? true else {
            throw APIProblem.badRequest(
                "areas from which a place is reached are not known: arriveBy is false")
        }
        let cutoffs = try cutoffs(query.values("cutoff"))
        var departure = Int(call.now.timeIntervalSince1970)
        if let text = query["time"] {
            guard let moment = AppleMoment(text) else {
                throw APIProblem.badRequest(
                    "time is a moment of ISO 8601, such as 2026-11-26T08:00:00Z")
            }
            departure = moment.secondsSince1970
        }
        let engines = call.atlases.area(for: [place]).engines
        guard engines.hasTimetable else {
            throw APIProblem(status: 404, "there is no timetable of public transport here")
        }
        var request = ReachRequest(from: place, leavingAt: departure)
        request.filter.avoidedModes = try avoided(query.list("modes"))
        let areas: [Isochrone]
        do {
            areas = try request.isochrones(
                planner: engines.planner(), walking: engines.router(.walking), within: cutoffs)
        } catch let error as RoutingError {
            throw APIProblem(status: 404, "\(error)")
        } catch let error as TransitError where error.isAboutTheJourney {
            throw APIProblem(status: 404, "\(error)")
        }
        var json = JSONText(capacity: 1 << 15)
        json.raw("{\"type\":\"FeatureCollection\",\"features\":[")
        for (index, (cutoff, area)) in zip(cutoffs, areas).enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"type\":\"Feature\",\"properties\":{\"time\":")
            json.integer(Int(cutoff.components.seconds))
            json.raw("},\"geometry\":")
            json.multiPolygon(area)
            json.raw("}")
        }
        json.raw("]}")
        return APIResponse(json.bytes, .geoJSON)
    }

    private static func position(_ text: String) -> CLLocationCoordinate2D? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private static func avoided(_ words: [String]) throws(APIProblem) -> Set<TransitMode> {
        let vehicles = Set(TransitMode.allCases.filter { words.contains($0.otpName) })
        let known = Set(TransitMode.allCases.map(\.otpName) + ["WALK", "TRANSIT"])
        if let word = words.first(where: { !known.contains($0) }) {
            throw .badRequest("there is no mode \(word.prefix(40)) that areas are known for")
        }
        if words.isEmpty || words.contains("TRANSIT") { return [] }
        return Set(TransitMode.allCases).subtracting(vehicles)
    }

    /// Reads times as ISO 8601 writes durations.
    private static func cutoffs(_ texts: [String]) throws(APIProblem) -> [Duration] {
        guard (1...mostCutoffs).contains(texts.count) else {
            throw .badRequest("there are 1 to \(mostCutoffs) cutoffs")
        }
        var cutoffs: [Duration] = []
        for text in texts {
            // OpenTripPlanner takes them without their first letters, too.
            let form = /(?:P?T)?(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?/.ignoresCase()
            let parts = text.wholeMatch(of: form)?.output
            let seconds =
                (parts?.1.flatMap { Int($0) } ?? 0) * 3600
                + (parts?.2.flatMap { Int($0) } ?? 0) * 60 + (parts?.3.flatMap { Int($0) } ?? 0)
            guard seconds > 0, .seconds(seconds) <= longest else {
                throw .badRequest("“\(text.prefix(40))” is not a time up to a day, such as PT30M")
            }
            cutoffs.append(.seconds(seconds))
        }
        return cutoffs
    }
}
