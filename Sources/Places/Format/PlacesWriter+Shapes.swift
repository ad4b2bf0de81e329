import Columns
import Geodesy
import ParallelWork

extension PlacesWriter {
    /// The maximum number of points of a piece of a line.
    private static let pieceLength = 9

    /// A run of points of a line.
    private struct Piece: Sendable {
        var place: Int
        var points: ArraySlice<PackedCoordinate>
        var key: UInt32
    }

    /// Cuts a line into pieces that share their ends, none over the 180th meridian.
    private static func pieces(_ line: [PackedCoordinate], place: Int) -> [Piece] {
        MeridianCut.parts(ofLine: line).flatMap { pieces(part: $0, place: place) }
    }

    private static func pieces(part line: [PackedCoordinate], place: Int) -> [Piece] {
        var result: [Piece] = []
        var first = 0
        while first < line.count - 1 {
            let end = min(first + pieceLength, line.count)
            let middle = line[(first + end) / 2]
            result.append(
                Piece(
                    place: place, points: line[first..<end],
                    key: HilbertCurve.key(middle.latitude, middle.longitude)))
            first = end - 1
        }
        return result
    }

    /// Where a piece stands among all.
    private struct Position: Comparable, Sendable {
        var key: UInt32
        /// The run of places and the number of the piece in it.
        var run, index: UInt32

        static func < (a: Position, b: Position) -> Bool {
            (a.key, a.run, a.index) < (b.key, b.run, b.index)
        }
    }

    /// The columns of pieces of lines.
    private struct PieceColumns {
        let start: PlacesColumn<UInt32>
        let place: PlacesColumn<UInt32>?
        let latitude: PlacesColumn<Int32>
        let longitude: PlacesColumn<Int32>
    }

    /// Writes pieces of runs along the curve; returns their boxes.
    private mutating func write(_ pieces: [[Piece]], in target: PieceColumns) -> [PackedBox] {
        let positions = threads.map(pieces.count) { run in
            pieces[run].indices.map {
                Position(
                    key: pieces[run][$0].key, run: UInt32(run),
                    index: UInt32(truncatingIfNeeded: $0))
            }
        }
        let order = threads.sorted(threads.joined(positions))
        let parts = threads.mapRanges(order.count, least: 256) { range in
            var columns = output.columns.emptied
            var boxes: [PackedBox] = []
            var counts: [UInt8] = []
            for position in order[range] {
                let piece = pieces[Int(position.run)][Int(position.index)]
                if let place = target.place { columns.put(UInt32(piece.place), in: place) }
                for point in piece.points {
                    columns.put(point.latitude, in: target.latitude)
                    columns.put(point.longitude, in: target.longitude)
                }
                counts.append(UInt8(piece.points.count))
                boxes.append(Self.box(piece.points))
            }
            return (columns: columns, boxes: boxes, counts: counts)
        }
        var starts: [UInt32] = [0]
        starts.reserveCapacity(order.count + 1)
        var next: UInt32 = 0
        for count in parts.lazy.flatMap(\.counts) {
            next &+= UInt32(count)
            starts.append(next)
        }
        output.columns.put(contentsOf: starts, in: target.start)
        for part in parts { output.columns.append(part.columns) }
        return threads.joined(parts.map(\.boxes))
    }

    /// Writes lines in pieces and the rings of areas, each with its tree.
    mutating func writeShapes() throws(CountOverflow) {
        let pieces = threads.mapRanges(drafts.count, least: 256) { range in
            range.flatMap { place in
                self[place: place].lines.flatMap { Self.pieces($0, place: place) }
            }
        }
        let boxes = write(
            pieces,
            in: PieceColumns(
                start: file.pieceStart, place: file.piecePlace, latitude: file.pieceLatitude,
                longitude: file.pieceLongitude))
        let tree = try BoxTree.build(boxes, of: "pieces of lines", limit: limit)
        output.columns.put(contentsOf: tree, in: file.pieceTree)
        try writeAreas()
    }

    private mutating func writeAreas() throws(CountOverflow) {
        var boxes: [PackedBox] = []
        for place in drafts.indices where !self[place: place].rings.isEmpty {
            let rings = self[place: place].rings
            guard self[place: place].box?.spans180thMeridian == true else {
                boxes.append(writeArea(rings, of: place, number: boxes.count))
                continue
            }
            // An area for each side of the 180th meridian.
            for isEast in [false, true] {
                let side = rings.filter { ($0.contains { $0.longitude < 0 }) == isEast }
                if side.isEmpty { continue }
                boxes.append(writeArea(side, of: place, number: boxes.count))
            }
        }
        put(file.areaRings, count(file.ringArea))
        put(file.ringStart, count(file.ringLatitude))
        for value in try BoxTree.build(boxes, of: "areas", limit: limit) {
            put(file.areaTree, value)
        }
    }

    /// Writes an area, the rings of which are not over the 180th meridian; returns its box.
    private mutating func writeArea(
        _ rings: [[PackedCoordinate]], of place: Int, number: Int
    ) -> PackedBox {
        put(file.areaPlace, UInt32(place))
        put(file.areaRings, count(file.ringArea))
        var box = Self.box([])
        for ring in rings {
            put(file.ringStart, count(file.ringLatitude))
            put(file.ringArea, UInt32(number))
            output.columns.put(contentsOf: ring.map(\.latitude), in: file.ringLatitude)
            output.columns.put(contentsOf: ring.map(\.longitude), in: file.ringLongitude)
            box.extend(Self.box(ring[...]))
        }
        return box
    }

    /// Writes coastlines in pieces.
    mutating func writeCoast() throws(CountOverflow) {
        let boxes = write(
            [coast.flatMap { Self.pieces($0, place: 0) }],
            in: PieceColumns(
                start: file.coastStart, place: nil, latitude: file.coastLatitude,
                longitude: file.coastLongitude))
        for value in try BoxTree.build(boxes, of: "pieces of coast", limit: limit) {
            put(file.coastTree, value)
        }
    }

    private static func box(_ points: ArraySlice<PackedCoordinate>) -> PackedBox {
        var box = PackedBox(south: .max, west: .max, north: .min, east: .min)
        for point in points { box.extend(PackedBox(point.latitude, point.longitude)) }
        return box
    }
}
