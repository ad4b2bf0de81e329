import MapAPI
import Testing

@Suite struct PeliasSearchTests {
    private let asked = Asked(.pelias, .mapwright)

    private func answer(_ target: String, acceptLanguage: String? = nil) throws -> JSON {
        let answer = try asked.json("/pelias/v1/" + target, acceptLanguage: acceptLanguage)
        #expect(answer.status == 200, "\(target)")
        #expect(answer.value.type.string == "FeatureCollection")
        #expect(answer.value.geocoding.version.string == "0.2")
        return answer.value
    }

    private func features(_ target: String) throws -> [JSON] { try answer(target).features.list }

    @Test func aPlaceHasPeliassProperties() throws {
        let feature = try #require(try features("search?text=Kampin+kappeli&size=1").first)
        let properties = feature.properties
        #expect(properties.id.string == "way/185401488")
        #expect(properties.gid.string == "openstreetmap:venue:way/185401488")
        #expect(properties.layer.string == "venue")
        #expect(properties.source.string == "openstreetmap")
        #expect(properties.source_id.string == "way/185401488")
        #expect(properties.name.string == "Kampin kappeli")
        #expect(properties.label.string == "Kampin kappeli, Helsinki, Suomi")
        #expect(properties.street.string == "Simonkatu")
        #expect(properties.housenumber.string == "7")
        #expect(properties.postalcode.string == "00100")
        #expect(properties.locality.string == "Helsinki")
        #expect(properties.accuracy.string == "point")
        #expect(0...1 ~= properties.confidence.number ?? -1)
        #expect(!properties.distance.exists)
        let box = feature.bbox.numbers
        let point = feature.geometry.coordinates.numbers
        #expect(box[0]...box[2] ~= point[0] && box[1]...box[3] ~= point[1])
    }

    @Test func whatElseIsMappedIsItsAddendum() throws {
        let found = try features("search?text=ravintola&size=40")
        let extra = found.map(\.properties.addendum.osm)
        #expect(extra.contains { $0.opening_hours.exists })
        for tags in extra { #expect(tags.keys.isDisjoint(with: ["kind", "osm"])) }
    }

    @Test func layersSayWhatAPlaceIs() throws {
        let house = try #require(try features("search?text=Mannerheimintie+5").first).properties
        #expect(house.layer.string == "address")
        #expect(house.name.string == "Mannerheimintie 5")
        #expect(house.label.string == "Mannerheimintie 5, Helsinki, Suomi")
        for layer in ["venue", "address", "street", "neighbourhood", "locality"] {
            for feature in try features("search?text=helsinki&size=40&layers=\(layer)") {
                #expect(feature.properties.layer.string == layer)
            }
        }
        let coarse = try features("search?text=helsinki&layers=coarse")
        #expect(coarse.first?.properties.layer.string == "locality")
        for feature in try features("search?text=helsinki&size=40&layers=-venue,-street") {
            #expect(!["venue", "street"].contains(feature.properties.layer.string))
        }
    }

    @Test func theSizeIsKeptAndClampedWithAWarning() throws {
        #expect(try features("search?text=katu&size=3").count == 3)
        #expect(try features("search?text=katu").count == 10)
        let many = try answer("search?text=katu&size=1000")
        #expect(many.features.list.count <= 40)
        #expect(many.geocoding.warnings.strings == ["out-of-range integer 'size', using MAX_SIZE"])
        let few = try answer("search?text=katu&size=0")
        #expect(few.features.list.count == 1)
        #expect(few.geocoding.warnings.strings == ["out-of-range integer 'size', using MIN_SIZE"])
        #expect(try answer("search?text=katu&size=some").features.list.count == 10)
    }

    @Test func boundariesAreKept() throws {
        let rect = try features(
            "search?text=katu&size=40&boundary.rect.min_lat=60.168&boundary.rect.max_lat=60.172"
                + "&boundary.rect.min_lon=24.94&boundary.rect.max_lon=24.95")
        #expect(!rect.isEmpty)
        for feature in rect {
            let point = feature.geometry.coordinates.numbers
            #expect(24.94...24.95 ~= point[0] && 60.168...60.172 ~= point[1])
        }
        let circle = try features(
            "search?text=kahvila&size=40&boundary.circle.lat=60.17&boundary.circle.lon=24.94"
                + "&boundary.circle.radius=0.3")
        #expect(!circle.isEmpty)
        for feature in circle { #expect((feature.properties.distance.number ?? 1) <= 0.3) }
        #expect(try features("search?text=kamppi&sources=wof").isEmpty)
        #expect(try !features("search?text=kamppi&sources=osm,wof").isEmpty)
        #expect(try !features("search?text=kamppi&boundary.country=FIN,se").isEmpty)
    }

    @Test func anAreaHoldsItsAnswers() throws {
        let area = try #require(try features("search?text=Keskusta&layers=neighbourhood").first)
        let gid = try #require(area.properties.gid.string)
        let found = try features("search?text=kahvila&size=40&boundary.gid=\(gid)")
        #expect(!found.isEmpty)
        for feature in found { #expect(feature.properties.neighbourhood.string == "Keskusta") }
        #expect(try features("search?text=kahvila&boundary.gid=osm:venue:node/1").isEmpty)
    }

    @Test func whatIsNearComesFirst() throws {
        let east = try #require(
            try features("search?text=kahvila&focus.point.lat=60.169&focus.point.lon=24.952").first)
        let west = try #require(
            try features("search?text=kahvila&focus.point.lat=60.169&focus.point.lon=24.936").first)
        #expect(east.geometry.coordinates.numbers[0] > west.geometry.coordinates.numbers[0])
        #expect((east.properties.distance.number ?? 9) < 1)
    }

    @Test func wordsAreCompletedWhileTheyAreTyped() throws {
        let found = try features("autocomplete?text=mannerh&size=5")
        #expect(found.contains { $0.properties.name.string == "Mannerheimintie" })
        #expect(try !features("autocomplete?text=kahvil").isEmpty)
        #expect(try features("autocomplete?text=qqqqxyz").isEmpty)
    }

    @Test func partsOfAnAddressFindTheHouse() throws {
        let found = try features(
            "search/structured?address=Mannerheimintie+5&locality=Helsinki&country=FIN")
        #expect(found.first?.properties.name.string == "Mannerheimintie 5")
        #expect(
            try features("search/structured?address=Mannerheimintie+5&locality=Tampere").isEmpty)
        let town = try features("search/structured?locality=Helsingfors")
        #expect(town.first?.properties.layer.string == "locality")
    }

