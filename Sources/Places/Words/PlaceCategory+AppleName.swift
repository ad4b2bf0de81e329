extension PlaceCategory {
    /// Apple's name of the category in its Maps Server API, and in MapKit after `MKPOICategory`.
    package var appleName: String { Self.appleNames[Int(rawValue)] }

    /// The category that Apple spells so; nil if there is none.
    package init?(appleName: String) {
        guard let found = Self.byAppleName[appleName] else { return nil }
        self = found
    }

    /// By raw value; number 0 is no category.
    private static let appleNames: [String] = {
        var names = [String](repeating: "", count: allCases.count + 1)
        for category in allCases { names[Int(category.rawValue)] = category.spelledByApple }
        return names
    }()

    private static let byAppleName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.appleName, $0) })

    private var spelledByApple: String {
        switch self {
        // Names that are not the Swift member's with a capital.
        case .atm: "ATM"
        case .evCharger: "EVCharger"
        case .rvPark: "RVPark"
        default: name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}
