/// Names of the files of a bundle.
///
/// Each engine owns the layout of its own.
public enum AtlasFile {
    /// The manifest, which is written last.
    public static let manifest = "manifest.json"
    /// Vector tiles, a PMTiles version 3 archive.
    public static let tiles = "tiles.pmtiles"
}
