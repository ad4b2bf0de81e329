import MapScene

extension SceneOverlay {
    /// What an overlay looks like; nil without renderer.
    ///
    /// A renderer of a class of ours is told as a shape and a style. One of an app's has drawn what is visible,
    /// at the map's scale.
    init?(_ entry: OverlayStack.Entry, level: Int, viewport: Viewport) {
        guard let renderer = entry.renderer, let level = Level(rawValue: level) else { return nil }
        let bounds = entry.overlay.boundingMapRect
        guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite,
            let content = Content(renderer, bounds: bounds, viewport: viewport)
        else { return nil }
        self.init(
            id: entry.id, level: level, bounds: bounds, content: content,
            alpha: Double(renderer.alpha), blendMode: renderer.blendMode.cssName)
    }
}

extension SceneOverlay.Content {
    init?(_ renderer: MKOverlayRenderer, bounds: MKMapRect, viewport: Viewport) {
        if let tiles = renderer.overlay as? MKTileOverlay, renderer is MKTileOverlayRenderer {
            self = .tiles(SceneOverlay.Tiles(tiles))
        } else if let renderer = renderer as? MKOverlayPathRenderer,
            let shape = SceneOverlay.Shape(renderer)
        {
            self = .shape(shape, SceneOverlay.Style(renderer))
        } else {
            self = .drawing(Drawing(of: renderer, bounds: bounds, viewport: viewport))
        }
    }
}

extension SceneOverlay.Tiles {
    init(_ overlay: MKTileOverlay) {
        // A class of an app's may find its tiles in any way.
        let isOurs = type(of: overlay) == MKTileOverlay.self
        let lowest = max(overlay.minimumZ, 0)
        self.init(
            template: isOurs ? overlay.urlTemplate : nil, size: Double(overlay.tileSize.width),
            zooms: lowest...max(lowest, overlay.maximumZ), isFlipped: overlay.isGeometryFlipped,
            replacesMap: overlay.canReplaceMapContent)
    }
}

extension SceneOverlay.Shape {
    /// The shape that a renderer of a class of ours draws; nil for one of an app's.
    fileprivate init?(_ renderer: MKOverlayPathRenderer) {
        let kind = ObjectIdentifier(type(of: renderer))
        switch renderer {
        case let line as MKPolylineRenderer
        where kind == ObjectIdentifier(MKPolylineRenderer.self)
            || kind == ObjectIdentifier(MKGradientPolylineRenderer.self):
            self = .lines([SceneOverlay.Line(line.polyline.mapPoints)])
        case let lines as MKMultiPolylineRenderer
        where kind == ObjectIdentifier(MKMultiPolylineRenderer.self):
            self = .lines(lines.multiPolyline.polylines.map { SceneOverlay.Line($0.mapPoints) })
        case let area as MKPolygonRenderer
        where kind == ObjectIdentifier(MKPolygonRenderer.self):
            self = .polygons([area.polygon.rings])
        case let areas as MKMultiPolygonRenderer
        where kind == ObjectIdentifier(MKMultiPolygonRenderer.self):
            self = .polygons(areas.multiPolygon.polygons.map(\.rings))
        case let circle as MKCircleRenderer
        where kind == ObjectIdentifier(MKCircleRenderer.self):
            self = .circle(
                SceneOverlay.Circle(
                    center: MKMapPoint(circle.circle.coordinate),
                    radius: circle.circle.boundingMapRect.width / 2))
        default: return nil
        }
    }
}

extension MKPolygon {
    /// The outline and those of the holes, and of what is within those.
    fileprivate var rings: [SceneOverlay.Line] {
        [SceneOverlay.Line(mapPoints)] + (interiorPolygons ?? []).flatMap(\.rings)
    }
}

extension SceneOverlay.Style {
    fileprivate init(_ renderer: MKOverlayPathRenderer) {
        self.init(
            fill: renderer.fillColor?.value, strokeColor: renderer.strokeColor?.value,
            stroke: Drawing.Stroke(
                width: Double(renderer.lineWidth),
                cap: Drawing.Stroke.Cap(rawValue: Int(renderer.lineCap.rawValue)) ?? .round,
                join: Drawing.Stroke.Join(rawValue: Int(renderer.lineJoin.rawValue)) ?? .round,
                miterLimit: Double(renderer.miterLimit),
                dashes: (renderer.lineDashPattern ?? []).map(\.doubleValue),
                dashPhase: Double(renderer.lineDashPhase)))
        var part: (start: CGFloat, end: CGFloat) = (0, 1)
        switch renderer {
        case let line as MKPolylineRenderer: part = (line.strokeStart, line.strokeEnd)
        case let area as MKPolygonRenderer: part = (area.strokeStart, area.strokeEnd)
        case let circle as MKCircleRenderer: part = (circle.strokeStart, circle.strokeEnd)
        default: break
        }
        strokeStart = Double(min(max(part.start, 0), 1))
        strokeEnd = Double(min(max(part.end, 0), 1))
        if let line = renderer as? MKGradientPolylineRenderer, !line.colors.isEmpty {
            gradient = zip(line.locations, line.colors).map {
                Drawing.Gradient.Stop(location: Double($0), color: $1.value)
            }
        }
    }
}

extension Drawing {
    /// What a renderer draws of the visible part of its overlay, in its own points.
    fileprivate init(of renderer: MKOverlayRenderer, bounds: MKMapRect, viewport: Viewport) {
        self.init()
        let world = MKMapSize.world.width
        let visible = viewport.visibleRect
        let parts = [0, -world, world].map { visible.offsetBy(dx: $0, dy: 0).intersection(bounds) }
        guard let part = parts.first(where: { !$0.isNull }) else { return }
        let scale = MKZoomScale(viewport.scale)
        guard renderer.canDraw(part, zoomScale: scale) else { return }
        let context = CGContext(bounds: renderer.rect(for: part))
        UIGraphicsPushContext(context)
        renderer.draw(part, zoomScale: scale, in: context)
        UIGraphicsPopContext()
        self = context.drawing
    }
}
