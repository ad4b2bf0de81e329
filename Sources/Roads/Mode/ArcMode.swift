/// How one moves along an arc.
public enum ArcMode: UInt8, Sendable, CaseIterable {
    /// One does not: the direction is closed.
    case closed
    case driving, cycling, walking
    /// Walking beside one's bicycle.
    case pushing
    case ferry, train

    /// OSRM's word for it.
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
