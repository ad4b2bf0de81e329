import MapAPI
import MapPainter
import MapResources
import ServedGround
import Tiles

/// A question for a tile of pictures, as an address has it: `/styles/muted-dark/512/14/9327/4742@2x.png`.
struct TileQuestion: Sendable, Hashable {
    /// The look of the map.
    let look: PictureLook
    /// The tile of the map.
    let tile: TileID
    /// How large it is drawn.
    let size: TileSize
    /// What it is written as: PNG, JPEG or WebP.
    let format: PictureFormat

    /// The deepest zoom that is drawn.
    static let deepest = 22

    /// The formats of tiles.
    private static let formats: [PictureFormat] = [.png, .jpeg, .webp]
    /// The scales of tiles.
    private static let scales = 1...4

    /// Points along a side, where an address has them.
    static let size = APIParameter(
        "size", "The points along a side of the tile.", in: .path,
        .string(TileSize.sides.map(String.init)), example: "512")

    /// The parameters in the order of their documentation.
    static let parameters = [
        APIParameter(
            "style", "The style, and its colors.", in: .path, .string(PictureLook.names),
            example: "muted-dark"),
        APIParameter(
            "z", "The zoom.", in: .path, .integer(minimum: 0, maximum: deepest),
            example: "14"),
        APIParameter("x", "The column, from the west.", in: .path, example: "9327"),
        APIParameter(
            "y",
            "The row, from the north, @2x to @4x for more pixels a point, and .png, .jpg or .webp.",
            in: .path, example: "4742@2x.png"),
        PictureQuestion.terrain, PictureQuestion.contours, language,
    ]

    private static let language = APIParameter(
        "language",
        "The language of labels, where the atlas has names in it; local names if left out.",
        .pattern(LabelLanguage.pattern))

    /// Reads the named parts of an address and its query.
    ///
    /// - Throws: `APIProblem` that says what is wrong: 404 for a style or a tile that is not there, 400 for a size, a scale or a
    ///   format that is not drawn, or an unknown parameter.
    init(_ path: [String: String], _ query: QueryItems) throws(APIProblem) {
        // Addresses of tiles carry keys and versions that other servers ask for.
        func isTrue(_ parameter: APIParameter) throws(APIProblem) -> Bool {
            let word = query.items.last { $0.name == parameter.name }?.value
            guard word == nil || word == "true" || word == "false" else {
                throw .badRequest("“\(parameter.name)” is true or false")
            }
            return word == "true"
        }
        let tag = query.items.last { $0.name == Self.language.name || $0.name == "lang" }?.value
        guard
            let look = PictureLook(
                named: path["style"] ?? "", showsTerrain: try isTrue(PictureQuestion.terrain),
                showsContours: try isTrue(PictureQuestion.contours),
                language: try PictureQuestion.language(tag, named: Self.language.name))
        else {
            let known = PictureLook.styles.joined(separator: ", ")
            throw APIProblem(
                status: 404,
                "there is no such style; there are \(known), each also with -light or -dark behind")
        }
        self.look = look
        let sides = TileSize.sides
        guard let side = path["size"].map({ Int($0) ?? 0 }) ?? sides.first, sides.contains(side)
        else { throw .badRequest("tiles have 256 or 512 points a side") }
        let row = (path["y"] ?? "").split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard row.count == 2, let format = PictureFormat(suffix: String(row[1])),
            Self.formats.contains(format)
        else { throw .badRequest("tiles are .png, .jpg or .webp") }
        self.format = format
        let number = row[0].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let scale = number.count < 2 ? 1 : Self.scale(number[1]), Self.scales ~= scale else {
            throw .badRequest("behind @ stands 1x, 2x, 3x or 4x")
        }
        size = TileSize(points: side, scale: scale)
        guard
            let place = GroundTilePath(
                zoom: path["z"].map { $0[...] } ?? "", x: path["x"].map { $0[...] } ?? "",
                y: number[0]),
            place.zoom <= Self.deepest,
            let tile = TileID(checking: place.zoom, x: place.x, y: place.y)
        else {
            throw APIProblem(
                status: 404, "there is no such tile; zooms are 0 to \(Self.deepest)")
        }
        self.tile = tile
    }

    private static func scale(_ text: Substring) -> Int? {
        guard text.utf8.count == 2, text.last == "x" else { return nil }
        return text.first?.wholeNumberValue
    }

    /// What tells the question from others.
    var parts: [String] {
        [
            look.style, "\(look.showsImagery)", "\(look.isImageryAlone)", "\(look.showsTerrain)",
            "\(look.showsContours)",
            look.language?.code ?? "", "\(tile.z)", "\(tile.x)", "\(tile.y)", "\(size.points)",
            "\(size.scale)",
            format.rawValue,
        ]
    }
}
