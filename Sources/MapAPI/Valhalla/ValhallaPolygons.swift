import Answers
import MapGeometry
import Roads

/// The polygons that Valhalla's requests exclude: a list of rings, or GeoJSON.
enum ValhallaPolygons {
    /// The maximum number of corners, since each is compared with the roads near it.
    private static let mostCorners = 1000

    /// The areas of `exclude_polygons`, or of `avoid_polygons` as it was called.
    ///
    /// - Throws: `APIProblem` 130 for what is no polygon, 167 for too many corners.
    static func areas(_ json: JSONInput) throws(APIProblem) -> [RoadExclusion.Area] {
        guard let told = json["exclude_polygons"] ?? json["avoid_polygons"] else { return [] }
        var areas: [RoadExclusion.Area] = []
        if let rings = told.list {
            for ring in rings { areas.append(.init(rings: [try self.ring(ring)])) }
        } else {
            for feature in told["features"]?.list ?? [told] {
                areas += try self.areas(ofGeometry: feature["geometry"] ?? feature)
            }
        }
        guard areas.reduce(0, { $0 + $1.cornerCount }) <= mostCorners else {
            throw .valhalla(
                .tooLargePolygons,
                "Exceeded maximum of corners for exclude_polygons: \(mostCorners)")
        }
        return areas
    }

    private static func areas(
        ofGeometry geometry: JSONInput
    ) throws(APIProblem) -> [RoadExclusion.Area] {
        switch geometry["type"]?.string {
        case "Polygon": return [try polygon(geometry["coordinates"])]
        case "MultiPolygon":
            var areas: [RoadExclusion.Area] = []
            for part in geometry["coordinates"]?.list ?? [] { areas.append(try polygon(part)) }
            return areas
        default: throw malformed
        }
    }

    private static func polygon(_ json: JSONInput?) throws(APIProblem) -> RoadExclusion.Area {
        var rings: [[CLLocationCoordinate2D]] = []
        for ring in json?.list ?? [] { rings.append(try self.ring(ring)) }
        return RoadExclusion.Area(rings: rings)
    }

    private static func ring(_ json: JSONInput) throws(APIProblem) -> [CLLocationCoordinate2D] {
        var ring: [CLLocationCoordinate2D] = []
        for corner in json.list ?? [] {
            let numbers = (corner.list ?? []).map(\.number)
            guard numbers.count >= 2, let longitude = numbers[0], let latitude = numbers[1],
                abs(latitude) <= 90, abs(longitude) <= 180
            else { throw malformed }
            ring.append(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        guard ring.count >= 3 else { throw malformed }
        return ring
    }

    private static let malformed = APIProblem.valhalla(
        .badLocation, "exclude_polygons is no list of rings of longitude and latitude, nor GeoJSON")
}
