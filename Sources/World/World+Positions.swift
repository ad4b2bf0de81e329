import Bytes
import Foundation

extension WorldFile {
    /// How far from its outline a state may still hold a place of its country, in thousandths of degrees.
    static let nearestStateReach = 300
}

extension World {
    /// Where in the world a position is.
    package struct Situation: Equatable, Sendable {
        /// Nil at sea.
        package var country: Country?
        /// Nil where the country has no states, or none is known.
        package var state: State?
        /// The name in IANA's database, such as "Europe/Helsinki"; at sea one such as "Etc/GMT-2".
        package var timeZone: String
    }

    /// Returns the country, the state and the time zone of a position.
    ///
    /// Inside a cell of a degree that one zone holds whole that is one look-up; at borders outlines are compared.
    ///
    /// - Parameters:
    ///   - latitude: Degrees; beyond ±90 the nearest pole.
    ///   - longitude: Degrees; those beyond ±180 are wrapped.
    /// - Returns: The situation; nil for numbers that are none.
    package func situation(latitude: Double, longitude: Double) -> Situation? {
        guard latitude.isFinite, longitude.isFinite, abs(longitude) < 1e6 else { return nil }
        let wrapped = longitude - 360 * ((longitude + 180) / 360).rounded(.down)
        let search = AreaSearch(
            file: file, y: min(max(latitude, -90), 90) * 1_000, x: wrapped * 1_000)
        let zones = file.zoneNames.count
        guard let zone = search.zone() else {
            return Situation(
                country: latitude < -75 ? self.country(code: "AQ") : nil,
                timeZone: Self.zoneAtSea(longitude: wrapped))
        }
        let country = country(ofZone: zone, latitude: latitude)
        let state = country.flatMap { search.state(of: $0.number) }
        return Situation(
            country: country, state: state.map { State(number: $0 - zones) },
            timeZone: file.string(file.zoneNames[orZero: zone]))
    }

    /// Returns the country of a position, as ``situation(latitude:longitude:)`` has it; nil at sea.
    package func country(latitude: Double, longitude: Double) -> Country? {
        guard latitude.isFinite, longitude.isFinite, abs(longitude) < 1e6 else { return nil }
        let wrapped = longitude - 360 * ((longitude + 180) / 360).rounded(.down)
        let search = AreaSearch(
            file: file, y: min(max(latitude, -90), 90) * 1_000, x: wrapped * 1_000)
        guard let zone = search.zone() else { return latitude < -75 ? country(code: "AQ") : nil }
        return country(ofZone: zone, latitude: latitude)
    }

    private func country(ofZone zone: Int, latitude: Double) -> Country? {
        // What lies south of 60° is Antarctica by its treaty, whoever's time its stations keep.
        if latitude < -60 { return country(code: "AQ") }
        let code = file.zoneCountries[orZero: zone]
        return code == WorldFile.none ? nil : Country(number: Int(code))
    }

    /// The zone of ships: so many hours from Greenwich, with the sign that the database gives it.
    private static func zoneAtSea(longitude: Double) -> String {
        let hours = Int((longitude / 15).rounded())
        return hours == 0 ? "Etc/GMT" : "Etc/GMT" + (hours > 0 ? "-" : "+") + "\(abs(hours))"
    }
}

/// One look-up of a position among the outlines.
private struct AreaSearch {
    let file: WorldFile
    /// Thousandths of degrees.
    let y, x: Double

    private var candidates: Range<Int> {
        let row = min(max(Int((y / 1_000 + 90).rounded(.down)), 0), WorldFile.rows - 1)
        let column = min(max(Int((x / 1_000 + 180).rounded(.down)), 0), WorldFile.columns - 1)
        return file.range(file.cellStarts, row * WorldFile.columns + column)
            .clamped(to: 0..<file.cellAreas.count)
    }

