import CoreLocation
import Foundation

extension SingleRequest.Failures {
    /// The errors of MapKit.
    static let mapKit = SingleRequest.Failures(
        busy: { MKError(.unknown, reason: "The request is running already.") },
        cancelled: {
            MKError(
                .unknown,
                userInfo: [
                    NSLocalizedDescriptionKey: "The request was cancelled.",
                    NSUnderlyingErrorKey: CancellationError(),
                ])
        },
        translated: { MKError(translating: $0) })
}
