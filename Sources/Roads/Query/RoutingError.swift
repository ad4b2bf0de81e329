/// A failure to find a route.
public struct RoutingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// A place is not on the earth: its latitude or longitude is out of range or no number.
        case invalidCoordinate
        /// No road of the mode lies within so many meters of a place.
        case noRoadNear(meters: Int)
        /// No route exists between two places in this direction.
        case unreachable
        /// The places lie in areas of which none has them all.
        case placesApart
        /// No route leads to a place from another one of a trip, counted from 0.
        case noTrip(from: Int)
        /// A route needs two places or more.
        case tooFewPlaces
        /// More places than one question may have.
        case tooManyPlaces(limit: Int)
        /// The track has no points, or none near a road.
        case noMatch
        /// A vehicle size was given for a mode without one.
        case noVehicle
    }

    /// The kind of failure.
    public let code: Code
    /// Which of the places, counted from 0, where it matters; for `unreachable`, the one before the gap, and for
    /// `placesApart` the first that is apart from those before it.
    public let place: Int

    /// Creates an error.
    public init(_ code: Code, place: Int = 0) {
        self.code = code
        self.place = place
    }

    /// A one-sentence description of the error for people.
    public var description: String {
        switch code {
        case .invalidCoordinate: "place \(place + 1) is not a position on the earth"
        case .noRoadNear(let meters):
            "there is no road within \(meters) m of place \(place + 1) in this atlas"
        case .unreachable: "no road leads from place \(place + 1) to place \(place + 2)"
        case .placesApart:
            "place \(place + 1) lies in another atlas than those before it, and no route leads from one atlas into another"
        case .noTrip(let other): "no road leads from place \(other + 1) to place \(place + 1)"
        case .tooFewPlaces: "a route needs two places"
        case .tooManyPlaces(let limit): "a question may have \(limit) places, no more"
        case .noMatch: "the track does not follow any roads of this atlas"
        case .noVehicle: "this mode has no vehicle whose size or load matters"
        }
    }
}
