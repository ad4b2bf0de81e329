import MapAPI
import Testing

@Suite struct PhotonSearchTests {
    private let asked = Asked(.photon, .mapwright)

    private func features(_ target: String, acceptLanguage: String? = nil) throws -> [JSON] {
        let answer = try asked.json(target, acceptLanguage: acceptLanguage)
        #expect(answer.status == 200, "\(target)")
        #expect(answer.value.type.string == "FeatureCollection")
        return answer.value.features.list
    }

    @Test func aPlaceHasPhotonsProperties() throws {
        let first = try #require(try features("/api?q=Kampin%20kappeli").first)
        let properties = first.properties
        #expect(first.type.string == "Feature")
        #expect(properties.name.string == "Kampin kappeli")
        #expect(properties.osm_type.string == "W")
        #expect(properties.osm_id.integer == 185_401_488)
        #expect(properties.osm_key.string == "amenity")
        #expect(properties.osm_value.string == "place_of_worship")
        #expect(properties.type.string == "house")
        #expect(properties.street.string == "Simonkatu")
        #expect(properties.housenumber.string == "7")
        #expect(properties.postcode.string == "00100")
        #expect(properties.city.string == "Helsinki")
        #expect(properties.state.string == "Uusimaa")
        #expect(first.geometry.type.string == "Point")
        let extent = properties.extent.numbers
        let point = first.geometry.coordinates.numbers
        #expect(extent[0]...extent[2] ~= point[0])
        #expect(extent[1]...extent[3] ~= point[1])
    }

    @Test func shapesAreToldIfAskedFor() throws {
        let point = try #require(try features("/api?q=Vanha+kirkkopuisto").first)
        #expect(point.geometry.type.string == "Point")
        let area = try #require(try features("/api?q=Vanha+kirkkopuisto&geometry=true").first)
        #expect(area.properties.osm_id.integer == point.properties.osm_id.integer)
        #expect(area.geometry.type.string == "Polygon")
        let ring = area.geometry.coordinates[0].list.map(\.numbers)
        #expect(ring.count > 3 && ring.first == ring.last)
        let street = try #require(try features("/api?q=Kaivokatu&layer=street&geometry=1").first)
        #expect(street.geometry.type.string?.hasSuffix("LineString") == true)
    }

    @Test func whatElseIsMappedIsToldAsExtra() throws {
        let found = try features("/api?q=ravintola&limit=50")
        let open = try #require(found.first { $0.properties.extra.opening_hours.exists })
        #expect(!open.properties.extra.keys.contains("kind"))
        #expect(open.properties.extra.keys.isDisjoint(with: ["osm", "country_code"]))
    }

    @Test func houseStreetAndTownSayWhatTheyAre() throws {
        let house = try #require(try features("/api?q=Mannerheimintie+5").first).properties
        #expect(house.type.string == "house")
        #expect(house.osm_key.string == "place")
        #expect(house.osm_value.string == "house")
        #expect(house.street.string == "Mannerheimintie")
        #expect(!house.name.exists)
        let street = try #require(try features("/api?q=Kaivokatu&layer=street").first).properties
        #expect(street.type.string == "street")
        #expect(street.osm_key.string == "highway")
        #expect(street.name.string == "Kaivokatu")
        #expect(!street.street.exists)
        let town = try #require(try features("/api?q=Helsinki&layer=city").first).properties
        #expect(town.type.string == "city")
        #expect(town.osm_value.string == "city")
        #expect(!town.city.exists)
    }

    @Test(arguments: [
        ("/api?q=kamppi&limit=2", 2), ("/api?q=katu&limit=0", 1), ("/api?q=katu&limit=-3", 1),
        ("/api?q=katu&limit=1000", 50), ("/api?q=katu", 15),
    ])
    func limitsAreKeptAndClamped(_ target: String, _ most: Int) throws {
        let count = try features(target).count
        #expect(1...most ~= count)
    }

    @Test func theBoxIsKept() throws {
        let all = try features("/api?q=katu&limit=50")
        let inside = try features("/api?q=katu&limit=50&bbox=24.94,60.168,24.95,60.172")
        #expect(!inside.isEmpty)
        for feature in inside {
            let point = feature.geometry.coordinates.numbers
            #expect(24.94...24.95 ~= point[0] && 60.168...60.172 ~= point[1])
        }
        // Corners in another order are the same box.
        let turned = try features("/api?q=katu&limit=50&bbox=24.95,60.172,24.94,60.168")
        #expect(turned.count == inside.count)
        #expect(all.count >= inside.count)
    }

