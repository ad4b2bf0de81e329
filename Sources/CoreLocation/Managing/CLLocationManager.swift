import Dispatch
import Foundation

/// The object by which an app gets locations, headings and region events.
///
/// It is used from the main actor, where its delegate is called.
open class CLLocationManager: NSObject {
    let host: LocationHost
    private var listener = 0

    /// The delegate that gets locations and events, on the main queue; not retained.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { announce() } }
    }

    /// The accuracy that the app needs, a hint that the sources here do not use.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance in meters that the device has to move between two reports; none by default.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The user's activity, a hint that the sources here do not use.
    open var activityType = CLActivityType.other
    /// Whether updates may pause while nothing changes; they never do here.
    open var pausesLocationUpdatesAutomatically = false
    /// Whether updates continue in the background; without effect here.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system shows that the app locates in the background; without effect here.
    open var showsBackgroundLocationIndicator = false
    /// The angle in degrees that the device has to turn between two reports; 1 by default.
    open var headingFilter: CLLocationDegrees = 1
    /// The orientation of the device that headings refer to; portrait by default.
    open var headingOrientation = CLDeviceOrientation.portrait

    /// The last position; nil before the first.
    open private(set) var location: CLLocation?
    /// The last heading; nil before the first.
    open private(set) var heading: CLHeading?

    // What is wanted, and what was last told of.
    private var wantsUpdates = false
    private var wantsSignificantChanges = false
    private var wantsHeading = false
    private var isRequesting = false
    private var requestNumber = 0
    private var told: CLLocation?
    private var toldStatus: (CLAuthorizationStatus, CLAccuracyAuthorization)?
    private var isAnnounced = false
    private var watched: [String: (region: CLCircularRegion, state: CLRegionState)] = [:]

    /// The time that a single location is waited for.
    package final var patience = Duration.seconds(10)

    /// Creates a manager of the program's shared location host.
    public override convenience init() { self.init(host: .shared) }

    package init(host: LocationHost) {
        self.host = host
        super.init()
        // SAFETY: only taken up again on the main queue, where the manager lives.
        nonisolated(unsafe) weak let manager = self
        listener = host.listen { event in
            DispatchQueue.main.async { unsafe manager?.hear(event) }
        }
    }

    deinit { host.forget(listener) }

    // MARK: What there is

    /// Whether the position may be found at all on this machine; always, whether there is a source or not.
    open class func locationServicesEnabled() -> Bool { true }
    /// Returns whether headings are available: whether the host's source has them.
    open class func headingAvailable() -> Bool { LocationHost.shared.source?.tellsHeading ?? false }
    /// Returns whether significant location changes can be monitored: always true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether regions of a class can be watched: circles can.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass == CLCircularRegion.self
    }
    /// Whether beacons can be ranged; false.
    open class func isRangingAvailable() -> Bool { false }
    /// Returns the authorization that the app has for location services.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        LocationHost.shared.authorization
    }

    // MARK: What the app may know

    /// The authorization that the app has for location services.
    open var authorizationStatus: CLAuthorizationStatus { host.authorization }
    /// Whether the app may know the exact location or only an approximate one.
    open var accuracyAuthorization: CLAccuracyAuthorization { host.accuracyAuthorization }
    /// Whether widgets may use locations; always false here.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Asks to know the position while the app is in use; does nothing if that is decided.
    open func requestWhenInUseAuthorization() { host.request(.whenInUse) }
    /// Asks to know the position always; does nothing if that is decided, unless only less was granted.
    open func requestAlwaysAuthorization() { host.request(.always) }

    /// Asks to know the position exactly for once; refused unless that is allowed anyway.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        let error = host.accuracyAuthorization == .fullAccuracy ? nil : CLError(.promptDeclined)
        // SAFETY: the closure is handed over to the main queue, and called there once.
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { unsafe completion?(error) }
    }

    /// Asks to know the position exactly for once.
    ///
    /// - Throws: `CLError.promptDeclined` unless that is allowed anyway.
    nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws {
        if host.accuracyAuthorization != .fullAccuracy { throw CLError(.promptDeclined) }
    }

    // MARK: Positions

    /// Starts reporting locations, as soon as the app is authorized.
    open func startUpdatingLocation() {
        endRequest()
        wantsUpdates = true
        told = nil
        begin()
    }

    /// Stops reporting locations; ``location`` keeps the last one.
    open func stopUpdatingLocation() {
        endRequest()
        wantsUpdates = false
        arrange()
    }

    /// Reports one location, or an error: `denied` without authorization, `locationUnknown` if none
    /// is found.
    open func requestLocation() {
        guard !isRequesting else { return }
        guard isAuthorized else {
            later { $0.fail(.denied) }
            return
        }
        isRequesting = true
        requestNumber += 1
        arrange()
        if host.hasEnded, let last = host.location {
            later { $0.hear(.reading(.location(last))) }
            return
        }
        // SAFETY: only taken up again on the main queue, where the manager lives.
        nonisolated(unsafe) weak let manager = self
        let (number, patience) = (requestNumber, patience)
        Task.detached {
            // A sleep that nobody cancels does not fail.
            try? await Task.sleep(for: patience)
            DispatchQueue.main.async { unsafe manager?.giveUp(number) }
        }
    }

    /// Starts reporting significant changes of the location, of 500 meters and more.
    open func startMonitoringSignificantLocationChanges() {
        wantsSignificantChanges = true
        begin()
    }

    /// Stops reporting significant changes of the location.
    open func stopMonitoringSignificantLocationChanges() {
        wantsSignificantChanges = false
        arrange()
    }

    /// Has no effect, as visits are not detected here.
    open func startMonitoringVisits() {}
    /// Has no effect, as visits are not detected here.
    open func stopMonitoringVisits() {}

    // MARK: Headings

    /// Starts reporting headings, if the source has them.
    open func startUpdatingHeading() {
        wantsHeading = true
        heading = nil
        arrange()
        if let known = host.heading { later { $0.hear(.reading(.heading(known))) } }
    }

    /// Stops reporting headings; ``heading`` keeps the last one.
    open func stopUpdatingHeading() {
        wantsHeading = false
        arrange()
    }

    /// Has no effect, as no calibration is ever requested here.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// The greatest radius of a region, in meters: half way round the world.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 20_000_000 }
    /// The regions that this manager monitors.
    open var monitoredRegions: Set<CLRegion> { Set(watched.values.map(\.region)) }

    /// Starts monitoring a region, in place of one with the same identifier; 20 at most.
    open func startMonitoring(for region: CLRegion) {
        guard let circle = region.copy() as? CLCircularRegion,
            watched[region.identifier] != nil || watched.count < 20
        else {
            // SAFETY: handed over to the main queue, where the manager's delegate lives.
            nonisolated(unsafe) let region = region
            later {
                $0.delegate?.locationManager(
                    $0, monitoringDidFailFor: unsafe region,
                    withError: CLError(.regionMonitoringFailure))
            }
            return
        }
        watched[circle.identifier] = (circle, .unknown)
        arrange()
        let name = circle.identifier
        later { manager in
            guard let circle = manager.watched[name]?.region else { return }
            manager.delegate?.locationManager(manager, didStartMonitoringFor: circle)
            if manager.isAuthorized, let location = manager.host.location {
                manager.look(from: location)
            }
        }
    }

    /// Stops monitoring a region, known by its identifier.
    open func stopMonitoring(for region: CLRegion) {
        watched[region.identifier] = nil
        arrange()
    }

    /// Reports to the delegate whether the device is in a monitored region.
    open func requestState(for region: CLRegion) {
        let name = region.identifier
        later { manager in
            guard let watched = manager.watched[name] else { return }
            manager.delegate?.locationManager(
                manager, didDetermineState: watched.state, for: watched.region)
        }
    }

    // MARK: Beacons

    /// The beacon constraints that are ranged; always empty here.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

    /// Fails: there is no radio for beacons here.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later {
            $0.delegate?.locationManager(
                $0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }

    /// Has no effect, as there is no radio for beacons here.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    // MARK: Working

    private var isAuthorized: Bool {
        [.authorizedAlways, .authorizedWhenInUse].contains(host.authorization)
    }

    /// Runs on the main queue, if the manager is still there.
    private func later(_ work: @escaping (CLLocationManager) -> Void) {
        // SAFETY: only taken up again on the main queue, where the manager lives, and called there once.
        nonisolated(unsafe) weak let manager = self
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { if let manager = unsafe manager { unsafe work(manager) } }
    }

    private func announce() {
        later { if !$0.isAnnounced { $0.tellAuthorization() } }
    }

    private func tellAuthorization() {
        guard let delegate else { return }
        isAnnounced = true
        toldStatus = (host.authorization, host.accuracyAuthorization)
        delegate.locationManagerDidChangeAuthorization(self)
    }

    private func tellChangedAuthorization() {
        let now = (host.authorization, host.accuracyAuthorization)
        if let toldStatus, toldStatus == now { return }
        tellAuthorization()
        if wantsUpdates, [.denied, .restricted].contains(now.0) { fail(.denied) }
    }

    private func begin() {
        arrange()
        switch host.authorization {
        case .denied, .restricted: later { $0.fail(.denied) }
        case .notDetermined: break
        case .authorizedAlways, .authorizedWhenInUse:
            if let known = host.location {
                later { manager in
                    if manager.told == nil { manager.hear(.reading(.location(known))) }
                }
            }
        }
    }

    private func arrange() {
        host.setReading(
            wantsUpdates || wantsSignificantChanges || wantsHeading || isRequesting
                || !watched.isEmpty, for: listener)
    }

    private func endRequest() {
        isRequesting = false
        requestNumber += 1
    }

    private func giveUp(_ number: Int) {
        guard isRequesting, requestNumber == number else { return }
        endRequest()
        arrange()
        fail(.locationUnknown)
    }

    private func fail(_ code: CLError.Code, _ cause: CLError? = nil) {
        let text =
            code == .denied
            ? "The host does not allow the position to be known." : "The position is not known."
        delegate?.locationManager(
            self,
            didFailWithError: cause
                ?? CLError(code, userInfo: [NSLocalizedDescriptionKey: text]))
    }

    private func hear(_ event: LocationHost.Event) {
        switch event {
        case .authorization: tellChangedAuthorization()
        case .reading(.location(let location)):
            guard isAuthorized else { return }
            // The source may be quicker than the word that it may be read.
            tellChangedAuthorization()
            take(location)
        case .reading(.heading(let heading)):
            guard isAuthorized, wantsHeading else { return }
            tellChangedAuthorization()
            if let last = self.heading?.trueHeading,
                abs(remainder(heading.trueHeading - last, 360)) < headingFilter
            {
                return
            }
            self.heading = heading
            delegate?.locationManager(self, didUpdateHeading: heading)
        case .failure(let error):
            if isRequesting {
                endRequest()
                arrange()
            } else if !wantsUpdates {
                return
            }
            fail(.locationUnknown, error)
        case .end: break
        }
    }

    private func take(_ location: CLLocation) {
        look(from: location)
        var isWanted = false
        if isRequesting {
            endRequest()
            arrange()
            isWanted = true
        }
        let meters = told?.distance(from: location) ?? .infinity
        if wantsUpdates, meters >= distanceFilter { isWanted = true }
        if wantsSignificantChanges, meters >= 500 { isWanted = true }
        guard isWanted else { return }
        self.location = location
        told = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    /// Finds out which regions the device is in.
    private func look(from location: CLLocation) {
        for name in watched.keys.sorted() {
            guard let (region, before) = watched[name] else { continue }
            let now: CLRegionState = region.contains(location.coordinate) ? .inside : .outside
            guard now != before else { continue }
            watched[name] = (region, now)
            delegate?.locationManager(self, didDetermineState: now, for: region)
            if now == .inside, before == .outside, region.notifyOnEntry {
                delegate?.locationManager(self, didEnterRegion: region)
            } else if now == .outside, before == .inside, region.notifyOnExit {
                delegate?.locationManager(self, didExitRegion: region)
            }
        }
    }
}
