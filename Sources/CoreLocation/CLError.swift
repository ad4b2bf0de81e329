import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain: String = "kCLErrorDomain"
/// The key of an error's information under which a region to watch instead may be found.
public let kCLErrorUserInfoAlternateRegionKey: String = "kCLErrorUserInfoAlternateRegionKey"

/// A failure of location services or of geocoding.
///
/// Catch a single one by its code: `catch CLError.denied`.
public struct CLError: Error, CustomNSError, Hashable {
    /// What failed.
    public enum Code: Int, Sendable {
        /// The location is not known at the moment; keep waiting.
        case locationUnknown = 0
        /// The user does not allow it; stop.
        case denied = 1
        /// The network is down, or too many requests were made.
        case network = 2
        /// The heading is disturbed.
        case headingFailure = 3
        /// The user does not allow regions to be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
        /// Watching a region begins later.
        case regionMonitoringSetupDelayed = 6
        /// Reports of a region come late.
        case regionMonitoringResponseDelayed = 7
        /// Geocoding found nothing.
        case geocodeFoundNoResult = 8
        /// Geocoding found only a part.
        case geocodeFoundPartialResult = 9
        /// Geocoding was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates failed.
        case deferredFailed = 11
        /// Deferred updates were asked for while updates were off.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates need the best accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates allow no distance filter.
        case deferredDistanceFiltered = 14
        /// Deferred updates were cancelled.
        case deferredCanceled = 15
        /// Beacons cannot be ranged at the moment.
        case rangingUnavailable = 16
        /// Ranging beacons failed.
        case rangingFailure = 17
        /// The user declined to be asked.
        case promptDeclined = 18
        /// A location of the past could not be read.
        case historicalLocationError = 19
    }

    // NSError holds the information, because it is Sendable and a dictionary of `Any` is not.
    private let stored: NSError

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        stored = NSError(domain: kCLErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// ``kCLErrorDomain``.
    public static var errorDomain: String { kCLErrorDomain }
    /// What failed.
    public var code: Code { Code(rawValue: stored.code) ?? .locationUnknown }
    /// The number of ``code``.
    public var errorCode: Int { stored.code }
    /// Further information.
    public var userInfo: [String: Any] { stored.userInfo }
    /// Further information.
    public var errorUserInfo: [String: Any] { stored.userInfo }

    /// A region that can be watched instead of the one that was refused.
    public var alternateRegion: CLRegion? {
        userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion
    }
}

extension CLError.Code {
    /// Returns whether an error is a `CLError`, or an `NSError` of its domain, with this code.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool {
        if let error = error as? CLError { return error.code == code }
        let error = error as NSError
        return error.domain == kCLErrorDomain && error.code == code.rawValue
    }
}

extension CLError {
    /// The location is not known at the moment.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user does not allow it.
    public static var denied: Code { .denied }
    /// The network is down, or too many requests were made.
    public static var network: Code { .network }
    /// The heading is disturbed.
    public static var headingFailure: Code { .headingFailure }
    /// The user does not allow regions to be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Watching a region begins later.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Reports of a region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Geocoding found nothing.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Geocoding found only a part.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// Geocoding was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred updates failed.
    public static var deferredFailed: Code { .deferredFailed }
    /// Deferred updates were asked for while updates were off.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred updates need the best accuracy.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred updates allow no distance filter.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred updates were cancelled.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Beacons cannot be ranged at the moment.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Ranging beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user declined to be asked.
    public static var promptDeclined: Code { .promptDeclined }
    /// A location of the past could not be read.
    public static var historicalLocationError: Code { .historicalLocationError }
}