    @Test func whatIsNearComesFirst() throws {
        let east = try #require(
            try features("/api?q=cafe&lat=60.1690&lon=24.9520&zoom=16.5").first)
        let west = try #require(
            try features("/api?q=cafe&lat=60.1690&lon=24.9360&zoom=16").first)
        #expect(east.geometry.coordinates.numbers[0] > west.geometry.coordinates.numbers[0])
    }

    @Test func prominenceCountsLessWithASmallerScale() throws {
        let place = "/api?q=helsinki&lat=60.1720&lon=24.9420&zoom=18&limit=15"
        let prominent = try features(place + "&location_bias_scale=1")
        let near = try features(place + "&location_bias_scale=0")
        #expect(prominent.count == near.count)
        #expect(prominent.first?.properties.osm_value.string == "city")
    }

    @Test(arguments: [
        ("amenity", "amenity", ""), ("amenity:cafe", "amenity", "cafe"), (":cafe", "", "cafe"),
    ])
    func tagsThatAreIncluded(_ filter: String, _ key: String, _ value: String) throws {
        let found = try features("/api?q=cafe&limit=50&osm_tag=\(filter)")
        #expect(!found.isEmpty)
        for feature in found {
            if !key.isEmpty { #expect(feature.properties.osm_key.string == key) }
            if !value.isEmpty { #expect(feature.properties.osm_value.string == value) }
        }
    }

    @Test(arguments: [
        ("!amenity", "amenity", ""), ("!amenity:cafe", "amenity", "cafe"), (":!cafe", "", "cafe"),
    ])
    func tagsThatAreExcluded(_ filter: String, _ key: String, _ value: String) throws {
        let found = try features("/api?q=ravintola&limit=50&osm_tag=\(filter)")
        for feature in found {
            let isKey = key.isEmpty || feature.properties.osm_key.string == key
            let isValue = value.isEmpty || feature.properties.osm_value.string == value
            #expect(!(isKey && isValue))
        }
    }

    @Test func theKeyWithAnotherValue() throws {
        let found = try features("/api?include=osm.amenity&limit=50&osm_tag=amenity:!cafe")
        #expect(!found.isEmpty)
        for feature in found {
            #expect(feature.properties.osm_key.string == "amenity")
            #expect(feature.properties.osm_value.string != "cafe")
        }
    }

    @Test func severalTagsIncludeTogetherAndExcludeEach() throws {
        let found = try features(
            "/api?q=kahvila&limit=50&osm_tag=amenity:cafe&osm_tag=shop&osm_tag=!shop:bakery")
        #expect(!found.isEmpty)
        for feature in found {
            let tag =
                (feature.properties.osm_key.string ?? "") + ":"
                + (feature.properties.osm_value.string ?? "")
            #expect(tag == "amenity:cafe" || (tag.hasPrefix("shop:") && tag != "shop:bakery"))
        }
    }

    @Test(arguments: ["house", "street", "district", "city", "other"])
    func layersAreKept(_ layer: String) throws {
        let found = try features("/api?q=helsinki&limit=50&layer=\(layer)")
        for feature in found { #expect(feature.properties.type.string == layer) }
        if layer == "house" || layer == "city" { #expect(!found.isEmpty) }
    }

    @Test func categoriesNeedNoWords() throws {
        let found = try features("/api?include=osm.amenity.cafe,osm.shop&limit=20")
        #expect(found.count == 20)
        for feature in found {
            let properties = feature.properties
            #expect(
                properties.osm_key.string == "shop" || properties.osm_value.string == "cafe")
        }
        let fewer = try features("/api?include=osm.amenity&exclude=osm.amenity.cafe&limit=50")
        #expect(!fewer.isEmpty)
        for feature in fewer { #expect(feature.properties.osm_value.string != "cafe") }
    }

    @Test func countriesThatTheExtractTellsAreKept() throws {
        // The sample tells no country, and what is not told contradicts nothing.
        #expect(try !features("/api?q=kamppi&countrycode=FI").isEmpty)
    }

    @Test func namesComeInTheAskedLanguage() throws {
        let swedish = try features("/api?q=Kaivokatu&layer=street&lang=sv").first
        #expect(swedish?.properties.name.string == "Brunngatan")
        let header = try features(
            "/api?q=Kaivokatu&layer=street", acceptLanguage: "xx, sv-FI;q=0.9, en;q=0.1"
        ).first
        #expect(header?.properties.name.string == "Brunngatan")
        let local = try features(
            "/api?q=Kaivokatu&layer=street&lang=default", acceptLanguage: "sv"
        ).first
        #expect(local?.properties.name.string == "Kaivokatu")
    }

    @Test func aTypedPositionIsWhatIsThere() throws {
        let found = try features("/api?q=60.1700,24.9400")
        #expect(found.first?.properties.street.string == "Kaivokatu")
    }

    @Test func structuredQueriesFindTheHouse() throws {
        let found = try features(
            "/structured?street=Mannerheimintie&housenumber=5&city=Helsinki&limit=3")
        #expect(found.first?.properties.housenumber.string == "5")
        #expect(found.first?.properties.street.string == "Mannerheimintie")
        #expect(try features("/structured?city=Helsinki").first?.properties.type.string == "city")
        #expect(try features("/structured?street=Mannerheimintie&city=Tampere").isEmpty)
    }

    @Test func bothFormsOfThePathAnswerAlike() throws {
        #expect(try asked.response("/api?q=kamppi") == asked.response("/api/?q=kamppi"))
        #expect(try asked.response("/api?q=kamppi") == asked.response("/photon/api?q=kamppi"))
    }

    @Test func theStatusSaysOfWhenTheDataIs() throws {
        let status = try asked.json("/status").value
        #expect(status.status.string == "Ok")
        #expect(status.import_date.string == "2019-04-21T09:50:14Z")
    }
}
