import Foundation

// The interface of a map for a host that shows it, beside its scene.
extension MKMapView {
    /// The views that an app has added to the map, from back to front, without the map's own
    /// controls.
    package var viewsOverMap: [UIView] {
        subviews.filter { view in
            view !== stage.container && !controls.views.contains { $0 === view }
        }
    }

    /// Loads a tile of an overlay, as the overlay itself does it.
    ///
    /// - Parameter overlay: The id of the overlay in the scene.
    /// - Returns: Nil if there is no such overlay, or no tile.
    package func overlayTile(_ overlay: Int, z: Int, x: Int, y: Int) async -> Data? {
        let entry = overlayStack.levels.joined().first { $0.id == overlay }
        guard let tiles = entry?.overlay as? MKTileOverlay,
            (tiles.minimumZ...max(tiles.minimumZ, tiles.maximumZ)).contains(z)
        else { return nil }
        // SAFETY: as on Apple's systems an overlay loads its tiles on any thread: an app's class allows for that.
        nonisolated(unsafe) let loading = tiles
        return try? unsafe await loading.loadTile(
            at: MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: 1))
    }
}
