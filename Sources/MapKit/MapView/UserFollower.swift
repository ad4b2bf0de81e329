import Dispatch

/// Tells a map where the user is, for as long as it lives.
@MainActor final class UserFollower {
    private let host: LocationHost
    private let listener: Int

    /// Begins to follow; asks the host for authorization if that is undetermined.
    init(_ map: MKMapView, host: LocationHost) {
        self.host = host
        let followed = FollowedMap(map: map)
        listener = host.listen { event in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    followed.map?.userFollower?.hear(event, followed.map)
                }
            }
        }
        host.setReading(true, for: listener)
        if host.authorization == .notDetermined {
            ServiceDiagnostics.shared.tell(.locationBeforeAuthorization)
            host.request(.whenInUse)
        }
        // Not before the map has told its delegate that it begins.
        let (known, status) = (host.location, host.authorization)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let map = followed.map, let follower = map.userFollower else { return }
                if let known, follower.mayKnow {
                    map.userMoved(to: known)
                } else if status != .notDetermined {
                    follower.hear(.authorization, map)
                }
            }
        }
    }

    deinit { host.forget(listener) }

    private var mayKnow: Bool {
        [.authorizedAlways, .authorizedWhenInUse].contains(host.authorization)
    }

    private func hear(_ event: LocationHost.Event, _ map: MKMapView?) {
        guard let map else { return }
        switch event {
        case .authorization:
            guard !mayKnow, host.authorization != .notDetermined else { return }
            let text =
                host.source == nil
                ? "This system does not know where it is: LocationHost.shared.source is not set."
                : "The user's location may not be shown: the host has denied it."
            map.userNotFound(CLError(.denied, userInfo: [NSLocalizedDescriptionKey: text]))
        case .reading(.location(let location)):
            if mayKnow { map.userMoved(to: location, heading: map.userFollower?.lastHeading) }
        case .reading(.heading(let heading)):
            lastHeading = heading
            if mayKnow, map.userTrackingMode == .followWithHeading,
                let location = map.userLocation.location
            {
                map.userMoved(to: location, heading: heading)
            }
        case .failure(let error): map.userNotFound(error)
        case .end: break
        }
    }

    private var lastHeading: CLHeading?
}

/// A map that is followed for, while it is there.
private struct FollowedMap: Sendable {
    weak let map: MKMapView?
}
