import Bytes
import Geodesy
import MapGeometry

/// The shape of a place as the index has it: rings of an area by the even-odd rule, or lines of a street or river.
package struct PlaceOutline: Sendable {
    /// Rings, the last point of each joined to the first; empty for what is no area.
    package var rings: [[CLLocationCoordinate2D]] = []
    /// Lines; empty for what is no line.
    package var lines: [[CLLocationCoordinate2D]] = []
}

extension FoundPlace {
    /// The outline of the place; empty for points, addresses, and areas smaller than 2,000 m².
    package var outline: PlaceOutline { details?.outline ?? PlaceOutline() }

    /// How well known the place is, from 0 to 1: an address as its street; nil for a place of no
    /// index.
    package var importance: Double? {
        details.map { Double(PlaceReader(file: $0.file, languages: []).importance($0.place)) }
    }
}

extension PlaceDetails {
    /// The shape of the place.
    fileprivate var outline: PlaceOutline {
        var outline = PlaceOutline()
        let index = file.placeBox[Int(place)]
        guard hasAttributes, index != PlacesFile.none, Int(index) * 4 + 3 < file.boxes.count else {
            return outline
        }
        let first = Int(index) * 4
        let box = PackedBox(
            south: file.boxes[first], west: file.boxes[first + 1],
            north: file.boxes[first + 2], east: file.boxes[first + 3])
        file.areaTree.search(box) { areas in
            for area in areas where file.areaPlace[area] == place {
                let rings = file.range(file.areaRings, area)
                for ring in rings.clamped(to: 0..<max(file.ringStart.count - 1, 0)) {
                    let range = file.range(file.ringStart, ring)
                    outline.rings.append(
                        range.clamped(to: 0..<file.ringLatitude.count).map {
                            PackedCoordinate(file.ringLatitude[$0], file.ringLongitude[$0])
                                .coordinate
                        })
                }
            }
            return true
        }
        guard outline.rings.isEmpty else { return outline }
        file.pieceTree.search(box) { pieces in
            for piece in pieces where file.piecePlace[piece] == place {
                let range = file.range(file.pieceStart, piece)
                outline.lines.append(
                    range.clamped(to: 0..<file.pieceLatitude.count).map {
                        PackedCoordinate(file.pieceLatitude[$0], file.pieceLongitude[$0])
                            .coordinate
                    })
            }
            return true
        }
        return outline
    }
}
