/// The cells of one degree that an outline crosses, and those that lie inside it.
struct CellCover {
    private(set) var crossed: Set<Int> = []
    private(set) var inside: [Int] = []

    /// - Parameters:
    ///   - rings: In thousandths of degrees; inside is by the even-odd rule.
    ///   - reach: How far beside an edge a cell counts as crossed, in the same unit.
    init(_ rings: [[WorldPoint]], reach: Int32) {
        var box = WorldBox(rings.joined())
        for ring in rings {
            guard var previous = ring.last else { continue }
            for point in ring {
                mark(previous, point, reach: reach)
                previous = point
            }
        }
        box.south = max(box.south, -90_000)
        box.north = min(box.north, 89_999)
        guard box.south <= box.north else { return }
        for row in Self.row(box.south)...Self.row(box.north) {
            // A ray along the middle of a row of cells; no edge ends on it, as it lies between thousandths.
            let latitude = Double((row - 90) * 1_000) + 500.25
            var crossings: [Double] = []
            for ring in rings {
                guard var a = ring.last else { continue }
                for b in ring {
                    if (Double(a.latitude) <= latitude) != (Double(b.latitude) <= latitude) {
                        let share =
                            (latitude - Double(a.latitude)) / Double(b.latitude - a.latitude)
                        crossings.append(
                            Double(a.longitude) + share * Double(b.longitude - a.longitude))
                    }
                    a = b
                }
            }
            crossings.sort()
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                let first = Self.column(Int32(crossings[pair].rounded(.down)))
                let last = Self.column(Int32(crossings[pair + 1].rounded(.down)))
                for column in first...max(first, last) {
                    let cell = row * WorldFile.columns + column
                    // The middle of a cell that no edge crosses says where all of it is.
                    let middle = Double((column - 180) * 1_000) + 500
                    let isInside = (crossings[pair]...crossings[pair + 1]).contains(middle)
                    if isInside, !crossed.contains(cell) { inside.append(cell) }
                }
            }
        }
        inside.sort()
    }

    private static func row(_ latitude: Int32) -> Int {
        min(max(Int((latitude + 90_000) / 1_000), 0), WorldFile.rows - 1)
    }

    private static func column(_ longitude: Int32) -> Int {
        min(max(Int((longitude + 180_000) / 1_000), 0), WorldFile.columns - 1)
    }

    /// Marks the cells that an edge passes, row by row.
    private mutating func mark(_ a: WorldPoint, _ b: WorldPoint, reach: Int32) {
        let (low, high) = a.latitude <= b.latitude ? (a, b) : (b, a)
        let first = Self.row(max(low.latitude - reach, -90_000))
        let last = Self.row(min(high.latitude + reach, 90_000))
        for row in first...max(first, last) {
            // The part of the edge in this row, in doubt a little more.
            let south = Double((row - 90) * 1_000) - Double(reach) - 1
            let north = south + 1_002 + Double(reach) * 2
            func longitude(at latitude: Double) -> Double {
                guard high.latitude > low.latitude else { return Double(low.longitude) }
                let share = (latitude - Double(low.latitude)) / Double(high.latitude - low.latitude)
                return Double(low.longitude)
                    + min(max(share, 0), 1) * Double(high.longitude - low.longitude)
            }
            var ends = [longitude(at: south), longitude(at: north)]
            if high.latitude == low.latitude { ends = [Double(a.longitude), Double(b.longitude)] }
            let west = Int32(min(ends[0], ends[1]).rounded(.down)) - reach - 1
            let east = Int32(max(ends[0], ends[1]).rounded(.up)) + reach + 1
            let columns = Self.column(max(west, -180_000))...Self.column(min(east, 179_999))
            for column in columns { crossed.insert(row * WorldFile.columns + column) }
        }
    }
}
