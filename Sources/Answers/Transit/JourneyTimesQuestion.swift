import Foundation
import Journeys
import MapGeometry
import Places
import Roads
import Transit

/// A question for the times by public transport between many places, answered by ``JourneyTimesAnswer``.
public struct JourneyTimesQuestion: Sendable {
    /// The most cells, each row of which is a search through the timetable.
    public static let mostCells = 10_000

    /// The places where journeys begin.
    public let sources: [PlaceReference]
    /// The places where journeys end; the same as `sources` if empty.
    public let targets: [PlaceReference]
    private let texts: (sources: [String], targets: [String])
    private let departure: HoursMoment?
    private let now: Int
    private let values: OptionValues

    /// Reads the values of the options of a `MatrixQuestion`; those that are about roads alone do not count.
    ///
    /// - Parameter now: The moment that counts if the question tells none, in seconds since 1970.
    /// - Throws: `OptionError` for the first that makes no sense.
    public init(
        _ values: OptionValues, now: Int = Int(Date().timeIntervalSince1970)
    ) throws(OptionError) {
        (sources, targets) = try values.matrixPlaces()
        texts = (values.list(.sources), values.list(.targets))
        departure = try values.moment(.depart, now: Date(timeIntervalSince1970: TimeInterval(now)))
        self.now = now
        self.values = values
    }

    /// Answers the question.
    ///
    /// - Parameters:
    ///   - engines: The engines of the atlas that the places lie in.
    ///   - find: Finds the position of a place that is named in words.
    /// - Throws: `TransitError` for a day without service; `RoutingError` for more than ``mostCells``; what opening a file of the
    ///   atlas throws.
    public func answer(
        engines: AtlasEngines, place find: PlaceFinder
    ) throws -> JourneyTimesAnswer {
        let planner = try engines.planner()
        let isStepFree = try values.flag(.stepFree) ?? false
        return try answer(
            planner: planner, streets: engines.streets(isStepFree: isStepFree),
            try (sources + targets).positions(find))
    }

    /// Answers the question about positions by a planner and the streets of an atlas.
    package func answer(
        planner: TransitPlanner, streets: JourneyStreets, _ found: [CLLocationCoordinate2D]
    ) throws -> JourneyTimesAnswer {
        let starts = Array(found[..<sources.count])
        let ends = targets.isEmpty ? starts : Array(found[sources.count...])
        guard starts.count <= Self.mostCells, ends.count <= Self.mostCells,
            starts.count * ends.count <= Self.mostCells
        else { throw RoutingError(.tooManyPlaces(limit: Self.mostCells)) }
        var request = JourneyTimesRequest(
            from: starts, to: ends,
            leavingAt: departure.map { planner.timetable.moment($0) } ?? now)
        request.filter = try values.transitFilter(planner.timetable)
        return JourneyTimesAnswer(
            seconds: try request.seconds(planner: planner, streets: streets),
            sources: texts.sources, targets: targets.isEmpty ? texts.sources : texts.targets)
    }
}
