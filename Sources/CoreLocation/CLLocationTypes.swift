import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A length, in meters.
public typealias CLLocationDistance = Double
/// The radius of uncertainty of a place, in meters; negative when the place is invalid.
public typealias CLLocationAccuracy = Double
/// A speed over ground, in meters per second; negative when invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed, in meters per second; negative when the speed is invalid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees clockwise from true north, from 0 up to 360; negative when invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction, in degrees; negative when the direction is invalid.
public typealias CLLocationDirectionAccuracy = Double

/// The largest distance there is: the greatest finite `Double`.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
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
/// Accurate to within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accurate to within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accurate to within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Accurate to within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy given to apps without precise location (6,380 km, as measured on Apple's systems).
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000
