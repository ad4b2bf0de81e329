import SwiftUI

/// The place of the selected feature, as far as it is known.
struct FeaturePlace {
    let feature: MapFeature
    var item: MKMapItem?
    let search: Task<Void, Never>
}

// What is known of a selected place: a line, a bubble or a sheet, as content and views around the map say.
extension MapCoordinator {
    /// How the place of something on the map is shown while that is selected; nil for not at all.
    func accessory(of entry: MapEntry) -> MapItemDetailSelectionAccessoryStyle.Kind? {
        if entry.traits.feature != nil { return featureRules.accessory?.kind }
        return entry.item?.base is MKMapItem ? entry.traits.accessory?.kind : nil
    }

    private func item(of entry: MapEntry) -> MKMapItem? {
        guard let feature = entry.traits.feature?.feature else {
            return entry.item?.base as? MKMapItem
        }
        return featurePlace?.feature == feature ? featurePlace?.item : nil
    }

    /// Returns the subtitle of an item on the map.
    func subtitle(of entry: MapEntry) -> String? {
        switch accessory(of: entry) {
        case .callout(let style): return item(of: entry)?.calloutText(style)
        case .caption: return item(of: entry)?.calloutText(.compact)
        case .sheet, nil: return nil
        }
    }

    /// Looks up the place of the selected feature, if the client needs it.
    func findFeaturePlace(of selected: SelectedFeature?) {
        guard let feature = selected?.feature, featureRules.accessory != nil else {
            featurePlace?.search.cancel()
            featurePlace = nil
            return
        }
        guard featurePlace?.feature != feature else { return }
        featurePlace?.search.cancel()
        let search = Task { [weak self] in
            // Without an answer there is nothing to show.
            guard let item = try? await MKMapItemRequest(feature: feature).mapItem,
                let self, featurePlace?.feature == feature
            else { return }
            featurePlace?.item = item
            node?.readHasChanged()
        }
        featurePlace = FeaturePlace(feature: feature, search: search)
    }

    /// The place whose sheet is shown.
    func sheetItem(in list: [MapEntry]) -> MKMapItem? {
        guard let selected = settings.selection?.selected() else { return nil }
        let shown = list.first { accessory(of: $0) == .sheet && tag($0) == selected }
        return shown.flatMap { item(of: $0) }
    }

    /// Returns the sheet of a place; it is dismissed with the selection.
    func sheet(of item: MKMapItem) -> some View {
        let selection = settings.selection
        let shown = Binding<MKMapItem?>(
            get: { item }, set: { if $0 == nil { _ = selection?.select(nil) } })
        return Color.clear.mapItemDetailSheet(item: shown)
    }
}
