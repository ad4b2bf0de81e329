import DrawingPainter
import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapScene

/// The overlays of a scene as layers of a style document, as live pages lay them over the map.
struct OverlayLayers {
    private let overlays: [SceneOverlay]
    private let user: MapScene.UserLocation?
    private let viewport: Viewport
    /// Pixels per point.
    private let scale: Double
    /// The pictures of overlays that are drawings, by the names of their sources.
    private(set) var images: [String: PixelBuffer] = [:]
    private var corners: [String: JSONValue] = [:]
    /// What is not drawn, in words.
    private(set) var lacks: Set<String> = []

    /// The maximum number of pixels along a side of a drawing.
    private static let longest = 4096.0
    /// The width of lines that have none: that of a road.
    private static let roadWidth = """
        ["interpolate", ["exponential", 1.5], ["zoom"], 8, 2, 14, 5, 18, 18]
        """

    /// Prepares the overlays of a scene, painting those that are drawings.
    ///
    /// - Throws: `PixelError` for a damaged picture in a drawing.
    init(_ scene: MapScene, scale: Double) throws {
        overlays = scene.overlays
        user = scene.userLocation
        viewport = scene.viewport
        self.scale = scale
        for overlay in overlays {
            if overlay.blendMode != "normal" {
                lacks.insert(
                    "an overlay's blend mode “\(overlay.blendMode)” is drawn as “normal”")
            }
            if case .drawing(let drawing) = overlay.content { try paint(drawing, of: overlay) }
        }
    }

    static func name(_ overlay: SceneOverlay) -> String { "overlay-\(overlay.id)" }

    /// Whether nothing is added.
    var isEmpty: Bool { overlays.isEmpty && user == nil }

    /// Whether tiles take the place of the map.
    private var replacesMap: Bool {
        overlays.contains { overlay in
            if case .tiles(let tiles) = overlay.content { tiles.replacesMap } else { false }
        }
    }

    /// A style document with the overlays in their places.
    func added(to document: JSONValue) throws -> JSONValue {
        guard case .object(var members) = document,
            case .object(var sources) = members["sources"] ?? .object([:]),
            case .array(var layers) = members["layers"] ?? .array([])
        else { return document }
        if replacesMap { layers = layers.filter { $0["type"]?.stringValue == "background" } }
        // Above the mask around the extract, below the first label.
        let edge = layers.firstIndex { $0["id"]?.stringValue == "edge" } ?? -1
        var anchor =
            layers[(edge + 1)...].firstIndex { $0["type"]?.stringValue == "symbol" }
            ?? layers.count
        for overlay in overlays {
            let name = Self.name(overlay)
            guard let (source, own) = try described(overlay, name) else { continue }
            sources[name] = source
            guard overlay.level == .aboveRoads else {
                layers += own
                continue
            }
            layers.insert(contentsOf: own, at: anchor)
            anchor += own.count
        }
        if let user, user.accuracy > 0 {
            sources["user-accuracy"] = accuracy(user)
            layers.append(
                try JSONValue(
                    decoding: Array(
                        """
                        {"id": "user-accuracy", "type": "fill", "source": "user-accuracy",
                         "paint": {"fill-color": "#0a84ff", "fill-opacity": 0.16,
                                   "fill-outline-color": "#0a84ff"}}
                        """.utf8)))
        }
        members["sources"] = .object(sources)
        members["layers"] = .array(layers)
        return .object(members)
    }

    /// The source and the layers of an overlay; nil for one that shows nothing.
    private func described(
        _ overlay: SceneOverlay, _ name: String
    ) throws -> (source: JSONValue, layers: [JSONValue])? {
        switch overlay.content {
        case .shape(let shape, let style):
            let source = JSONValue.object([
                "type": "geojson", "lineMetrics": .bool(style.gradient != nil),
                "data": OverlayGeometry.feature(shape, style),
            ])
            return (source, try layers(name, style, alpha: overlay.alpha))
        case .tiles(let tiles):
            let source = JSONValue.object([
                "type": "raster", "tileSize": .number(tiles.size),
                "minzoom": .number(Double(tiles.zooms.lowerBound)),
                "maxzoom": .number(Double(min(24, tiles.zooms.upperBound))),
                "tiles": .array([.string(tiles.template ?? "")]),
            ])
            return (source, [raster(name, alpha: overlay.alpha)])
        case .drawing:
            guard let corners = corners[name] else { return nil }
            let source = JSONValue.object(["type": "image", "url": "", "coordinates": corners])
            return (source, [raster(name, alpha: overlay.alpha)])
        }
    }

    private func raster(_ name: String, alpha: Double) -> JSONValue {
        .object([
            "id": .string(name), "type": "raster", "source": .string(name),
            "paint": .object(["raster-opacity": .number(alpha)]),
        ])
    }

