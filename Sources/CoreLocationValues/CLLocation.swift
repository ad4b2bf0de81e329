import Foundation

/// A place at a time, with the accuracy to which it is known and the motion there.
///
/// Immutable. Two locations are equal when they are the same object, as for any `NSObject`; compare
/// ``coordinate`` to compare places. Numbers are stored as they are given, invalid ones included.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    private let values: Values

    /// Everything a location knows, with the values Apple's shortest initializer leaves.
    package struct Values: Sendable {
        package var coordinate: CLLocationCoordinate2D
        package var altitude: CLLocationDistance = 0
        package var ellipsoidalAltitude: CLLocationDistance = 0
        package var horizontalAccuracy: CLLocationAccuracy = 0
        package var verticalAccuracy: CLLocationAccuracy = -1
        package var course: CLLocationDirection = -1
        package var courseAccuracy: CLLocationDirectionAccuracy = -1
        package var speed: CLLocationSpeed = -1
        package var speedAccuracy: CLLocationSpeedAccuracy = -1
        package var timestamp: Date
        package var floor: CLFloor?
        package var sourceInformation: CLLocationSourceInformation? = CLLocationSourceInformation(
            softwareSimulationState: false, andExternalAccessoryState: false)

        package init(coordinate: CLLocationCoordinate2D, timestamp: Date) {
            self.coordinate = coordinate
            self.timestamp = timestamp
        }
    }

    package init(_ values: Values) {
        self.values = values
    }

    /// Creates a location at 0, 0, now.
    public override init() {
        values = Values(coordinate: CLLocationCoordinate2D(), timestamp: Date())
    }

    /// Creates a location at a place, now.
    ///
    /// The altitude is 0 and marked as unknown (vertical accuracy -1), the horizontal accuracy 0, course and
    /// speed unknown (-1).
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        values = Values(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            timestamp: Date())
    }

    /// Creates a location of which course and speed are unknown (-1).
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Meters above mean sea level.
    ///   - hAccuracy: Radius of uncertainty in meters; negative if the coordinate is invalid.
    ///   - vAccuracy: Uncertainty of the altitude in meters; 0 or less if the altitude is invalid.
    ///   - timestamp: When it was measured.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        var values = Values(coordinate: coordinate, timestamp: timestamp)
        values.altitude = altitude
        values.horizontalAccuracy = hAccuracy
        values.verticalAccuracy = vAccuracy
        self.values = values
    }

    /// Creates a location with motion of unknown accuracy.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Meters above mean sea level.
    ///   - hAccuracy: Radius of uncertainty in meters; negative if the coordinate is invalid.
    ///   - vAccuracy: Uncertainty of the altitude in meters; 0 or less if the altitude is invalid.
    ///   - course: Direction of motion in degrees clockwise from north; negative if unknown.
    ///   - speed: Meters per second; negative if unknown.
    ///   - timestamp: When it was measured.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        var values = Values(coordinate: coordinate, timestamp: timestamp)
        values.altitude = altitude
        values.horizontalAccuracy = hAccuracy
        values.verticalAccuracy = vAccuracy
        values.course = course
        values.speed = speed
        self.values = values
    }

    /// Creates a location with motion and its accuracy.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Meters above mean sea level.
    ///   - hAccuracy: Radius of uncertainty in meters; negative if the coordinate is invalid.
    ///   - vAccuracy: Uncertainty of the altitude in meters; 0 or less if the altitude is invalid.
    ///   - course: Direction of motion in degrees clockwise from north; negative if unknown.
    ///   - courseAccuracy: Uncertainty of the course in degrees; negative if the course is invalid.
    ///   - speed: Meters per second; negative if unknown.
    ///   - speedAccuracy: Uncertainty of the speed; negative if the speed is invalid.
    ///   - timestamp: When it was measured.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy,
            speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
            sourceInfo: CLLocationSourceInformation(
                softwareSimulationState: false, andExternalAccessoryState: false))
    }

    /// Creates a location with motion, its accuracy and its source.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - altitude: Meters above mean sea level.
    ///   - hAccuracy: Radius of uncertainty in meters; negative if the coordinate is invalid.
    ///   - vAccuracy: Uncertainty of the altitude in meters; 0 or less if the altitude is invalid.
    ///   - course: Direction of motion in degrees clockwise from north; negative if unknown.
    ///   - courseAccuracy: Uncertainty of the course in degrees; negative if the course is invalid.
    ///   - speed: Meters per second; negative if unknown.
    ///   - speedAccuracy: Uncertainty of the speed; negative if the speed is invalid.
    ///   - timestamp: When it was measured.
    ///   - sourceInfo: Where it comes from.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        var values = Values(coordinate: coordinate, timestamp: timestamp)
        values.altitude = altitude
        values.horizontalAccuracy = hAccuracy
        values.verticalAccuracy = vAccuracy
        values.course = course
        values.courseAccuracy = courseAccuracy
        values.speed = speed
        values.speedAccuracy = speedAccuracy
        values.sourceInformation = sourceInfo
        self.values = values
    }

    /// Restores a location from an archive that ``encode(with:)`` made (Apple's archives differ).
    public required init?(coder: NSCoder) {
        guard let values = Values(coder: coder) else { return nil }
        self.values = values
    }

    /// Encodes coordinate, altitude, accuracies, motion and time.
    open func encode(with coder: NSCoder) {
        values.encode(with: coder)
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Latitude and longitude in degrees, WGS 84.
    open var coordinate: CLLocationCoordinate2D { values.coordinate }
    /// The altitude in meters above mean sea level; valid if the vertical accuracy is positive.
    open var altitude: CLLocationDistance { values.altitude }
    /// Meters above the WGS 84 ellipsoid; 0 for locations made by hand.
    open var ellipsoidalAltitude: CLLocationDistance { values.ellipsoidalAltitude }
    /// Radius of uncertainty, in meters; negative if the coordinate is invalid.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
    /// Uncertainty of the altitude, in meters; 0 or less if the altitude is invalid.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
    /// Direction of motion, in degrees clockwise from north; negative if unknown.
    open var course: CLLocationDirection { values.course }
    /// Uncertainty of the course, in degrees; negative if the course is invalid.
    open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }
    /// Meters per second; negative if unknown.
    open var speed: CLLocationSpeed { values.speed }
    /// Uncertainty of the speed, in meters per second; negative if the speed is invalid.
    open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
    /// The time at which the location was determined.
    open var timestamp: Date { values.timestamp }
    /// The floor of the building; nil if it is not known.
    open var floor: CLFloor? { values.floor }
    /// How the location was produced; nil if it is not known.
    open var sourceInformation: CLLocationSourceInformation? { values.sourceInformation }

    /// Returns the distance to another location over the ground, in meters.
    ///
    /// Altitude plays no part. Up to 150 km (and 85° of latitude) the number Apple's systems give; above
    /// that the length of the geodesic on WGS 84 (Karney 2013); Apple's method there is not known.
    ///
    /// - Returns: Meters, never negative; NaN if a latitude is outside ±90 or a number is not finite.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        GroundDistance.meters(from: location.coordinate, to: coordinate)
    }

    /// Place, accuracy, motion and time, in the words Apple's type uses.
    open override var description: String {
        let place = String(
            format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy)
        let motion = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        return "\(place) \(motion) @ \(timestamp)"
    }
}
