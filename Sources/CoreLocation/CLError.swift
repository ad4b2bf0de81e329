import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain: String = "kCLErrorDomain"
/// The key of an error's information under which a region to watch instead may be found.
public let kCLErrorUserInfoAlternateRegionKey: String = "kCLErrorUserInfoAlternateRegionKey"

/// A failure of location services or of geocoding.
///
/// Catch a single one by its code: `catch CLError.denied`.
public struct CLError: Error, CustomNSError, Hashable {
    /// The reason of a failure, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// The location is not known at the moment; keep waiting.
        case locationUnknown = 0
        /// The user does not allow it; stop.
        case denied = 1
        /// The network is down, or too many requests were made.
        case network = 2
        /// The heading cannot be determined because of magnetic interference.
        case headingFailure = 3
        /// The user does not allow regions to be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be monitored.
        case regionMonitoringFailure = 5
        /// Monitoring of a region could not start at once.
        case regionMonitoringSetupDelayed = 6
        /// Reports of a region come late.
        case regionMonitoringResponseDelayed = 7
        /// The geocoder found no result.
        case geocodeFoundNoResult = 8
        /// The geocoder found a result for a part of the request only.
        case geocodeFoundPartialResult = 9
        /// The geocode request was canceled.
        case geocodeCanceled = 10
        /// Deferred updates could not start, for a reason that is not known.
        case deferredFailed = 11
        /// Deferred updates were asked for while updates were off.
        case deferredNotUpdatingLocation = 12
        /// Deferred updates need the best accuracy.
        case deferredAccuracyTooLow = 13
        /// Deferred updates allow no distance filter.
        case deferredDistanceFiltered = 14
        /// Deferred updates were canceled by the app or the location manager.
        case deferredCanceled = 15
        /// Beacons cannot be ranged at the moment.
        case rangingUnavailable = 16
        /// Ranging of beacons failed.
        case rangingFailure = 17
        /// The user declined to be asked.
        case promptDeclined = 18
        /// A location of the past could not be read.
        case historicalLocationError = 19
    }

    // NSError holds the information, because it is Sendable and a dictionary of `Any` is not.
    private let stored: NSError

    /// Creates an error from a code and further information by the keys of `NSError`.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        stored = NSError(domain: kCLErrorDomain, code: code.rawValue, userInfo: userInfo)
    }

    /// The error domain, ``kCLErrorDomain``.
    public static var errorDomain: String { kCLErrorDomain }
    /// The reason of the failure; `locationUnknown` for a number that is no code.
    public var code: Code { Code(rawValue: stored.code) ?? .locationUnknown }
    /// The raw value of ``code``.
    public var errorCode: Int { stored.code }
    /// Further information by the keys of `NSError`.
    public var userInfo: [String: Any] { stored.userInfo }
    /// Further information by the keys of `NSError`, for bridging.
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
    /// The heading cannot be determined because of magnetic interference.
    public static var headingFailure: Code { .headingFailure }
    /// The user does not allow regions to be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Monitoring of a region could not start at once.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Reports of a region come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// The geocoder found no result.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The geocoder found a result for a part of the request only.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The geocode request was canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Deferred updates could not start, for a reason that is not known.
    public static var deferredFailed: Code { .deferredFailed }
    /// Deferred updates were asked for while updates were off.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Deferred updates need the best accuracy.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// Deferred updates allow no distance filter.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Deferred updates were canceled by the app or the location manager.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// Beacons cannot be ranged at the moment.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Ranging of beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user declined to be asked.
    public static var promptDeclined: Code { .promptDeclined }
    /// A location of the past could not be read.
    public static var historicalLocationError: Code { .historicalLocationError }
}
