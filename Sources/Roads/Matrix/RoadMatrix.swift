import Bytes

/// Times and distances of the best routes between many places.
public struct RoadMatrix: Sendable, Equatable {
    /// A cell: the route from one place to another.
    public struct Cell: Sendable, Equatable {
        /// The expected travel time.
        public var expectedTravelTime: Duration { Duration(hundredths: Int(hundredths)) }
        /// The length in meters.
        public var meters: Double { Double(decimeters) / 10 }
        /// The travel time in hundredths of a second.
        package var hundredths: Int32
        /// The length in decimeters.
        package var decimeters: Int32
    }

    /// The number of places that routes begin at.
    public let sourceCount: Int
    /// The number of places that routes end at.
    public let targetCount: Int
    /// Row by row, a row for each source; nil where there is no route.
    public let cells: [Cell?]

    init(sourceCount: Int, targetCount: Int, cells: [Cell?]) {
        self.sourceCount = sourceCount
        self.targetCount = targetCount
        self.cells = cells
    }

    /// The sources and targets of a part of a matrix, by their numbers among all.
    package typealias Part = (sources: [Int], targets: [Int])

    /// Joins matrices of some of the places each; cells of places that no part has together are nil.
    ///
    /// - Parameters:
    ///   - parts: Where several have a cell, the first that knows it counts.
    ///   - ask: Returns the matrix of a part, by its number.
    /// - Throws: `RoutingError` for more cells than a matrix may have, and what `ask` throws.
    package init(
        sourceCount: Int, targetCount: Int, parts: [Part], ask: (Int) throws -> RoadMatrix
    ) throws {
        guard sourceCount <= Router.mostCells, targetCount <= Router.mostCells,
            sourceCount * targetCount <= Router.mostCells
        else { throw RoutingError(.tooManyPlaces(limit: Router.mostCells)) }
        var cells = [Cell?](repeating: nil, count: sourceCount * targetCount)
        for (number, part) in parts.enumerated()
        where !part.sources.isEmpty && !part.targets.isEmpty {
            let matrix = try ask(number)
            if part.sources.count == sourceCount, part.targets.count == targetCount {
                self = matrix
                return
            }
            for (row, source) in part.sources.enumerated() {
                for (column, target) in part.targets.enumerated() {
                    let place = source * targetCount + target
                    if cells[place] == nil { cells[place] = matrix[row, column] }
                }
            }
        }
        self.init(sourceCount: sourceCount, targetCount: targetCount, cells: cells)
    }

    /// The cell of a pair of places.
    public subscript(source: Int, target: Int) -> Cell? { cells[source * targetCount + target] }

    /// The times in hundredths of a second, row by row; nil if a cell has no route.
    var costs: [[Int]]? {
        let known = cells.compactMap { $0.map { Int($0.hundredths) } }
        guard known.count == cells.count else { return nil }
        return (0..<sourceCount).map {
            Array(known[$0 * targetCount..<($0 + 1) * targetCount])
        }
    }
}

extension Router {
    /// The maximum number of cells of a matrix.
    public static let mostCells = 1_000_000

    /// As many cells are searched one by one as take no longer so.
    private static let fewCells = 4

    /// Times and distances from all sources to all targets; places without a road near them have no cells.
    ///
    /// From one place to many, or from many to one, all are swept at once. Else every target climbs the hierarchy once and leaves
    /// its labels at the states it passes; every source climbs once and reads them (Knopp and others, *Computing Many-to-Many
    /// Shortest Paths Using Highway Hierarchies*, 2007). Costs are those of `routes`, to the hundredth of a second.
    public func matrix(
        from sources: [RouteWaypoint], to targets: [RouteWaypoint], avoiding: RoadAvoidance = []
    ) throws(RoutingError) -> RoadMatrix {
        guard !sources.isEmpty, !targets.isEmpty else { throw RoutingError(.tooFewPlaces) }
        guard sources.count <= Self.mostCells, targets.count <= Self.mostCells,
            sources.count * targets.count <= Self.mostCells
        else { throw RoutingError(.tooManyPlaces(limit: Self.mostCells)) }
        let places = try snapWhereRoadsAre(sources + targets)
        return matrix(
            from: Array(places[..<sources.count]), to: Array(places[sources.count...]),
            avoiding: avoiding)
    }

