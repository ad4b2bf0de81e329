import MapGeometry
import Roads
import StreetWalking
import Transit

/// The streets by which journeys begin and end.
public struct JourneyStreets: Sendable {
    /// The router of walkers; nil if there is none, and walks are straight lines.
    public var walking: Router?
    /// The router of cyclists; nil if there is none, so that stops are not reached by bicycle.
    public var cycling: Router?
    /// The router of drivers; nil if there is none, so that stops are not reached by car.
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

    /// The router of a means.
    func router(of means: Journey.Walk.Means) -> Router? {
        switch means {
        case .foot: walking
        case .bicycle: cycling
        case .car: driving
        }
    }
}

/// The ways of one question: what is found out about its places is kept.
struct JourneyPaths {
    /// Where cars may be left.
    let parking: [CLLocationCoordinate2D]
    private var paths: [Journey.Walk.Means: any WalkingPaths] = [:]

    /// Gathers the ways that a question needs.
    init(_ streets: JourneyStreets, by approach: StopApproach) {
        parking = streets.parking
        for means in Set([approach.means, approach.lastMeans]) {
            if let router = streets.router(of: means) {
                paths[means] = StreetWalking(router)
            } else if means == .foot {
                paths[means] = StraightLineWalking()
            }
        }
    }

    /// The ways by a means; nil where nothing is known of them.
    subscript(means: Journey.Walk.Means) -> (any WalkingPaths)? { paths[means] }
}