    /// The zone that holds the position, or the nearest within a kilometer or two: coastal outlines are simplified.
    func zone() -> Int? {
        let zones = file.zoneNames.count
        var near: [Int] = []
        for index in candidates {
            let entry = Int(file.cellAreas[orZero: index])
            let area = entry >> 1
            guard area < zones else { break }
            if entry & 1 == 1 || contains(area) { return area }
            near.append(area)
        }
        return nearest(near, within: 20)
    }

    /// The state of a country that holds the position, or the nearest.
    func state(of country: Int) -> Int? {
        let zones = file.zoneNames.count
        var near: [Int] = []
        for index in candidates {
            let entry = Int(file.cellAreas[orZero: index])
            let area = entry >> 1
            guard area >= zones,
                Int(file.stateCountries[orZero: area - zones]) == country
            else { continue }
            if entry & 1 == 1 || contains(area) { return area }
            near.append(area)
        }
        return nearest(near, within: Double(WorldFile.nearestStateReach))
    }

    private func pieces(_ area: Int) -> Range<Int> {
        file.range(file.areaPieces, area).clamped(to: 0..<(file.pieceBoxes.count / 4))
    }

    /// Whether an area's outline holds the position, by the even-odd rule.
    private func contains(_ area: Int) -> Bool {
        var isInside = false
        for piece in pieces(area) {
            let box = piece * 4
            guard Double(file.pieceBoxes[orZero: box]) <= y,
                Double(file.pieceBoxes[orZero: box + 2]) >= y,
                Double(file.pieceBoxes[orZero: box + 3]) >= x
            else { continue }
            forEachEdge(of: piece) { aY, aX, bY, bX in
                if (aY <= y) != (bY <= y), aX + (y - aY) / (bY - aY) * (bX - aX) > x {
                    isInside.toggle()
                }
            }
        }
        return isInside
    }

    private func forEachEdge(of piece: Int, _ body: (Double, Double, Double, Double) -> Void) {
        let south = Double(file.pieceBoxes[orZero: piece * 4])
        let west = Double(file.pieceBoxes[orZero: piece * 4 + 1])
        let points = file.range(file.piecePoints, piece).clamped(to: 0..<(file.points.count / 2))
        guard points.count > 1 else { return }
        var aY = south + Double(file.points[orZero: points.lowerBound * 2])
        var aX = west + Double(file.points[orZero: points.lowerBound * 2 + 1])
        for point in points.dropFirst() {
            let bY = south + Double(file.points[orZero: point * 2])
            let bX = west + Double(file.points[orZero: point * 2 + 1])
            body(aY, aX, bY, bX)
            (aY, aX) = (bY, bX)
        }
    }

    /// The area whose outline is nearest, of those within a distance in thousandths of degrees of latitude.
    private func nearest(_ areas: [Int], within reach: Double) -> Int? {
        guard !areas.isEmpty else { return nil }
        let scale = max(cos(y / 1_000 * .pi / 180), 0.01)
        var best: (distance: Double, area: Int)?
        for area in areas {
            for piece in pieces(area) {
                let box = piece * 4
                let limit = best?.distance ?? reach * reach
                // How far the box is at least.
                let up = max(
                    Double(file.pieceBoxes[orZero: box]) - y,
                    y - Double(file.pieceBoxes[orZero: box + 2]), 0)
                let aside =
                    max(
                        Double(file.pieceBoxes[orZero: box + 1]) - x,
                        x - Double(file.pieceBoxes[orZero: box + 3]), 0) * scale
                guard up * up + aside * aside < limit else { continue }
                forEachEdge(of: piece) { aY, aX, bY, bX in
                    let (edgeY, edgeX) = (bY - aY, (bX - aX) * scale)
                    let (pointY, pointX) = (y - aY, (x - aX) * scale)
                    let length = edgeY * edgeY + edgeX * edgeX
                    let along =
                        length > 0
                        ? min(max((pointY * edgeY + pointX * edgeX) / length, 0), 1) : 0
                    let (offY, offX) = (pointY - along * edgeY, pointX - along * edgeX)
                    let distance = offY * offY + offX * offX
                    if distance < best?.distance ?? (reach * reach) { best = (distance, area) }
                }
            }
        }
        return best?.area
    }
}
