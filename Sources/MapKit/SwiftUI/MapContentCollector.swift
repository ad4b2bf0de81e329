import MapScene
import SwiftUI

/// One item on a map, as described by its content.
struct MapEntry {
    /// What is at a place.
    enum Look {
        /// A marker.
        case marker(MarkerLook)
        /// A view of the app's; how its node is made.
        case view(AnyView, anchor: UnitPoint)
        /// A shape.
        case shape(MapShape)
        /// Where the user is; nil for the standard dot.
        case user
    }

    /// The same as long as the content is there.
    let id: Int
    var coordinate = CLLocationCoordinate2D()
    var title = ""
    var look: Look
    var traits: MapContentTraits
    /// What is selected with it, unless a tag says otherwise.
    var item: AnyHashable?
}

/// What a marker looks like.
struct MarkerLook: Equatable {
    var glyphText: String?
    var glyphImage: SceneImage?
}

/// A shape on the map.
enum MapShape {
    case circle(MKCircle)
    case polygon(MKPolygon)
    case polyline(MKPolyline)
    case multiPolyline(MKMultiPolyline)

    var overlay: any MKOverlay {
        switch self {
        case .circle(let circle): circle
        case .polygon(let polygon): polygon
        case .polyline(let line): line
        case .multiPolyline(let lines): lines
        }
    }
}

/// Walks through a map's content and lists what there is, each with a number that stays.
@MainActor final class MapContentCollector {
    private struct Step: Hashable {
        let place: Int
        let key: NodeKey
    }

    private var numbers: [Step: Int] = [:]
    private var used: [Step: Int] = [:]
    private var nextNumber = 1
    private(set) var entries: [MapEntry] = []
    /// Makes the node of a view within the content, and reads what it says.
    private var read: ((AnyView, Int) -> MapLabel)?
    /// Where the user is, as far as it is known.
    var userLocation = UserLocation(location: nil, heading: nil)
    let environment: () -> EnvironmentValues

    init(environment: @escaping () -> EnvironmentValues) { self.environment = environment }

    /// Lists what content there is, and then what shows the selected feature of the map itself, if there is one.
    func gather(
        _ content: any MapContent, _ feature: SelectedFeature? = nil,
        read: @escaping (AnyView, Int) -> MapLabel
    ) -> [MapEntry] {
        entries = []
        used = [:]
        self.read = read
        take(content, at: 0, MapContentTraits())
        if let feature {
            var traits = MapContentTraits()
            traits.feature = feature
            take(feature.content, at: place(.repeated(feature.value, -1), in: 0), traits)
        }
        // What is gone loses its number, and what comes back is new.
        numbers = used
        self.read = nil
        return entries
    }

    /// Returns the number of a place within another.
    func place(_ key: NodeKey, in place: Int) -> Int {
        let step = Step(place: place, key: key)
        if let number = used[step] ?? numbers[step] {
            used[step] = number
            return number
        }
        defer { nextNumber += 1 }
        used[step] = nextNumber
        return nextNumber
    }

    /// Takes content of any kind.
    func take<C: MapContent>(_ content: C, at place: Int, _ traits: MapContentTraits) {
        if let primitive = content as? any PrimitiveMapContent {
            primitive.gather(self, at: place, traits)
        } else {
            take(content.body, at: self.place(.index(0), in: place), traits)
        }
    }

    /// Adds an item.
    func add(_ entry: MapEntry) { entries.append(entry) }

    /// Returns what a label says.
    func label(_ view: some View, at place: Int) -> MapLabel {
        switch view {
        case let text as Text: return MapLabel(title: text.string)
        case let label as Label<Text, Image>:
            return MapLabel(
                title: label.parts.title.string,
                image: label.parts.icon.described(in: environment()))
        case let label as Label<Text, Text>:
            return MapLabel(
                title: label.parts.title.string, monogram: label.parts.icon.string)
        default: return read?(AnyView(view), place) ?? MapLabel(title: "")
        }
    }
}

/// The content of a label.
struct MapLabel {
    var title: String
    var monogram: String?
    var image: SceneImage?
}
