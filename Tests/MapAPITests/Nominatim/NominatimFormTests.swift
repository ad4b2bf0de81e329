import Foundation
import MapAPI
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct NominatimFormTests {
    private let asked = Asked(.photon, .nominatim, .mapwright)

    private func xml(_ target: String, status: Int = 200) throws -> String {
        let answer = try #require(try asked.response(target))
        #expect(answer.status == status)
        #expect(answer.contentType == .xml)
        let parser = XMLParser(data: Data(answer.body))
        #expect(parser.parse(), "\(target)")
        return String(decoding: answer.body, as: UTF8.self)
    }

    @Test func geoJSONHasABoxBesideEachFeature() throws {
        let answer = try asked.json("/search?q=kamppi&format=geojson&limit=5").value
        #expect(answer.type.string == "FeatureCollection")
        #expect(answer.licence.exists)
        #expect(!answer.features.list.isEmpty)
        for feature in answer.features.list {
            let box = feature.bbox.numbers
            let point = feature.geometry.coordinates.numbers
            #expect(box[0]...box[2] ~= point[0] && box[1]...box[3] ~= point[1])
            #expect(feature.properties.display_name.exists)
            #expect(!feature.properties.lat.exists)
        }
    }

    @Test func geocodeJSONHasItsPropertiesInABox() throws {
        let answer = try asked.json(
            "/search?q=Mannerheimintie+5&format=geocodejson&addressdetails=1&limit=1"
        ).value
        #expect(answer.geocoding.version.string == "0.1.0")
        #expect(answer.geocoding.query.string == "Mannerheimintie 5")
        let geocoding = answer.features[0].properties.geocoding
        #expect(geocoding.type.string == "house")
        #expect(geocoding.housenumber.string == "5")
        #expect(geocoding.street.string == "Mannerheimintie")
        #expect(geocoding.city.string == "Helsinki")
        #expect(geocoding.label.string == "5, Mannerheimintie, Keskusta, Helsinki, Uusimaa, Suomi")
        #expect(geocoding.admin.exists)
    }

    @Test func xmlListsPlaces() throws {
        let text = try xml("/search?q=Kampin+kappeli&format=xml&extratags=1&limit=1")
        #expect(text.contains("<searchresults attribution=\"Data © OpenStreetMap contributors"))
        #expect(text.contains("querystring=\"Kampin kappeli\""))
        #expect(text.contains("class=\"amenity\" type=\"place_of_worship\""))
        #expect(text.contains("<tag key=\"wikidata\" value=\"Q322921\"/>"))
        #expect(text.contains("more_url=\"/search?q=Kampin+kappeli&amp;format=xml"))
    }

    @Test func xmlTellsAPositionsPlaceWithItsParts() throws {
        let text = try xml("/nominatim/reverse?lat=60.17&lon=24.94&namedetails=1")
        #expect(
            text.contains(
                ">Bar Socis, 12, Kaivokatu, Keskusta, Helsinki, Uusimaa, 00100, Suomi</result>"))
        #expect(
            text.contains(
                "<addressparts><amenity>Bar Socis</amenity><house_number>12</house_number><road>"))
        #expect(
            try xml("/reverse?lat=0&lon=0&format=xml").contains("<error>Unable to geocode</error>"))
    }

    @Test func shapesComeInFourForms() throws {
        let target = "/search?q=Rautatientori&layer=address&limit=1&format=json&"
        let json = try asked.json(target + "polygon_geojson=1").value[0].geojson
        #expect(json.type.string?.hasSuffix("LineString") == true)
        let text = try asked.json(target + "polygon_text=1").value[0].geotext.string
        #expect(text?.hasPrefix("MULTILINESTRING((24.94") == true)
        let kml = try asked.json(target + "polygon_kml=1").value[0].geokml.string
        #expect(kml?.hasPrefix("<MultiGeometry><LineString><coordinates>24.94") == true)
        let svg = try asked.json(target + "polygon_svg=1").value[0].svg.string
        #expect(svg?.hasPrefix("M 24.94") == true)
        for form in ["geojson", "text", "kml", "svg"] {
            _ = try xml("/search?q=Rautatientori&format=xml&polygon_\(form)=1")
        }
        let point = try asked.json("/search?q=Mannerheimintie+5&limit=1&polygon_text=1").value[0]
        #expect(point.geotext.string?.hasPrefix("POINT(24.9") == true)
    }

    @Test func areasArePolygonsThatSimplify() throws {
        let target = "/search?q=[leisure=park]&limit=50&polygon_geojson=1&format=geojson"
        func size(_ answer: JSON) -> Int {
            answer.features.list.reduce(0) { sum, feature in
                sum + feature.geometry.coordinates.list.reduce(0) { $0 + $1.list.count }
            }
        }
        let whole = try asked.json(target).value
        let polygons = whole.features.list.filter { $0.geometry.type.string == "Polygon" }
        #expect(!polygons.isEmpty)
        for polygon in polygons {
            for ring in polygon.geometry.coordinates.list {
                #expect(ring.list.count > 3)
                #expect(ring[0].numbers == ring[ring.list.count - 1].numbers)
            }
        }
        #expect(size(try asked.json(target + "&polygon_threshold=0.0005").value) < size(whole))
    }

    @Test func aCallbackGetsTheJSON() throws {
        let answer = try #require(try asked.response("/search?q=kamppi&json_callback=map.found"))
        #expect(answer.contentType == .javaScript)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.hasPrefix("map.found([{") && text.hasSuffix("}])"))
        let xml = try asked.response("/search?q=kamppi&json_callback=f&format=xml")
        #expect(xml?.contentType == .xml)
        for name in ["alert(1)", "a..b", "", "1a", "a b"] {
            let encoded = name.replacing(" ", with: "%20")
            let refused = try asked.json("/search?q=kamppi&json_callback=\(encoded)")
            #expect(refused.status == 400)
            #expect(refused.value.error.message.string == "Invalid json_callback value")
        }
    }

    @Test(arguments: [
        ("/search", "Nothing to search for."), ("/search?q=%20", "Nothing to search for."),
        ("/search?q=", "Nothing to search for."),
        (
            "/search?q=a&city=b",
            "Structured query parameters (amenity, street, city, county, state, "
                + "postalcode, country) cannot be used together with 'q' parameter."
        ),
        (
            "/search?q=a&format=csv",
            "Parameter 'format' must be one of: xml, json, jsonv2, geojson, geocodejson"
        ),
        ("/search?q=a&limit=all", "Parameter 'limit' must be a number."),
        ("/search?q=a&viewbox=1,2,3", "Bounding box parameter needs 4 coordinates."),
        ("/search?q=a&viewbox=1,2,3,x", "Bounding box parameter needs to be numbers."),
        ("/search?q=a&viewbox=1,2,3,95", "Bounding box with invalid parameters."),
        ("/search?q=a&viewbox=1,2,1,2", "Bounding box with invalid parameters."),
        ("/search?q=a&exclude_place_ids=N1,house", "Invalid exclude ID: house"),
        (
            "/search?q=a&layer=moon",
            "Parameter 'layer' must be a list of: address, poi, railway, natural, manmade"
        ),
        (
            "/search?q=a&polygon_svg=1&polygon_kml=1",
            "Too many polygon output options selected."
        ),
        ("/reverse?format=json&lat=1", "Parameter 'lon' missing."),
        ("/reverse?format=json&lon=1", "Parameter 'lat' missing."),
        ("/reverse?format=json&lon=1&lat=nan", "Parameter 'lat' must be a number."),
        ("/reverse?format=json&lon=1&lat=1&zoom=1.5", "Parameter 'zoom' must be a number."),
        ("/status?format=xml", "Parameter 'format' must be one of: text, json"),
    ])
    func problemsAreToldWithACodeAndAMessage(_ target: String, _ message: String) throws {
        let answer = try asked.json(target)
        #expect(answer.status == 400)
        #expect(answer.value.error.code.integer == 400)
        #expect(answer.value.error.message.string == message)
    }

    @Test func problemsOfXMLAreXML() throws {
        let text = try xml("/reverse?format=xml&lat=1", status: 400)
        #expect(
            text.contains("<error><code>400</code><message>Parameter 'lon' missing.</message>"))
        let ids = Array(repeating: "N1", count: 51).joined(separator: ",")
        #expect(try xml("/lookup?osm_ids=\(ids)", status: 400).contains("Too many object IDs."))
    }
}
