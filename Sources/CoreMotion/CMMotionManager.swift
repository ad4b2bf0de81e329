@_exported import Foundation

/// A handler of accelerometer readings.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of gyroscope readings.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of magnetometer readings.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A handler of device motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of a device's movements: there are none here, and each `is…Available` says so.
///
/// Who starts updates all the same and gives a handler is told once that there is no sensor, with the error
/// `CMErrorNotAvailable`. There are no readings.
open class CMMotionManager: NSObject {
    /// Creates a manager.
    public override init() { super.init() }

    /// The requested interval of accelerometer readings, in seconds; stored, but without effect here.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The requested interval of gyroscope readings, in seconds; stored, but without effect here.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The requested interval of magnetometer readings, in seconds; stored, but without effect here.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// The requested interval of device motion updates, in seconds; stored, but without effect here.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether the system may ask for a calibration of the compass; stored, but without effect here.
    open var showsDeviceMovementDisplay = false

    /// Whether there is an accelerometer: there is none.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is a gyroscope: there is none.
    open var isGyroAvailable: Bool { false }
    /// Whether there is a magnetometer: there is none.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether movements can be described: they cannot.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether the accelerometer is read: it is not.
    open var isAccelerometerActive: Bool { false }
    /// Whether the gyroscope is read: it is not.
    open var isGyroActive: Bool { false }
    /// Whether the magnetometer is read: it is not.
    open var isMagnetometerActive: Bool { false }
    /// Whether movements are described: they are not.
    open var isDeviceMotionActive: Bool { false }
    /// The newest reading of the accelerometer: none.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// The newest reading of the gyroscope: none.
    open var gyroData: CMGyroData? { nil }
    /// The newest reading of the magnetometer: none.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// The newest description of the movement: none.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Returns the available reference frames: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    /// Has no effect: there is no accelerometer.
    open func startAccelerometerUpdates() {}
    /// Tells the handler that there is no accelerometer.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) { tellMissing(on: queue) { handler(nil, $0) } }
    /// Has no effect: no sensor is read.
    open func stopAccelerometerUpdates() {}

    /// Has no effect: there is no gyroscope.
    open func startGyroUpdates() {}
    /// Tells the handler that there is no gyroscope.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
    ) { tellMissing(on: queue) { handler(nil, $0) } }
    /// Has no effect: no sensor is read.
    open func stopGyroUpdates() {}

    /// Has no effect: there is no magnetometer.
    open func startMagnetometerUpdates() {}
    /// Tells the handler that there is no magnetometer.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
    ) { tellMissing(on: queue) { handler(nil, $0) } }
    /// Has no effect: no sensor is read.
    open func stopMagnetometerUpdates() {}

    /// Has no effect: there is no sensor.
    open func startDeviceMotionUpdates() {}
    /// Has no effect: there is no sensor.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Tells the handler that there is no sensor.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) { tellMissing(on: queue) { handler(nil, $0) } }
    /// Tells the handler that there is no sensor.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) { tellMissing(on: queue) { handler(nil, $0) } }
    /// Has no effect: no sensor is read.
    open func stopDeviceMotionUpdates() {}
}

/// Tells on a queue that there is no sensor.
func tellMissing(on queue: OperationQueue, _ tell: @escaping (NSError) -> Void) {
    // The handler is the app's, which says with the queue where it may run.
    nonisolated(unsafe) let tell = tell
    queue.addOperation {
        tell(NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue)))
    }
}

/// The reference frame of a device's attitude.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The raw bit mask.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any direction of the horizon.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Any direction of the horizon, held by the magnetometer.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The x-axis points to magnetic north, the z-axis is vertical.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The x-axis points to true north, the z-axis is vertical.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
