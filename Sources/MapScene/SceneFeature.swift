import MapGeometry

/// A thing of the map itself, not of the app: a shop, a town, a lake.
public struct SceneFeature: Equatable, Hashable, Sendable, Codable {
    /// What it is.
    public enum Kind: String, Sendable, Codable { case pointOfInterest, territory, physicalFeature }

    /// Several of the kinds; the bits are those of `MKMapFeatureOptions`.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// The corresponding raw value.
        public let rawValue: Int

        /// Creates a value from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Shops, stations, sights.
        public static let pointsOfInterest = Kinds(rawValue: 1)
        /// Towns, countries.
        public static let territories = Kinds(rawValue: 2)
        /// Mountains, lakes.
        public static let physicalFeatures = Kinds(rawValue: 4)
    }

    /// Its name, as the map shows it.
    public var title: String?
    /// Where it is.
    @CodedCoordinate public var coordinate: CLLocationCoordinate2D
    /// The kind.
    public var kind: Kind
    /// Apple's name of its category, if it is a point of interest with one.
    public var category: String?

    /// Creates a thing of the map.
    public init(
        title: String?, coordinate: CLLocationCoordinate2D, kind: Kind, category: String? = nil
    ) {
        self.title = title
        self.coordinate = coordinate
        self.kind = kind
        self.category = category
    }
}
