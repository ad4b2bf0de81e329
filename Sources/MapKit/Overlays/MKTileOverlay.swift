import Foundation
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The address of a tile: column, row and zoom level, with the scale of the screen.
public struct MKTileOverlayPath: Equatable, Hashable, Sendable {
    /// The tile's column, counted eastward from 0 at 180° west.
    public var x: Int
    /// The tile's row, counted southward from 0 at the map's northern edge.
    public var y: Int
    /// The zoom: at 0 there is one tile, at each next one four times as many.
    public var z: Int
    /// Pixels for each point of the screen the tile is for.
    public var contentScaleFactor: CGFloat

    /// Creates the path of the tile at 0, 0, 0.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

    /// Creates a path from column, row, zoom level and pixels per point.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}

/// An overlay of square images, addressed by column, row and zoom level.
///
/// A subclass may find its tiles elsewhere by overriding ``url(forTilePath:)`` or one of the two `loadTile`.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` in it.
    public final let urlTemplate: String?
    /// The size of a tile, in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south in addresses.
    open var isGeometryFlipped = false
    /// The smallest zoom there are tiles for.
    open var minimumZ = 0
    /// The largest zoom there are tiles for.
    open var maximumZ = 21
    /// Whether the map below need not be drawn.
    open var canReplaceMapContent = false

    /// Creates tiles with an address; nil if a subclass finds them otherwise.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    /// Creates tiles whose addresses a subclass knows.
    public convenience override init() { self.init(urlTemplate: nil) }

    /// The coordinate 0°, 0°: tiles cover the whole map.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole world, as tiles may lie anywhere.
    open var boundingMapRect: MKMapRect { .world }

    /// Returns the address of a tile; that of an empty file if there is no template or it makes no address.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << min(max(path.z, 0), 30)) - 1 - path.y : path.y
        let address = (urlTemplate ?? "")
            .replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(row)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: address) ?? URL(fileURLWithPath: "/dev/null")
    }

    /// Loads a tile and passes its bytes, or the error, to a closure.
    ///
    /// From ``url(forTilePath:)`` unless overridden; the closure is called once, on any thread.
    open func loadTile(
        at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
    ) {
        let address = url(forTilePath: path)
        if address.isFileURL {
            do {
                result(try Data(contentsOf: address), nil)
            } catch {
                result(nil, error)
            }
            return
        }
        // SAFETY: the session calls its closure once, and this one from there only.
        nonisolated(unsafe) let result = result
        let task = URLSession.shared.dataTask(with: address) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            if let error {
                unsafe result(nil, error)
            } else if status >= 400 {
                unsafe result(nil, URLError(.badServerResponse))
            } else {
                unsafe result(data ?? Data(), nil)
            }
        }
        task.resume()
    }

    /// Loads a tile and returns its bytes.
    ///
    /// By the form with a closure unless overridden, so that a subclass overrides whichever it likes.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }
}

/// Draws tiles.
///
/// It has to be returned by the delegate for the tiles to be shown. The tiles are drawn where the scene is shown.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer that draws the tiles of an overlay.
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

    /// Creates a renderer of an overlay that is tiles; one of any other draws nothing.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// Marks the overlay as changed, so that it is drawn again.
    open func reloadData() { setNeedsDisplay() }
}
