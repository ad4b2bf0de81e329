import MapGeometry
import Roads
import StreetWalking
import Transit

/// The streets by which journeys begin and end.
public struct JourneyStreets: Sendable {
    /// The router of walkers; nil if there is none, and walks are straight lines.
    public var walking: Router?
    /// The router of those who take no stairs, such as wheelchairs'; nil for that of walkers with stairs closed.
    public var stepFree: Router?
    /// The router of cyclists; nil if there is none, so that stops are not reached by bicycle.
    public var cycling: Router?
    /// The router of drivers; nil if there is none, so that stops are not reached by car.
    public var driving: Router?
    /// Where cars may be left.
    public var parking: [CLLocationCoordinate2D]

    /// Creates the streets that are known.
    public init(
        walking: Router? = nil, stepFree: Router? = nil, cycling: Router? = nil,
        driving: Router? = nil,
        parking: [CLLocationCoordinate2D] = []
    ) {
        self.walking = walking
        self.stepFree = stepFree
        self.cycling = cycling
        self.driving = driving
        self.parking = parking
    }

    /// The streets for those who take no stairs.
    func withoutSteps() -> JourneyStreets {
        var streets = self
        let exclusion = RoadExclusion(.steps)
        streets.walking = stepFree ?? walking?.excluding(exclusion)
        streets.cycling = cycling?.excluding(exclusion)
        return streets
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
    /// The streets without those that are closed to the question.
    let streets: JourneyStreets
    /// Whether ways with stairs are closed.
    let isStepFree: Bool

    /// Gathers the ways that a question needs.
    init(_ all: JourneyStreets, by approach: StopApproach, isStepFree: Bool) {
        let streets = isStepFree ? all.withoutSteps() : all
        (self.streets, self.isStepFree) = (streets, isStepFree)
        parking = streets.parking
        for means in Set([approach.means, approach.lastMeans]) {
            if let router = streets.router(of: means) {
                paths[means] = StreetWalking(
                    router, closedTo: isStepFree ? all.router(of: means) : nil)
            } else if means == .foot {
                paths[means] = StraightLineWalking()
            }
        }
    }

    /// The ways by a means; nil where nothing is known of them.
    subscript(means: Journey.Walk.Means) -> (any WalkingPaths)? { paths[means] }
}
