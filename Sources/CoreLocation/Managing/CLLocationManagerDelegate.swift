import Foundation

/// The methods by which a location manager reports locations, regions and errors.
///
/// Every method may be left out. They are called on the main queue.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called soon after the delegate is set, and whenever what the app may know changes.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the authorization changes, by the method used before iOS 14.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called with positions, one at least, the newest last.
    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the position cannot be found; `locationUnknown` passes, `denied` does not.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when a new heading is known.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Returns whether the user may be asked to calibrate the compass; never called here.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Called when a region is entered.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when a region is left.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called with whether the device is in a region: when asked, and at each change.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when monitoring of a region starts.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Called when a region cannot be watched.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
        withError error: any Error)
    /// Called with a place where the user stayed; never called here.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Called when updates pause; never called here.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Called when updates go on; never called here.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Called when deferred updates end; never called here, as since iOS 13 nowhere.
    func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// Called with beacons; never called here.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Called when beacons cannot be ranged, as is always so here.
    func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error)
}

extension CLLocationManagerDelegate {
    /// Default implementation: calls the method that was used before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
    ) {}
    /// Default implementation: returns false.
    public func locationManagerShouldDisplayHeadingCalibration(
        _ manager: CLLocationManager
    ) -> Bool { false }
    /// Default implementation: does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Default implementation: does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Default implementation: does nothing.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Default implementation: does nothing.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Default implementation: does nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {}
}
