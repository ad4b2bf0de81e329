/// A change that is part of the difference between two scenes.
///
/// Steps are taken in their order. A thing that is placed stands in front of another, named by its id, or at the
/// very back.
public indirect enum SceneChange: Equatable, Sendable {
    /// Removes an overlay.
    case removeOverlay(SceneOverlay.ID)
    /// Inserts a new overlay in front of another; nil for the back.
    case insertOverlay(SceneOverlay, inFrontOf: SceneOverlay.ID?)
    /// Moves a known overlay in front of another; nil for the back.
    case moveOverlay(SceneOverlay.ID, inFrontOf: SceneOverlay.ID?)
    /// Replaces the known overlay of the same identifier, at its place.
    case updateOverlay(SceneOverlay)
    /// Removes an annotation.
    case removeAnnotation(SceneAnnotation.ID)
    /// Inserts a new annotation in front of another; nil for the back.
    case insertAnnotation(SceneAnnotation, inFrontOf: SceneAnnotation.ID?)
    /// Moves a known annotation in front of another; nil for the back.
    case moveAnnotation(SceneAnnotation.ID, inFrontOf: SceneAnnotation.ID?)
    /// Replaces the known annotation of the same identifier, at its place.
    case updateAnnotation(SceneAnnotation)
    /// Changes the look of the map.
    case style(SceneStyle)
    /// Changes what the user may do.
    case interactions(MapScene.Interactions)
    /// Replaces the kinds of the map's own features that can be selected.
    case selectableFeatures(SceneFeature.Kinds)
    /// Changes what is around the map.
    case controls([MapScene.Control])
    /// Changes where the user is shown, and why not.
    case userLocation(MapScene.UserLocation?, notice: String?)
    /// Moves the camera to a viewport, with or without animation.
    case camera(Viewport, isAnimated: Bool)
    /// Replaces the callout; nil removes it.
    case callout(SceneCallout?)
}

extension MapScene {
    /// Returns the steps from another scene to this one.
    ///
    /// As few as there can be: what is in both and looks the same is named only if it has to change its place,
    /// and of those that stay in order as many as possible are left where they are. First things are taken
    /// away, then put and changed from back to front, then the rest; the callout comes last, when its annotation
    /// is there.
    ///
    /// - Complexity: O(n log n) for n annotations and overlays.
    public func changes(from old: MapScene) -> [SceneChange] {
        var changes: [SceneChange] = OrderedDifference(from: old.overlays, to: overlays).steps.map {
            (step) -> SceneChange in
            switch step {
            case .remove(let id): .removeOverlay(id)
            case .insert(let place, let back): .insertOverlay(overlays[place], inFrontOf: back)
            case .move(let id, let back): .moveOverlay(id, inFrontOf: back)
            case .update(let place): .updateOverlay(overlays[place])
            }
        }
        changes += OrderedDifference(from: old.annotations, to: annotations).steps.map {
            (step) -> SceneChange in
            switch step {
            case .remove(let id): .removeAnnotation(id)
            case .insert(let place, let back):
                .insertAnnotation(annotations[place], inFrontOf: back)
            case .move(let id, let back): .moveAnnotation(id, inFrontOf: back)
            case .update(let place): .updateAnnotation(annotations[place])
            }
        }
        if style != old.style { changes.append(.style(style)) }
        if interactions != old.interactions { changes.append(.interactions(interactions)) }
        if selectableFeatures != old.selectableFeatures {
            changes.append(.selectableFeatures(selectableFeatures))
        }
        if controls != old.controls { changes.append(.controls(controls)) }
        if userLocation != old.userLocation || userLocationNotice != old.userLocationNotice {
            changes.append(.userLocation(userLocation, notice: userLocationNotice))
        }
        if viewport != old.viewport || isCameraAnimated != old.isCameraAnimated {
            changes.append(.camera(viewport, isAnimated: isCameraAnimated))
        }
        if callout != old.callout { changes.append(.callout(callout)) }
        return changes
    }

    /// Applies changes that ``changes(from:)`` returned for this scene, which then equals the newer
    /// one.
    ///
    /// A step that names a thing which is not there changes nothing.
    public mutating func apply(_ changes: [SceneChange]) {
        var overlaySteps: [OrderedDifference<SceneOverlay>.Step<SceneOverlay>] = []
        var annotationSteps: [OrderedDifference<SceneAnnotation>.Step<SceneAnnotation>] = []
        for change in changes {
            switch change {
            case .removeOverlay(let id): overlaySteps.append(.remove(id))
            case .insertOverlay(let overlay, let back): overlaySteps.append(.insert(overlay, back))
            case .moveOverlay(let id, let back): overlaySteps.append(.move(id, back))
            case .updateOverlay(let overlay): overlaySteps.append(.update(overlay))
            case .removeAnnotation(let id): annotationSteps.append(.remove(id))
            case .insertAnnotation(let item, let back): annotationSteps.append(.insert(item, back))
            case .moveAnnotation(let id, let back): annotationSteps.append(.move(id, back))
            case .updateAnnotation(let item): annotationSteps.append(.update(item))
            case .style(let value): style = value
            case .interactions(let value): interactions = value
            case .selectableFeatures(let value): selectableFeatures = value
            case .controls(let value): controls = value
            case .userLocation(let value, let notice):
                (userLocation, userLocationNotice) = (value, notice)
            case .camera(let value, let isAnimated):
                (viewport, isCameraAnimated) = (value, isAnimated)
            case .callout(let value): callout = value
            }
        }
        overlays = OrderedDifference.apply(overlaySteps, to: overlays)
        annotations = OrderedDifference.apply(annotationSteps, to: annotations)
    }
}
