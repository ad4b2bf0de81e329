import Foundation
import Roads
import Transit

extension MKError {
    /// An error with a sentence that says why.
    init(_ code: Code, reason: String, underlying: (any Error)? = nil) {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: reason, NSLocalizedFailureReasonErrorKey: reason,
        ]
        info[NSUnderlyingErrorKey] = underlying
        self.init(code, userInfo: info)
    }

    /// MapKit's error for one of an engine, a file or the network, which it carries.
    init(translating error: any Error) {
        switch error {
        case let error as MKError: self = error
        case let error as RoutingError:
            self.init(.directionsNotFound, reason: "\(error)", underlying: error)
        case let error as CLError:
            self.init(.unknown, reason: "The current location is not known.", underlying: error)
        case let error as RoadsError where error.isUnknownMode:
            self.init(.directionsNotFound, reason: "\(error)", underlying: error)
        case let error as TransitError where error.isAboutTheJourney:
            self.init(.directionsNotFound, reason: "\(error)", underlying: error)
        default: self.init(.serverFailure, reason: "\(error)", underlying: error)
        }
    }
}
