import Foundation
import Synchronization

/// A condition on the device's location that is satisfied or not.
public protocol CLCondition: Sendable {}

/// Whether a condition is satisfied, as far as that is known.
public enum CLMonitoringState: UInt, Sendable {
    /// It is not known yet whether the condition is satisfied.
    case unknown = 0
    /// The condition is satisfied, such as by a device within the circle.
    case satisfied = 1
    /// The condition is not satisfied.
    case unsatisfied = 2
    /// The condition is not monitored, as its kind is not supported here.
    case unmonitored = 3
}

/// Monitors conditions, and reports changes of their state.
///
/// Nothing outlives the program: a monitor begins without conditions. Apps that may not know where the device is hear
/// nothing until they may.
public actor CLMonitor {
    /// A condition that is satisfied within a circle on the ground.
    public struct CircularGeographicCondition: CLCondition {
        /// The center of the circle.
        public let center: CLLocationCoordinate2D
        /// The radius in meters; the edge belongs to the circle.
        public let radius: CLLocationDistance

        /// Creates a condition from the circle's center and its radius in meters.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        func holds(at location: CLLocation) -> Bool {
            GroundDistance.meters(from: center, to: location.coordinate) <= radius
        }
    }

    /// A condition that is satisfied near a Bluetooth beacon.
    ///
    /// There is no radio for them here: such a condition stays unmonitored.
    public struct BeaconIdentityCondition: CLCondition {
        /// The UUID that all beacons of the owner share.
        public let uuid: UUID
        /// The number of its group; nil for any.
        public let major: CLBeaconMajorValue?
        /// The number of the beacon within its group; nil for any.
        public let minor: CLBeaconMinorValue?

        /// Creates a condition for all beacons of a number.
        public init(uuid: UUID) {
            self.uuid = uuid
            major = nil
            minor = nil
        }

        /// Creates a condition for the beacons of a group.
        public init(uuid: UUID, major: CLBeaconMajorValue) {
            self.uuid = uuid
            self.major = major
            minor = nil
        }

        /// Creates a condition for one beacon.
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            self.uuid = uuid
            self.major = major
            self.minor = minor
        }
    }

    /// A change in the state of a condition.
    public struct Event: Sendable {
        /// The state of a condition.
        public typealias State = CLMonitoringState

        /// The identifier that the condition was added with.
        public let identifier: String
        /// The more specific condition that was met; always nil here.
        public let refinement: (any CLCondition)?
        /// The state of the condition at the time of the event.
        public let state: State
        /// The time at which the state was found.
        public let date: Date
        /// Whether the user denied the app its authorization.
        public let authorizationDenied: Bool
        /// Whether location services are restricted on this device.
        public var authorizationDeniedGlobally: Bool { false }
        /// Whether the user cannot grant authorization, such as under parental controls.
        public let authorizationRestricted: Bool
        /// Whether the app is not in use; never here.
        public var insufficientlyInUse: Bool { false }
        /// Whether the app gets only approximate locations.
        public let accuracyLimited: Bool
        /// Whether conditions of this kind cannot be watched.
        public let conditionUnsupported: Bool
        /// Whether there were too many conditions.
        public let conditionLimitExceeded: Bool
        /// Whether nothing is kept between launches: it never is.
        public var persistenceUnavailable: Bool { true }
        /// Whether a session is missing; never here.
        public var serviceSessionRequired: Bool { false }
        /// Whether a request for authorization is in progress.
        public let authorizationRequestInProgress: Bool

        init(
            _ identifier: String, _ state: State, _ host: LocationHost,
            isUnsupported: Bool = false, isOneTooMany: Bool = false
        ) {
            self.identifier = identifier
            self.state = state
            refinement = nil
            date = Date()
            let status = host.authorization
            authorizationDenied = status == .denied
            authorizationRestricted = status == .restricted
            accuracyLimited = host.accuracyAuthorization == .reducedAccuracy
            authorizationRequestInProgress = host.isAsking
            conditionUnsupported = isUnsupported
            conditionLimitExceeded = isOneTooMany
        }
    }

    /// A condition and what was last found of it.
    public struct Record: Sendable {
        /// The condition as it was added.
        public let condition: any CLCondition
        /// The last event of the condition.
        public let lastEvent: Event
    }

    /// The sequence of events, which ends only with the task that reads it.
    public struct Events: AsyncSequence, Sendable {
        /// A change in the state of a condition.
        public typealias Element = Event

        let stream: AsyncStream<Event>

        /// Starts waiting for events.
        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

        /// Waits for the next event.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Event>.Iterator

            /// The next event; nil when the task is cancelled.
            public mutating func next() async throws -> Event? { await base.next() }
        }
    }

    /// The maximum number of conditions of a monitor.
    static let limit = 20

    /// The name that the monitor was created with.
    public nonisolated let name: String
    /// The events of all conditions; each goes to one reader.
    public nonisolated let events: Events

    private let host: LocationHost
    private let continuation: AsyncStream<Event>.Continuation
    private var records: [String: Record] = [:]
    private var order: [String] = []
    private var watching: Task<Void, Never>?

    /// Creates a monitor without conditions, as none are kept between launches.
    public init(_ name: String) async { self.init(name, host: .shared) }

    package init(_ name: String, host: LocationHost) {
        self.name = name
        self.host = host
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        events = Events(stream: stream)
        self.continuation = continuation
    }

    deinit {
        watching?.cancel()
        continuation.finish()
    }

    /// The names of the conditions, in the order in which they were added.
    public var identifiers: [String] { order }

    /// Watches a condition, instead of one of the same name.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Adds a condition with an assumed state: the first event comes when that changes.
    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: CLMonitor.Event.State
    ) {
        let isNew = records[identifier] == nil
        if isNew && order.count >= Self.limit {
            continuation.yield(Event(identifier, .unmonitored, host, isOneTooMany: true))
            return
        }
        if isNew { order.append(identifier) }
        guard condition is CircularGeographicCondition else {
            let event = Event(identifier, .unmonitored, host, isUnsupported: true)
            records[identifier] = Record(condition: condition, lastEvent: event)
            continuation.yield(event)
            return
        }
        records[identifier] = Record(
            condition: condition, lastEvent: Event(identifier, state, host))
        watch()
        if let location = host.location { look(from: location, at: [identifier]) }
    }

    /// Stops monitoring the condition with an identifier.
    public func remove(_ identifier: String) {
        records[identifier] = nil
        order.removeAll { $0 == identifier }
        if order.isEmpty {
            watching?.cancel()
            watching = nil
        }
    }

    /// Returns a condition with what was last found of it; nil if there is none of this name.
    public func record(for identifier: String) -> Record? { records[identifier] }

    private func watch() {
        guard watching == nil else { return }
        let stream = EventStream(host, readings: true)
        watching = Task { [weak self] in
            while let event = await stream.next() {
                guard case .reading(.location(let location)) = event else { continue }
                guard let self else { return }
                await self.look(from: location)
            }
        }
    }

    private func look(from location: CLLocation, at names: [String]? = nil) {
        for name in names ?? order {
            guard let record = records[name],
                let circle = record.condition as? CircularGeographicCondition
            else { continue }
            let state: Event.State = circle.holds(at: location) ? .satisfied : .unsatisfied
            guard state != record.lastEvent.state else { continue }
            let event = Event(name, state, host)
            records[name] = Record(condition: circle, lastEvent: event)
            continuation.yield(event)
        }
    }
}
