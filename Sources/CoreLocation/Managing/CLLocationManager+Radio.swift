import Foundation

// Beacons by the names that they had before iOS 13, and pushes: neither reaches this machine.
extension CLLocationManager {
    /// The beacon regions that are ranged; always empty here.
    public var rangedRegions: Set<CLRegion> { [] }

    /// Fails: there is no radio for beacons here.
    public func startRangingBeacons(in region: CLBeaconRegion) {
        startRangingBeacons(satisfying: region.beaconIdentityConstraint)
    }

    /// Has no effect, as there is no radio for beacons here.
    public func stopRangingBeacons(in region: CLBeaconRegion) {}

    /// Fails: Apple's push service reaches Apple's devices alone.
    public func startMonitoringLocationPushes(
        completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completion?(nil, CLError(.denied)) }
    }

    /// Has no effect, as there are no pushes here.
    public func stopMonitoringLocationPushes() {}
}
