import Foundation

/// The domain of errors about movements.
public let CMErrorDomain = "CMErrorDomain"

/// An error of motion services.
public struct CMError: Hashable, RawRepresentable, Sendable {
    /// The error's number, as Apple's framework has it.
    public let rawValue: UInt32
    /// Creates an error of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an error of a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// The reason is not known.
public let CMErrorUnknown = CMError(103)
/// Activities are not available on this device.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not let the app know of movements.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// There is no such sensor; this is the error reported here.
public let CMErrorNotAvailable = CMError(109)
/// The app may not know.
public let CMErrorNotAuthorized = CMError(111)

/// Whether an app may know of movements.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, authorized
}

/// Something that was read at a moment.
open class CMLogItem: NSObject {
    /// Seconds since the device was started.
    public let timestamp: TimeInterval
    package init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration along three axes, in multiples of gravity.
public struct CMAcceleration: Sendable {
    /// The acceleration along the width of the screen.
    public var x: Double
    /// The acceleration along the height of the screen.
    public var y: Double
    /// The acceleration perpendicular to the screen.
    public var z: Double
    /// Creates an acceleration.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A rotation about three axes, in radians a second.
public struct CMRotationRate: Sendable {
    /// The rotation rate around the axis along the width of the screen.
    public var x: Double
    /// The rotation rate around the axis along the height of the screen.
    public var y: Double
    /// The rotation rate around the axis perpendicular to the screen.
    public var z: Double
    /// Creates a rotation.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A magnetic field along three axes, in microteslas.
public struct CMMagneticField: Sendable {
    /// The magnetic field along the width of the screen.
    public var x: Double
    /// The magnetic field along the height of the screen.
    public var y: Double
    /// The magnetic field perpendicular to the screen.
    public var z: Double
    /// Creates a field.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A reading of an accelerometer; none is ever made here.
open class CMAccelerometerData: CMLogItem {
    /// The measured acceleration.
    public let acceleration: CMAcceleration
    package init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

/// A reading of a gyroscope; none is ever made here.
open class CMGyroData: CMLogItem {
    /// The measured rotation rate.
    public let rotationRate: CMRotationRate
    package init(_ rate: CMRotationRate, timestamp: TimeInterval) {
        rotationRate = rate
        super.init(timestamp: timestamp)
    }
}

/// A reading of a magnetometer; none is ever made here.
open class CMMagnetometerData: CMLogItem {
    /// The measured magnetic field.
    public let magneticField: CMMagneticField
    package init(_ field: CMMagneticField, timestamp: TimeInterval) {
        magneticField = field
        super.init(timestamp: timestamp)
    }
}

/// How a device is held, in radians.
open class CMAttitude: NSObject {
    /// The turn about the axis from top to bottom.
    public let roll: Double
    /// The turn about the axis from side to side.
    public let pitch: Double
    /// The turn about the vertical.
    public let yaw: Double
    package init(roll: Double, pitch: Double, yaw: Double) {
        (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
    }
}

/// How a device moves; none is ever made here.
open class CMDeviceMotion: CMLogItem {
    /// The orientation of the device in space.
    public let attitude: CMAttitude
    /// The rotation rate of the device.
    public let rotationRate: CMRotationRate
    /// The acceleration of gravity, in the device's axes.
    public let gravity: CMAcceleration
    /// The acceleration that the user gives the device.
    public let userAcceleration: CMAcceleration
    /// Where it points, in degrees clockwise from north; negative if that is not known.
    public let heading: Double

    package init(
        attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration,
        userAcceleration: CMAcceleration, heading: Double, timestamp: TimeInterval
    ) {
        self.attitude = attitude
        self.rotationRate = rotationRate
        self.gravity = gravity
        self.userAcceleration = userAcceleration
        self.heading = heading
        super.init(timestamp: timestamp)
    }
}
