import MapGeometry
import MapPainter
import Testing

/// What is told of GeoJSON that cannot be drawn.
struct BrokenFeatureTests {
    private static func faults(_ text: String) throws -> [String] {
        GeoJSONTiles(try JSONValue(decoding: Array(text.utf8))).faults
    }

    @Test(arguments: [
        (
            #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 95]}}"#,
            "has positions that are no degrees of longitude and latitude"
        ),
        (
            #"{"type": "LineString", "coordinates": [[1, 2], [748000.5, 6676000]]}"#,
            "has positions that are no degrees of longitude and latitude"
        ),
        (#"{"type": "LineString", "coordinates": [[1, 2]]}"#, "has too few positions for its type"),
        (
            #"{"type": "Feature", "geometry": {"type": "Circle", "coordinates": [1, 2]}}"#,
            "is of a type that GeoJSON does not have"
        ),
        (#"{"type": "Feature", "properties": {}}"#, "has no geometry"),
        (#"{"type": "Point"}"#, "has no coordinates"),
        (#"{"type": "Polygon", "coordinates": "here"}"#, "has no coordinates"),
        (#"{"type": "FeatureCollection"}"#, "has no list of features"),
    ])
    func aBrokenFeatureIsTold(text: String, fault: String) throws {
        #expect(try Self.faults(text) == ["feature 1 \(fault)"])
    }

    @Test func brokenFeaturesAreCountedAndTheFirstIsNamed() throws {
        let good = #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [24, 60]}}"#
        let bad =
            #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": ["24", "60"]}}"#
        let text = #"{"type": "FeatureCollection", "features": [\#(good), \#(bad), \#(good), {}]}"#
        #expect(
            try Self.faults(text) == [
                "2 features are broken: feature 2 has positions that are no degrees of longitude and latitude"
            ])
    }

    @Test(arguments: [
        #"{"type": "Feature", "geometry": null}"#,
        #"{"type": "FeatureCollection", "features": []}"#,
        #"{"type": "MultiPolygon", "coordinates": []}"#,
        #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 2, 3]}]}"#,
    ])
    func whatIsAllowedIsNoFault(text: String) throws {
        #expect(try Self.faults(text).isEmpty)
    }
}
