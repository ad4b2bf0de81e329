import Answers
import Geodesy
import MapGeometry
import Roads

/// Valhalla's action `isochrone`.
enum ValhallaIsochrone {
    /// The maximum number of contours, the longest time in minutes and the longest distance in kilometers.
    static let mostContours = 4
    static let mostMinutes = 120.0
    static let mostKilometers = 200.0

    private typealias Ring = [(longitude: Double, latitude: Double)]

    /// A contour of a request.
    private struct Contour {
        /// The limit in minutes or kilometers.
        let value: Double
        /// Whether the value is kilometers.
        let isDistance: Bool
        /// Six hexadecimal digits; nil for one of ours.
        let color: String?
    }

    @Sendable
    static func answer(_ call: APICall) throws -> APIResponse {
        let question = try ValhallaQuestion(call)
        let location = try ValhallaLocation.read(question, count: 1...1)[0]
        // The largest first: clients read them from the end, beside ascending times.
        let contours = try contours(question.json["contours"]).sorted {
            ($0.isDistance ? 1 : 0, $0.value) > ($1.isDistance ? 1 : 0, $1.value)
        }
        guard try ValhallaTime(question.json["date_time"]).arrival == nil,
            question.json["reverse"]?.boolean != true
        else {
            throw APIProblem.valhalla(
                .noArrivalForIsochrones, "Arrive by not implemented for isochrones")
        }
        let router = try question.router(for: [location.waypoint.coordinate])
        let avoiding = try question.avoidance()
        let areas = try question.asking { () throws(RoutingError) in
            let distances = contours.filter(\.isDistance).map { $0.value * 1000 }
            let times = contours.filter { !$0.isDistance }.map { Duration.seconds($0.value * 60) }
            var areas: [Isochrone] = []
            if !distances.isEmpty {
                areas += try router.isochrones(
                    from: location.waypoint, withinMeters: distances, avoiding: avoiding)
            }
            if !times.isEmpty {
                areas += try router.isochrones(
                    from: location.waypoint, within: times, avoiding: avoiding)
            }
            return areas
        }
        let form = Form(question)
        var json = JSONText(capacity: 1 << 15)
        json.raw("{\"type\":\"FeatureCollection\",\"features\":[")
        var count = 0
        for (index, (contour, area)) in zip(contours, areas).enumerated() {
            for geometry in form.geometries(area) {
                json.comma(unlessFirst: count)
                count += 1
                write(contour, index, &json)
                json.raw(geometry.bytes)
                json.raw("}")
            }
        }
        if form.showsLocations {
            let snap = try question.asking { () throws(RoutingError) in
                try router.snapAll([location.waypoint])[0][0].place
            }
            for (type, place) in [("input", nil), ("snapped", snap)] {
                json.comma(unlessFirst: count)
                count += 1
                json.raw("{\"type\":\"Feature\",\"properties\":{\"type\":")
                json.string(type)
                json.raw("},\"geometry\":{\"type\":\"MultiPoint\",\"coordinates\":[")
                let asked = PackedCoordinate(rounding: location.waypoint.coordinate)
                json.roundedPosition(
                    place?.latitude ?? asked.latitude, place?.longitude ?? asked.longitude)
                json.raw("]}}")
            }
        }
        json.raw("]")
        try question.writeEnd(&json)
        return APIResponse(json.bytes)
    }

