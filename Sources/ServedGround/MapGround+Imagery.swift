import Elevation
import MapGeometry
import MapPainter
import MapServer

extension MapGround {
    /// What a server says of imagery and of the heights of its atlases, whose tiles it answers by a ``GroundTileSource``.
    package init(_ imagery: (any StoredTiles)?) {
        self.init(
            imagery: imagery.map { tiles in
                GroundTiles(
                    path: "/imagery/{z}/{x}/{y}", zooms: tiles.minimumZoom...tiles.maximumZoom,
                    tileSize: Int(tiles.tileSize), attribution: tiles.attribution,
                    bounds: tiles.bounds, version: tiles.version)
            },
            terrain: GroundTiles(
                path: "/terrain/{z}/{x}/{y}.png", zooms: TerrainTiles.zooms, tileSize: 256,
                encoding: "terrarium"),
            contours: GroundTiles(
                path: "/contours/{z}/{x}/{y}.mvt", zooms: ContourTiles.zooms,
                layer: .init(ContourTiles.layer, fields: ContourTiles.fields)),
            heightsFile: Heights.fileName
        ) { document, layers in
            guard layers.imagery != .absent || layers.terrain != .absent else { return document }
            var changed = try MapGeometry.JSONValue(decoding: document)
            if layers.imagery != .absent {
                changed = Imagery.adding(
                    ["type": "raster", "url": "/imagery.json", "tileSize": 256], to: changed,
                    isAlone: layers.imagery == .alone)
            }
            if layers.terrain != .absent {
                changed = TerrainStyle.adding(
                    to: changed, isDark: layers.isDark, isShown: layers.terrain == .shaded,
                    description: ["url": "/terrain.json"])
                // Over the slopes, as both go right below the same layer.
                changed = ContourStyle.adding(
                    to: changed, isDark: layers.isDark, isShown: layers.showsContours,
                    description: ["url": "/contours.json"])
            }
            return try changed.encoded()
        }
    }
}
