/// What the user allows an app to know about the place of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The user may not decide, for instance because of parental controls.
    case restricted = 1
    /// The user said no, or location services are off.
    case denied = 2
    /// Allowed at any time.
    case authorizedAlways = 3
    /// Allowed while the app is in use.
    case authorizedWhenInUse = 4

    /// The old name of ``authorizedAlways``.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly the user allows an app to know the place of the device.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as the app asks.
    case fullAccuracy = 0
    /// To within a few kilometers.
    case reducedAccuracy = 1
}
