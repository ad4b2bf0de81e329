/// The base class of map configurations: the appearance of a map.
open class MKMapConfiguration: NSObject, NSCopying {
    /// Whether terrain and buildings are flat or three-dimensional.
    public enum ElevationStyle: Int, Sendable {
        /// Terrain without height, with buildings as outlines.
        case flat = 0
        /// Realistic terrain and buildings in three dimensions.
        case realistic = 1
    }

    /// Whether terrain and buildings are flat or three-dimensional.
    open var elevationStyle: ElevationStyle

    init(elevation: ElevationStyle) { elevationStyle = elevation }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapConfiguration(elevation: elevationStyle)
    }
}

/// A street map with configurable emphasis.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of the map's colors.
    public enum EmphasisStyle: Int, Sendable {
        /// The map's usual colors.
        case `default` = 0
        /// Less saturated colors, so that overlays and annotations stand out.
        case muted = 1
    }

    /// The emphasis of the map's colors.
    open var emphasisStyle: EmphasisStyle
    /// Which points of interest are shown; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is asked for; no layer of this package has traffic data, so nothing is
    /// drawn.
    open var showsTraffic = false

    /// Creates the look of a flat map in its usual colors.
    public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }

    /// Creates a look in the usual colors.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
    }

    /// Creates a configuration with flat elevation.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    /// Creates a configuration with an elevation and an emphasis, with all points of interest.
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.emphasisStyle = emphasisStyle
        super.init(elevation: elevationStyle)
    }

    /// Returns a copy of the configuration.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(
            elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return copy
    }
}

/// Satellite imagery with roads and labels drawn over it.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which points of interest are shown; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is asked for; no layer of this package has traffic data, so nothing is
    /// drawn.
    open var showsTraffic = false

    /// Creates a configuration with flat elevation.
    public convenience init() { self.init(elevationStyle: .flat) }

    /// Creates a configuration with an elevation, with all points of interest.
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

    /// Returns a copy of the configuration.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return copy
    }
}

/// Satellite imagery without roads and labels.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a configuration with flat elevation.
    public convenience init() { self.init(elevationStyle: .flat) }

    /// Creates a configuration with an elevation.
    public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

    /// Returns a copy of the configuration.
    open override func copy(with zone: NSZone? = nil) -> Any {
        MKImageryMapConfiguration(elevationStyle: elevationStyle)
    }
}

/// The kinds of maps there were before there were configurations.
public enum MKMapType: UInt, Sendable {
    /// A street map in its usual colors.
    case standard = 0
    /// Satellite imagery without roads and labels.
    case satellite = 1
    /// Satellite imagery with roads and labels drawn over it.
    case hybrid = 2
    /// Satellite imagery without roads and labels, with realistic elevation.
    case satelliteFlyover = 3
    /// Satellite imagery with roads and labels, with realistic elevation.
    case hybridFlyover = 4
    /// A street map in muted colors.
    case mutedStandard = 5

    /// The look of the kind.
    var configuration: MKMapConfiguration {
        switch self {
        case .standard: MKStandardMapConfiguration()
        case .satellite: MKImageryMapConfiguration()
        case .hybrid: MKHybridMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        }
    }

    /// The kind nearest to a look.
    init(_ configuration: MKMapConfiguration) {
        let isRealistic = configuration.elevationStyle == .realistic
        switch configuration {
        case is MKImageryMapConfiguration: self = isRealistic ? .satelliteFlyover : .satellite
        case is MKHybridMapConfiguration: self = isRealistic ? .hybridFlyover : .hybrid
        case let standard as MKStandardMapConfiguration:
            self = standard.emphasisStyle == .muted ? .mutedStandard : .standard
        default: self = .standard
        }
    }
}

/// The ways in which a map follows the user's location.
public enum MKUserTrackingMode: Int, Sendable {
    /// The map does not follow the user.
    case none = 0
    /// The map keeps the user's location in the center.
    case follow = 1
    /// The map keeps the user's location in the center and turns so that the device's heading is
    /// up.
    case followWithHeading = 2
}

/// The kinds of the map's own features that the user can select.
public struct MKMapFeatureOptions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Points of interest, such as museums, shops and stops.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Territories: countries, states, cities and the like.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Physical features, such as mountains, rivers and lakes.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
