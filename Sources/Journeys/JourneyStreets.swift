import MapGeometry
import Roads
import StreetWalking
import Transit

/// The streets by which journeys begin and end.
public struct JourneyStreets: Sendable {
    /// The router of walkers; nil if there is none, and walks are straight lines.
    public var walking: Router?
    /// The router of cyclists; nil if there is none, and nobody rides to stops.
    public var cycling: Router?
    /// The router of drivers; nil if there is none, and nobody drives to stops.
    public var driving: Router?
    /// Where cars may be left.
    public var parking: [CLLocationCoordinate2D]

    /// Creates the streets that are known.
    public init(
        walking: Router? = nil, cycling: Router? = nil, driving: Router? = nil,
        parking: [CLLocationCoordinate2D] = []
    ) {
        self.walking = walking
        self.cycling = cycling
        self.driving = driving
        self.parking = parking
    }

    /// The ways by a means; nil where nothing is known of them.
    func paths(by means: Journey.Walk.Means) -> (any WalkingPaths)? {
        guard let router = router(of: means) else {
            return means == .foot ? StraightLineWalking() : nil
        }
        return StreetWalking(router)
    }

    /// The router of a means.
    func router(of means: Journey.Walk.Means) -> Router? {
        switch means {
        case .foot: walking
        case .bicycle: cycling
        case .car: driving
        }
    }
}
