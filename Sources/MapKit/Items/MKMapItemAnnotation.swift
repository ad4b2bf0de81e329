import SwiftUI
import UIKit

/// An item put on a map: its place, its name and its address.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
    /// The item.
    public final let mapItem: MKMapItem

    /// Creates an annotation for an item.
    public init(mapItem: MKMapItem) { self.mapItem = mapItem }

    /// The item's place.
    open var coordinate: CLLocationCoordinate2D { mapItem.location.coordinate }
    /// The item's name.
    open var title: String? { mapItem.name }
    /// The item's address in short.
    open var subtitle: String? { mapItem.address?.shortAddress }
}

/// A feature of the map itself that the user has chosen: a point of interest, a territory, a mountain.
///
/// Maps make them where what shows the map tells which of its features was tapped.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    /// The kind of a map feature.
    public enum FeatureType: Int, Sendable {
        /// A point of interest.
        case pointOfInterest = 0
        /// A town, region or country.
        case territory = 1
        /// A mountain, lake or the like.
        case physicalFeature = 2
    }

    /// What it is.
    public final let featureType: FeatureType
    /// The category of a point of interest.
    public final let pointOfInterestCategory: MKPointOfInterestCategory?
    /// Where it is.
    public final let coordinate: CLLocationCoordinate2D
    /// Its name.
    public final let title: String?
    /// Nothing.
    public final let subtitle: String? = nil
    /// How the icon of a point of interest looks; nil for other features.
    public final var iconStyle: MKIconStyle? {
        guard let icon = pointOfInterestCategory.map({ PlaceIcon($0) }),
            let image = UIImage(systemName: icon.symbol)
        else { return nil }
        return MKIconStyle(backgroundColor: UIColor(icon.color), image: image)
    }
    /// What names its place.
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

/// How a feature's icon looks.
open class MKIconStyle: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state never changes.
    /// The color behind the picture.
    public final let backgroundColor: UIColor
    /// The picture.
    public final let image: UIImage

    init(backgroundColor: UIColor, image: UIImage) {
        self.backgroundColor = backgroundColor
        self.image = image
    }
}
