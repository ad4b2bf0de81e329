import SwiftUI

/// A map.
///
/// The content is given by ``MapContent``, the visible area by a ``MapCameraPosition``: by default it fits all of the
/// content.
public struct Map<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// The view that shows the map with its content.
    public var body: some View { content }
}

/// All that a map was created with.
struct MapSettings {
    /// The source of the visible area.
    enum Position {
        /// The map itself, beginning with this.
        case own(MapCameraPosition)
        /// The client, through a binding.
        case bound(Binding<MapCameraPosition>)
        /// The client, as a region; changes by the user are written back.
        case region(Binding<MKCoordinateRegion>)
        /// The client, as a rectangle; changes by the user are written back.
        case rect(Binding<MKMapRect>)
    }

    var position = Position.own(.automatic)
    var bounds: MapCameraBounds?
    var interactionModes = MapInteractionModes.all
    var scope: Namespace.ID?
    var selection: MapSelectionBinding?
    var showsUserLocation = false
    var tracking: Binding<MapUserTrackingMode>?
}

/// The view in a ``Map`` that shows its content.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View, PrimitiveView {
    /// A primitive type: it has no body.
    public typealias Body = Never

    let settings: MapSettings
    let content: Content

    package func update(_ node: ViewNode) { MapCoordinator.of(node).update(settings, content) }

    package func items(_ node: ViewNode) -> [LayoutItem] { MapCoordinator.of(node).items }
}

/// The view in a ``Map`` whose selection may be a feature of the map itself.
public typealias MapSelectableContentView<V: MapSelectable, C: MapContent> = MapContentView<V, C>

extension Map {
    /// Creates a map of all that the public initializers tell.
    private init<V: Hashable, C: MapContent>(
        _ position: MapSettings.Position, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes,
        _ scope: Namespace.ID?, _ selection: MapSelectionBinding? = nil, content: C
    ) where Content == MapContentView<V, C> {
        self.init(
            MapContentView(
                settings: MapSettings(
                    position: position, bounds: bounds, interactionModes: modes, scope: scope,
                    selection: selection),
                content: content))
    }

    /// Creates a map without content, which shows what it chooses by itself.
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.own(.automatic), bounds, interactionModes, scope, content: EmptyMapContent())
    }

    /// Creates a map that shows all of its content.
    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.own(.automatic), bounds, interactionModes, scope, content: content())
    }

    /// Creates a map without content, with an initial position.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            .own(initialPosition), bounds, interactionModes, scope, content: EmptyMapContent())
    }

    /// Creates a map with content and an initial position.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.own(initialPosition), bounds, interactionModes, scope, content: content())
    }

    /// Creates a map without content, with a binding to its position.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.bound(position), bounds, interactionModes, scope, content: EmptyMapContent())
    }

    /// Creates a map with content and a binding to its position.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.bound(position), bounds, interactionModes, scope, content: content())
    }

    /// Creates a map without content, with a binding to the selection.
    public init<V: Hashable>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<V?>, scope: Namespace.ID? = nil
    ) where Content == MapContentView<V, EmptyMapContent> {
        self.init(
            .own(.automatic), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: EmptyMapContent())
    }

    /// Creates a map that frames its content, with a binding to the selection.
    public init<V: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<V?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> {
        self.init(
            .own(.automatic), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: content())
    }

    /// Creates a map with an initial position and a binding to the selection.
    public init<V: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> {
        self.init(
            .own(initialPosition), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: content())
    }

    /// Creates a map with bindings to its position and to the selection.
    public init<V: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> {
        self.init(
            .bound(position), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: content())
    }

    /// Creates a map without content, with an initial position and a binding to the selected
    /// feature.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(
            .own(initialPosition), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: EmptyMapContent())
    }

    /// Creates a map without content, with bindings to its position and to the selected feature.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<MapFeature, EmptyMapContent> {
        self.init(
            .bound(position), bounds, interactionModes, scope, MapSelectionBinding(selection),
            content: EmptyMapContent())
    }
}
