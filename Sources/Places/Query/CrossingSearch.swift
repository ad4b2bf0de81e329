import Bytes
import Foundation
import Geodesy
import MapGeometry

extension PlaceSearch {
    /// Words and signs that people put between two streets.
    private static let joints: [[UInt8]] = [
        "&", "/", " x ", " and ", " at ", " corner ", " und ", " ecke ", " ja ", " och ", " et ",
        " y ", " e ", " en ", " i ", " и ", " angolo ", " esquina ", " con ", " com ",
    ].map { Array($0.utf8) }
    /// What people put before two streets.
    private static let openings = [
        "corner of ", "intersection of ", "crossing of ", "ecke ", "incrocio ", "angolo ",
        "esquina de ", "esquina ", "cnr. ", "cnr ",
    ]

    /// Understands "A Street & B Street": the place where two streets cross.
    ///
    /// Nil unless both parts name streets and two of these cross, so that "Fish and Chips" stays a name.
    func crossing() -> FoundPlace? {
        guard request.types.contains(.address), request.addressParts.contains(.street) else {
            return nil
        }
        let parts = Self.parts(of: request.query, atMost: weights.effort.crossingTries)
        guard !parts.isEmpty else { return nil }
        // "Avinguda Fiter i Rossell 4" is one address, not the corner of Fiter and Rossell.
        let words = TextFolding.words(request.query, limit: Places.longestQuery)
        var whole = self
        whole.request.types = .all
        // "Station A Street / B Stret" is a stop of that name before it is a corner.
        if let first = whole.ranked(words, limit: 1).first,
            first.coverage >= weights.whole
                || (first.coverage >= weights.poor && first.nameCoverage >= weights.found)
        {
            return nil
        }
        // "supermarket in Ellwood Park/Monument": a kind of place, and where.
        let kinds = KindWords(file: file)
        if let kind = CategoryQuery(
            words, kinds, languages: request.languages, isGenerous: false),
            let landmark = whole.landmark(kind.anchor, isInside: kind.isInside),
            !kind.anchor.isEmpty, landmark.coverage >= weights.whole
        {
            return nil
        }
        var best: (first: Ranked, second: Ranked, point: PackedCoordinate, score: Double)?
        for (first, second) in parts {
            let others = streets(second)
            if others.isEmpty { continue }
            for street in streets(first) {
                for other in others where street.place != other.place {
                    guard let point = place(street.place, meets: other.place) else { continue }
                    if isOutside(point) { continue }
                    let score =
                        (street.score + other.score) / 2 + weights.crossingNearness
                        * nearness(point)
                    if score > (best?.score ?? 0) { best = (street, other, point, score) }
                }
            }
        }
        guard let best else { return nil }
        return answer(best.first, best.second, best.point, score: min(best.score, 1))
    }

    /// The ways to take a query apart into two streets, the first of them.
    private static func parts(of query: String, atMost count: Int) -> [(String, String)] {
        var text = query.lowercased()
        for opening in openings where text.hasPrefix(opening) { text.removeFirst(opening.count) }
        guard text.utf8.count <= 4 * Places.longestQuery else { return [] }
        // By bytes: every query is looked through, and few have a joint.
        let bytes = Array(text.utf8)
        var result: [(String, String)] = []
        for joint in joints {
            var start = 0
            while result.count < count, start + joint.count <= bytes.count {
                guard bytes[start] == joint[0],
                    bytes[start..<start + joint.count].elementsEqual(joint)
                else {
                    start += 1
                    continue
                }
                let first = String(decoding: bytes[..<start], as: UTF8.self)
                start += joint.count
                let second = String(decoding: bytes[start...], as: UTF8.self)
                if isStreetLike(first[...]), isStreetLike(second[...]) {
                    result.append((first, second))
                }
            }
        }
        return result
    }

    /// Whether a text may name a street: "c/ Colomer" is an abbreviation before a name.
    private static func isStreetLike(_ text: Substring) -> Bool {
        text.contains(where: \.isLetter) && text.filter { $0.isLetter || $0.isNumber }.count >= 3
    }

    /// Streets of a name.
    private func streets(_ name: String) -> [Ranked] {
        var asked = request
        asked.query = name
        asked.types = .address
        asked.isRegionRequired = false
        let words = TextFolding.words(name, limit: Places.longestQuery)
        return PlaceSearch(file, asked, isCompletion: false)
            .ranked(words, limit: weights.effort.crossingStreets)
            .filter {
                reader.kind($0.place) == .street && $0.number < 0 && $0.coverage >= weights.landmark
            }
    }

    /// Where two streets cross; of several places the one nearest to the middle of the search.
    private func place(_ first: UInt32, meets second: UInt32) -> PackedCoordinate? {
        // Sorted by pair, each pair both ways round.
        var low = 0
        var high = file.crossingFirst.count
        while low < high {
            let middle = (low + high) / 2
            let pair = (file.crossingFirst[middle], file.crossingSecond[middle])
            if pair < (first, second) { low = middle + 1 } else { high = middle }
        }
        var best: (point: PackedCoordinate, nearness: Double)?
        while low < file.crossingFirst.count, file.crossingFirst[low] == first,
            file.crossingSecond[low] == second
        {
            let point = PackedCoordinate(file.crossingLatitude[low], file.crossingLongitude[low])
            let near = nearness(point)
            if near > (best?.nearness ?? -.infinity) { best = (point, near) }
            low += 1
        }
        return best?.point
    }

    private func isOutside(_ point: PackedCoordinate) -> Bool {
        guard request.isRegionRequired, let box else { return false }
        return !box.contains(point.latitude, point.longitude)
    }

    private func answer(
        _ first: Ranked, _ second: Ranked, _ point: PackedCoordinate, score: Double
    ) -> FoundPlace {
        let street = reader.read(first.place, from: center, score: score)
        let other = reader.read(second.place, from: center, score: score)
        let name = "\(street.name) & \(other.name)"
        var address = street.address
        address.street = name
        return FoundPlace(
            name: name, title: name, subtitle: street.subtitle, kind: .intersection, category: nil,
            coordinate: point.coordinate,
            region: nil, address: address, osm: street.osm,
            distance: center.map { SphericalDistance.meters($0, point) }, score: score, details: nil
        )
    }
}
