/// The user's activity, a hint to the source of locations.
public enum CLActivityType: Int, Sendable {
    /// An activity that no other case describes; the default.
    case other = 1
    /// Driving a vehicle along roads.
    case automotiveNavigation = 2
    /// Walking, running, cycling and other exercise on foot or wheels.
    case fitness = 3
    /// Moving in vehicles that do not follow roads, such as boats and trains.
    case otherNavigation = 4
    /// Flying in an aircraft.
    case airborne = 5
}

/// The orientation of a device, which headings refer to.
public enum CLDeviceOrientation: Int32, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is upright, with its top up.
    case portrait
    /// The device is upright, with its top down.
    case portraitUpsideDown
    /// The device is upright, with its top at the left.
    case landscapeLeft
    /// The device is upright, with its top at the right.
    case landscapeRight
    /// The device lies flat, with its screen up.
    case faceUp
    /// The device lies flat, with its screen down.
    case faceDown
}
