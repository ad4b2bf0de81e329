/// Makes the sea polygons of an area of the data, tile by tile.
///
/// The lines of the coast are closed into rings in a way that need not be right, but runs along the edges of tiles
/// wherever the data have no line. By the even-odd rule every tile without a line is then wholly on one side of all of
/// them. Whether that side is the sea is asked of the coast itself: where a line runs, water is on its right; a tile
/// without a line is as the nearest line says. Beyond `reach` of any line the shipped outline of the world decides. Tiles
/// for which the answer differs from what the rings say are turned over. Small areas are looked at in parts of tiles, so
/// that this holds for a city, too.
///
/// A coast that ends amid the data, because its next way is missing or was cut, is led on where there are no data: what
/// stands on land shows where land is (`noteLand`), and `CoastEnds` goes around it.
package struct SeaArea {
    let frame: GridBox
    private let outline: (GridPoint) -> Bool
    private let surely: (GridPoint) -> Bool?
    /// Bits of the side of a cell: a tile of the deepest zoom, a part of one where the area is small, or several where it
    /// is very large.
    let shift: Int32
    let width: Int
    let height: Int
    /// For each cell how much that stands on land is in it.
    var land: [UInt8]

    /// How far from a line, in tiles of the deepest zoom, it says where the sea is.
    private static let reach: UInt16 = 16
    /// The maximum number of cells an area is divided into.
    private static let cellLimit = 1 << 22
    /// The maximum number of cells that are parts of tiles, and how often a tile's side is halved at most.
    private static let fineLimit = 1 << 20
    private static let finest: Int32 = 5
    /// Bits of the side of a tile of the deepest zoom.
    static let tileShift = Int32(World.bits - TileZoom.deepest)
    /// Lines on which each row of cells is looked at.
    private static let linesPerRow = 2

    /// Prepares the area of a box of whole tiles of the deepest zoom.
    package init(frame: GridBox) {
        self.init(
            frame: frame, isSea: { WorldOutline.shipped.isSea($0) },
            surelySea: { WorldOutline.shipped.surelySea($0) })
    }

    /// Prepares an area of a world with another outline.
    ///
    /// - Parameters:
    ///   - isSea: Whether a place far from any line is sea.
    ///   - surelySea: The same where it is out of doubt, nil elsewhere.
    package init(
        frame: GridBox, isSea: @escaping (GridPoint) -> Bool,
        surelySea: @escaping (GridPoint) -> Bool?
    ) {
        self.frame = frame
        outline = isSea
        surely = surelySea
        func size(_ shift: Int32) -> (width: Int, height: Int) {
            func count(_ from: Int32, _ to: Int32) -> Int {
                max(1, (Int(to) - Int(from) + (1 << Int(shift)) - 1) >> Int(shift))
            }
            return (count(frame.low.x, frame.high.x), count(frame.low.y, frame.high.y))
        }
        func count(_ shift: Int32) -> Int { size(shift).width * size(shift).height }
        var shift = Self.tileShift
        while count(shift) > Self.cellLimit { shift += 1 }
        while shift > Self.tileShift - Self.finest, count(shift - 1) <= Self.fineLimit {
            shift -= 1
        }
        self.shift = shift
        (width, height) = size(shift)
        land = [UInt8](repeating: 0, count: width * height)
    }

    /// Cells on a side of a tile of the deepest zoom; 1 where a cell is larger.
    var cellsPerTile: Int { 1 << Int(max(0, Self.tileShift - shift)) }

    /// The sea inside the frame, by the even-odd rule; empty without a coast.
    package func sea(_ lines: CoastLines) -> GridPath {
        let coast = Coast(frame: frame)
        var lines = sound(lines)
        lines.chains = lines.chains.flatMap { coast.inside($0) }
        if lines.isEmpty { return GridPath() }
        let marks = marks(of: lines)
        var ends = CoastEnds(self, marks)
        var path = coast.boundary(lines) { ends.leadOut($0) }
        let sides = Sides(crossings(of: path), self)
        var votes = Votes(count: width * height)
        for chain in lines.chains { vote(chain, isClosed: false, sides, &votes.ofChains) }
        for ring in lines.rings { vote(ring, isClosed: true, sides, &votes.ofRings) }
        let turned = turns(votes, sides, lines, marks)
        let usual = lines.chains.isEmpty && turned.count(where: { $0 }) * 2 > turned.count
        if usual {
            // The frame comes first: it is the outermost ring.
            var whole = GridPath()
            whole.points = coast.ring
            whole.endPart(minimum: 3)
            for part in path.ends.indices {
                whole.points.append(contentsOf: path.points[path.range(part)])
                whole.endPart(minimum: 3)
            }
            path = whole
        }
        turnOver(turned.map { $0 != usual }, in: &path)
        return path
    }

    // MARK: Cells

    func cell(_ point: GridPoint) -> Int? {
        guard point.x >= frame.low.x, point.y >= frame.low.y else { return nil }
        let x = Int(point.x &- frame.low.x) >> Int(shift)
        let y = Int(point.y &- frame.low.y) >> Int(shift)
        guard x < width, y < height else { return nil }
        return y * width + x
    }

    private func middle(_ cell: Int) -> GridPoint {
        let half = (Int64(1) << Int64(shift)) / 2
        let x = Int64(frame.low.x) + Int64(cell % width) << Int64(shift) + half
        let y = Int64(frame.low.y) + Int64(cell / width) << Int64(shift) + half
        return GridPoint(Int32(clamping: x), Int32(clamping: y))
    }

    // MARK: Lines that look at the rings

    /// The places where rings cross the lines that look at them, by line, from the west.
    private func crossings(of path: GridPath) -> [[Double]] {
        var found = [[Double]](repeating: [], count: height * Self.linesPerRow)
        for part in path.ends.indices {
            let range = path.range(part)
            guard var previous = path.points[range].last else { continue }
            for point in path.points[range] {
                forEachCrossing(previous, point) { line, x in found[line].append(x) }
                previous = point
            }
        }
        for line in found.indices { found[line].sort() }
        return found
    }

    /// Calls `body` with the lines that an edge crosses and where.
    private func forEachCrossing(_ a: GridPoint, _ b: GridPoint, _ body: (Int, Double) -> Void) {
        if a.y == b.y { return }
        let spacing = Double(Int64(1) << Int64(shift)) / Double(Self.linesPerRow)
        func line(_ y: Int32) -> Double { (Double(y) - Double(frame.low.y)) / spacing - 0.5 }
        let count = height * Self.linesPerRow
        // A line is crossed if one end is on it or north of it, and the other south of it.
        let first = max(0, Int(min(line(a.y), line(b.y)).rounded(.up)))
        let end = min(count, Int(max(line(a.y), line(b.y)).rounded(.up)))
        guard first < end else { return }
        for number in first..<end {
            let y = Double(frame.low.y) + (Double(number) + 0.5) * spacing
            let share = (y - Double(a.y)) / (Double(b.y) - Double(a.y))
            body(number, Double(a.x) + share * (Double(b.x) - Double(a.x)))
        }
    }

    /// On which side of the rings places are.
    private struct Sides {
        private let crossings: [[Double]]
        private let area: SeaArea

        init(_ crossings: [[Double]], _ area: SeaArea) {
            self.crossings = crossings
            self.area = area
        }

        /// Whether what lies just east of a place on a line is inside.
        func isInside(line: Int, eastOf x: Double) -> Bool {
            let row = crossings[line]
            var (low, high) = (0, row.count)
            while low < high {
                let middle = (low + high) / 2
                if row[middle] <= x { low = middle + 1 } else { high = middle }
            }
            return low % 2 == 1
        }

        /// Whether the middle of a cell is inside.
        func isInside(cell: Int) -> Bool {
            isInside(
                line: (cell / area.width) * SeaArea.linesPerRow,
                eastOf: Double(area.middle(cell).x))
        }
    }

    // MARK: Votes

    /// For each cell how many looks at its lines say that it has to be turned over, less those that say it has not.
    private struct Votes {
        var ofChains: [Int32]
        var ofRings: [Int32]

        init(count: Int) {
            ofChains = [Int32](repeating: 0, count: count)
            ofRings = ofChains
        }
    }

    private func vote(
        _ line: [GridPoint], isClosed: Bool, _ sides: Sides, _ votes: inout [Int32]
    ) {
        guard var previous = isClosed ? line.last : line.first else { return }
        for point in line {
            let isNorthward = point.y < previous.y
            forEachCrossing(previous, point) { number, x in
                guard x >= Double(frame.low.x), x < Double(frame.high.x) else { return }
                let column = Int(x - Double(frame.low.x)) >> Int(shift)
                let cell = (number / Self.linesPerRow) * width + min(column, width - 1)
                // Heading north, water is in the east.
                votes[cell] += sides.isInside(line: number, eastOf: x) == isNorthward ? -1 : 1
            }
            previous = point
        }
    }

    /// The lines without rings that the outline contradicts out of doubt: islands that run the wrong way around are turned,
    /// coasts amid land left out.
    private func sound(_ lines: CoastLines) -> CoastLines {
        var result = lines
        result.rings = lines.rings.compactMap { ring in
            guard let first = ring.first, let isSea = surely(first) else { return ring }
            let isIsland = doubledArea(ring) < 0
            if isSea == isIsland { return ring }
            // A lagoon closes within land, and within sea nothing does; rings within rings are judged by the outer ones.
            let isWithin = lines.rings.contains { other in
                other.count > 2 && other[0] != ring[0] && ringHolds(first, ring: other)
            }
            if isWithin || !lines.chains.isEmpty { return ring }
            return isSea ? ring.reversed() : nil
        }
        return result
    }

    /// Which cells have to be turned over.
    private func turns(
        _ votes: Votes, _ sides: Sides, _ lines: CoastLines, _ marks: [Bool]
    ) -> [Bool] {
        let reach = Self.reach * UInt16(cellsPerTile)
        var spread = Spread(width: width, height: height)
        for cell in votes.ofChains.indices where votes.ofChains[cell] != 0 {
            spread.seed(cell, votes.ofChains[cell] > 0)
        }
        spread.go(to: reach)
        // Islands far from the other lines are judged together: one may run the wrong way around.
        var sum = 0
        var islands: [Int] = []
        for cell in votes.ofRings.indices where votes.ofRings[cell] != 0 && !spread.knows(cell) {
            sum += Int(votes.ofRings[cell])
            islands.append(cell)
        }
        if islands.isEmpty, !spread.knowsAny {
            // Too small for any line to cross them.
            sum = lines.rings.reduce(0) { $0 + (doubledArea($1) < 0 ? 1 : -1) }
            islands = lines.rings.compactMap { $0.first.flatMap(cell) }
        }
        for cell in islands { spread.seed(cell, sum > 0) }
        spread.go(to: reach)
        var turned = (0..<(width * height)).map { cell in
            if let turn = spread.turn(cell) { return turn }
            return outline(middle(cell)) != sides.isInside(cell: cell)
        }
        for cell in cellsOfLand(marks, nearerThan: spread.distance) {
            turned[cell] = sides.isInside(cell: cell)
        }
        return turned
    }

    /// Adds the boxes of the cells to turn over, as few as rows and equal rows below each other allow.
    private func turnOver(_ turned: [Bool], in path: inout GridPath) {
        var open: [Range<Int>: Int] = [:]
        var boxes: [(columns: Range<Int>, rows: Range<Int>)] = []
        for row in 0...height {
            var runs: [Range<Int>] = []
            var column = 0
            while row < height, column < width {
                guard turned[row * width + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, turned[row * width + column] { column += 1 }
                runs.append(start..<column)
            }
            for (columns, start) in open.sorted(by: { $0.key.lowerBound < $1.key.lowerBound })
            where !runs.contains(columns) {
                boxes.append((columns, start..<row))
                open[columns] = nil
            }
            for run in runs where open[run] == nil { open[run] = row }
        }
        for box in boxes {
            func edge(_ low: Int32, _ high: Int32, _ number: Int) -> Int32 {
                Int32(min(Int64(low) + Int64(number) << Int64(shift), Int64(high)))
            }
            let west = edge(frame.low.x, frame.high.x, box.columns.lowerBound)
            let east = edge(frame.low.x, frame.high.x, box.columns.upperBound)
            let north = edge(frame.low.y, frame.high.y, box.rows.lowerBound)
            let south = edge(frame.low.y, frame.high.y, box.rows.upperBound)
            path.points += [
                GridPoint(west, north), GridPoint(east, north), GridPoint(east, south),
                GridPoint(west, south),
            ]
            path.endPart(minimum: 3)
        }
    }
}
