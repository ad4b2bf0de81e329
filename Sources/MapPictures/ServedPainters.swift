import Answers
import Atlas
import Deflate
import Elevation
import MapAPI
import MapPainter
import MapServer
import Synchronization

/// Sets painters up for the atlases that are served at the moment.
final class ServedPainters: Sendable {
    private let painters: PagePainters
    private let imagery: (any StoredTiles)?
    private let terrain = ServedTerrain()
    /// The tiles of the atlases that were asked last.
    private let opened = Mutex<Opened?>(nil)

    private struct Opened {
        let atlases: AtlasCollection
        let tiles: any TileProvider
    }

    /// - Parameters:
    ///   - painters: Where the page's styles are.
    ///   - imagery: Pictures of the ground for the styles that show them; nil if there are none.
    init(_ painters: PagePainters, imagery: (any StoredTiles)?) {
        self.painters = painters
        self.imagery = imagery
    }

    /// Refuses a look that shows imagery alone where there is none.
    func check(_ look: PictureLook) throws(APIProblem) {
        guard imagery != nil || !look.isImageryAlone else {
            throw .badRequest("this service has no imagery")
        }
    }

    /// The painter of a picture.
    ///
    /// - Parameter marks: What lies on the map.
    func painter(
        _ look: PictureLook, _ atlases: AtlasCollection, camera: PictureCamera,
        marks: PictureMarks? = nil
    ) throws -> Painter {
        let shown = look.showsImagery ? imagery : nil
        let hasChanges = shown != nil || !(marks?.isEmpty ?? true)
        var painter = try painters.painter(
            look.style, tiles: try tiles(of: atlases),
            areas: atlases.areas.flatMap(\.atlas.manifest.coveredBounds), language: look.language,
            terrain: look.showsTerrain ? try terrain.tiles(of: atlases) : nil,
            contours: look.showsContours ? try terrain.tiles(of: atlases)?.contours : nil,
            camera: camera,
            changing: !hasChanges
                ? nil
                : { document in
                    var document = document
                    if let shown {
                        document = Imagery.adding(
                            shown, to: document, isAlone: look.isImageryAlone)
                    }
                    guard let marks, !marks.isEmpty else { return document }
                    return try marks.added(to: document)
                })
        painter.providers[Imagery.source] = shown
        // Others are drawn beside it, each on a processor of its own.
        painter.threads = 1
        return painter
    }

    private func tiles(of atlases: AtlasCollection) throws -> any TileProvider {
        try opened.withLock { opened in
            if let opened, opened.atlases === atlases { return opened.tiles }
            let tiles = try AtlasTiles.open(atlases.areas.map(\.atlas))
            opened = Opened(atlases: atlases, tiles: tiles)
            return tiles
        }
    }

    /// An entity tag that changes with the program, the atlases' tiles, the imagery and the question.
    ///
    /// A weak one: another machine's fonts may draw other letters.
    ///
    /// - Parameter question: The parts of the question, in an order of their own.
    func tag(_ question: [String], _ atlases: AtlasCollection) -> String {
        var parts = [MapwrightVersion.current, imagery?.version ?? ""]
        for area in atlases.areas {
            for name in [AtlasFile.tiles, Heights.fileName] {
                parts.append(area.atlas.manifest.file(name)?.crc32 ?? "")
            }
        }
        let version = parts.joined(separator: "-")
        let text = Array((parts + question).joined(separator: "&").utf8)
        return "W/\"\(version)-\(Atlas.checksum(crc32(text.span.bytes)))\""
    }
}

extension PictureFormat {
    /// The media type of answers in the format.
    var contentType: APIResponse.ContentType {
        switch self {
        case .png: .png
        case .jpeg: .jpeg
        case .webp: .webp
        case .svg: .svg
        case .pdf: .pdf
        }
    }
}