    @Test func aPositionIsToldNearestFirst() throws {
        let found = try features("reverse?point.lat=60.17&point.lon=24.94&size=10")
        #expect(found.count == 10)
        let distances = found.compactMap(\.properties.distance.number)
        #expect(distances.count == 10 && distances == distances.sorted())
        #expect(distances.last ?? 9 <= 1)
        #expect(found.first?.properties.street.string == "Kaivokatu")
        #expect(found.first?.properties.confidence.number == 0.9)
        let near = try features(
            "reverse?point.lat=60.17&point.lon=24.94&size=40&boundary.circle.radius=0.05")
        for feature in near { #expect((feature.properties.distance.number ?? 1) <= 0.05) }
        #expect(try features("reverse?point.lat=0&point.lon=0").isEmpty)
        // Once around the world is the same place.
        let around = try features("reverse?point.lat=60.17&point.lon=384.94&size=1")
        #expect(around.first?.properties.gid.string == found.first?.properties.gid.string)
    }

    @Test func placesAreLookedUpInTheirOrder() throws {
        let all = try features("search?text=kahvila&size=4").compactMap(\.properties.gid.string)
        let ids = (all + ["openstreetmap:venue:node/1", "geonames:venue:1"]).joined(separator: ",")
        let found = try features("place?ids=\(ids)")
        #expect(found.compactMap(\.properties.gid.string) == all)
    }

    @Test func namesComeInTheAskedLanguage() throws {
        let asked = try answer("search?text=Kaivokatu&layers=street&lang=sv").features[0]
        #expect(asked.properties.name.string == "Brunngatan")
        let header = try answer("search?text=Kaivokatu&layers=street", acceptLanguage: "sv, en")
        #expect(header.features[0].properties.name.string == "Brunngatan")
    }

    @Test func longTextIsCutWithAWarning() throws {
        let text = "kamppi" + String(repeating: "+x", count: 100)
        let long = try answer("search?text=\(text)")
        #expect(long.geocoding.warnings.strings == ["param 'text' truncated to 140 characters"])
        let quoted = try answer("search?text=%22kamppi%22&colour=red")
        #expect(quoted.features[0].properties.name.string == "Kamppi")
        #expect(quoted.geocoding.warnings.strings == ["Invalid Parameter: colour"])
    }

    @Test func theBoxOfAllHoldsEach() throws {
        let answer = try answer("search?text=katu&size=20")
        let box = answer.bbox.numbers
        for feature in answer.features.list {
            let point = feature.geometry.coordinates.numbers
            #expect(box[0]...box[2] ~= point[0] && box[1]...box[3] ~= point[1])
        }
        #expect(!(try self.answer("search?text=qqqqxyz")).bbox.exists)
    }

    @Test func leafletControlGeocodersRequestsAreAnswered() throws {
        for path in ["search", "autocomplete"] {
            let answer = try answer("\(path)?api_key=undefined&text=Kamppi")
            #expect(answer.features[0].properties.label.string == "Kamppi, Helsinki, Suomi")
            #expect(!answer.geocoding.warnings.exists)
            #expect(!answer.geocoding.query.api_key.exists)
        }
        let clicked = try features(
            "reverse?api_key=undefined&point.lat=60.1699&point.lon=24.9384")
        #expect(clicked.first?.properties.label.string != nil)
    }
}
