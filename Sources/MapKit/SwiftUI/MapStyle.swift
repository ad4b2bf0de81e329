import SwiftUI

/// The appearance of a map: base map, elevation, emphasis, points of interest.
public struct MapStyle: Sendable {
    /// Whether terrain and buildings are flat or three-dimensional.
    public struct Elevation: Hashable, Sendable {
        let isRealistic: Bool
        /// The default elevation, which is flat.
        public static let automatic = Elevation(isRealistic: false)
        /// Terrain and buildings without height.
        public static let flat = Elevation(isRealistic: false)
        /// Terrain and buildings in three dimensions.
        public static let realistic = Elevation(isRealistic: true)
    }

    /// The emphasis of the map's colors.
    public struct StandardEmphasis: Hashable, Sendable {
        let isMuted: Bool
        /// The default emphasis: the map's usual colors.
        public static let automatic = StandardEmphasis(isMuted: false)
        /// Muted colors, so that content on the map stands out.
        public static let muted = StandardEmphasis(isMuted: true)
    }

    private enum Base { case standard, imagery, hybrid }

    private let base: Base
    private var elevation = Elevation.automatic
    private var emphasis = StandardEmphasis.automatic
    private var points = PointOfInterestCategories.all
    private var showsTraffic = false

    /// The street map with its default options.
    public static var standard: MapStyle { MapStyle(base: .standard) }
    /// Satellite imagery without roads and labels.
    public static var imagery: MapStyle { MapStyle(base: .imagery) }
    /// Satellite imagery with roads and labels.
    public static var hybrid: MapStyle { MapStyle(base: .hybrid) }

    /// Returns the street map with elevation, emphasis, points of interest and traffic as given.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        MapStyle(
            base: .standard, elevation: elevation, emphasis: emphasis, points: pointsOfInterest,
            showsTraffic: showsTraffic)
    }

    /// Returns a style of satellite imagery.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
        MapStyle(base: .imagery, elevation: elevation)
    }

    /// Returns a style of satellite imagery with roads and labels.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        MapStyle(
            base: .hybrid, elevation: elevation, points: pointsOfInterest,
            showsTraffic: showsTraffic)
    }

    /// The style as MapKit has it.
    @MainActor var configuration: MKMapConfiguration {
        let rise: MKMapConfiguration.ElevationStyle = elevation.isRealistic ? .realistic : .flat
        switch base {
        case .standard:
            let configuration = MKStandardMapConfiguration(
                elevationStyle: rise, emphasisStyle: emphasis.isMuted ? .muted : .default)
            configuration.pointOfInterestFilter = points.filter
            configuration.showsTraffic = showsTraffic
            return configuration
        case .imagery: return MKImageryMapConfiguration(elevationStyle: rise)
        case .hybrid:
            let configuration = MKHybridMapConfiguration(elevationStyle: rise)
            configuration.pointOfInterestFilter = points.filter
            configuration.showsTraffic = showsTraffic
            return configuration
        }
    }
}

/// Which points of interest a map shows.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
    private enum Kind { case all, including, excluding }

    private let kind: Kind
    private let categories: [MKPointOfInterestCategory]

    private init(kind: Kind, _ categories: [MKPointOfInterestCategory] = []) {
        self.kind = kind
        self.categories = categories
    }

    /// Creates the selection that includes only the listed categories.
    public init(arrayLiteral elements: MKPointOfInterestCategory...) {
        self.init(kind: .including, elements)
    }

    /// Points of interest of every category.
    public static var all: PointOfInterestCategories { PointOfInterestCategories(kind: .all) }
    /// No points of interest.
    public static var excludingAll: PointOfInterestCategories {
        PointOfInterestCategories(kind: .including)
    }
    /// Returns the selection that includes only some categories.
    public static func including(
        _ categories: [MKPointOfInterestCategory]
    ) -> PointOfInterestCategories { PointOfInterestCategories(kind: .including, categories) }
    /// Returns the selection that includes only some categories.
    public static func including(
        _ categories: MKPointOfInterestCategory...
    ) -> PointOfInterestCategories { including(categories) }
    /// Returns all but those of some categories.
    public static func excluding(
        _ categories: [MKPointOfInterestCategory]
    ) -> PointOfInterestCategories { PointOfInterestCategories(kind: .excluding, categories) }
    /// Returns all but those of some categories.
    public static func excluding(
        _ categories: MKPointOfInterestCategory...
    ) -> PointOfInterestCategories { excluding(categories) }

    /// The categories as MapKit has them; nil for all.
    var filter: MKPointOfInterestFilter? {
        switch kind {
        case .all: nil
        case .including: MKPointOfInterestFilter(including: categories)
        case .excluding: MKPointOfInterestFilter(excluding: categories)
        }
    }
}
