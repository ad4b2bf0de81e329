import Atlas
import Dispatch
import Foundation
import MapPainter
import MapScene
import ScenePainter
import Synchronization

/// Paints scenes from the tiles of the atlas that answers the program.
enum ScenePainting {
    /// Says once that this module paints the maps in pictures of views.
    static let registration: Void = ScenePictures.register { scene, scale, isDark in
        picture(of: scene, scale: scale, isDark: isDark, tiles: TileFetch(scene))
    }

    /// The imagery that was opened last, by its name.
    private static let opened = Mutex<(name: String, tiles: any TileProvider)?>(nil)

    /// Pictures of the ground for a style that asks for them; nil where the program names none.
    ///
    /// - Throws: What keeps them from being read.
    static func imagery(for style: SceneStyle) throws -> (any TileProvider)? {
        guard style.base != .standard, let name = MapProvider.imagery else { return nil }
        return try opened.withLock { opened in
            if let opened, opened.name == name { return opened.tiles }
            let tiles = try Imagery.open(name)
            opened = (name, tiles)
            return tiles
        }
    }

    /// A picture of a scene with what stands over its map.
    static func picture(
        of scene: MapScene, scale: Double, isDark: Bool, tiles: TileFetch
    ) -> ScenePictures.Picture {
        do {
            guard let folder = try MapProvider.current.atlasFolder() else {
                return ScenePictures.Picture(
                    image: nil,
                    lacks: ["a server's map is not painted here: name an atlas as the provider"])
            }
            let atlas = try AtlasCache.shared.atlas(at: folder)
            var painter = ScenePainter(
                painters: try ScenePictures.painters.get(), tiles: try atlas.tiles(),
                areas: atlas.atlas.manifest.coveredBounds,
                terrain: scene.style.isRealistic ? try TerrainTiles([atlas.atlas]) : nil)
            painter.imagery = try imagery(for: scene.style)
            painter.overlayTiles = { try tiles.tile(of: $0, zoom: $1, x: $2, y: $3) }
            let map = try painter.map(of: scene, scale: scale, isDark: isDark)
            let (marks, lacks) = ScenePainter.marks(of: scene, isDark: isDark)
            let size = scene.viewport.size
            let file = SceneImage(
                content: .encoded(Data(PictureFormat.png(map.pixels, scale: scale))), size: size)
            let ground = Drawing.Command(.image(file, CGRect(origin: .zero, size: size)))
            return ScenePictures.Picture(
                image: SceneImage(
                    content: .drawing(Drawing([ground] + marks.commands)), size: size),
                lacks: map.warnings + lacks.sorted())
        } catch {
            return ScenePictures.Picture(
                image: nil, lacks: ["the map cannot be painted: \(error)"])
        }
    }
}

/// Loads the tiles of a scene's overlays, each as the overlay itself does it, and waits for it.
final class TileFetch: Sendable {
    /// The overlays by their ids.
    ///
    /// SAFETY: as on Apple's systems an overlay loads its tiles on any thread: an app's class allows for that.
    private nonisolated(unsafe) let overlays: [Int: MKTileOverlay]
    /// The overlays that are waited for no more.
    private let late = Mutex<Set<Int>>([])
    /// How long a tile is waited for.
    private static let patience = DispatchTimeInterval.seconds(10)

    /// An overlay that takes too long to load a tile.
    struct PaintingTimeout: Error, CustomStringConvertible {
        let description = "a tile was not loaded within 10 seconds"
    }

    /// Loads the tiles of overlays of a map view.
    init(_ overlays: [Int: MKTileOverlay]) { unsafe self.overlays = overlays }

    /// Loads the tiles of a scene's overlays from their addresses.
    convenience init(_ scene: MapScene) {
        var overlays: [Int: MKTileOverlay] = [:]
        for overlay in scene.overlays {
            guard case .tiles(let tiles) = overlay.content, let template = tiles.template
            else { continue }
            let loader = MKTileOverlay(urlTemplate: template)
            loader.isGeometryFlipped = tiles.isFlipped
            overlays[overlay.id] = loader
        }
        self.init(overlays)
    }

    /// A tile's bytes; nil where the overlay has none.
    ///
    /// - Throws: ``PaintingTimeout`` where it takes too long; after that nothing of this overlay is waited for.
    func tile(of overlay: SceneOverlay, zoom: Int, x: Int, y: Int) throws -> [UInt8]? {
        guard let loader = unsafe overlays[overlay.id],
            !late.withLock({ $0.contains(overlay.id) })
        else { return nil }
        let path = MKTileOverlayPath(x: x, y: y, z: zoom, contentScaleFactor: 1)
        let loaded = LoadedTile()
        // SAFETY: see `overlays`.
        nonisolated(unsafe) let loading = loader
        Task.detached {
            // A tile that cannot be loaded is none; what is below is shown.
            let data = try? unsafe await loading.loadTile(at: path)
            loaded.finish(data.map { [UInt8]($0) })
        }
        guard loaded.done.wait(timeout: .now() + Self.patience) == .success else {
            _ = late.withLock { $0.insert(overlay.id) }
            throw PaintingTimeout()
        }
        return loaded.bytes.withLock { $0 }
    }
}

/// What a task has loaded, for the thread that waits.
private final class LoadedTile: Sendable {
    let bytes = Mutex<[UInt8]?>(nil)
    let done = DispatchSemaphore(value: 0)

    func finish(_ found: [UInt8]?) {
        bytes.withLock { $0 = found }
        done.signal()
    }
}
