import MapScene
import SwiftUI

/// The shapes of a map's content, as overlays of its map view.
@MainActor final class MapShapeStack {
    private struct Shown {
        var overlay: any MKOverlay
        var shape: MapShape
        var style: ShapeLook
        var level: MKOverlayLevel
    }

    private var shown: [Int: Shown] = [:]
    private var order: [Int] = []
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

    /// The overlays, back to front.
    var overlays: [any MKOverlay] { order.compactMap { shown[$0]?.overlay } }

    /// Returns what draws an overlay.
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
        renderers[ObjectIdentifier(overlay)] ?? MKOverlayRenderer(overlay: overlay)
    }

    /// Brings the overlays of a map up to date: those whose shape is the same stay.
    func update(
        _ entries: [MapEntry], on map: MKMapView, _ environment: EnvironmentValues
    ) {
        var next: [Int: Shown] = [:]
        var nextOrder: [Int] = []
        for entry in entries {
            guard case .shape(let shape) = entry.look else { continue }
            let style = ShapeLook(shape, entry.traits, environment)
            let level = entry.traits.level ?? .aboveLabels
            var one = Shown(overlay: shape.overlay, shape: shape, style: style, level: level)
            if let old = shown[entry.id], old.level == level, old.shape.isSame(as: shape) {
                one.overlay = old.overlay
                if old.style != style, let renderer = renderers[ObjectIdentifier(old.overlay)] {
                    style.apply(to: renderer)
                    map.sceneObserver?()
                }
            }
            next[entry.id] = one
            nextOrder.append(entry.id)
        }
        for (id, old) in shown where next[id]?.overlay !== old.overlay {
            map.removeOverlay(old.overlay)
            renderers[ObjectIdentifier(old.overlay)] = nil
        }
        (shown, order) = (next, nextOrder)
        for level in [MKOverlayLevel.aboveRoads, .aboveLabels] {
            let wanted = order.compactMap { shown[$0] }.filter { $0.level == level }
            for (index, one) in wanted.enumerated() {
                let present = map.overlays(in: level)
                if index < present.count, present[index] === one.overlay { continue }
                if renderers[ObjectIdentifier(one.overlay)] == nil {
                    renderers[ObjectIdentifier(one.overlay)] = one.style.renderer(for: one.shape)
                }
                map.removeOverlay(one.overlay)
                map.insertOverlay(one.overlay, at: index, level: level)
            }
        }
    }
}

extension MapShape {
    /// Whether both are the same shape at the same place.
    func isSame(as other: MapShape) -> Bool {
        switch (self, other) {
        case (.circle(let first), .circle(let second)):
            first === second
                || (first.coordinate == second.coordinate && first.radius == second.radius)
        case (.polygon(let first), .polygon(let second)): first.isSame(as: second)
        case (.polyline(let first), .polyline(let second)):
            first === second || first.mapPoints == second.mapPoints
        case (.multiPolyline(let first), .multiPolyline(let second)): first === second
        default: false
        }
    }
}

extension MKPolygon {
    fileprivate func isSame(as other: MKPolygon) -> Bool {
        let (holes, others) = (interiorPolygons ?? [], other.interiorPolygons ?? [])
        return self === other
            || (mapPoints == other.mapPoints && holes.count == others.count
                && zip(holes, others).allSatisfy { $0.isSame(as: $1) })
    }
}

/// How a shape is drawn.
struct ShapeLook: Equatable {
    var fill: SceneColor?
    var stroke: SceneColor?
    var style: StrokeStyle?

    /// A shape of which nothing is said is drawn in the tint: an area filled, a line drawn.
    @MainActor init(
        _ shape: MapShape, _ traits: MapContentTraits, _ environment: EnvironmentValues
    ) {
        let tint = traits.tint?.color(in: environment) ?? environment.tintColor
        fill = traits.fill?.color(in: environment)
        style = traits.strokeStyle
        if style != nil || traits.stroke != nil {
            stroke = traits.stroke?.color(in: environment) ?? tint
        }
        let isLine: Bool =
            switch shape {
            case .polyline, .multiPolyline: true
            case .circle, .polygon: false
            }
        if isLine {
            stroke = stroke ?? fill ?? tint
            fill = nil
        } else if stroke == nil, fill == nil {
            fill = tint
        }
    }

    @MainActor func renderer(for shape: MapShape) -> MKOverlayRenderer {
        let renderer: MKOverlayRenderer =
            switch shape {
            case .circle(let circle): MKCircleRenderer(circle: circle)
            case .polygon(let polygon): MKPolygonRenderer(polygon: polygon)
            case .polyline(let line): MKPolylineRenderer(polyline: line)
            case .multiPolyline(let lines): MKMultiPolylineRenderer(multiPolyline: lines)
            }
        apply(to: renderer)
        return renderer
    }

    @MainActor func apply(to renderer: MKOverlayRenderer) {
        guard let renderer = renderer as? MKOverlayPathRenderer else { return }
        renderer.fillColor = fill.map { UIColor($0) }
        renderer.strokeColor = stroke.map { UIColor($0) }
        let style = style ?? StrokeStyle(lineWidth: 1)
        renderer.lineWidth = style.lineWidth
        renderer.lineCap = style.lineCap
        renderer.lineJoin = style.lineJoin
        renderer.miterLimit = style.miterLimit
        renderer.lineDashPattern =
            style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
        renderer.lineDashPhase = style.dashPhase
    }
}