    /// Times and distances between places that `snapAll` found.
    package func matrix(
        from starts: [[RoadSnap]], to ends: [[RoadSnap]], avoiding: RoadAvoidance
    ) -> RoadMatrix {
        let costModel = costModel(avoiding)
        var cells: [RoadMatrix.Cell?] = []
        cells.reserveCapacity(starts.count * ends.count)
        var search = searchPool.take()
        defer { searchPool.give(back: search) }
        guard starts.count * ends.count > Self.fewCells else {
            for start in starts {
                for end in ends { cells.append(cell(start, end, costModel, &search)) }
            }
            return RoadMatrix(sourceCount: starts.count, targetCount: ends.count, cells: cells)
        }
        var memory = searchPool.takeMemory(costModel)
        defer { searchPool.give(back: memory) }
        let leaving = starts.map { exits(of: $0, costModel.metric) }
        let arriving = ends.map { entries(of: $0, costModel.metric) }
        if starts.count == 1 {
            let part = HierarchyPart(above: arriving, memory.metric.down, graph, &memory.slots)
            cells = memory.sweep(from: leaving[0], .up, over: part, at: ends.indices)
        } else if ends.count == 1 {
            let part = HierarchyPart(above: leaving, memory.metric.up, graph, &memory.slots)
            cells = memory.sweep(from: arriving[0], .down, over: part, at: starts.indices)
        } else {
            let labels = PlaceLabels(above: arriving, .down, &memory)
            for exits in leaving {
                cells += labels.cells(from: exits, .up, at: ends.indices, &memory)
            }
        }
        for (row, start) in starts.enumerated() {
            for (column, end) in ends.enumerated() where start.isNear(end) {
                cells[row * ends.count + column] = cell(start, end, costModel, &search)
            }
        }
        return RoadMatrix(sourceCount: starts.count, targetCount: ends.count, cells: cells)
    }

    func cell(
        _ start: [RoadSnap], _ end: [RoadSnap], _ costModel: CostModel, _ search: inout RoadSearch
    ) -> RoadMatrix.Cell? {
        // No route is an answer here, not an error.
        guard let route = try? journey([start, end], RouteRequest([]), costModel.metric, &search)
        else { return nil }
        return RoadMatrix.Cell(
            hundredths: Int32(clamping: route.hundredths),
            decimeters: Int32((route.meters * 10).rounded()))
    }

    /// The states in which a route may begin at a place, with what lies behind of each.
    func exits(of snaps: [RoadSnap], _ metric: RoadMetric) -> [MatrixEnd] {
        departures(from: snaps).map { departure in
            MatrixEnd(
                departure.state, -departure.snap.share(of: departure.arc), departure.snap.areaPath,
                graph, metric)
        }
    }

    /// The states in which a route may end at a place, with the part of each that is traveled.
    func entries(of snaps: [RoadSnap], _ metric: RoadMetric) -> [MatrixEnd] {
        targets(at: snaps).flatMap { target in
            states(of: target.arc).map {
                MatrixEnd(
                    $0, target.snap.share(of: target.arc), target.snap.areaPath, graph, metric)
            }
        }
    }
}

extension [RoadSnap] {
    /// Whether both places are on one segment, beside one or in one area: a way may lie within it or lead around.
    func isNear(_ other: [RoadSnap]) -> Bool {
        if let area = first?.areaPath?.area, area == other.first?.areaPath?.area { return true }
        return contains { one in
            other.contains { $0.segment == one.segment || $0.isBeside(one) }
        }
    }
}

/// A state a route may begin or end in, and the share of it that lies behind (negative) or is traveled.
struct MatrixEnd {
    let state: UInt32
    /// What the share costs; negative for what lies behind.
    let cost: Int32
    let measure: PathMeasures.Measure

    init(
        _ state: UInt32, _ share: Double, _ areaPath: RoadSnap.AreaPath?, _ graph: RoadGraph,
        _ metric: RoadMetric
    ) {
        self.state = state
        let part =
            share < 0 ? -metric.part(of: state, upTo: -share) : metric.part(of: state, upTo: share)
        cost = part + (areaPath?.duration ?? 0)
        let length = Double(graph.segmentLengths[Int(graph.stateArcs[Int(state)] / 2)]) / 10
        measure = .init(
            duration: Int32((Double(metric.stateDurations[Int(state)]) * share).rounded())
                + (areaPath?.duration ?? 0),
            decimeters: Int32((length * share + (areaPath?.meters ?? 0) * 10).rounded()))
    }
}
