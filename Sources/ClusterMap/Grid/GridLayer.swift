import Foundation

/// One set of points in grid mode: its index, and the tables of the zooms that were looked at.
///
/// Points that come and go are noted and, when a zoom is looked at, put into its table. Only after many of them, or a
/// large batch, the index is made anew.
struct GridLayer: Sendable {
    /// The index that was sorted; nil until points were.
    private(set) var base: GridIndex?
    /// The same with the points that came since.
    private(set) var index: GridIndex?
    /// What came and went since the index was sorted.
    private var changes: [GridChange] = []
    private var added = PointSet()
    /// Numbers of points that came since, by handle.
    private var numbers: [UInt32: Int] = [:]
    /// The tables of all points, by zoom.
    private var tables: [Int: Kept] = [:]
    /// The tables of the points that the filter shows; nil without one.
    private var matching: [Int: Kept]?
    /// Tells the filters apart that were set, one after the other.
    private(set) var filterNumber = 0

    /// Whether there is a filter.
    var isFiltered: Bool { matching != nil }

    private struct Kept: Sendable {
        var table: GridTable
        /// How many of the changes it knows of.
        var applied: Int
    }

    /// Zooms beyond this one share its cells: they are under a millimeter.
    static let deepestZoom = 28

    /// Replaces the points and forgets the tables.
    mutating func replace(_ index: GridIndex) {
        (base, self.index) = (index, index)
        (changes, added, numbers, tables) = ([], PointSet(), [:], [:])
        if matching != nil { matching = [:] }
    }

    // MARK: Changes

    /// Notes that a point came or went.
    ///
    /// - Returns: False if the index has to be made anew: there is none, or that is less work by now.
    mutating func note(_ place: UInt64, handle: UInt32, isAddition: Bool, isMatch: Bool) -> Bool {
        guard let base, changes.count < max(1024, base.points.count / 256) else { return false }
        let (x, y) = (UInt32(truncatingIfNeeded: place >> 32), UInt32(truncatingIfNeeded: place))
        let point: Int
        if isAddition {
            point = base.points.count + added.count
            added.append(x: x, y: y, handle: handle)
            numbers[handle] = point
        } else if let number = numbers.removeValue(forKey: handle)
            ?? base.number(x: x, y: y, handle: handle)
        {
            point = number
        } else {
            return false
        }
        changes.append(
            GridChange(
                point: point, x: x, y: y, handle: handle, isAddition: isAddition, isMatch: isMatch))
        return true
    }

    /// Starts or ends showing only what a filter says.
    mutating func setFilter(isOn: Bool) {
        matching = isOn ? [:] : nil
        filterNumber += 1
    }

    // MARK: Tables

    /// What is to be done before a zoom can be shown.
    enum Step {
        /// A table has to be cut from the sorted index.
        case cut(GridIndex)
        /// The points that the filter shows have to be picked from a table that knows of some changes.
        case pick(GridTable, GridIndex, applied: Int)
        /// Nothing: the table is there, and these of its cells changed.
        case none(touched: [Int])
    }

    /// Brings the tables of a zoom up to date, as far as they are there.
    mutating func prepare(zoom: Int) -> Step {
        guard let base, let sorted = index else { return .none(touched: []) }
        if sorted.added.count < added.count { index = GridIndex(base, adding: added) }
        guard let index, var kept = tables[zoom] else { return .cut(base) }
        var touched = apply(to: &kept, index) { _ in true }
        tables[zoom] = kept
        guard let matching else { return .none(touched: touched) }
        guard var shown = matching[zoom] else {
            return .pick(kept.table, index, applied: kept.applied)
        }
        touched = apply(to: &shown, index) { $0.isMatch }
        self.matching?[zoom] = shown
        return .none(touched: touched)
    }

