import MapScene
import SwiftUI

// The features of the map itself: the map tells which of them was tapped; content shows the one that is selected.
extension MapCoordinator {
    /// The feature that is selected, with what shows it.
    var selectedFeature: SelectedFeature? {
        guard let selection = settings.selection, let feature = selection.selectedFeature(),
            let value = selection.valueOf?(feature)
        else { return nil }
        return SelectedFeature(feature, value: value, rules: featureRules)
    }

    /// Lets features be tapped where the selection takes them.
    func applyFeatures() {
        map.selectableMapFeatures =
            settings.selection?.valueOf == nil
            ? [] : [.pointsOfInterest, .territories, .physicalFeatures]
    }

    /// A feature was tapped: it is selected, or, if it cannot be, nothing is.
    func tap(_ told: SceneFeature) {
        let feature = MapFeature(told)
        guard let selection = settings.selection else { return }
        let isDisabled = featureRules.isDisabled.contains { $0(feature) }
        guard let value = selection.valueOf?(feature), !isDisabled,
            CLLocationCoordinate2DIsValid(feature.coordinate)
        else {
            for annotation in map.selectedAnnotations {
                map.deselectAnnotation(annotation, animated: true)
            }
            return
        }
        host.afterUpdate { _ = selection.select(value) }
    }

    var featureRules: FeatureSelectionRules {
        node?.environment.map.features ?? FeatureSelectionRules()
    }
}
