import MapScene
import ScenePainter

extension MKMapView {
    /// Everything that the map shows now, as a value for the renderer.
    package var scene: MapScene {
        stage.update()
        var scene = MapScene(
            viewport: rig.viewport, isCameraAnimated: change.isAnimated,
            style: SceneStyle(preferredConfiguration, showsBuildings: showsBuildings),
            interactions: allowedInteractions,
            selectableFeatures: SceneFeature.Kinds(rawValue: selectableMapFeatures.rawValue),
            controls: describedControls,
            overlays: describedOverlays, userLocation: describedUserLocation,
            userLocationNotice: userLocationNotice)
        for (id, view) in stage.shownViews where !view.isHidden && view.alpha > 0 {
            scene.annotations.append(SceneAnnotation(view, id: id))
            if view.isSelected { scene.callout = SceneCallout(view, id: id) }
        }
        return scene
    }

    private var allowedInteractions: MapScene.Interactions {
        var interactions: MapScene.Interactions = []
        if isScrollEnabled { interactions.insert(.pan) }
        if isZoomEnabled { interactions.insert(.zoom) }
        if isRotateEnabled { interactions.insert(.rotate) }
        if isPitchEnabled { interactions.insert(.pitch) }
        return interactions
    }

    private var describedControls: [MapScene.Control] {
        var described: [MapScene.Control] = []
        if showsCompass { described.append(MapScene.Control(.compass)) }
        if showsScale { described.append(MapScene.Control(.scale)) }
        if showsUserTrackingButton {
            described.append(MapScene.Control(.userTracking, visibility: .visible))
        }
        if pitchButtonVisibility != .hidden || showsPitchControl {
            described.append(
                MapScene.Control(
                    .pitch, visibility: pitchButtonVisibility == .adaptive ? .adaptive : .visible))
        }
        if showsZoomControls { described.append(MapScene.Control(.zoom, visibility: .visible)) }
        for view in controls.views where !view.isHidden {
            let kind: (MapScene.Control.Kind, MKFeatureVisibility)? =
                switch view {
                case let compass as MKCompassButton: (.compass, compass.compassVisibility)
                case let scale as MKScaleView: (.scale, scale.scaleVisibility)
                case is MKUserTrackingButton: (.userTracking, .visible)
                default: nil
                }
            guard let (kind, visibility) = kind, visibility != .hidden else { continue }
            described.append(
                MapScene.Control(
                    kind, visibility: visibility == .visible ? .visible : .adaptive,
                    frame: view.superview.map { convert(view.frame, from: $0) }))
        }
        return described
    }

    private var describedOverlays: [SceneOverlay] {
        overlayStack.levels.enumerated().flatMap { level, entries in
            entries.compactMap { entry in
                if (entry.renderer as? MKOverlayPathRenderer)?.isInvisible == true {
                    advice.tell(.rendererInvisible, "\(type(of: entry.overlay))")
                }
                return SceneOverlay(entry, level: level, viewport: rig.viewport)
            }
        }
    }

    private var describedUserLocation: MapScene.UserLocation? {
        guard showsUserLocation, let location = userLocation.location else { return nil }
        return MapScene.UserLocation(
            coordinate: location.coordinate, accuracy: max(location.horizontalAccuracy, 0),
            heading: userLocation.heading?.trueHeading)
    }

    private var userLocationNotice: String? {
        guard showsUserLocation, userLocation.location == nil else { return nil }
        return locationFailure ?? "Your location is not known yet."
    }
}

extension MKMapView: SceneShowing {
    /// The subviews that an app has added to the map, from back to front.
    package var viewsBefore: [UIView] {
        subviews.filter { $0 !== stage.container && !$0.isHidden && $0.alpha > 0 }
    }
}

extension MKMapView {
    /// A picture of the map with all that lies on it, painted from the atlas that answers the program.
    package func picture(scale: Double, isDark: Bool) -> ScenePictures.Picture {
        var tiles: [Int: MKTileOverlay] = [:]
        for entry in overlayStack.levels.joined() {
            if let overlay = entry.overlay as? MKTileOverlay { tiles[entry.id] = overlay }
        }
        return ScenePainting.picture(
            of: scene, scale: scale, isDark: isDark, tiles: TileFetch(tiles))
    }
}
