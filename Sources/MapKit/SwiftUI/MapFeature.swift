import MapScene
import SwiftUI

/// A feature of the map's own data that was selected.
public struct MapFeature: Hashable, @unchecked Sendable {
    // Unchecked: a picture is only read.
    /// The kind of a map feature.
    public struct FeatureKind: Hashable, Sendable {
        private let number: Int
        /// A point of interest, such as a museum or a shop.
        public static let pointOfInterest = FeatureKind(number: 0)
        /// A territory, such as a town or a country.
        public static let territory = FeatureKind(number: 1)
        /// A physical feature, such as a mountain or a lake.
        public static let physicalFeature = FeatureKind(number: 2)
    }

    /// The coordinate of the feature; inside it, if it is an area.
    public let coordinate: CLLocationCoordinate2D
    /// The feature's name as the map shows it; nil if it has none.
    public let title: String?
    /// Whether it is a point of interest, a territory or a feature of nature.
    public let kind: FeatureKind
    /// The color behind the symbol of a point of interest; nil for other features.
    public let backgroundColor: Color?
    /// The symbol of a point of interest; nil for other features.
    public let image: Image?
    /// The category of a point of interest; nil if it has none, or is another feature.
    public let pointOfInterestCategory: MKPointOfInterestCategory?

    /// Creates a feature of the map that was tapped.
    init(_ feature: SceneFeature) {
        coordinate = feature.coordinate
        title = feature.title
        kind =
            switch feature.kind {
            case .pointOfInterest: .pointOfInterest
            case .territory: .territory
            case .physicalFeature: .physicalFeature
            }
        let category = feature.category.map { MKPointOfInterestCategory(rawValue: $0) }
        pointOfInterestCategory = category
        let icon = category.map { PlaceIcon($0) }
        backgroundColor = icon?.color
        image = icon.map { Image(systemName: $0.symbol) }
    }

    /// Whether both are the same feature.
    public static func == (left: MapFeature, right: MapFeature) -> Bool {
        left.coordinate == right.coordinate && left.title == right.title && left.kind == right.kind
            && left.pointOfInterestCategory == right.pointOfInterestCategory
    }

    /// Feeds the coordinate and the title to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(coordinate.latitude)
        hasher.combine(coordinate.longitude)
        hasher.combine(title)
    }

    /// The feature as maps of UIKit have it.
    var annotation: MKMapFeatureAnnotation {
        let type: MKMapFeatureAnnotation.FeatureType =
            switch kind {
            case .territory: .territory
            case .physicalFeature: .physicalFeature
            default: .pointOfInterest
            }
        return MKMapFeatureAnnotation(
            featureType: type, pointOfInterestCategory: pointOfInterestCategory,
            coordinate: coordinate, title: title)
    }
}

extension MKMapItemRequest {
    /// Creates a request for the place of a feature.
    public convenience init(feature: MapFeature) {
        self.init(mapFeatureAnnotation: feature.annotation)
        mapFeature = feature
    }
}

/// A selection that may be a feature of the map itself.
public protocol MapSelectable: Hashable {
    /// The feature, if it is one.
    var feature: MapFeature? { get }
    /// Creates a selection of a feature.
    init(_ feature: MapFeature?)
}

extension Never: MapSelectable {
    /// Always nil, as the type has no values.
    public var feature: MapFeature? { nil }
    /// Not to be called: there is no value of the type.
    public init(_ feature: MapFeature?) { fatalError("There is no value of the type Never.") }
}

/// The selection on a map: content by its tag, or a feature of the map's own data.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    /// The tag of the selected content; nil if a feature of the map is selected.
    public var value: SelectionValue?
    /// The selected feature of the map; nil if content is selected.
    public var feature: MapFeature?

    /// Creates a selection of content, and the tag of that content.
    public init(_ value: SelectionValue) { self.value = value }

    /// Creates a selection of a feature.
    public init(_ feature: MapFeature?) { self.feature = feature }
}
