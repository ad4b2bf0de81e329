import Bytes
import Geodesy

/// The least travel time at the points of a grid, in seconds, or the least distance in meters.
struct TravelTimeGrid {
    /// The values at the points.
    enum Reach {
        case time, distance

        /// The speed from a road to its surroundings, in meters a second, or in meters a meter.
        var walkingSpeed: Double { self == .time ? 1.2 : 1 }

        /// What a whole state takes: hundredths of a second, or centimeters.
        func measure(of state: Int, _ graph: RoadGraph, _ metric: RoadMetric) -> Int32 {
            self == .time
                ? metric.stateDurations[state]
                : Int32(clamping: graph.segmentLengths[Int(graph.stateArcs[state] / 2)])
        }
    }

    /// A state that one starts on: the hundredths to its beginning, below those that have passed at the start.
    typealias First = (state: UInt32, time: Int32, delay: Int32)

    private let reach: Reach
    /// How far from roads areas reach, in meters.
    private static let widestMargin = 150.0
    /// The maximum number of points of the grid along a side.
    private static let mostPoints = 600

    private let south: Double
    private let west: Double
    /// The distance of neighboring points: degrees of latitude, of longitude, and meters.
    private let latitudeStep: Double
    private let longitudeStep: Double
    private let meters: Double
    private let rows: Int
    private let columns: Int
    private var seconds: [Double]

    /// Marks the roads that can be reached within a limit of seconds or meters.
    ///
    /// - Parameters:
    ///   - times: The hundredths of them to the beginning of every state.
    ///   - firsts: The states that one starts on.
    init(
        _ graph: RoadGraph, arrivals times: [Int32], starts: [Router.Start], firsts: [First],
        metric: RoadMetric, limit: Double, _ reach: Reach
    ) {
        self.reach = reach
        var marks: [Mark] = []
        for (snap, delay) in starts.flatMap({ start in
            start.snaps.map { ($0, Double(start.delay) / 100) }
        }) where delay <= limit {
            let place = RoadSnap.Place(latitude: snap.latitude, longitude: snap.longitude)
            let across =
                reach == .time ? Double(snap.areaPathCost) / 100 : snap.areaPath?.meters ?? 0
            marks.append((Double(place.latitude), Double(place.longitude), delay + across))
            // Across a square one walks straight to the road.
            guard let path = snap.areaPath, let asked = snap.asked else { continue }
            Self.mark(
                [asked] + path.through + [place], meters: path.meters, from: delay,
                over: across, limit: limit, notBefore: delay, &marks)
        }
        func mark(_ state: Int, from time: Int32, notBefore begin: Int32) {
            let arc = graph.stateArcs[state]
            Self.mark(
                graph.line(of: arc), meters: Double(graph.segmentLengths[Int(arc / 2)]) / 100,
                from: Double(time) / 100,
                over: Double(reach.measure(of: state, graph, metric)) / 100, limit: limit,
                notBefore: Double(begin) / 100, &marks)
        }
        var own: [Int: Int32] = [:]
        for (state, time, delay) in firsts {
            // Of the road one begins on, what lies behind has not been traveled.
            mark(Int(state), from: time, notBefore: delay)
            own[Int(state)] = min(own[Int(state)] ?? .max, time)
        }
        for state in 0..<graph.stateCount where Double(times[state]) / 100 < limit {
            if let time = own[state], time == times[state] { continue }
            mark(state, from: times[state], notBefore: 0)
        }
        // Around the 180th meridian all lie on one side of it, beyond ±180° if need be.
        let origin = marks.first?.longitude ?? 0
        for index in marks.indices {
            marks[index].longitude =
                origin + PackedCoordinate.eastward(origin, marks[index].longitude)
        }
        let latitudes = marks.map(\.latitude)
        let longitudes = marks.map(\.longitude)
        let middle = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2
        let scale = max(LocalPlane(latitude: middle, longitude: 0).scale, 0.01)
        let margin = 2.5 * Self.widestMargin / MidLatitudeDistance.longestUnit
        south = (latitudes.min() ?? 0) - margin
        west = (longitudes.min() ?? 0) - margin / scale
        let height = (latitudes.max() ?? 0) + margin - south
        let width = ((longitudes.max() ?? 0) + margin / scale - west) * scale
        let step = max(
            25 / MidLatitudeDistance.longestUnit, max(height, width) / Double(Self.mostPoints - 1))
        meters = step * MidLatitudeDistance.longestUnit
        latitudeStep = step
        longitudeStep = step / scale
        rows = Int(height / step) + 2
        columns = Int(width / step) + 2
        seconds = [Double](repeating: .infinity, count: rows * columns)
        for mark in marks { note(mark) }
    }