    private static func contours(_ value: JSONInput?) throws(APIProblem) -> [Contour] {
        guard let list = value?.list, !list.isEmpty else {
            throw .valhalla(
                .noContours, "Insufficiently specified required parameter 'contours'")
        }
        guard list.count <= mostContours else {
            throw .valhalla(.tooManyContours, "Exceeded max contours: \(mostContours)")
        }
        var contours: [Contour] = []
        for contour in list {
            let (time, distance) = (contour["time"]?.number, contour["distance"]?.number)
            guard let value = time ?? distance, value > 0 else {
                throw .valhalla(
                    .noTime, "Insufficiently specified required parameter 'time' or 'distance'")
            }
            guard value <= mostMinutes || time == nil else {
                throw .valhalla(.tooLongTime, "Exceeded max time: \(Int(mostMinutes)) minutes")
            }
            guard value <= mostKilometers else {
                throw .valhalla(
                    .tooLongDistance, "Exceeded max distance: \(Int(mostKilometers)) kilometers")
            }
            let color = contour["color"]?.string.map {
                $0.hasPrefix("#") ? $0.dropFirst() : $0[...]
            }
            let isColor = color.map { $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) }
            contours.append(
                Contour(
                    value: value, isDistance: time == nil,
                    color: isColor == true ? color.map(String.init) : nil))
        }
        return contours
    }

    private static func write(_ contour: Contour, _ index: Int, _ json: inout JSONText) {
        let color = "#" + (contour.color ?? ["bf4040", "bfaa40", "6abf40", "40bf95"][index % 4])
        json.raw("{\"type\":\"Feature\",\"properties\":{\"contour\":")
        json.number(contour.value)
        json.raw(
            contour.isDistance ? ",\"metric\":\"distance\"" : ",\"metric\":\"time\"")
        for name: StaticString in ["color", "fill", "fillColor"] {
            json.member(name, nonempty: color)
        }
        json.raw(",\"fillOpacity\":0.33,\"fill-opacity\":0.33,\"opacity\":0.33},\"geometry\":")
    }

    /// The form in which areas are written.
    private struct Form {
        let makesPolygons: Bool
        /// Rings smaller than this share of the largest are left out.
        let denoise: Double
        let toleranceMeters: Double
        let showsLocations: Bool

        init(_ question: ValhallaQuestion) {
            makesPolygons = question.json["polygons"]?.boolean ?? false
            denoise = min(max(question.json["denoise"]?.number ?? 1, 0), 1)
            toleranceMeters = min(max(question.json["generalize"]?.number ?? 0, 0), 10_000)
            showsLocations = question.json["show_locations"]?.boolean ?? false
        }

        /// The geometries of an area's features: one of polygons, or one of each line.
        func geometries(_ area: Isochrone) -> [JSONText] {
            let largest = area.polygons.compactMap(\.first).map(Self.size).max() ?? 0
            let polygons = area.polygons.map { rings in
                rings.filter { Self.size($0) >= largest * denoise }.map(simplified)
            }.filter { !$0.isEmpty }
            guard makesPolygons else {
                return polygons.joined().map { ring in
                    var json = JSONText(capacity: ring.count * 24)
                    json.raw("{\"type\":\"LineString\",\"coordinates\":")
                    Self.write(ring, &json)
                    json.raw("}")
                    return json
                }
            }
            guard !polygons.isEmpty else { return [] }
            var json = JSONText(capacity: 1 << 14)
            func write(_ polygon: [Ring], _ json: inout JSONText) {
                json.list(polygon) { Self.write($0, &$1) }
            }
            json.raw("{\"type\":")
            json.raw(polygons.count == 1 ? "\"Polygon\"" : "\"MultiPolygon\"")
            json.raw(",\"coordinates\":")
            if polygons.count == 1 {
                write(polygons[0], &json)
            } else {
                json.list(polygons) { write($0, &$1) }
            }
            json.raw("}")
            return [json]
        }

        private func simplified(_ ring: Ring) -> Ring {
            guard toleranceMeters > 0 else { return ring }
            let line = ring.map {
                CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude)
            }
            return Simplification.douglasPeucker(
                line, toleranceMeters: toleranceMeters, isRing: true
            ).map { ($0.longitude, $0.latitude) }
        }

        private static func write(_ ring: Ring, _ json: inout JSONText) {
            json.list(ring) { corner, json in
                json.roundedPosition(
                    PackedCoordinate.units(rounding: corner.latitude),
                    PackedCoordinate.units(rounding: corner.longitude))
            }
        }

        /// The size of a ring, in degrees of latitude times degrees of longitude.
        private static func size(_ ring: Ring) -> Double {
            guard let first = ring.first else { return 0 }
            let doubled = zip(ring, ring.dropFirst()).reduce(0) { sum, edge in
                sum
                    + (edge.0.longitude - first.longitude) * (edge.1.latitude - first.latitude)
                    - (edge.1.longitude - first.longitude) * (edge.0.latitude - first.latitude)
            }
            return abs(doubled) / 2
        }
    }
}
