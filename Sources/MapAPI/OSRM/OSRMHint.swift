import Foundation
import Roads

/// Hints, which clients send back with their next request.
///
/// Snapping takes microseconds, so that a hint is not needed to save its time, and those of another service or
/// of an older atlas do no harm: what a client sends is not read.
enum OSRMHint {
    /// The text for a place: its road and where it lies on it, as URLs take it.
    static func text(_ place: RoadSnap) -> String {
        var bytes = Data(capacity: 12)
        for word in [
            place.segment, UInt32(bitPattern: place.latitude),
            UInt32(bitPattern: place.longitude),
        ] {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        return bytes.base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
    }
}
