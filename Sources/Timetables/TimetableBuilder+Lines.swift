import Columns
import Geodesy
import MapGeometry
import Transit

extension TimetableBuilder {
    /// Draws the lines of trips without shapes along the tracks and streets of an extract.
    mutating func addLines() throws(CountOverflow) {
        guard var tracks else { return }
        self.tracks = nil
        // Patterns of the same stops and vehicles have one line; -1 where there is none.
        var known: [[UInt32]: Int] = [:]
        for pattern in tables.patternRoutes.indices {
            let trips =
                Int(tables.patternTripStarts[pattern])..<Int(tables.patternTripStarts[pattern + 1])
            guard trips.contains(where: { tables.tripShapes[$0] == .max }) else { continue }
            let places =
                Int(tables.patternStopStarts[pattern])..<Int(tables.patternStopStarts[pattern + 1])
            let type = tables.routeTypes[Int(tables.patternRoutes[pattern])]
            let key = [UInt32(type)] + tables.patternStops[places]
            let shape: Int
            if let line = known[key] {
                shape = line
            } else {
                shape = try addLine(Array(tables.patternStops[places]), type, &tracks)
            }
            known[key] = shape
            guard shape >= 0 else { continue }
            for trip in trips where tables.tripShapes[trip] == .max {
                tables.tripShapes[trip] = UInt32(shape)
            }
        }
        drawnLineCount = known.values.count { $0 >= 0 }
    }

    /// Adds the line through stops as a shape; its number, or -1 if there is none.
    private mutating func addLine(
        _ stops: [UInt32], _ type: UInt16, _ tracks: inout TrackNetwork
    ) throws(CountOverflow) -> Int {
        let places = stops.map {
            PackedCoordinate(tables.stopLatitudes[Int($0)], tables.stopLongitudes[Int($0)])
        }
        guard let line = tracks.line(along: places, by: TransitMode(routeType: Int(type))) else {
            return -1
        }
        for point in line {
            tables.shapeLatitudes.append(point.latitude)
            tables.shapeLongitudes.append(point.longitude)
        }
        tables.shapeStarts.append(try counted(tables.shapeLatitudes.count, "points of lines"))
        return tables.shapeStarts.count - 2
    }
}
