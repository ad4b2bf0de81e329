/// The areas of the world that an extract has data of: what lies together is one, what lies far apart is several.
struct DataAreas {
    /// Boxes of whole tiles of the deepest zoom around the areas, in world units.
    let frames: [GridBox]
    /// For each cell of the grid the number of its area, -1 for none.
    private let numbers: [Int32]

    /// Cells have a side of eight tiles of the deepest zoom.
    private static let zoom = TileZoom.deepest - 3
    private static let side = 1 << zoom
    private static let shift = Int32(World.bits - zoom)
    /// Data whose cells are that near belong together: 24 tiles, some 40 km at 45° N.
    private static let reach = 3

    /// Finds the areas of points of the world.
    init(_ points: some Sequence<GridPoint>) {
        var boxes: [GridBox] = []
        var boxNumber = [Int32](repeating: -1, count: Self.side * Self.side)
        var cells: [Int] = []
        for point in points {
            let cell = Self.cell(point)
            if boxNumber[cell] < 0 {
                boxNumber[cell] = Int32(boxes.count)
                boxes.append(.empty)
                cells.append(cell)
            }
            boxes[Int(boxNumber[cell])].extend(Self.tile(point))
        }
        var numbers = [Int32](repeating: -1, count: Self.side * Self.side)
        var frames: [GridBox] = []
        for start in cells.sorted() where numbers[start] < 0 {
            var tiles = GridBox.empty
            var waiting = [start]
            numbers[start] = Int32(frames.count)
            while let cell = waiting.popLast() {
                let box = boxes[Int(boxNumber[cell])]
                tiles.extend(box.low)
                tiles.extend(box.high)
                let (x, y) = (cell % Self.side, cell / Self.side)
                for row in max(0, y - Self.reach)...min(Self.side - 1, y + Self.reach) {
                    for column in max(0, x - Self.reach)...min(Self.side - 1, x + Self.reach) {
                        let other = row * Self.side + column
                        if boxNumber[other] >= 0, numbers[other] < 0 {
                            numbers[other] = Int32(frames.count)
                            waiting.append(other)
                        }
                    }
                }
            }
            frames.append(Self.frame(tiles))
        }
        self.frames = frames
        self.numbers = numbers
    }

    /// The number of the area that a point of the data lies in.
    func area(of point: GridPoint) -> Int { Int(numbers[Self.cell(point)]) }

    /// The box of some tiles and a margin: an eighth of its width or height, up to eight tiles.
    private static func frame(_ tiles: GridBox) -> GridBox {
        let count = Int32(1) << Int32(TileZoom.deepest)
        let size = max(tiles.high.x - tiles.low.x, tiles.high.y - tiles.low.y) + 1
        let margin = min(max(size / 8, 1), 8)
        let unit = World.side / count
        func edge(_ tile: Int32) -> Int32 { min(max(tile, 0), count) * unit }
        return GridBox(
            low: GridPoint(edge(tiles.low.x - margin), edge(tiles.low.y - margin)),
            high: GridPoint(edge(tiles.high.x + 1 + margin), edge(tiles.high.y + 1 + margin)))
    }

    /// The tile of the deepest zoom that holds a point.
    private static func tile(_ point: GridPoint) -> GridPoint {
        let shift = Int32(World.bits - TileZoom.deepest)
        let last = (Int32(1) << Int32(TileZoom.deepest)) - 1
        return GridPoint(min(max(point.x >> shift, 0), last), min(max(point.y >> shift, 0), last))
    }

    private static func cell(_ point: GridPoint) -> Int {
        let x = min(max(Int(point.x >> shift), 0), side - 1)
        let y = min(max(Int(point.y >> shift), 0), side - 1)
        return y * side + x
    }
}
