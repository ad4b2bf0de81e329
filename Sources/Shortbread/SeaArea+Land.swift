/// What stands on land: streets and buildings. The coast itself is the better witness where it is near; far from it, and where
/// it is missing, no place with many of them is sea.
extension SeaArea {
    /// How many places of streets and buildings make a tile land, if no coast is in it or beside it.
    private static let much = 32
    /// How many of nine tiles are to have so many where a line of the coast says otherwise: a pier or a bridge that no tag
    /// tells from land has three.
    private static let dense = 5
    /// How far from them, in tiles of the deepest zoom, they are believed.
    private static let landReach = 2

    /// Notes a place of a building.
    package mutating func noteLand(_ point: GridPoint) {
        guard let cell = cell(point) else { return }
        if land[cell] < .max { land[cell] += 1 }
    }

    /// Notes all places of a stretch of a street.
    package mutating func noteLand(from a: GridPoint, to b: GridPoint) {
        // Not a method of this value: what one reads would be copied before each change.
        let walk = walk
        walk.forEachStep(a, b) { noteLand($0) }
    }

    /// Which cells a line of the coast runs through.
    func marks(of lines: CoastLines) -> [Bool] {
        var marks = [Bool](repeating: false, count: width * height)
        let walk = walk
        func mark(_ line: [GridPoint], _ start: GridPoint?) {
            var previous = start
            for point in line {
                walk.forEachStep(previous ?? point, point) {
                    if let cell = cell($0) { marks[cell] = true }
                }
                previous = point
            }
        }
        for chain in lines.chains { mark(chain, nil) }
        for ring in lines.rings { mark(ring, ring.last) }
        return marks
    }

    /// How stretches are followed through the cells.
    private struct CellWalk {
        /// Half a cell's side.
        let step: Double
        /// A stretch is no longer than the frame's sides have steps: what leaves the frame is skipped.
        let mostSteps: Int

        /// Calls `body` with places of a stretch in the frame, half a cell apart.
        func forEachStep(_ a: GridPoint, _ b: GridPoint, _ body: (GridPoint) -> Void) {
            let dx = Double(b.x) - Double(a.x)
            let dy = Double(b.y) - Double(a.y)
            let steps = min(Int(max(abs(dx), abs(dy)) / step) + 1, mostSteps)
            for step in 0...steps {
                let share = Double(step) / Double(steps)
                body(
                    GridPoint(
                        Int32((Double(a.x) + share * dx).rounded()),
                        Int32((Double(a.y) + share * dy).rounded())))
            }
        }
    }

    private var walk: CellWalk {
        CellWalk(step: Double(Int64(1) << Int64(shift)) / 2, mostSteps: 4 * (width + height))
    }

    /// The cells that are land because of what stands in them and near them.
    ///
    /// - Parameters:
    ///   - marks: Cells with a line of the coast.
    ///   - line: How many cells away from a cell the line is that it takes its side from.
    func cellsOfLand(_ marks: [Bool], nearerThan line: (Int) -> UInt16) -> [Int] {
        let side = cellsPerTile
        let columns = (width + side - 1) / side
        let rows = (height + side - 1) / side
        var amounts = [Int](repeating: 0, count: columns * rows)
        var hasLine = [Bool](repeating: false, count: columns * rows)
        func tile(_ cell: Int) -> Int { cell / width / side * columns + cell % width / side }
        for cell in land.indices {
            if land[cell] > 0 { amounts[tile(cell)] += Int(land[cell]) }
            if marks[cell] { hasLine[tile(cell)] = true }
        }
        /// How many tiles around one, itself among them, have much, none if a line is there.
        func weight(_ tile: Int) -> Int {
            let (x, y) = (tile % columns, tile / columns)
            var weight = 0
            for row in max(0, y - 1)...min(rows - 1, y + 1) {
                for column in max(0, x - 1)...min(columns - 1, x + 1) {
                    if hasLine[row * columns + column] { return 0 }
                    if amounts[row * columns + column] >= Self.much { weight += 1 }
                }
            }
            return weight
        }
        let weights = amounts.indices.map { amounts[$0] >= Self.much ? weight($0) : 0 }
        guard weights.contains(where: { $0 > 0 }) else { return [] }
        var distances = [UInt16](repeating: .max, count: land.count)
        var found = land.indices.filter {
            land[$0] > 0 && weights[tile($0)] >= (line($0) == .max ? 1 : Self.dense)
        }
        for cell in found { distances[cell] = 0 }
        var next = 0
        while next < found.count {
            let cell = found[next]
            next += 1
            let distance = distances[cell] + 1
            guard Int(distance) <= Self.landReach * side else { continue }
            func pass(_ other: Int) {
                guard distances[other] == .max, !marks[other], distance < line(other) else {
                    return
                }
                distances[other] = distance
                found.append(other)
            }
            let (x, y) = (cell % width, cell / width)
            if x > 0 { pass(cell - 1) }
            if x + 1 < width { pass(cell + 1) }
            if y > 0 { pass(cell - width) }
            if y + 1 < height { pass(cell + width) }
        }
        return found
    }
}
