import MapScene

extension MKMapFeatureAnnotation {
    /// A thing of the map that was tapped.
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
    /// The option that lets things of this kind be selected.
    var option: MKMapFeatureOptions {
        switch self {
        case .pointOfInterest: .pointsOfInterest
        case .territory: .territories
        case .physicalFeature: .physicalFeatures
        }
    }
}
