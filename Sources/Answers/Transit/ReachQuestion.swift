import Foundation
import Journeys
import MapGeometry
import Places
import Roads
import Transit

/// A question about the areas that are reached by public transport within some times.
public struct ReachQuestion: Sendable {
    /// The place from which the areas are reached.
    public let center: PlaceReference
    /// The times in minutes, each above 0.
    public let minutes: [Double]
    private let departure: HoursMoment?
    private let now: Int
    private let values: OptionValues

    /// Reads the values of the options of an `IsochroneQuestion`; those that are about roads alone do not count.
    ///
    /// - Parameter now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first invalid value.
    public init(
        _ values: OptionValues, now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        center = try PlaceReference(try values.needed(.center), .center)
        if let text = values.text(.kilometers) {
            throw OptionError(
                .kilometers, text, allowed: ["minutes"],
                "“kilometers” are for roads: by public transport “minutes” count")
        }
        minutes = try IsochroneQuestion.minutes(values)
        departure = try values.moment(.depart, now: Date(timeIntervalSince1970: TimeInterval(now)))
        self.now = now
        self.values = values
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - engines: The engines of the atlas that the place lies in.
    ///   - find: Finds the position of a place that is named in words.
    /// - Throws: `TransitError` for a day without service; `RoutingError` if there is no road near the place; what opening a file
    ///   of the atlas throws.
    public func answer(engines: AtlasEngines, place find: PlaceFinder) throws -> IsochroneAnswer {
        let planner = try engines.planner()
        var request = ReachRequest(
            from: try [center].positions(find)[0],
            leavingAt: departure.map { planner.timetable.moment($0) } ?? now)
        request.filter = try values.transitFilter(planner.timetable)
        let areas = try request.isochrones(
            planner: planner, walking: try engines.router(.walking),
            within: minutes.map { .seconds($0 * 60) })
        return IsochroneAnswer(mode: "transit", limits: minutes, areas: areas)
    }
}

extension Timetable {
    /// The seconds since 1970 of a moment; one without a zone is by the clocks of the first stop.
    func moment(_ time: HoursMoment) -> Int {
        switch time {
        case .date(let date): Int(date.timeIntervalSince1970)
        case .local(let time): moment(of: time)
        }
    }
}
