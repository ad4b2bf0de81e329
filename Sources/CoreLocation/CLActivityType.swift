/// What the user is doing, as a hint to the source of locations.
public enum CLActivityType: Int, Sendable {
    /// Anything else.
    case other = 1
    /// Driving along roads.
    case automotiveNavigation = 2
    /// Walking, running, cycling.
    case fitness = 3
    /// Moving otherwise than on roads: by boat, by train.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// How a device is held, as the reference for headings.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright, top up.
    case portrait
    /// Upright, top down.
    case portraitUpsideDown
    /// Upright, top to the left.
    case landscapeLeft
    /// Upright, top to the right.
    case landscapeRight
    /// Lying, screen up.
    case faceUp
    /// Lying, screen down.
    case faceDown
}
