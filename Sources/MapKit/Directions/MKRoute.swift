import Foundation

/// A route between two places, with its steps, length and travel time.
open class MKRoute: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// A short name of the route: the names of its main roads.
    public final let name: String
    /// Notices for the whole route, such as about tolls and ferries.
    public final let advisoryNotices: [String]
    /// The length of the route, in meters.
    public final let distance: CLLocationDistance
    /// The travel time of the route, in seconds.
    public final let expectedTravelTime: TimeInterval
    /// The transport type of the whole route, one of those asked for.
    public final let transportType: MKDirectionsTransportType
    /// The geometry of the whole route.
    public final let polyline: MKPolyline
    /// The steps of the route, each up to the place of its maneuver.
    public final let steps: [Step]
    /// Whether a toll is to be paid.
    public final let hasTolls: Bool
    /// Whether the route uses motorways or trunk roads.
    public final let hasHighways: Bool
    /// When a journey by public transport begins and ends; nil for other routes.
    ///
    /// An addition to Apple's API.
    public final let departureDate, arrivalDate: Date?

    init(_ route: FoundRoute) {
        name = route.name
        advisoryNotices = route.notices
        distance = route.meters
        expectedTravelTime = route.seconds
        transportType = route.transportType
        polyline = MKPolyline(line: route.coordinates)
        steps = route.steps.map(Step.init)
        hasTolls = route.hasTolls
        hasHighways = route.hasHighways
        departureDate = route.departure
        arrivalDate = route.departure?.addingTimeInterval(route.seconds)
    }

    /// A part of a route: a way, and what to do where it ends.
    ///
    /// The first step has no length and tells how to set out. In a journey by public transport each step is a walk or a ride,
    /// and its instructions are about itself.
    open class Step: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The instructions for the maneuver at the end of the step.
        public final let instructions: String
        /// A notice about this step; nil for none.
        public final let notice: String?
        /// The geometry of the step, up to the place of its maneuver.
        public final let polyline: MKPolyline
        /// The length of the step, in meters.
        public final let distance: CLLocationDistance
        /// The means of transport on this step.
        public final let transportType: MKDirectionsTransportType
        /// The ride by public transport that the step is; nil for other steps.
        ///
        /// An addition to Apple's API.
        public final let ride: Ride?

        init(_ step: FoundRoute.Step) {
            instructions = step.instructions
            notice = step.notice
            polyline = MKPolyline(line: step.coordinates)
            distance = step.meters
            transportType = step.transportType
            ride = step.ride
        }
    }
}

extension MKPolyline {
    /// Creates a line through coordinates.
    fileprivate convenience init(line: [CLLocationCoordinate2D]) {
        self.init()
        mapPoints = line.map { MKMapPoint($0) }
    }
}
