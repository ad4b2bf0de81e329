import MapScene
import SwiftUI

/// An annotation of a map's content, on its map view.
final class EntryAnnotation: MKPointAnnotation {
    var entry: MapEntry
    var style: EntryStyle
    /// The element in it that takes taps.
    var tappable: Int?
    private var laidOut: (items: [LayoutItem], item: LayoutItem)?

    @MainActor init(_ entry: MapEntry, _ environment: EnvironmentValues) {
        self.entry = entry
        style = EntryStyle(entry, environment)
        super.init()
        coordinate = entry.coordinate
        title = entry.title
    }

    /// Returns what is arranged of the node with its content.
    @MainActor func item(of node: ViewNode) -> LayoutItem? {
        let items = node.items
        if let laidOut, laidOut.items.elementsEqual(items, by: ===) { return laidOut.item }
        guard let first = items.first else { return nil }
        let item =
            items.count == 1
            ? first : StackItem(node, axis: .vertical, share: 0.5, spacing: 8, items)
        laidOut = (items, item)
        return item
    }
}

/// What an annotation's view looks like, as far as it can be compared.
struct EntryStyle: Equatable {
    let title: String
    let tint: SceneColor?
    let isMarker: Bool
    let marker: MarkerLook?
    let anchor: UnitPoint?
    let clusteringIdentifier: String?
    let titles: MKFeatureVisibility
    let subtitles: MKFeatureVisibility
    let tag: AnyHashable?
    let accessory: MapItemDetailSelectionAccessoryStyle.Kind?

    @MainActor init(_ entry: MapEntry, _ environment: EnvironmentValues) {
        title = entry.title
        // Without a tint of its own a marker has the map's standard color.
        tint = entry.traits.tint?.color(in: environment)
        var (marker, anchor): (MarkerLook?, UnitPoint?)
        switch entry.look {
        case .marker(let look): marker = look
        case .view(_, let point): anchor = point
        default: break
        }
        (self.marker, self.anchor, isMarker) = (marker, anchor, marker != nil)
        clusteringIdentifier = entry.traits.clusteringIdentifier
        titles = MKFeatureVisibility(entry.traits.titles)
        subtitles = MKFeatureVisibility(entry.traits.subtitles)
        tag = entry.traits.tag ?? entry.traits.implicitTag
        accessory =
            entry.traits.feature == nil
            ? entry.traits.accessory?.kind : environment.map.features.accessory?.kind
    }
}

extension MKFeatureVisibility {
    fileprivate init(_ visibility: Visibility) {
        self =
            switch visibility {
            case .automatic: .adaptive
            case .visible: .visible
            case .hidden: .hidden
            }
    }
}

extension MapEntry {
    /// Whether it is something at a place.
    var isAnnotation: Bool {
        switch look {
        case .marker, .view: true
        case .shape, .user: false
        }
    }
}

extension MapLabel {
    /// What arranged views say: their text, and the first picture among them.
    @MainActor init(items: [LayoutItem]) {
        let text = items.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
        let elements = items.flatMap { item -> [InterfaceElement] in
            item.place(CGRect(origin: .zero, size: item.size(.unspecified)))
            return item.elements().flatMap(\.allElements)
        }
        var image: SceneImage?
        for element in elements {
            if case .image(let picture) = element.content {
                image = picture.image
                break
            }
        }
        self.init(title: text, image: image)
    }
}

/// The view of an annotation that shows a view of the app's.
final class ContentAnnotationView: MKAnnotationView {
    /// The view that is shown as the annotation.
    var content = SceneView(frame: .zero)

    override func prepareForReuse() {
        super.prepareForReuse()
        content = SceneView(frame: .zero)
    }
}
