import MapGeometry

/// The coordinates of a request: `lon,lat;lon,lat`, `polyline(…)` or `polyline6(…)`, perhaps with `.json` behind.
enum OSRMCoordinates {
    /// Reads them.
    ///
    /// - Throws: `APIProblem` with `InvalidQuery` for text that is none of these.
    static func read(_ text: String) throws(APIProblem) -> [CLLocationCoordinate2D] {
        var text = Substring(text)
        if text.hasSuffix(".json") { text = text.dropLast(5) }
        if text.hasSuffix(")") {
            for (prefix, precision) in [("polyline(", 5), ("polyline6(", 6)]
            where text.hasPrefix(prefix) {
                return try decoded(text.dropFirst(prefix.count).dropLast(), precision)
            }
        }
        var coordinates: [CLLocationCoordinate2D] = []
        for part in text.split(
            separator: ";", maxSplits: mostCoordinates, omittingEmptySubsequences: false)
        {
            let numbers = part.split(separator: ",", omittingEmptySubsequences: false)
            guard numbers.count == 2, let longitude = PlainNumber.read(numbers[0]),
                let latitude = PlainNumber.read(numbers[1])
            else {
                throw .osrm(.invalidQuery, "“\(part.prefix(40))” is not LONGITUDE,LATITUDE")
            }
            coordinates.append(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        return coordinates
    }

    /// More than any service takes.
    private static let mostCoordinates = 10_000

    private static func decoded(
        _ text: Substring, _ precision: Int
    ) throws(APIProblem) -> [CLLocationCoordinate2D] {
        do {
            return try EncodedPolyline.decode(String(text), precision: precision)
        } catch {
            throw .osrm(.invalidQuery, "the polyline cannot be read: \(error)")
        }
    }
}
