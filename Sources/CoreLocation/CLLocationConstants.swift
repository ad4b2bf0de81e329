import CoreLocationValues
import Foundation

/// The longest time interval there is: the greatest finite `Double`.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A heading filter that reports every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The highest accuracy, with other sensors than positioning consulted, for turn-by-turn guidance.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy that positioning gives.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accurate to within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of one kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy given to apps without precise location (6,380 km, as measured on Apple's systems).
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
