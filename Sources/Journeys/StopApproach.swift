import MapGeometry
import Transit

/// The means of travel to the first stop of a journey, and from the last one.
public enum StopApproach: String, Sendable, CaseIterable {
    /// Walking.
    case walking
    /// By bicycle, which is left at the first stop; on foot from the last.
    case bicycle
    /// By bicycle, which is taken along; trips that are known to refuse it are not used.
    case bicycleAboard = "bicycle-aboard"
    /// By car, which is left at a parking place near the first stop; on foot from the last.
    case car

    /// The means of travel to the first stop.
    public var means: Journey.Walk.Means {
        switch self {
        case .walking: .foot
        case .bicycle, .bicycleAboard: .bicycle
        case .car: .car
        }
    }

    /// The means of travel from the last stop.
    var lastMeans: Journey.Walk.Means { self == .bicycleAboard ? .bicycle : .foot }
}

/// The ways to the stops that a journey may begin at.
///
/// Riding or driving most of the way to board for a stop or two is pointless: so the range of bicycles and cars is
/// limited.
struct StopApproaches {
    /// The longest ride by bicycle, in seconds.
    static let longestRide: Int32 = 1800
    /// The longest drive, in seconds.
    private static let longestDrive: Int32 = 3600
    /// The longest walk from a car to a stop, in seconds.
    private static let longestWalkFromCar: Int32 = 600
    /// How long it takes to leave a bicycle or a car, in seconds.
    private static let leavingSeconds: (bicycle: Int32, car: Int32) = (60, 180)
    /// How many places to leave a car are looked at.
    private static let mostParking = 8

    /// The way to each stop.
    private(set) var ways: [StopAccess] = []
    /// For a stop that one drives to, where the car is left, and the walk from there.
    private var parked: [Int: (place: CLLocationCoordinate2D, walk: StopAccess)] = [:]

    /// Looks for the ways from a place.
    ///
    /// - Parameters:
    ///   - limit: The longest walk, in seconds.
    init(
        _ approach: StopApproach, from place: CLLocationCoordinate2D, _ planner: TransitPlanner,
        _ streets: JourneyPaths, walkingWithin limit: Int32
    ) {
        guard let paths = streets[approach.means] else { return }
        switch approach {
        case .walking:
            ways = planner.access(
                from: place, by: paths, withinSeconds: limit, isEntering: true)
        case .bicycleAboard:
            ways = planner.access(
                from: place, by: paths, withinSeconds: Self.longestRide, isEntering: true)
        case .bicycle:
            ways = planner.access(
                from: place, by: paths, withinSeconds: Self.longestRide, isEntering: true
            ).map {
                StopAccess(
                    stop: $0.stop, seconds: $0.seconds + Self.leavingSeconds.bicycle,
                    meters: $0.meters)
            }
        case .car: drive(from: place, by: paths, planner, streets)
        }
    }

    /// By car to the nearest places to leave it that have stops near.
    private mutating func drive(
        from place: CLLocationCoordinate2D, by paths: any WalkingPaths, _ planner: TransitPlanner,
        _ streets: JourneyPaths
    ) {
        guard let walking = streets[.foot] else { return }
        let drives = paths.walks(
            from: place, to: streets.parking, withinSeconds: Self.longestDrive
        ).sorted { ($0.seconds, $0.to) < ($1.seconds, $1.to) }
        var best: [Int: StopAccess] = [:]
        var count = 0
        for drive in drives where count < Self.mostParking {
            let parking = streets.parking[drive.to]
            let walks = planner.access(
                from: parking, by: walking, withinSeconds: Self.longestWalkFromCar,
                isEntering: true)
            if walks.isEmpty { continue }
            count += 1
            for walk in walks {
                let seconds = drive.seconds + Self.leavingSeconds.car + walk.seconds
                if seconds >= best[walk.stop]?.seconds ?? .max { continue }
                best[walk.stop] = StopAccess(
                    stop: walk.stop, seconds: seconds, meters: drive.meters + walk.meters)
                parked[walk.stop] = (parking, walk)
            }
        }
        ways = best.values.sorted { $0.stop < $1.stop }
    }

    /// The parts of the way to the first stop that a search took for one: a drive is followed by a walk.
    func parts(of way: Journey.Walk, by means: Journey.Walk.Means) -> [Journey.Walk] {
        guard let stop = way.toStop, let (place, walk) = parked[stop] else {
            return [way.going(by: means)]
        }
        let seconds = way.seconds - Int(walk.seconds)
        let drive = Journey.Walk(
            fromStop: nil, toStop: nil, toPlace: place, by: means, departure: way.departure,
            seconds: seconds, meters: way.meters - Int(walk.meters))
        guard walk.seconds > 0 else { return [drive] }
        return [
            drive,
            Journey.Walk(
                fromStop: nil, toStop: stop, fromPlace: place, departure: way.departure + seconds,
                seconds: Int(walk.seconds), meters: Int(walk.meters)),
        ]
    }
}

extension Journey.Walk {
    /// The same way by another means.
    func going(by means: Means) -> Journey.Walk {
        Journey.Walk(
            fromStop: fromStop, toStop: toStop, fromPlace: fromPlace, toPlace: toPlace, by: means,
            departure: departure, seconds: seconds, meters: meters)
    }
}
