import Atlas
import DrawingPainter
import Foundation
import MapGeometry
import MapPainter
import MapPixels
import MapScene

/// Draws pictures of whole scenes: the map, what lies on it and what stands over it.
///
/// Overlays are layers of the map's own style, as on live pages; annotations, their labels, callouts and the user's place are
/// drawn over it. What is not drawn is named beside the picture.
package struct ScenePainter: Sendable {
    /// The styles and fonts.
    private let painters: PagePainters
    /// The tiles of the map.
    private let tiles: any TileProvider
    /// The areas that the tiles' data cover.
    private let areas: [AtlasBounds]
    /// The heights of the ground, which realistic maps shade; nil for a flat map.
    private let terrain: TerrainTiles?
    /// Loads the tiles of overlays; nil where they are not loaded.
    package var overlayTiles: OverlayTileLoader?
    /// Pictures of the ground for maps that ask for them; nil where there are none.
    package var imagery: (any TileProvider)?

    /// Creates a painter of the scenes of a map.
    ///
    /// - Parameter areas: The areas that the tiles' data cover.
    package init(
        painters: PagePainters, tiles: any TileProvider, areas: [AtlasBounds],
        terrain: TerrainTiles? = nil
    ) {
        self.painters = painters
        self.tiles = tiles
        self.areas = areas
        self.terrain = terrain
    }

    /// Draws the map of a scene with its overlays, without what stands over it.
    ///
    /// - Parameters:
    ///   - scale: Pixels of a point, 1 to 4.
    ///   - isDark: Whether the map is dark.
    /// - Returns: The picture, and what it lacks in words.
    /// - Throws: `ScenePictureError` for a size or place that no picture has, or what is wrong with a file.
    package func map(of scene: MapScene, scale: Double, isDark: Bool) throws -> MapPicture {
        let camera = try PictureCamera(scene.viewport, scale: scale)
        let style = SceneStyleDocument(
            style: scene.style, isDark: isDark, hasImagery: imagery != nil)
        let ground = style.showsImagery ? imagery : nil
        let overlays = try OverlayLayers(scene, scale: scale)
        var painter = try painters.painter(
            style.name, tiles: tiles, areas: areas,
            terrain: scene.style.isRealistic ? terrain : nil,
            camera: camera,
            changing: style.isPlain && overlays.isEmpty && ground == nil
                ? nil
                : { document in
                    var document = style.applied(to: document)
                    if let ground {
                        document = Imagery.adding(
                            ground, to: document, isAlone: scene.style.base == .imagery)
                    }
                    return try overlays.added(to: document)
                })
        painter.sourceImages = overlays.images
        painter.providers[Imagery.source] = ground
        var lacks = overlays.lacks
        for overlay in scene.overlays {
            guard case .tiles(let tiles) = overlay.content else { continue }
            guard let overlayTiles else {
                lacks.insert("the tiles of an overlay are not drawn: nobody loads them here")
                continue
            }
            painter.providers[OverlayLayers.name(overlay)] = OverlayTiles(
                overlay: overlay, tiles: tiles, load: overlayTiles)
        }
        if scene.style.base != .standard, ground == nil {
            lacks.insert("there is no imagery; the map that is drawn stands for it")
        }
        if scene.style.showsTraffic { lacks.insert("there is no traffic to draw") }
        let picture = try painter.picture(camera)
        return MapPicture(
            pixels: picture.pixels, warnings: lacks.sorted() + picture.warnings)
    }

    /// What stands over the map of a scene, in points: annotations, callout, the user's place.
    ///
    /// - Returns: The drawing, and what it lacks in words.
    package static func marks(
        of scene: MapScene, isDark: Bool
    ) -> (drawing: Drawing, lacks: Set<String>) {
        var recorder = DrawingRecorder()
        MarksDrawing(scene, isDark: isDark).draw(in: &recorder)
        var lacks = recorder.lacks
        lacks.formUnion(DrawingPainter().lacks(recorder.drawing))
        if scene.controls.contains(where: { $0.visibility == .visible }) {
            lacks.insert("the map's controls are not drawn")
        }
        return (recorder.drawing, lacks)
    }

    /// Draws a whole scene.
    ///
    /// - Parameters:
    ///   - scale: Pixels of a point, 1 to 4.
    ///   - isDark: Whether the map and what stands over it are dark.
    /// - Returns: The picture, and what it lacks in words.
    /// - Throws: As ``map(of:scale:isDark:)``.
    package func picture(of scene: MapScene, scale: Double, isDark: Bool) throws -> MapPicture {
        let map = try map(of: scene, scale: scale, isDark: isDark)
        let (marks, lacks) = Self.marks(of: scene, isDark: isDark)
        var pixels = map.pixels
        try DrawingPainter().paint(marks, onto: &pixels, scale: scale)
        return MapPicture(pixels: pixels, warnings: lacks.sorted() + map.warnings)
    }
}