    /// A place, 1e-7 degrees, and how long one takes to it.
    private typealias Mark = (latitude: Double, longitude: Double, seconds: Double)

    /// Marks points along a line, dense enough for the finest grid.
    private static func mark(
        _ line: [RoadSnap.Place], meters: Double, from start: Double, over duration: Double,
        limit: Double, notBefore begin: Double, _ marks: inout [Mark]
    ) {
        let whole = max(meters, 0.01)
        var done = 0.0
        for (one, other) in zip(line, line.dropFirst()) {
            let length = MidLatitudeDistance.meters(
                PackedCoordinate(one.latitude, one.longitude),
                PackedCoordinate(other.latitude, other.longitude))
            let pieces = max(1, Int((length / 25).rounded(.up)))
            for piece in 0...pieces {
                let share = Double(piece) / Double(pieces)
                let time = start + duration * min(1, (done + length * share) / whole)
                guard time <= limit else { return }
                // Times before the start are of the part that lies behind it.
                if time < begin { continue }
                let (latitude, longitude) = (Double(one.latitude), Double(one.longitude))
                marks.append(
                    (
                        latitude + (Double(other.latitude) - latitude) * share,
                        longitude
                            + PackedCoordinate.eastward(longitude, Double(other.longitude)) * share,
                        time
                    ))
            }
            done += length
        }
    }

    /// Gives the four points around a mark its time.
    ///
    /// A tenth of the time to walk there is added: enough to prefer the nearer of two marks, and too little
    /// to disconnect roads that are reached just within the limit.
    private mutating func note(_ mark: Mark) {
        let y = (mark.latitude - south) / latitudeStep
        let x = (mark.longitude - west) / longitudeStep
        let row = min(max(Int(y), 0), rows - 2)
        let column = min(max(Int(x), 0), columns - 2)
        for (up, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let north = y - Double(row + up)
            let east = x - Double(column + right)
            let distance = (north * north + east * east).squareRoot() * meters
            let place = (row + up) * columns + column + right
            seconds[place] = min(seconds[place], mark.seconds + distance / reach.walkingSpeed / 10)
        }
    }

    /// Propagates times over the grid, up to the widest margin from roads.
    ///
    /// Two passes of a chamfer with the eight neighbors, again and again as far as the margin reaches.
    mutating func spread() {
        let straight = meters / reach.walkingSpeed
        let oblique = straight * 2.0.squareRoot()
        let reach = max(1, Int((Self.widestMargin / meters).rounded()))
        for _ in 0..<reach {
            let before = seconds
            for row in 1..<(rows - 1) {
                for column in 1..<(columns - 1) {
                    let place = row * columns + column
                    let besides = min(
                        min(before[place - 1], before[place + 1]),
                        min(before[place - columns], before[place + columns]))
                    let across = min(
                        min(before[place - columns - 1], before[place - columns + 1]),
                        min(before[place + columns - 1], before[place + columns + 1]))
                    seconds[place] = min(before[place], besides + straight, across + oblique)
                }
            }
        }
    }

    /// The areas with less than a time.
    func polygons(within limit: Double) -> [[[(longitude: Double, latitude: Double)]]] {
        let rings = ContourLines(
            rows: rows, columns: columns, limit: limit,
            ceiling: limit + meters / reach.walkingSpeed,
            values: seconds
        ).rings()
        let placed = rings.map { ring in
            ring.map { point in
                (
                    longitude: (west + point.x * longitudeStep) / 1e7,
                    latitude: (south + point.y * latitudeStep) / 1e7
                )
            }
        }
        return PolygonAssembly.polygons(placed)
    }
}

extension RoadGraph {
    /// The points of an arc in the direction of travel.
    fileprivate func line(of arc: UInt32) -> [RoadSnap.Place] {
        let segment = Int(arc / 2)
        let line = (Int(shapeStarts[segment])..<Int(shapeStarts[segment + 1])).map {
            RoadSnap.Place(latitude: shapeLatitudes[$0], longitude: shapeLongitudes[$0])
        }
        return arc % 2 == 0 ? line : line.reversed()
    }
}
