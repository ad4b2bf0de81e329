import Foundation

/// A handler of step counts.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
/// A handler of altitude changes.
public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void
/// A handler of past activities.
public typealias CMMotionActivityQueryHandler =
    @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
/// A handler of activity changes.
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void

private let unavailable = NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue))

/// A counter of steps: there is none here, as each `is…Available` says; questions end with `CMErrorNotAvailable`.
open class CMPedometer: NSObject {
    /// Creates a counter.
    public override init() { super.init() }
    /// Whether steps are counted: they are not.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances are estimated: they are not.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted: they are not.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace is estimated: it is not.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the cadence is estimated: it is not.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the app may know: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Tells the handler that no steps are counted.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
    ) { DispatchQueue.global().async { handler(nil, unavailable) } }
    /// Tells the handler that no steps are counted.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, unavailable) }
    }
    /// Has no effect: no steps are counted.
    open func stopUpdates() {}
}

/// Steps between two moments; never made here.
open class CMPedometerData: NSObject, @unchecked Sendable {
    // Unchecked: constants alone.
    /// The first moment.
    public let startDate: Date
    /// The end of the counted period.
    public let endDate: Date
    /// The number of steps.
    public let numberOfSteps: NSNumber
    /// The estimated distance in meters.
    public let distance: NSNumber?
    /// The number of floors ascended.
    public let floorsAscended: NSNumber?
    /// The number of floors descended.
    public let floorsDescended: NSNumber?
    /// The current pace in seconds per meter.
    public let currentPace: NSNumber?
    /// The current cadence in steps per second.
    public let currentCadence: NSNumber?

    package init(from startDate: Date, to endDate: Date, steps: NSNumber) {
        (self.startDate, self.endDate, numberOfSteps) = (startDate, endDate, steps)
        (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
        (currentPace, currentCadence) = (nil, nil)
    }
}

/// A barometer: there is none here, and questions end with `CMErrorNotAvailable`.
open class CMAltimeter: NSObject {
    /// Creates an altimeter.
    public override init() { super.init() }
    /// Whether changes of altitude are reported; always false here.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether altitudes are reported; always false here.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Whether the app may know: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Tells the handler that there is no barometer.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
    ) { queue.addOperation { handler(nil, unavailable) } }
    /// Has no effect: nothing is measured.
    open func stopRelativeAltitudeUpdates() {}
}

/// A change of height; never made here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    // Unchecked: constants alone.
    /// The height since the updates began, in meters.
    public let relativeAltitude: NSNumber
    /// The pressure in kilopascals.
    public let pressure: NSNumber
    package init(height: NSNumber, pressure: NSNumber, timestamp: TimeInterval) {
        (relativeAltitude, self.pressure) = (height, pressure)
        super.init(timestamp: timestamp)
    }
}

/// Classifies the user's motion; no activities are reported here.
open class CMMotionActivityManager: NSObject {
    /// Creates a manager.
    public override init() { super.init() }
    /// Whether activities are reported; always false here.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the app may know: it may not.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Tells the handler that activities are not known.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        queue.addOperation {
            let code = Int(CMErrorMotionActivityNotAvailable.rawValue)
            handler(nil, NSError(domain: CMErrorDomain, code: code))
        }
    }
    /// Has no effect: activities are not known.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
    ) {}
    /// Has no effect: activities are not known.
    open func stopActivityUpdates() {}
}

/// The confidence in an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// A motion activity of the user; never made here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    // Unchecked: constants alone.
    /// How sure that is.
    public let confidence: CMMotionActivityConfidence
    /// The time at which the activity began.
    public let startDate: Date
    /// Whether the device is stationary.
    public let stationary: Bool
    /// Whether the user is walking.
    public let walking: Bool
    /// Whether the user is running.
    public let running: Bool
    /// Whether the user is in a vehicle.
    public let automotive: Bool
    /// Whether the user is cycling.
    public let cycling: Bool
    /// Whether the activity is unknown.
    public let unknown: Bool

    package init(unknownSince startDate: Date, timestamp: TimeInterval) {
        (confidence, self.startDate, unknown) = (.low, startDate, true)
        (stationary, walking, running, automotive, cycling) = (false, false, false, false, false)
        super.init(timestamp: timestamp)
    }
}