    private func apply(
        to kept: inout Kept, _ index: GridIndex, _ isWanted: (GridChange) -> Bool
    ) -> [Int] {
        guard kept.applied < changes.count else { return [] }
        let wanted = changes[kept.applied...].filter(isWanted)
        kept.applied = changes.count
        guard !wanted.isEmpty else { return [] }
        let (table, touched) = kept.table.applying(wanted[...], of: index)
        kept.table = table
        return touched
    }

    /// Keeps a table that was cut from the sorted index.
    mutating func keep(_ table: GridTable, zoom: Int) {
        tables[zoom] = Kept(table: table, applied: 0)
    }

    /// Keeps a table of the points that the filter shows.
    mutating func keep(matching table: GridTable, applied: Int, zoom: Int) {
        matching?[zoom] = Kept(table: table, applied: applied)
    }

    /// The table of what a zoom shows.
    func shown(zoom: Int) -> GridTable? {
        if let matching { return matching[zoom]?.table }
        return tables[zoom]?.table
    }

    /// Returns the side of a cell in units.
    static func side(points: Double, zoom: Int) -> Double {
        points * exp2(Double(24 - zoom))
    }

    /// Appends what a window shows.
    ///
    /// - Parameters:
    ///   - table: The table of the window's zoom, if its cells become clusters.
    ///   - minimum: How many points make a cluster.
    ///   - opensSpots: Whether points that share one place are shown one by one.
    func appendMarkers(
        in window: MapWindow, table: GridTable, minimum: Int, opensSpots: Bool, layer: Int,
        salt: UInt64,
        to markers: inout [Marker]
    ) {
        guard let index else { return }
        table.forEachCell(in: window) { number in
            let cell = table[number]
            if Int(cell.count) >= minimum, !(opensSpots && Self.isSpot(number, table, index)) {
                let identity =
                    Marker.mix(cell.key ^ salt) ^ Marker.mix(UInt64(window.zoom) &+ salt)
                markers.append(
                    Marker(
                        cluster: identity, handle: cell.handle,
                        count: cell.count, place: UInt32(number), layer: layer))
            } else if cell.count == 1 {
                markers.append(
                    Marker(
                        annotation: cell.handle, place: UInt32(number), layer: layer,
                        isAlone: true))
            } else {
                table.forEachPoint(of: number) { point in
                    markers.append(
                        Marker(
                            annotation: index.handle(point), place: UInt32(number),
                            layer: layer))
                }
            }
        }
    }

    /// Whether a cell has two points or more, all in one place.
    private static func isSpot(_ number: Int, _ table: GridTable, _ index: GridIndex) -> Bool {
        let cell = table[number]
        guard cell.count > 1 else { return false }
        let first = index.place(Int(cell.nearest))
        for run in table.runs(of: number) {
            for point in Int(run.lower)..<Int(run.upper) where index.place(point) != first {
                return false
            }
        }
        return true
    }

    /// Appends every point in a window by itself.
    ///
    /// - Parameter table: The table of a zoom that is not much deeper than the window's.
    func appendPoints(
        in window: MapWindow, table: GridTable, layer: Int, to markers: inout [Marker]
    ) {
        guard let index else { return }
        table.forEachCell(in: window) { cell in
            table.forEachPoint(of: cell) { point in
                let (x, y) = index.place(point)
                guard window.contains(x: x, y: y) else { return }
                markers.append(Marker(annotation: index.handle(point), layer: layer))
            }
        }
    }

    /// Returns the handles of a part of a cell's points.
    static func handles(
        of cell: Int, in table: GridTable, index: GridIndex, range: Range<Int>
    ) -> [UInt32] {
        var handles: [UInt32] = []
        handles.reserveCapacity(range.count)
        var skipped = 0
        for run in table.runs(of: cell) {
            let length = Int(run.upper - run.lower)
            let lower = max(0, range.lowerBound - skipped)
            let upper = min(length, range.upperBound - skipped)
            if lower < upper {
                let first = Int(run.lower)
                for point in (first + lower)..<(first + upper) {
                    handles.append(index.handle(point))
                }
            }
            skipped += length
            if skipped >= range.upperBound { break }
        }
        return handles
    }
}
