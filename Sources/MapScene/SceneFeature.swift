import MapGeometry

/// A feature of the map's own data, such as a shop, a town or a lake.
public struct SceneFeature: Equatable, Hashable, Sendable, Codable {
    /// The kind of feature.
    public enum Kind: String, Sendable, Codable { case pointOfInterest, territory, physicalFeature }

    /// Several of the kinds; the bits are those of `MKMapFeatureOptions`.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int

        /// Creates a value from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Points of interest, such as shops, stations and sights.
        public static let pointsOfInterest = Kinds(rawValue: 1)
        /// Territories, such as towns and countries.
        public static let territories = Kinds(rawValue: 2)
        /// Physical features, such as mountains and lakes.
        public static let physicalFeatures = Kinds(rawValue: 4)
    }

    /// The name of the feature as the map shows it; nil if it has none.
    public var title: String?
    /// The coordinate of the feature, in degrees.
    @CodedCoordinate public var coordinate: CLLocationCoordinate2D
    /// The kind of feature.
    public var kind: Kind
    /// Apple's name of its category, if it is a point of interest with one.
    public var category: String?

    /// Creates a feature from its title, place, kind and category.
    public init(
        title: String?, coordinate: CLLocationCoordinate2D, kind: Kind, category: String? = nil
    ) {
        self.title = title
        self.coordinate = coordinate
        self.kind = kind
        self.category = category
    }
}
