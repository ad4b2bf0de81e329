import MapKit
import Testing

struct ShapeTests {
    func coordinates(_ pairs: (Double, Double)...) -> [CLLocationCoordinate2D] {
        pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    }

    @Test func circleHasTheSizeMeasuredOnApplesSystems() {
        let equator = MKCircle(center: CLLocationCoordinate2D(), radius: 1000)
        #expect(abs(equator.boundingMapRect.width - 13487.106730179301) < 1e-6)
        #expect(abs(equator.boundingMapRect.minX - 134210984.4466349) < 1e-4)
        let beijing = MKCircle(
            center: CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074), radius: 1000)
        #expect(abs(beijing.boundingMapRect.height - 17509.235932456693) < 1e-6)
        #expect(abs(beijing.boundingMapRect.minY - 101708498.92930254) < 1e-4)
        let again = MKCircle(mapRect: beijing.boundingMapRect)
        #expect(abs(again.radius - 1000) < 1e-6)
        #expect(abs(again.coordinate.latitude - 39.9042) < 1e-9)
    }

    @Test func polygonHasTheMiddleOfItsBounds() {
        let corners = coordinates((0, 0), (0, 1), (1, 1))
        let polygon = MKPolygon(coordinates: corners, count: corners.count)
        #expect(abs(polygon.coordinate.latitude - 0.5000190396762) < 1e-9)
        #expect(abs(polygon.boundingMapRect.width - 745654.0444444) < 1e-6)
        #expect(polygon.pointCount == 3 && polygon.interiorPolygons == nil)
        let north = coordinates((60, 0), (60, 10), (70, 10), (70, 0))
        #expect(
            abs(
                MKPolygon(coordinates: north, count: 4).coordinate.latitude
                    - 65.4735500611198) < 1e-9)
        let holed = MKPolygon(coordinates: north, count: 4, interiorPolygons: [polygon])
        #expect(holed.interiorPolygons?.count == 1)
    }

    @Test func emptyShapesAreAsOnApplesSystems() {
        let polygon = MKPolygon(coordinates: [], count: 0)
        #expect(polygon.boundingMapRect.minX == .infinity)
        #expect(polygon.boundingMapRect.width == -.infinity)
        #expect(polygon.coordinate.latitude.isNaN)
        let line = MKPolyline(coordinates: [], count: 0)
        #expect(line.boundingMapRect.isNull && line.boundingMapRect.width == 0)
        #expect(line.coordinate.latitude == -90 && line.coordinate.longitude.isNaN)
        #expect(!line.intersects(.world))
    }

    @Test func pointsAreReadBack() {
        let places = coordinates((10, 20), (86, 30), (-12, 40))
        let line = MKPolyline(coordinates: places, count: 3)
        var read = [CLLocationCoordinate2D](repeating: .init(), count: 3)
        line.getCoordinates(&read, range: NSRange(location: 0, length: 3))
        #expect(abs(read[0].latitude - 10) < 1e-10 && abs(read[2].longitude - 40) < 1e-10)
        #expect(abs(read[1].latitude - 85) < 1e-10)
        let points = UnsafeBufferPointer(start: line.points(), count: line.pointCount)
        #expect(points.map(\.x) == places.map { MKMapPoint($0).x })
        line.getCoordinates(&read, range: NSRange(location: 2, length: 9))
        line.getCoordinates(&read, range: NSRange(location: 7, length: 1))
        line.getCoordinates(&read, range: NSRange(location: 2, length: .max))
        #expect(abs(read[0].latitude + 12) < 1e-10)
        let again = MKPolyline(points: line.points(), count: line.pointCount)
        #expect(again.boundingMapRect == line.boundingMapRect)
    }

    @Test func locationsAreFractionsOfTheLength() {
        let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 30, y: 40), MKMapPoint(x: 30, y: 190)]
        let line = MKPolyline(points: points, count: 3)
        #expect(line.locations(at: IndexSet([0, 1, 2])) == [0, 0.25, 1])
        #expect(line.location(atPointIndex: 1) == 0.25)
        #expect(line.location(atPointIndex: 9) == 0)
    }

    @Test func geodesicLinesAreBentAndGoOnOverTheEdge() throws {
        let far = coordinates((0, 0), (60, 1))
        let line = MKGeodesicPolyline(coordinates: far, count: 2)
        #expect(line.pointCount > 6000)
        let across = coordinates((50, 170), (50, -170))
        let over = MKGeodesicPolyline(coordinates: across, count: 2)
        #expect(over.boundingMapRect.maxX > MKMapSize.world.width)
        #expect(over.boundingMapRect.width < MKMapSize.world.width / 10)
        let top = try #require(over.mapPoints.map(\.coordinate.latitude).max())
        #expect(top > 50.4)
    }

    final class Route: MKPolyline {
        var color: UIColor = .systemBlue
    }

    @Test func linesOfAppsHaveTheSameInitializers() {
        let places = coordinates((0, 0), (1, 1))
        let route = Route(coordinates: places, count: 2)
        #expect(route.pointCount == 2 && route.color == .systemBlue)
    }

    @Test func geoJSONBecomesShapes() throws {
        let text = """
            {"type":"FeatureCollection","features":[
              {"type":"Feature","id":7,"properties":{"name":"Park"},"geometry":
                {"type":"Polygon","coordinates":[[[0,0],[0,2],[2,2],[2,0]],[[1,1],[1,1.5],[1.5,1.5],[1,1]]]}},
              {"type":"Feature","properties":null,"geometry":{"type":"GeometryCollection","geometries":[
                {"type":"Point","coordinates":[24.94,60.17,12]},
                {"type":"MultiLineString","coordinates":[[[0,0],[1,1]],[[2,2],[3,3]]]}]}},
              {"type":"Feature","properties":{},"geometry":null}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap {
            $0 as? MKGeoJSONFeature
        }
        #expect(features.map(\.identifier) == ["7", nil, nil])
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.interiorPolygons?.first?.pointCount == 4)
        let properties = try #require(features[0].properties)
        #expect(
            try JSONDecoder().decode([String: String].self, from: properties) == ["name": "Park"])
        #expect(features[1].properties == nil)
        #expect((features[1].geometry[0] as? MKPointAnnotation)?.coordinate.latitude == 60.17)
        #expect((features[1].geometry[1] as? MKMultiPolyline)?.polylines.count == 2)
        #expect(features[2].geometry.isEmpty)
    }

    @Test func brokenGeoJSONIsTold() throws {
        do {
            _ = try MKGeoJSONDecoder().decode(Data("{}".utf8))
            Issue.record("read an empty object")
        } catch {
            #expect((error as NSError).domain == MKErrorDomain)
            #expect((error as NSError).code == 6)
            if case MKError.decodingFailed = error {} else { Issue.record("another code") }
        }
        do {
            _ = try MKGeoJSONDecoder().decode(Data("nothing".utf8))
            Issue.record("read no JSON")
        } catch {
            #expect((error as NSError).domain == NSCocoaErrorDomain)
            #expect((error as NSError).code == 3840)
        }
    }
}
