import RoadNetwork

/// The modes that an import prepares unless others are chosen.
enum BuiltInMode: String, CaseIterable, Sendable {
    case automobile, walking, cycling

    var name: String { rawValue }

    var profile: TravelProfile { Self.profile(rawValue) }

    /// The profile of wheelchairs.
    static var wheelchair: TravelProfile { profile("wheelchair") }

    private static func profile(_ name: String) -> TravelProfile {
        guard let profile = TravelProfile.builtIn(name) else {
            preconditionFailure("\(name) is built in")
        }
        return profile
    }
}
