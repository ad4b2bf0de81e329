import Columns
import Geodesy

extension PlacesWriter {
    /// The most points of a piece of a line.
    private static let pieceLength = 9

    /// A run of points of a line.
    private struct Piece {
        var place: Int
        var points: ArraySlice<PackedCoordinate>
        var key: UInt32
    }

    /// Cuts a line into pieces that share their ends.
    private static func pieces(_ line: [PackedCoordinate], place: Int) -> [Piece] {
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

    private static func sorted(_ pieces: [Piece]) -> [Piece] {
        pieces.indices.sorted { (pieces[$0].key, $0) < (pieces[$1].key, $1) }.map { pieces[$0] }
    }

    /// Writes lines in pieces and the rings of areas, each with its tree.
    mutating func writeShapes() throws(CountOverflow) {
        var pieces: [Piece] = []
        for (index, draft) in drafts.enumerated() {
            for line in draft.lines { pieces += Self.pieces(line, place: index) }
        }
        var boxes: [PackedBox] = []
        for piece in Self.sorted(pieces) {
            put(file.pieceStart, count(file.pieceLatitude))
            put(file.piecePlace, UInt32(piece.place))
            for point in piece.points {
                put(file.pieceLatitude, point.latitude)
                put(file.pieceLongitude, point.longitude)
            }
            boxes.append(Self.box(piece.points))
        }
        put(file.pieceStart, count(file.pieceLatitude))
        for value in try BoxTree.build(boxes, of: "pieces of lines", limit: limit) {
            put(file.pieceTree, value)
        }

        boxes = []
        for (index, draft) in drafts.enumerated() where !draft.rings.isEmpty {
            put(file.areaPlace, UInt32(index))
            put(file.areaRings, count(file.ringArea))
            var box: PackedBox?
            for ring in draft.rings {
                put(file.ringStart, count(file.ringLatitude))
                put(file.ringArea, UInt32(boxes.count))
                for point in ring {
                    put(file.ringLatitude, point.latitude)
                    put(file.ringLongitude, point.longitude)
                }
                let ringBox = Self.box(ring[...])
                if box == nil { box = ringBox } else { box?.extend(ringBox) }
            }
            boxes.append(box ?? PackedBox(draft.latitude, draft.longitude))
        }
        put(file.areaRings, count(file.ringArea))
        put(file.ringStart, count(file.ringLatitude))
        for value in try BoxTree.build(boxes, of: "areas", limit: limit) {
            put(file.areaTree, value)
        }
    }

    /// Writes coastlines in pieces.
    mutating func writeCoast() throws(CountOverflow) {
        var boxes: [PackedBox] = []
        for piece in Self.sorted(coast.flatMap { Self.pieces($0, place: 0) }) {
            put(file.coastStart, count(file.coastLatitude))
            for point in piece.points {
                put(file.coastLatitude, point.latitude)
                put(file.coastLongitude, point.longitude)
            }
            boxes.append(Self.box(piece.points))
        }
        put(file.coastStart, count(file.coastLatitude))
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
