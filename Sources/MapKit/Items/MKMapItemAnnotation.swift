import SwiftUI
import UIKit

/// An annotation that shows a map item at its location.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
    /// The map item that the annotation shows.
    public final let mapItem: MKMapItem

    /// Creates an annotation for an item.
    public init(mapItem: MKMapItem) { self.mapItem = mapItem }

    /// The coordinate of the item's location.
    open var coordinate: CLLocationCoordinate2D { mapItem.location.coordinate }
    /// The item's name; nil if it has none.
    open var title: String? { mapItem.name }
    /// The short form of the item's address; nil if there is none.
    open var subtitle: String? { mapItem.address?.shortAddress }
}

/// A feature of the map itself that the user has chosen: a point of interest, a territory, a mountain.
///
/// Maps make them where what shows the map tells which of its features was tapped.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    /// The kind of a map feature.
    public enum FeatureType: Int, Sendable {
        /// A point of interest, such as a museum, a shop or a stop.
        case pointOfInterest = 0
        /// A territory, such as a city, a region or a country.
        case territory = 1
        /// A physical feature, such as a mountain or a lake.
        case physicalFeature = 2
    }

    /// The kind of feature: a point of interest, a territory or a physical feature.
    public final let featureType: FeatureType
    /// The category of a point of interest.
    public final let pointOfInterestCategory: MKPointOfInterestCategory?
    /// The feature's coordinate on the map, as the map's data has it.
    public final let coordinate: CLLocationCoordinate2D
    /// The feature's name as the map shows it; nil if it has none.
    public final let title: String?
    /// Always nil: features of the map have no second line.
    public final let subtitle: String? = nil
    /// The icon of a point of interest; nil for other features.
    public final var iconStyle: MKIconStyle? {
        guard let icon = pointOfInterestCategory.map({ PlaceIcon($0) }),
            let image = UIImage(systemName: icon.symbol)
        else { return nil }
        return MKIconStyle(backgroundColor: UIColor(icon.color), image: image)
    }
    /// The identifier of the annotation's place.
    let placeIdentifier: MKMapItem.Identifier?

    package init(
        featureType: FeatureType, pointOfInterestCategory: MKPointOfInterestCategory?,
        coordinate: CLLocationCoordinate2D, title: String?, identifier: String? = nil
    ) {
        self.featureType = featureType
        self.pointOfInterestCategory = pointOfInterestCategory
        self.coordinate = coordinate
        self.title = title
        placeIdentifier = identifier.flatMap { MKMapItem.Identifier(rawValue: $0) }
    }
}

/// The icon of a point of interest: an image on a colored background.
open class MKIconStyle: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The color that fills the icon's background.
    public final let backgroundColor: UIColor
    /// The symbol in the icon's foreground.
    public final let image: UIImage

    init(backgroundColor: UIColor, image: UIImage) {
        self.backgroundColor = backgroundColor
        self.image = image
    }
}
