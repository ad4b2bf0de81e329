/// The authorization of an app to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user may not decide, for instance because of parental controls.
    case restricted = 1
    /// The user denied authorization, or location services are off.
    case denied = 2
    /// The app may know the location at any time.
    case authorizedAlways = 3
    /// The app may know the location while it is in use.
    case authorizedWhenInUse = 4

    /// The status ``authorizedAlways`` under the name that it had before iOS 8.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy that an app is authorized for.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The app gets locations as accurate as it asks for.
    case fullAccuracy = 0
    /// The app gets locations that are accurate to a few kilometers only.
    case reducedAccuracy = 1
}
