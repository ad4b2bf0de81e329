/// The outline of the world's land that comes with the importer, as cells of zoom 10: some 30 km a side at 40° N.
///
/// It tells sea from land where an extract has no coast of its own near. Islands of less than some 200 km² are missing.
struct WorldOutline: Sendable {
    /// The zoom whose tiles are the cells.
    private static let zoom = 10
    private static let side = 1 << zoom

    /// The outline that comes with the importer.
    static let shipped = WorldOutline(runs: runs)

    private let isLand: [Bool]

    /// Reads an outline, as `runs` describes it.
    private init(runs: String) {
        var cells: [Bool] = []
        cells.reserveCapacity(Self.side * Self.side)
        var length = 0
        for byte in runs.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                length = length * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "="):
                cells.append(contentsOf: Array(cells.suffix(Self.side)))
            default:
                cells.append(contentsOf: repeatElement(byte == UInt8(ascii: "l"), count: length))
                length = 0
            }
        }
        precondition(cells.count == Self.side * Self.side, "the outline is a square")
        isLand = cells
    }

    /// Whether the middle of the cell that holds a world point is sea.
    func isSea(_ point: GridPoint) -> Bool {
        !isLand[Self.row(point) * Self.side + Self.column(point)]
    }

    /// Whether the cell that holds a world point and all around it are sea, or all are land; nil if neither.
    func surelySea(_ point: GridPoint) -> Bool? {
        let first = isSea(point)
        for row in max(0, Self.row(point) - 1)...min(Self.side - 1, Self.row(point) + 1) {
            for step in -1...1 {
                let column = (Self.column(point) + step + Self.side) % Self.side
                if isLand[row * Self.side + column] == first { return nil }
            }
        }
        return first
    }

    private static func row(_ point: GridPoint) -> Int {
        min(max(Int(point.y) >> (World.bits - zoom), 0), side - 1)
    }

    private static func column(_ point: GridPoint) -> Int {
        min(max(Int(point.x) >> (World.bits - zoom), 0), side - 1)
    }
}
