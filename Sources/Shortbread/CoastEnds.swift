/// Leads the ends of a coast that stops amid its area on to the frame, along the edges of cells.
///
/// A coast stops where its next way is missing or an extract was cut, so it goes on where there are no data: the way of least
/// cost, on which it costs most to cross the coast, less to run through streets and buildings, a little to stay among the data,
/// and least to leave them. Where a way found before is much nearer than the frame, it goes on along that; where two ends
/// lead to each other so, their common stretch bounds nothing and falls out.
struct CoastEnds {
    private let area: SeaArea
    private let marks: [Bool]
    private let costs: [UInt8]
    /// Corners of cells in a row.
    private let columns: Int
    private let rows: Int
    /// For each corner the least cost found to it and the corner before it; as long as a search goes on.
    private var reached: [Int32] = []
    private var before: [Int32] = []
    /// For each corner on a way the next one toward the frame.
    private var onward: [Int32: Int32] = [:]
    /// How many corners may still be looked at in all.
    private var budget = 1 << 24

    private enum Cost {
        static let beyond: UInt8 = 1
        static let among: UInt8 = 4
        static let land: UInt8 = 32
        /// Of beginning against the direction in which the coast ends.
        static let turn = 64
        /// Of stepping over the coast: it runs from one cell beside the step to the other.
        static let crossing = 400
        /// More than any single step costs.
        static let steps = 512
        /// How much more a way to the frame costs, for each corner on the way to one found before, if that is followed.
        static let detour = 6
    }

    /// - Parameter marks: Cells with a line of the coast.
    init(_ area: SeaArea, _ marks: [Bool]) {
        self.area = area
        self.marks = marks
        columns = area.width + 1
        rows = area.height + 1
        var low = SIMD2(Int.max, Int.max)
        var high = SIMD2(Int.min, Int.min)
        for cell in area.land.indices where area.land[cell] > 0 {
            let place = SIMD2(cell % area.width, cell / area.width)
            low = pointwiseMin(low, place)
            high = pointwiseMax(high, place)
        }
        costs = area.land.indices.map { cell in
            if area.land[cell] > 0 { return Cost.land }
            let (x, y) = (cell % area.width, cell / area.width)
            let isAmong = x >= low.x && x <= high.x && y >= low.y && y <= high.y
            return isAmong ? Cost.among : Cost.beyond
        }
    }

    /// A line of the coast with the ways of its ends to the frame.
    mutating func leadOut(_ line: [GridPoint]) -> [GridPoint] {
        guard line.count > 1, let first = line.first, let last = line.last else { return line }
        let wayIn = way(from: first, awayFrom: line[1])
        return wayIn.reversed() + line + way(from: last, awayFrom: line[line.count - 2])
    }

    /// The corners from an end of the coast to the frame, none if it is there.
    private mutating func way(from end: GridPoint, awayFrom previous: GridPoint) -> [GridPoint] {
        let frame = area.frame
        guard end.x > frame.low.x, end.x < frame.high.x, end.y > frame.low.y, end.y < frame.high.y,
            let cell = area.cell(end)
        else { return [] }
        let corner = cell / area.width * columns + cell % area.width
        let starts = [corner, corner + 1, corner + columns, corner + columns + 1].map { corner in
            let place = point(corner)
            let ahead =
                (Int64(place.x) - Int64(end.x)) * (Int64(end.x) - Int64(previous.x))
                + (Int64(place.y) - Int64(end.y)) * (Int64(end.y) - Int64(previous.y))
            return (corner: corner, cost: ahead >= 0 ? 0 : Cost.turn)
        }
        var corners = search(starts) ?? straight(from: corner)
        guard var last = corners.last else { return [] }
        for (corner, next) in zip(corners, corners.dropFirst()) where onward[Int32(corner)] == nil {
            onward[Int32(corner)] = Int32(next)
        }
        // No way is longer than there are corners.
        while !isOnFrame(last), corners.count <= columns * rows,
            let next = onward[Int32(last)]
        {
            corners.append(Int(next))
            last = Int(next)
        }
        let points = corners.map(point)
        return points.first == end ? Array(points.dropFirst()) : points
    }

    /// The corners of the cheapest way to the frame or to a way that leads there; nil if that takes too long to find.
    private mutating func search(_ starts: [(corner: Int, cost: Int)]) -> [Int]? {
        if reached.isEmpty {
            reached = [Int32](repeating: .max, count: columns * rows)
            before = [Int32](repeating: -1, count: columns * rows)
        }
        var touched: [Int] = []
        defer {
            for corner in touched {
                reached[corner] = .max
                before[corner] = -1
            }
        }
        // Buckets by cost: no step costs as much as there are buckets.
        var buckets = [[Int]](repeating: [], count: Cost.steps)
        var waiting = 0
        func reach(_ corner: Int, _ cost: Int, from previous: Int) {
            guard cost < reached[corner] else { return }
            if reached[corner] == .max { touched.append(corner) }
            reached[corner] = Int32(cost)
            before[corner] = Int32(previous)
            buckets[cost % Cost.steps].append(corner)
            waiting += 1
        }
        for start in starts { reach(start.corner, start.cost, from: -1) }
        func way(to corner: Int) -> [Int] {
            var way = [corner]
            while let last = way.last, before[last] >= 0 { way.append(Int(before[last])) }
            return way.reversed()
        }
        var cost = 0
        var met: (corner: Int, limit: Int)?
        while waiting > 0 {
            if let met, cost > met.limit { return way(to: met.corner) }
            while let corner = buckets[cost % Cost.steps].popLast() {
                waiting -= 1
                guard reached[corner] == cost else { continue }
                budget -= 1
                if budget < 0 { return met.map { way(to: $0.corner) } }
                if isOnFrame(corner) { return way(to: corner) }
                if met == nil, onward[Int32(corner)] != nil {
                    met = (corner, cost + Cost.detour * way(to: corner).count)
                }
                // A corner within the frame has four cells.
                let southEast = corner / columns * area.width + corner % columns
                let (southWest, northEast) = (southEast - 1, southEast - area.width)
                let northWest = northEast - 1
                func step(_ to: Int, between a: Int, and b: Int) {
                    let crossing = marks[a] && marks[b] ? Cost.crossing : 0
                    reach(
                        corner + to, cost + Int(costs[a]) + Int(costs[b]) + crossing, from: corner)
                }
                step(-1, between: northWest, and: southWest)
                step(1, between: northEast, and: southEast)
                step(-columns, between: northWest, and: northEast)
                step(columns, between: southWest, and: southEast)
            }
            cost += 1
        }
        return nil
    }

    /// The corners on the straight way to the nearest side of the frame.
    private func straight(from corner: Int) -> [Int] {
        let (x, y) = (corner % columns, corner / columns)
        let ways = [(x, -1), (columns - 1 - x, 1), (y, -columns), (rows - 1 - y, columns)]
        guard let (count, step) = ways.min(by: { $0.0 < $1.0 }) else { return [] }
        return (0...count).map { corner + $0 * step }
    }

    private func isOnFrame(_ corner: Int) -> Bool {
        let (x, y) = (corner % columns, corner / columns)
        return x == 0 || y == 0 || x == columns - 1 || y == rows - 1
    }

    private func point(_ corner: Int) -> GridPoint {
        func place(_ low: Int32, _ high: Int32, _ number: Int) -> Int32 {
            Int32(min(Int64(low) + Int64(number) << Int64(area.shift), Int64(high)))
        }
        return GridPoint(
            place(area.frame.low.x, area.frame.high.x, corner % columns),
            place(area.frame.low.y, area.frame.high.y, corner / columns))
    }
}
