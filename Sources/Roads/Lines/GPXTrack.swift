import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
#if canImport(Darwin)
    import MapKit
#else
    import CoreLocation
#endif

/// The points of a GPX file: of its tracks or, if it has none, of its routes or waypoints.
public enum GPXTrack {
    /// Reads a file's bytes.
    ///
    /// - Throws: `RouteLineError` if they are not GPX or a point has no position.
    public static func points(_ bytes: Data) throws(RouteLineError) -> [CLLocationCoordinate2D] {
        let reader = Reader()
        let parser = XMLParser(data: bytes)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if let fault = reader.fault { throw RouteLineError(fault) }
        guard isRead else {
            throw RouteLineError("the track is not GPX: line \(parser.lineNumber) is broken")
        }
        guard reader.isGPX else { throw RouteLineError("the track is not GPX") }
        return [reader.track, reader.route, reader.waypoints].first { !$0.isEmpty } ?? []
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var track: [CLLocationCoordinate2D] = []
        var route: [CLLocationCoordinate2D] = []
        var waypoints: [CLLocationCoordinate2D] = []
        var isGPX = false
        var fault: String?

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if name == "gpx" { isGPX = true }
            guard ["trkpt", "rtept", "wpt"].contains(name) else { return }
            guard let latitude = attributes["lat"].flatMap(Double.init),
                let longitude = attributes["lon"].flatMap(Double.init), abs(latitude) <= 90,
                abs(longitude) <= 180
            else {
                fault = "line \(parser.lineNumber) of the track: a point without a position"
                parser.abortParsing()
                return
            }
            let point = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            switch name {
            case "trkpt": track.append(point)
            case "rtept": route.append(point)
            default: waypoints.append(point)
            }
        }
    }
}