    private func layers(
        _ name: String, _ style: SceneOverlay.Style, alpha: Double
    ) throws -> [JSONValue] {
        var layers: [JSONValue] = []
        if let fill = style.fill {
            layers.append(
                .object([
                    "id": .string(name + "-fill"), "type": "fill", "source": .string(name),
                    "filter": .array([
                        "in", .array(["geometry-type"]),
                        .array(["literal", .array(["Polygon", "MultiPolygon"])]),
                    ]),
                    "paint": .object([
                        "fill-color": Self.css(fill), "fill-opacity": .number(alpha),
                    ]),
                ]))
        }
        guard style.strokeColor != nil || style.gradient != nil else { return layers }
        let stroke = style.stroke
        var paint: [String: JSONValue] = [
            "line-opacity": .number(alpha),
            "line-width": stroke.width > 0
                ? .number(stroke.width) : try JSONValue(decoding: Array(Self.roadWidth.utf8)),
        ]
        if let stops = style.gradient, !stops.isEmpty {
            paint["line-gradient"] = Self.gradient(stops)
        } else if let color = style.strokeColor {
            paint["line-color"] = Self.css(color)
        }
        if !stroke.dashes.isEmpty, stroke.width > 0 {
            paint["line-dasharray"] = .array(stroke.dashes.map { .number($0 / stroke.width) })
        }
        let (caps, joins) = (["butt", "round", "square"], ["miter", "round", "bevel"])
        layers.append(
            .object([
                "id": .string(name + "-line"), "type": "line", "source": .string(name),
                "paint": .object(paint),
                "layout": .object([
                    "line-cap": .string(caps[stroke.cap.rawValue]),
                    "line-join": .string(joins[stroke.join.rawValue]),
                    "line-miter-limit": .number(stroke.miterLimit),
                ]),
            ]))
        return layers
    }

    private static func gradient(_ stops: [Drawing.Gradient.Stop]) -> JSONValue {
        var expression: [JSONValue] = [
            "interpolate", .array(["linear"]), .array(["line-progress"]),
        ]
        var last = -1.0
        for stop in stops.sorted(by: { $0.location < $1.location }) {
            let at = max(stop.location, last + 1e-6)
            expression += [.number(at), css(stop.color)]
            last = at
        }
        return .array(expression)
    }

    private static func css(_ color: SceneColor) -> JSONValue {
        func part(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return .string(
            "rgba(\(part(color.red)),\(part(color.green)),\(part(color.blue)),\(min(max(color.alpha, 0), 1)))"
        )
    }

    /// The source of the circle that the user is in.
    private func accuracy(_ user: MapScene.UserLocation) -> JSONValue {
        let radius =
            user.accuracy / MKMetersPerMapPointAtLatitude(user.coordinate.latitude)
        let shape = SceneOverlay.Shape.circle(
            SceneOverlay.Circle(center: MKMapPoint(user.coordinate), radius: radius))
        return .object([
            "type": "geojson", "data": OverlayGeometry.feature(shape, SceneOverlay.Style()),
        ])
    }

    /// Paints the part of a drawing that is in view, as sharp as the picture.
    private mutating func paint(_ drawing: Drawing, of overlay: SceneOverlay) throws {
        let bounds = overlay.bounds
        let visible = viewport.visibleRect
        let world = MKMapSize.world.width
        let parts = [0, -world, world].map {
            visible.insetBy(dx: -visible.width / 8, dy: -visible.height / 8).offsetBy(dx: $0, dy: 0)
                .intersection(bounds)
        }
        guard let part = parts.first(where: { !$0.isNull && $0.width > 0 && $0.height > 0 })
        else { return }
        let sharpness = min(
            viewport.scale * scale, Self.longest / part.width, Self.longest / part.height)
        let width = max(1, Int((part.width * sharpness).rounded(.up)))
        let height = max(1, Int((part.height * sharpness).rounded(.up)))
        var picture = try PixelBuffer(width: width, height: height)
        var recorder = DrawingRecorder()
        recorder.moved(
            by: CGPoint(x: bounds.minX - part.minX, y: bounds.minY - part.minY)
        ) { $0.add(drawing) }
        let painter = DrawingPainter()
        lacks.formUnion(painter.lacks(drawing))
        try painter.paint(recorder.drawing, onto: &picture, scale: sharpness)
        let name = Self.name(overlay)
        images[name] = picture
        corners[name] = .array(
            [
                (part.minX, part.minY), (part.minX + Double(width) / sharpness, part.minY),
                (
                    part.minX + Double(width) / sharpness, part.minY + Double(height) / sharpness
                ),
                (part.minX, part.minY + Double(height) / sharpness),
            ].map { OverlayGeometry.place(MKMapPoint(x: $0.0, y: $0.1)) })
    }
}
