import SwiftUI

/// What is selected on a map, without its type.
@MainActor struct MapSelectionBinding {
    /// Returns the current selection.
    let selected: () -> AnyHashable?
    /// The feature of the map itself that is selected now.
    let selectedFeature: () -> MapFeature?
    /// Selects something, or nothing; returns whether it is of the right type.
    let select: (AnyHashable?) -> Bool
    /// Whether something can be selected.
    let takes: (AnyHashable) -> Bool
    /// What selects a feature of the map itself; nil where features cannot be selected.
    let valueOf: ((MapFeature) -> AnyHashable)?

    /// Leads to a value of a type: tags of just that type can be selected, and features if it is made of them.
    init<V: Hashable>(_ binding: Binding<V?>) {
        let read = { binding.wrappedValue }
        selected = { read().map { AnyHashable($0) } }
        selectedFeature = {
            switch read() {
            case let feature as MapFeature: feature
            case let selection as any MapSelectable: selection.feature
            default: nil
            }
        }
        takes = { $0.base is V }
        select = { tag in
            guard let tag else {
                if binding.wrappedValue != nil { binding.wrappedValue = nil }
                return true
            }
            guard let value = tag.base as? V else { return false }
            if binding.wrappedValue != value { binding.wrappedValue = value }
            return true
        }
        switch V.self {
        case is MapFeature.Type: valueOf = { AnyHashable($0) }
        case let type as any MapSelectable.Type: valueOf = { Self.value(of: $0, as: type) }
        default: valueOf = nil
        }
    }

    private static func value<S: MapSelectable>(
        of feature: MapFeature, as type: S.Type
    ) -> AnyHashable { AnyHashable(S(feature)) }
}
