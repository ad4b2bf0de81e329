/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
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
