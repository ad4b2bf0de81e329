import MapAPI
import Testing

@Suite struct PhotonReverseTests {
    private let asked = Asked(.photon, .mapwright)

    private func features(_ target: String) throws -> [JSON] {
        let answer = try asked.json(target)
        #expect(answer.status == 200, "\(target)")
        return answer.value.features.list
    }

    @Test func theNearestIsOneUnlessMoreAreAskedFor() throws {
        let one = try features("/reverse?lat=60.17&lon=24.94")
        #expect(one.count == 1)
        #expect(one.first?.properties.street.string == "Kaivokatu")
        #expect(try features("/reverse?lat=60.17&lon=24.94&limit=10").count == 10)
        #expect(try features("/reverse?lat=60.17&lon=24.94&limit=10000").count == 50)
    }

    @Test func theRadiusIsKept() throws {
        let found = try features("/reverse?lat=60.17&lon=24.94&limit=50&radius=0.05")
        #expect(!found.isEmpty)
        for feature in found {
            let point = feature.geometry.coordinates.numbers
            // 60 m north or south, and the same east or west at this latitude.
            #expect(abs(point[1] - 60.17) < 0.0006 && abs(point[0] - 24.94) < 0.0012)
        }
        #expect(try features("/reverse?lat=0&lon=0&radius=10").isEmpty)
        #expect(try features("/reverse?lat=60.17&lon=24.94&radius=0").isEmpty)
    }

    @Test func theFiveNearestOfATag() throws {
        let found = try features(
            "/reverse?lat=60.17&lon=24.94&radius=5&osm_tag=amenity:pharmacy&limit=5")
        #expect(found.count > 1)
        for feature in found { #expect(feature.properties.osm_value.string == "pharmacy") }
    }

    @Test func layersAreKept() throws {
        let streets = try features("/reverse?lat=60.17&lon=24.94&layer=street&limit=3")
        #expect(!streets.isEmpty)
        for feature in streets { #expect(feature.properties.type.string == "street") }
    }

    @Test func whatIsFoundIsFoundAgainAtItsPlace() throws {
        for feature in try asked.json("/api?q=kahvila&limit=10").value.features.list {
            let point = feature.geometry.coordinates.numbers
            let again = try features("/reverse?lat=\(point[1])&lon=\(point[0])&limit=20")
            #expect(
                again.contains {
                    $0.properties.osm_id.integer == feature.properties.osm_id.integer
                })
        }
    }

    @Test func leafletControlGeocodersRequestsAreAnswered() throws {
        let typed = try features(
            "/api/?q=Kamppi&lat=60.171943&lon=24.941427000000002&zoom=13.75")
        #expect(typed.first?.properties.name.string == "Kamppi")
        let clicked = try features("/reverse/?lat=60.1699&lon=24.9384")
        #expect(clicked.count == 1)
    }
}

@Suite struct PhotonProblemTests {
    private let asked = Asked(.photon)

    @Test(arguments: [
        ("/api", "q parameter is required when no include categories are specified"),
        ("/api?q=+", "q parameter is required when no include categories are specified"),
        ("/api?q=a&lang=xx", "Language is not supported. Supported are: default, en, de, fr"),
        ("/api?q=a&layer=moon", "Unknown layer type. Available layers: ["),
        ("/api?q=a&osm_tag=a:b:c", "Invalid format for osm_tag parameter."),
        ("/api?q=a&osm_tag=", "Invalid format for osm_tag parameter."),
        ("/api?q=a&osm_tag=!", "Invalid format for osm_tag parameter."),
        ("/api?q=a&osm_tag=k:", "Invalid format for osm_tag parameter."),
        ("/api?q=a&include=a..b", "Invalid category pattern in 'include'."),
        ("/api?q=a&exclude=a%20b", "Invalid category pattern in 'exclude'."),
        ("/api?q=a&limit=many", "Invalid value for 'limit' parameter."),
        ("/api?q=a&lat=60", "Missing parameter 'lon'."),
        ("/api?q=a&lon=24", "Missing parameter 'lat'."),
        ("/api?q=a&lat=91&lon=0", "Invalid value for 'lat' parameter."),
        ("/api?q=a&lat=0&lon=nan", "Invalid value for 'lon' parameter."),
        ("/api?q=a&lat=0&lon=0&zoom=deep", "Invalid value for 'zoom' parameter."),
        ("/api?q=a&countrycode=FIN", "Invalid value for 'countrycode' parameter."),
        (
            "/api?q=a&bbox=1,2,3",
            "Invalid number of supplied coordinates for parameter 'bbox', expected format is: "
                + "minLon,minLat,maxLon,maxLat"
        ),
        (
            "/api?q=a&bbox=1,2,3,95",
            "Invalid bounds for parameter 'bbox', expected values minLat, maxLat element "
                + "[-90,90], minLon, maxLon element [-180,180]"
        ),
        ("/structured", "at least one of the parameters [countrycode, state, county, city"),
        ("/reverse", "Missing parameter 'lat'."),
        ("/reverse?lat=1&lon=1&radius=5001", "Invalid value for 'radius' parameter."),
        ("/reverse?lat=1&lon=1&q=a", "Unknown query parameter 'q'. Allowed parameters are: lat, "),
        ("/api?q=a&colour=red", "Unknown query parameter 'colour'. Allowed parameters are: q, "),
    ])
    func problemsAreToldInAMessage(_ target: String, _ message: String) throws {
        let answer = try asked.json(target)
        #expect(answer.status == 400)
        #expect(answer.value.message.string?.hasPrefix(message) == true, "\(answer.value)")
        #expect(answer.value.keys == ["message"])
    }
}
