import MapScene
import SwiftUI

/// What views around maps say of them.
struct MapEnvironment {
    struct CameraAction {
        let isContinuous: Bool
        let action: (MapCameraUpdateContext) -> Void
    }

    var style: MapStyle?
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
    var cameraActions: [CameraAction] = []
    var animator: MapAnimator?
    var clock: any Clock<Duration> = ContinuousClock()
    var proxies: [MapProxyBox] = []
    var features = FeatureSelectionRules()
}

private struct SurroundingsKey: EnvironmentKey {
    static var defaultValue: MapEnvironment { MapEnvironment() }
}

extension EnvironmentValues {
    var map: MapEnvironment {
        get { self[SurroundingsKey.self] }
        set { self[SurroundingsKey.self] = newValue }
    }
}

extension View {
    /// Calls a closure when the camera of a map in the view has moved, and once when the map is first shown.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

    /// Calls a closure when the camera of a map in the view has moved, and once when the map is first shown.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.map) {
            $0.cameraActions.append(
                MapEnvironment.CameraAction(
                    isContinuous: frequency.isContinuous, action: action))
        }
    }

    /// Sets the style of the maps in the view.
    public func mapStyle(_ value: MapStyle) -> some View {
        transformEnvironment(\.map) { $0.style = value }
    }

    /// Sets which controls the maps in the view have; views that are none are ignored.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        let controls = AnyView(content())
        return transformEnvironment(\.map) { $0.controls = controls }
    }

    /// Sets whether the controls of the maps in the view hide when they are of no use.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.map) { $0.controlVisibility = visibility }
    }

    /// Sets the scope in which map controls find their map; here they find it anywhere.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A control of a map.
@MainActor protocol MapControlView {
    var kind: MapScene.Control.Kind { get }
    var scope: Namespace.ID? { get }
}

/// Shows a control beside its map; within ``SwiftUI/View/mapControls(_:)`` the map shows it.
struct MapControlBody: View {
    let kind: MapScene.Control.Kind
    let scope: Namespace.ID?
    let symbol: String

    var body: some View {
        Button {
            MapCoordinator.use(kind, scope: scope)
        } label: {
            Image(systemName: symbol)
        }
        .accessibilityLabel(kind.rawValue)
    }
}

/// A button that makes a map follow the user's location.
public struct MapUserLocationButton: View, MapControlView {
    var kind: MapScene.Control.Kind { .userTracking }
    let scope: Namespace.ID?

    /// Creates the button; outside a map's controls the scope identifies the map.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// A button with a location symbol that makes the map follow the user.
    public var body: some View { MapControlBody(kind: kind, scope: scope, symbol: "location") }
}

/// A compass that turns north up.
public struct MapCompass: View, MapControlView {
    var kind: MapScene.Control.Kind { .compass }
    let scope: Namespace.ID?

    /// Creates the compass; outside a map's controls the scope identifies the map.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// A button with a compass symbol that turns north up.
    public var body: some View {
        MapControlBody(kind: kind, scope: scope, symbol: "location.north.line")
    }
}

/// The bar that shows the map's scale; its map draws it, in the map's controls alone.
public struct MapScaleView: View, MapControlView {
    var kind: MapScene.Control.Kind { .scale }
    let scope: Namespace.ID?

    /// Creates the scale; outside a map's controls the scope identifies the map.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        self.scope = scope
    }

    /// Empty: only the map itself draws its scale.
    public var body: some View { EmptyView() }
}

/// A button that toggles the camera's pitch.
public struct MapPitchToggle: View, MapControlView {
    var kind: MapScene.Control.Kind { .pitch }
    let scope: Namespace.ID?

    /// Creates the button; outside a map's controls the scope identifies the map.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// A button with a 3D symbol that toggles the camera's pitch.
    public var body: some View { MapControlBody(kind: kind, scope: scope, symbol: "view.3d") }
}

/// A control that pitches the camera; here a button rather than a slider.
public struct MapPitchSlider: View, MapControlView {
    var kind: MapScene.Control.Kind { .pitch }
    let scope: Namespace.ID?

    /// Creates the control; outside a map's controls the scope identifies the map.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// A button with a 3D symbol that toggles the camera's pitch.
    public var body: some View { MapControlBody(kind: kind, scope: scope, symbol: "view.3d") }
}

/// A pair of buttons that zoom the map in and out; its map draws them, in the map's controls alone.
public struct MapZoomStepper: View, MapControlView {
    var kind: MapScene.Control.Kind { .zoom }
    let scope: Namespace.ID?

    /// Creates the buttons; outside a map's controls the scope identifies the map.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// Empty: only the map itself draws these buttons.
    public var body: some View { EmptyView() }
}
