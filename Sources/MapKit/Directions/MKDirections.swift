import CoreLocation
import Foundation
import Roads

/// The means of transport that directions may use.
public struct MKDirectionsTransportType: OptionSet, Sendable, Hashable {
    /// The corresponding raw value, one bit an option.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Driving a car.
    public static let automobile = Self(rawValue: 1 << 0)
    /// Walking.
    public static let walking = Self(rawValue: 1 << 1)
    /// Public transport, in atlases that were imported with a timetable.
    ///
    /// As with Apple's, only `calculateETA` answers it unless ``MKDirections/Request/answersTransitRoutes`` is set.
    public static let transit = Self(rawValue: 1 << 2)
    /// Riding a bicycle.
    public static let cycling = Self(rawValue: 1 << 3)
    /// Any means of transport; routes are for cars.
    public static let any = Self(rawValue: 0x0FFF_FFFF)

    init(_ type: TravelMode.TransportType) {
        self =
            switch type {
            case .automobile: .automobile
            case .walking: .walking
            case .cycling: .cycling
            }
    }

    /// The first of the ways to travel by road; nil if there is none among them.
    var byRoad: TravelMode.TransportType? {
        TravelMode.TransportType.allCases.first { contains(Self($0)) }
    }
}

/// Computes routes and travel times between two places.
///
/// One calculation at a time runs for each object.
open class MKDirections: NSObject {
    /// A closure that is called on the main queue with routes, or with the error.
    public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
    /// A closure that is called on the main queue with a travel time, or with the error.
    public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void

    /// Whether routes may use a class of roads, such as toll roads.
    public enum RoutePreference: Int, Sendable {
        /// Roads of the class are used like others.
        case any = 0
        /// Roads of the class are avoided where there is a way without them.
        case avoid = 1
    }

    private let asked: Request
    private let request = SingleRequest(.mapKit)

    /// Creates directions; the request is copied.
    public init(request: MKDirections.Request) {
        asked = request.duplicate
    }

    /// Finds routes and passes them to a closure on the main queue.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        let ends = asked.ends
        request.answer(routes, as: { Response($0, ends) }, completionHandler)
    }

    /// Returns routes, best first: one, or several if the request asks for alternates.
    ///
    /// - Throws: `MKError`: `directionsNotFound` if there is no way, a place lies off all roads, a place is
    ///   missing, or public transport is asked for without ``Request/answersTransitRoutes``; `serverFailure` if the atlas cannot be read; `unknown` if it is
    ///   cancelled or runs already.
    nonisolated(nonsending) open func calculate() async throws -> MKDirections.Response {
        Response(try await request.answer(routes), asked.ends)
    }

    /// Computes the travel time of the best route and passes it to a closure on the main queue.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        let ends = asked.ends
        request.answer(estimate, as: { ETAResponse($0, ends) }, completionHandler)
    }

    /// Returns the travel time of the best route, faster than finding the route.
    nonisolated(nonsending) open func calculateETA() async throws -> MKDirections.ETAResponse {
        ETAResponse(try await request.answer(estimate), asked.ends)
    }

    /// Cancels the calculation; the waiting caller gets `MKError.unknown`.
    open func cancel() { request.cancel() }

    /// Whether a calculation is running on this object.
    open var isCalculating: Bool { request.isRunning }

    private var routes: @Sendable () async throws -> [FoundRoute] {
        let (draft, provider) = (asked.draft, asked.provider)
        return {
            let answers = try await (provider ?? .current).answers()
            let routes: [FoundRoute]
            if draft.isByTransit {
                guard draft.answersTransitRoutes else {
                    throw MKError(
                        .directionsNotFound,
                        reason:
                            "Routes by public transport are answered if answersTransitRoutes is set."
                    )
                }
                routes = try await answers.itineraries(try await draft.itineraryQuestion())
            } else {
                routes = try await answers.routes(try await draft.question())
            }
            if routes.isEmpty { throw MKError(.directionsNotFound) }
            return draft.wantsAlternates ? routes : Array(routes.prefix(1))
        }
    }

    private var estimate: @Sendable () async throws -> ETAResponse.Values {
        let (draft, provider) = (asked.draft, asked.provider)
        return {
            let answers = try await (provider ?? .current).answers()
            let found =
                draft.isByTransit
                ? try await answers.estimate(try await draft.itineraryQuestion())
                : try await answers.estimate(try await draft.question())
            let departure =
                found.departure ?? draft.departure
                ?? draft.arrival.map { $0.addingTimeInterval(-found.seconds) } ?? Date()
            return ETAResponse.Values(
                meters: found.meters, seconds: found.seconds, departure: departure,
                transportType: found.transportType)
        }
    }
}

extension MKDirections {
    /// The two ends of a request.
    struct Ends {
        var source: MKMapItem
        var destination: MKMapItem
    }

    /// The routes found for a request, with its endpoints.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked because the class is open; its own state never changes.
        /// The item that the request started from, as it was given.
        public final let source: MKMapItem
        /// The item that the request led to, as it was given.
        public final let destination: MKMapItem
        /// The routes, best first; one at least.
        public final let routes: [MKRoute]

        init(_ found: [FoundRoute], _ ends: Ends) {
            source = ends.source
            destination = ends.destination
            routes = found.map(MKRoute.init)
        }
    }

    /// Travel time and length of the best route for a request, without its geometry.
    open class ETAResponse: NSObject, @unchecked Sendable {
        struct Values: Sendable {
            var meters: CLLocationDistance
            var seconds: TimeInterval
            var departure: Date
            var transportType: MKDirectionsTransportType
        }

        // Unchecked because the class is open; its own state never changes.
        private let values: Values
        /// The item that the request started from, as it was given.
        public final let source: MKMapItem
        /// The item that the request led to, as it was given.
        public final let destination: MKMapItem

        init(_ values: Values, _ ends: Ends) {
            self.values = values
            source = ends.source
            destination = ends.destination
        }

        /// The travel time from source to destination, in seconds.
        open var expectedTravelTime: TimeInterval { values.seconds }
        /// The length of the route, in meters.
        open var distance: CLLocationDistance { values.meters }
        /// The date of arrival: the departure plus the travel time.
        open var expectedArrivalDate: Date { values.departure.addingTimeInterval(values.seconds) }
        /// The date of departure: the request's, the latest for its arrival, or now; by public transport that of the journey.
        open var expectedDepartureDate: Date { values.departure }
        /// The transport type that the time is for, one of those asked for.
        open var transportType: MKDirectionsTransportType { values.transportType }
    }
}
