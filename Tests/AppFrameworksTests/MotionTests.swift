import CoreMotion
import Foundation
import Testing

/// Sensors of movement: there is none, and each says so on the queue that is given.
struct MotionTests {
    /// What a handler was told, in words.
    private static func words(_ name: String, _ reading: Any?, _ error: (any Error)?) -> String {
        let error = error as NSError?
        let reason = error.map { "\($0.domain) \($0.code)" } ?? "no error"
        return "\(name): \(reading == nil ? "nothing" : "a reading"), \(reason)"
    }

    @Test func everySensorTellsOnceThatItIsMissing() {
        let (manager, queue) = (CMMotionManager(), OperationQueue())
        queue.maxConcurrentOperationCount = 1
        var told: [String] = []
        manager.startAccelerometerUpdates(to: queue) {
            told.append(Self.words("accelerometer", $0, $1))
        }
        manager.startGyroUpdates(to: queue) { told.append(Self.words("gyroscope", $0, $1)) }
        manager.startMagnetometerUpdates(to: queue) {
            told.append(Self.words("magnetometer", $0, $1))
        }
        manager.startDeviceMotionUpdates(to: queue) { told.append(Self.words("motion", $0, $1)) }
        manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: queue) {
            told.append(Self.words("motion to north", $0, $1))
        }
        queue.waitUntilAllOperationsAreFinished()
        let names = ["accelerometer", "gyroscope", "magnetometer", "motion", "motion to north"]
        #expect(told == names.map { "\($0): nothing, CMErrorDomain 109" })
    }

    @Test func updatesWithoutAHandlerReadNothing() {
        let manager = CMMotionManager()
        manager.startAccelerometerUpdates()
        manager.startGyroUpdates()
        manager.startMagnetometerUpdates()
        manager.startDeviceMotionUpdates()
        manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
        #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
        #expect(!manager.isGyroActive && manager.gyroData == nil)
        #expect(!manager.isMagnetometerActive && manager.magnetometerData == nil)
        #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil)
        manager.stopAccelerometerUpdates()
        manager.stopGyroUpdates()
        manager.stopMagnetometerUpdates()
        manager.stopDeviceMotionUpdates()
        #expect(!manager.isGyroAvailable && !manager.isMagnetometerAvailable)
        #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    }

    @Test func intervalsAreKept() {
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.1
        manager.gyroUpdateInterval = 0.2
        manager.magnetometerUpdateInterval = 0.3
        manager.deviceMotionUpdateInterval = 0.4
        manager.showsDeviceMovementDisplay = true
        #expect(manager.accelerometerUpdateInterval == 0.1 && manager.gyroUpdateInterval == 0.2)
        #expect(manager.magnetometerUpdateInterval == 0.3)
        #expect(manager.deviceMotionUpdateInterval == 0.4 && manager.showsDeviceMovementDisplay)
    }

    @Test func stepsAreNotCounted() async {
        #expect(!CMPedometer.isDistanceAvailable() && !CMPedometer.isFloorCountingAvailable())
        #expect(!CMPedometer.isPaceAvailable() && !CMPedometer.isCadenceAvailable())
        #expect(CMPedometer.authorizationStatus() == .denied)
        let pedometer = CMPedometer()
        let told = await withCheckedContinuation { done in
            pedometer.startUpdates(from: .now) {
                done.resume(returning: Self.words("steps", $0, $1))
            }
        }
        pedometer.stopUpdates()
        #expect(told == "steps: nothing, CMErrorDomain 109")
    }

    @Test func heightsAreNotMeasured() async {
        #expect(!CMAltimeter.isRelativeAltitudeAvailable())
        #expect(!CMAltimeter.isAbsoluteAltitudeAvailable())
        #expect(CMAltimeter.authorizationStatus() == .denied)
        let altimeter = CMAltimeter()
        let told = await withCheckedContinuation { done in
            altimeter.startRelativeAltitudeUpdates(to: OperationQueue()) {
                done.resume(returning: Self.words("height", $0, $1))
            }
        }
        altimeter.stopRelativeAltitudeUpdates()
        #expect(told == "height: nothing, CMErrorDomain 109")
    }

    @Test func activitiesAreNotKnown() async {
        #expect(!CMMotionActivityManager.isActivityAvailable())
        #expect(CMMotionActivityManager.authorizationStatus() == .denied)
        let manager = CMMotionActivityManager()
        let (queue, day) = (OperationQueue(), Date(timeIntervalSince1970: 0))
        // Nothing begins, so the handler of updates is never called.
        manager.startActivityUpdates(to: queue) { _ in Issue.record("an activity was told") }
        let told = await withCheckedContinuation { done in
            manager.queryActivityStarting(from: day, to: day, to: queue) {
                done.resume(returning: Self.words("activities", $0, $1))
            }
        }
        manager.stopActivityUpdates()
        #expect(told == "activities: nothing, CMErrorDomain 104")
    }

    @Test(arguments: [
        (CMErrorDeviceRequiresMovement, 101), (CMErrorTrueNorthNotAvailable, 102),
        (CMErrorUnknown, 103), (CMErrorMotionActivityNotAvailable, 104),
        (CMErrorMotionActivityNotAuthorized, 105), (CMErrorNotAvailable, 109),
        (CMErrorNotAuthorized, 111),
    ])
    func errorsHaveApplesNumbers(error: CMError, number: Int) {
        #expect(Int(error.rawValue) == number && CMError(UInt32(number)) == error)
    }

    @Test func valuesHaveThreeAxes() {
        var push = CMAcceleration(x: 1, y: 2, z: 3)
        push.z = -1
        #expect(push.x == 1 && push.y == 2 && push.z == -1)
        let turn = CMRotationRate(z: 0.5)
        #expect(turn.x == 0 && turn.y == 0 && turn.z == 0.5)
        let field = CMMagneticField(y: 48)
        #expect(field.x == 0 && field.y == 48 && field.z == 0)
        let frames: CMAttitudeReferenceFrame = [.xArbitraryZVertical, .xTrueNorthZVertical]
        #expect(frames.rawValue == 9 && !frames.contains(.xArbitraryCorrectedZVertical))
    }

    @Test func readingsKeepWhatWasRead() {
        let (push, turn) = (CMAcceleration(x: 1), CMRotationRate(y: 2))
        let items = [
            CMAccelerometerData(push, timestamp: 1), CMGyroData(turn, timestamp: 2),
            CMMagnetometerData(CMMagneticField(z: 48), timestamp: 3),
        ]
        #expect(items.map(\.timestamp) == [1, 2, 3])
        #expect((items[0] as? CMAccelerometerData)?.acceleration.x == 1)
        #expect((items[1] as? CMGyroData)?.rotationRate.y == 2)
        #expect((items[2] as? CMMagnetometerData)?.magneticField.z == 48)
        let motion = CMDeviceMotion(
            attitude: CMAttitude(roll: 0.1, pitch: 0.2, yaw: 0.3), rotationRate: turn,
            gravity: CMAcceleration(z: -1), userAcceleration: push, heading: 90, timestamp: 4)
        let attitude = motion.attitude
        #expect([attitude.roll, attitude.pitch, attitude.yaw] == [0.1, 0.2, 0.3])
        #expect(motion.gravity.z == -1 && motion.userAcceleration.x == 1)
        #expect(motion.rotationRate.y == 2 && motion.heading == 90 && motion.timestamp == 4)
    }

    @Test func countsKeepWhatWasCounted() {
        let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
        let steps = CMPedometerData(from: start, to: end, steps: 80)
        #expect(steps.startDate == start && steps.endDate == end && steps.numberOfSteps == 80)
        #expect(steps.distance == nil && steps.currentPace == nil && steps.currentCadence == nil)
        #expect(steps.floorsAscended == nil && steps.floorsDescended == nil)
        let height = CMAltitudeData(height: 12, pressure: 101, timestamp: 5)
        #expect(height.relativeAltitude == 12 && height.pressure == 101 && height.timestamp == 5)
        let activity = CMMotionActivity(unknownSince: start, timestamp: 6)
        #expect(activity.unknown && activity.confidence == .low && activity.startDate == start)
        #expect(!activity.stationary && !activity.walking && !activity.running)
        #expect(!activity.automotive && !activity.cycling && activity.timestamp == 6)
    }
}
