/// How one travels.
public enum TravelMode: UInt32, Sendable, CaseIterable {
    case automobile, walking, cycling

    /// The word used in options, files and answers.
    public var name: String {
        switch self {
        case .automobile: "automobile"
        case .walking: "walking"
        case .cycling: "cycling"
        }
    }

    /// The mode with a name.
    public init?(name: String) {
        guard let mode = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = mode
    }

    /// The name of the mode's graph in an atlas.
    public var fileName: String { "roads-\(name).graph" }
}
