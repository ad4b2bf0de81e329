/// The mode of travel along an arc.
public enum ArcMode: UInt8, Sendable, CaseIterable {
    /// One does not: the direction is closed.
    case closed
    case driving, cycling, walking
    /// Walking and pushing a bicycle.
    case pushing
    case ferry, train

    /// The name that OSRM gives it.
    public var name: String {
        switch self {
        case .closed: "inaccessible"
        case .driving: "driving"
        case .cycling: "cycling"
        case .walking: "walking"
        case .pushing: "pushing bike"
        case .ferry: "ferry"
        case .train: "train"
        }
    }
}

extension ArcMode {
    /// Returns the transport type on such a part of a way: a bicycle that is pushed counts as walking.
    package func transportType(_ mode: TravelMode) -> TravelMode.TransportType {
        switch self {
        case mode.kind.arcMode: mode.transportType
        case .walking, .pushing: .walking
        case .cycling: .cycling
        case .driving, .ferry, .train, .closed: mode.transportType
        }
    }
}
