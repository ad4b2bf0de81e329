import Foundation
import Synchronization

/// The wish to know where the device is, for as long as it is held.
///
/// Its life is the grant: while a session exists the host is asked if that was not decided, and apps may know what was
/// granted; when the last one ends, a grant that nobody else asked for is not in use any more. The host's answer is
/// remembered, so that the next session asks nobody. Keep it in a property: one that is not kept ends at once.
public final class CLServiceSession: Sendable {
    /// The authorization that the app needs.
    public enum AuthorizationRequirement: Int, Sendable {
        /// No authorization: the host is not asked.
        case none = 0
        /// Authorization while the app is in use.
        case whenInUse = 1
        /// Authorization at any time.
        case always = 2
    }

    private let host: LocationHost
    private let number: Mutex<Int?>

    /// Creates a session that asks for an authorization, and holds it until it ends.
    public convenience init(authorization: AuthorizationRequirement) {
        self.init(authorization: authorization, host: .shared)
    }

    /// Creates a session that also needs full accuracy; the purpose is not passed to the host.
    public convenience init(
        authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String
    ) {
        self.init(authorization: authorization, host: .shared)
    }

    package init(authorization: AuthorizationRequirement, host: LocationHost) {
        self.host = host
        number = Mutex(host.beginSession(authorization))
    }

    deinit { invalidate() }

    /// Ends the session; an authorization that no other session needs lapses.
    public func invalidate() {
        let number = number.withLock { number in
            defer { number = nil }
            return number
        }
        if let number { host.endSession(number) }
    }

    /// The obstacles to the session, now and at every change.
    public var diagnostics: Diagnostics { Diagnostics(host: host) }

    /// The obstacles to a session at one time.
    public struct Diagnostic: Sendable, Equatable {
        /// Whether the user denied the app its authorization.
        public let authorizationDenied: Bool
        /// Whether location services are restricted on this device.
        public let authorizationDeniedGlobally: Bool
        /// Whether the user cannot grant authorization, such as under parental controls.
        public let authorizationRestricted: Bool
        /// Whether a request for authorization is in progress.
        public let authorizationRequestInProgress: Bool
        /// Whether the app is not authorized at all times.
        public let alwaysAuthorizationDenied: Bool
        /// Whether the app gets only approximate locations.
        public let fullAccuracyDenied: Bool
        /// Whether the app is not in use; never here.
        public let insufficientlyInUse: Bool
        /// Whether a session is missing; never, as this is one.
        public let serviceSessionRequired: Bool

        init(_ host: LocationHost) {
            let status = host.authorization
            authorizationDenied = status == .denied
            authorizationDeniedGlobally = false
            authorizationRestricted = status == .restricted
            authorizationRequestInProgress = host.isAsking
            alwaysAuthorizationDenied = status == .denied || status == .authorizedWhenInUse
            fullAccuracyDenied = host.accuracyAuthorization == .reducedAccuracy
            insufficientlyInUse = false
            serviceSessionRequired = false
        }
    }

    /// The diagnostics of a session, one after the other.
    public struct Diagnostics: AsyncSequence, Sendable {
        /// The elements: the obstacles at one time.
        public typealias Element = Diagnostic

        let host: LocationHost

        /// Starts with the present diagnostic.
        public func makeAsyncIterator() -> Iterator {
            Iterator(EventStream(host, readings: false), host)
        }

        /// Waits for the next change of the diagnostic.
        public struct Iterator: AsyncIteratorProtocol {
            private let stream: EventStream
            private let host: LocationHost
            private var last: Diagnostic?

            init(_ stream: EventStream, _ host: LocationHost) {
                self.stream = stream
                self.host = host
            }

            /// The next diagnostic that differs from the one before; nil when the task is cancelled.
            public mutating func next() async throws -> Diagnostic? {
                if last == nil {
                    last = Diagnostic(host)
                    return last
                }
                while await stream.next() != nil {
                    let now = Diagnostic(host)
                    if now != last {
                        last = now
                        return now
                    }
                }
                return nil
            }
        }
    }
}

/// What a host says, to be awaited; listening ends with the object.
final class EventStream: Sendable {
    private let host: LocationHost
    private let number: Int
    private let events: AsyncStream<LocationHost.Event>

    init(_ host: LocationHost, readings: Bool) {
        let (events, continuation) = AsyncStream.makeStream(
            of: LocationHost.Event.self, bufferingPolicy: .bufferingNewest(256))
        self.events = events
        self.host = host
        number = host.listen { continuation.yield($0) }
        if readings { host.setReading(true, for: number) }
    }

    deinit { host.forget(number) }

    /// The next event; nil when the task is cancelled.
    func next() async -> LocationHost.Event? {
        for await event in events { return event }
        return nil
    }
}

/// The wish to go on knowing in the background.
///
/// There is no background here: a program runs or it does not, so that a session changes nothing.
public final class CLBackgroundActivitySession: Sendable {
    /// Creates a session, which changes nothing here.
    public init() {}

    /// Ends the session, which changes nothing here.
    public func invalidate() {}

    /// The obstacles to a session, of the kind that sessions for services have.
    public typealias Diagnostic = CLServiceSession.Diagnostic

    /// The obstacles at one time, one after the other.
    public typealias Diagnostics = CLServiceSession.Diagnostics

    /// The obstacles to the session, now and at every change.
    public var diagnostics: Diagnostics { Diagnostics(host: .shared) }
}
