import MapScene

extension MKMapFeatureAnnotation {
    /// Creates an annotation of a map feature that was tapped.
    convenience init(_ feature: SceneFeature) {
        let type: FeatureType =
            switch feature.kind {
            case .pointOfInterest: .pointOfInterest
            case .territory: .territory
            case .physicalFeature: .physicalFeature
            }
        self.init(
            featureType: type,
            pointOfInterestCategory: feature.category.map {
                MKPointOfInterestCategory(rawValue: $0)
            }, coordinate: feature.coordinate, title: feature.title)
    }
}

extension MKMapFeatureAnnotation.FeatureType {
    /// The option that makes features of this kind selectable.
    var option: MKMapFeatureOptions {
        switch self {
        case .pointOfInterest: .pointsOfInterest
        case .territory: .territories
        case .physicalFeature: .physicalFeatures
        }
    }
}
