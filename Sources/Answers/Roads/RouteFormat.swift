import Geodesy
import MapGeometry
import Roads

/// The forms routes can be written in besides the JSON document.
public enum RouteFormat: String, Sendable, CaseIterable {
    /// A FeatureCollection with a LineString for each route.
    case geojson
    /// A GPX 1.1 file with a track for each route.
    case gpx
    /// Google's encoded polyline with five decimals, one a line.
    case polyline
}

extension RouteAnswer {
    /// Returns the routes in another format, as the bytes of a file.
    public func bytes(as format: RouteFormat) throws -> [UInt8] {
        switch format {
        case .geojson: geojson()
        case .gpx: gpx()
        case .polyline: try polyline()
        }
    }

    private func geojson() -> [UInt8] {
        var json = JSONText(capacity: 1 << 14)
        json.raw("{\"type\":\"FeatureCollection\",\"features\":[")
        for (index, route) in routes.enumerated() {
            json.comma(unlessFirst: index)
            json.raw("{\"type\":\"Feature\",\"properties\":{\"name\":")
            json.string(RouteSummary(route, router.graph).name)
            json.raw(",\"distance\":")
            json.meters(route.meters)
            json.raw(",\"expectedTravelTime\":")
            json.seconds(route.expectedTravelTime)
            json.raw(",\"transportType\":")
            json.string(router.graph.mode.name)
            json.raw("},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[")
            json.line(of: route.legs.map(LegGeometryText.init))
            json.raw("]}}")
        }
        json.raw("]}\n")
        return json.bytes
    }

    private func gpx() -> [UInt8] {
        var text = JSONText(capacity: 1 << 14)
        text.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        text.raw("<gpx version=\"1.1\" creator=\"mapwright\" ")
        text.raw("xmlns=\"http://www.topografix.com/GPX/1/1\">\n")
        for route in routes {
            text.raw("<trk><name>")
            text.raw(Array(Self.escaped(RouteSummary(route, router.graph).name).utf8))
            text.raw("</name><trkseg>\n")
            route.forEachPoint { latitude, longitude in
                text.raw("<trkpt lat=\"")
                text.degrees(latitude)
                text.raw("\" lon=\"")
                text.degrees(longitude)
                text.raw("\"/>\n")
            }
            text.raw("</trkseg></trk>\n")
        }
        text.raw("</gpx>\n")
        return text.bytes
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    private func polyline() throws -> [UInt8] {
        var bytes: [UInt8] = []
        for route in routes {
            var line: [CLLocationCoordinate2D] = []
            route.forEachPoint { latitude, longitude in
                line.append(PackedCoordinate(latitude, longitude).coordinate)
            }
            bytes += Array(try EncodedPolyline.encode(line).utf8) + [UInt8(ascii: "\n")]
        }
        return bytes
    }
}

extension Route {
    /// Calls `visit` with the latitude and longitude of every point of the route's line, 1e-7 degrees.
    fileprivate func forEachPoint(_ visit: (Int32, Int32) -> Void) {
        for (index, leg) in legs.enumerated() {
            // A leg begins where the one before ended.
            for point in (index == 0 ? 0 : 1)..<leg.latitudes.count {
                visit(leg.latitudes[point], leg.longitudes[point])
            }
        }
    }
}
