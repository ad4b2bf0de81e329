import MapScene

extension MKMapView {
    /// Begins or ends to look for the user.
    func userLocationWanted(_ isWanted: Bool) {
        if isWanted {
            stage.add([userLocation])
            userLocation.isUpdating = true
            delegate?.mapViewWillStartLocatingUser(self)
            userFollower = UserFollower(self, host: locationHost)
        } else {
            userFollower = nil
            if trackingMode != .none { setUserTrackingMode(.none, animated: false) }
            stage.remove([userLocation])
            userLocation.isUpdating = false
            userLocation.location = nil
            userLocation.heading = nil
            locationFailure = nil
            delegate?.mapViewDidStopLocatingUser(self)
        }
    }

    /// Takes a new location and heading of the user; ignored while the user is not shown.
    package func userMoved(to location: CLLocation, heading: CLHeading? = nil) {
        guard showsUserLocation else { return }
        locationFailure = nil
        userLocation.location = location
        userLocation.heading = trackingMode == .followWithHeading ? heading : nil
        stage.moved(userLocation)
        sceneObserver?()
        delegate?.mapView(self, didUpdate: userLocation)
        followUser(animated: true)
    }

    /// Takes the error for which the user's location cannot be found.
    package func userNotFound(_ error: any Error) {
        guard showsUserLocation else { return }
        locationFailure = error.localizedDescription
        sceneObserver?()
        delegate?.mapView(self, didFailToLocateUserWithError: error)
    }

    /// Brings the user's place to the middle if the map follows it.
    func followUser(animated: Bool) {
        guard trackingMode != .none, userLocation.location != nil, rig.hasSize else { return }
        var target = rig.centered(on: userLocation.coordinate)
        if trackingMode == .followWithHeading, let heading = userLocation.heading {
            target.heading =
                heading.trueHeading >= 0 ? heading.trueHeading : heading.magneticHeading
        }
        move(to: rig.limited(target), exactCenter: userLocation.coordinate, animated: animated)
    }
}
