import Foundation

/// A position, or why there is none.
public struct CLLocationUpdate: Sendable {
    /// The activity that updates are for, a hint that the sources here do not use.
    public enum LiveConfiguration: Int, Sendable {
        /// No particular activity.
        case `default` = 0
        /// Driving a vehicle along roads.
        case automotiveNavigation
        /// Moving in vehicles that do not follow roads, such as boats and trains.
        case otherNavigation
        /// Walking, running, cycling and other exercise.
        case fitness
        /// Flying in an aircraft.
        case airborne
    }

    /// The location of the device; nil if it is not known, as one of the flags explains.
    public let location: CLLocation?
    /// Whether the device has stopped moving; the next update comes when it moves again.
    public let stationary: Bool
    /// Whether the device has stopped moving; the next update comes when it moves again.
    public var isStationary: Bool { stationary }
    /// Whether the user denied the app its authorization.
    public let authorizationDenied: Bool
    /// Whether location services are restricted on this device.
    public let authorizationDeniedGlobally: Bool
    /// Whether the user cannot grant authorization, such as under parental controls.
    public let authorizationRestricted: Bool
    /// Whether a request for authorization is in progress.
    public let authorizationRequestInProgress: Bool
    /// Whether the app gets only approximate locations.
    public let accuracyLimited: Bool
    /// Whether the app is not in use; never here.
    public let insufficientlyInUse: Bool
    /// Whether the position cannot be found now.
    public let locationUnavailable: Bool
    /// Whether a `CLServiceSession` is missing; never, as waiting for updates is one.
    public let serviceSessionRequired: Bool

    init(
        _ host: LocationHost, location: CLLocation?, stationary: Bool = false,
        isUnavailable: Bool = false
    ) {
        let status = host.authorization
        self.location = location
        self.stationary = stationary
        authorizationDenied = status == .denied
        authorizationDeniedGlobally = false
        authorizationRestricted = status == .restricted
        authorizationRequestInProgress = host.isAsking
        accuracyLimited = host.accuracyAuthorization == .reducedAccuracy
        insufficientlyInUse = false
        locationUnavailable = isUnavailable
        serviceSessionRequired = false
    }

    /// Returns a sequence of updates, which lasts as long as it is read.
    ///
    /// Waiting is a session of its own: the host is asked if that was not decided.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Updates(host: .shared)
    }

    package static func liveUpdates(host: LocationHost) -> Updates { Updates(host: host) }

    /// Positions, one after the other.
    ///
    /// They do not end by themselves.
    public struct Updates: AsyncSequence, Sendable {
        /// A position, or why there is none.
        public typealias Element = CLLocationUpdate

        let host: LocationHost

        /// Starts listening for locations; the iterator is a service session of its own.
        public func makeAsyncIterator() -> Iterator { Iterator(host) }

        /// Waits for the next location.
        public struct Iterator: AsyncIteratorProtocol {
            private let host: LocationHost
            private let stream: EventStream
            private let session: CLServiceSession
            private var status: CLAuthorizationStatus?
            private var last: CLLocation?
            private var since: Date?
            private var isStanding = false

            init(_ host: LocationHost) {
                self.host = host
                stream = EventStream(host, readings: true)
                session = CLServiceSession(authorization: .whenInUse, host: host)
            }

            /// The next position; nil when the task is cancelled.
            public mutating func next() async throws -> CLLocationUpdate? {
                if status == nil {
                    status = host.authorization
                    if let refusal { return refusal }
                    if let known = host.location { return update(known) }
                }
                while let event = await stream.next() {
                    switch event {
                    case .authorization:
                        let now = host.authorization
                        guard now != status else { continue }
                        status = now
                        if let refusal { return refusal }
                    case .reading(.location(let location)):
                        if let update = update(location) { return update }
                    case .failure:
                        return CLLocationUpdate(host, location: nil, isUnavailable: true)
                    case .reading(.heading), .end: continue
                    }
                }
                return nil
            }

            /// What to say while the app may not know.
            private var refusal: CLLocationUpdate? {
                switch status {
                case .denied, .restricted: CLLocationUpdate(host, location: nil)
                default: host.isAsking ? CLLocationUpdate(host, location: nil) : nil
                }
            }

            /// The update for a position; nil while the device still stands where it stood.
            ///
            /// It stands after half a minute within two meters.
            private mutating func update(_ location: CLLocation) -> CLLocationUpdate? {
                let hasMoved = last.map { $0.distance(from: location) > 2 } ?? true
                if hasMoved {
                    last = location
                    since = location.timestamp
                    isStanding = false
                    return CLLocationUpdate(host, location: location)
                }
                let seconds = since.map { location.timestamp.timeIntervalSince($0) } ?? 0
                guard seconds >= 30 else { return CLLocationUpdate(host, location: location) }
                guard !isStanding else { return nil }
                isStanding = true
                return CLLocationUpdate(host, location: location, stationary: true)
            }
        }
    }
}
