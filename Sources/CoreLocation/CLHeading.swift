import Foundation

/// One component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction in which a device points.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The values of a heading, as its properties report them.
    package struct Values: Sendable {
        package var magneticHeading: CLLocationDirection
        package var trueHeading: CLLocationDirection
        package var headingAccuracy: CLLocationDirection
        package var field: SIMD3<Double>
        package var timestamp: Date

        package init(
            magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection,
            headingAccuracy: CLLocationDirection, field: SIMD3<Double>, timestamp: Date
        ) {
            self.magneticHeading = magneticHeading
            self.trueHeading = trueHeading
            self.headingAccuracy = headingAccuracy
            self.field = field
            self.timestamp = timestamp
        }
    }

    // Unchecked because the class is open; its own state never changes.
    private let values: Values

    package init(_ values: Values) {
        self.values = values
    }

    /// Creates an invalid heading, for subclasses to replace.
    public override init() {
        values = Values(
            magneticHeading: -1, trueHeading: -1, headingAccuracy: -1, field: .zero,
            timestamp: Date())
    }

    /// Restores a heading from an archive.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "magneticHeading") else { return nil }
        values = Values(
            magneticHeading: coder.decodeDouble(forKey: "magneticHeading"),
            trueHeading: coder.decodeDouble(forKey: "trueHeading"),
            headingAccuracy: coder.decodeDouble(forKey: "headingAccuracy"),
            field: SIMD3(
                coder.decodeDouble(forKey: "x"), coder.decodeDouble(forKey: "y"),
                coder.decodeDouble(forKey: "z")),
            timestamp: Date(
                timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
    }

    /// Encodes the directions in degrees, the magnetic field and the time.
    open func encode(with coder: NSCoder) {
        coder.encode(magneticHeading, forKey: "magneticHeading")
        coder.encode(trueHeading, forKey: "trueHeading")
        coder.encode(headingAccuracy, forKey: "headingAccuracy")
        coder.encode(x, forKey: "x")
        coder.encode(y, forKey: "y")
        coder.encode(z, forKey: "z")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// Whether the class supports secure coding: always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Degrees clockwise from magnetic north, from 0 up to 360.
    open var magneticHeading: CLLocationDirection { values.magneticHeading }
    /// Degrees clockwise from true north; negative when the location is not known.
    open var trueHeading: CLLocationDirection { values.trueHeading }
    /// Greatest deviation from magnetic north, in degrees; negative when the heading is invalid.
    open var headingAccuracy: CLLocationDirection { values.headingAccuracy }
    /// Deviation of the field from the Earth's along the x axis, in microteslas.
    open var x: CLHeadingComponentValue { values.field.x }
    /// Deviation of the field from the Earth's along the y axis, in microteslas.
    open var y: CLHeadingComponentValue { values.field.y }
    /// Deviation of the field from the Earth's along the z axis, in microteslas.
    open var z: CLHeadingComponentValue { values.field.z }
    /// The time of the measurement.
    open var timestamp: Date { values.timestamp }
}
