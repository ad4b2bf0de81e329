import SwiftUI

/// What views around a map say of the selection of its own features.
struct FeatureSelectionRules {
    /// What shows the selected one; nil for a marker.
    var content: ((MapFeature) -> any MapContent)?
    /// Predicates for the features that cannot be selected.
    var isDisabled: [(MapFeature) -> Bool] = []
    /// What is shown of the selected one besides; nil for nothing.
    var accessory: MapItemDetailSelectionAccessoryStyle?
}

/// The selected feature of the map itself, and what shows it.
struct SelectedFeature {
    let feature: MapFeature
    /// What the selection is, in its own type.
    let value: AnyHashable
    let content: any MapContent

    @MainActor init(_ feature: MapFeature, value: AnyHashable, rules: FeatureSelectionRules) {
        self.feature = feature
        self.value = value
        content = rules.content?(feature) ?? Self.marker(feature)
    }

    @MainActor private static func marker(_ feature: MapFeature) -> any MapContent {
        let title = Text(verbatim: feature.title ?? "")
        guard let image = feature.image, let color = feature.backgroundColor else {
            return Marker(coordinate: feature.coordinate) { title }
        }
        return Marker(coordinate: feature.coordinate) {
            Label {
                title
            } icon: {
                image
            }
        }
        .tint(color)
    }
}

extension View {
    /// Sets the content that shows the selected feature of the map, instead of a marker.
    public func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View {
        transformEnvironment(\.map) { $0.features.content = { content($0) } }
    }

    /// Sets which features of the map cannot be selected.
    ///
    /// Where features can be selected at all is told by the type of a map's selection: ``MapFeature``, or another
    /// that is ``MapSelectable``.
    public func mapFeatureSelectionDisabled(
        _ selectionDisabled: @escaping (MapFeature) -> Bool
    ) -> some View {
        transformEnvironment(\.map) { $0.features.isDisabled.append(selectionDisabled) }
    }

    /// Sets how details of the selected feature's place are presented.
    ///
    /// - Parameter style: How; nil for nothing.
    public func mapFeatureSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View {
        transformEnvironment(\.map) { $0.features.accessory = style }
    }
}
