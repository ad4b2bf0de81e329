import MapAPI
import Testing

@Suite struct NominatimSearchTests {
    private let asked = Asked(.photon, .nominatim, .mapwright)

    private func places(_ target: String, acceptLanguage: String? = nil) throws -> [JSON] {
        let answer = try asked.json(target, acceptLanguage: acceptLanguage)
        #expect(answer.status == 200, "\(target)")
        return answer.value.list
    }

    @Test func aPlaceHasNominatimsMembers() throws {
        let place = try #require(try places("/search?q=Kampin+kappeli&limit=1").first)
        #expect(place.osm_type.string == "way")
        #expect(place.osm_id.integer == 185_401_488)
        #expect(place.place_id.integer == 185_401_488 * 4 + 2)
        #expect(place.lat.string == "60.1694444")
        #expect(place.lon.string == "24.9359268")
        #expect(place.category.string == "amenity")
        #expect(place.type.string == "place_of_worship")
        #expect(place.place_rank.integer == 30)
        #expect(place.addresstype.string == "amenity")
        #expect(place.name.string == "Kampin kappeli")
        #expect(
            place.display_name.string
                == "Kampin kappeli, 7, Simonkatu, Keskusta, Helsinki, Uusimaa, 00100, Suomi")
        #expect(
            place.boundingbox.strings
                == ["60.1693859", "60.1695049", "24.9357402", "24.9360980"])
        #expect(0...1 ~= place.importance.number ?? -1)
        #expect(
            place.licence.string
                == "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright")
        #expect(place.keys.isDisjoint(with: ["address", "extratags", "namedetails", "class"]))
    }

    @Test func theFirstFormSaysClass() throws {
        let place = try #require(try places("/search?q=Kampin+kappeli&format=json").first)
        #expect(place["class"].string == "amenity")
        #expect(!place.category.exists)
    }

    @Test func detailsAreToldWhereAskedFor() throws {
        let place = try #require(
            try places(
                "/search?q=Kampin+kappeli&addressdetails=1&extratags=True&namedetails=1"
            ).first)
        #expect(place.address.amenity.string == "Kampin kappeli")
        #expect(place.address.house_number.string == "7")
        #expect(place.address.road.string == "Simonkatu")
        #expect(place.address.city.string == "Helsinki")
        #expect(place.address.postcode.string == "00100")
        #expect(place.extratags.wikidata.string == "Q322921")
        #expect(place.namedetails["name:sv"].string == "Kampens kapell")
        let none = try #require(
            try places("/search?q=Kampin+kappeli&addressdetails=0&extratags=0").first)
        #expect(none.keys.isDisjoint(with: ["address", "extratags"]))
    }

    @Test(arguments: [
        ("/search?q=katu&limit=3", 3), ("/search?q=katu&limit=0", 1), ("/search?q=katu", 10),
        ("/search?q=katu&limit=1000", 50),
    ])
    func limitsAreKeptAndClamped(_ target: String, _ most: Int) throws {
        #expect(1...most ~= (try places(target)).count)
    }

    @Test func boxesContainTheirPoints() throws {
        for word in ["katu", "helsinki", "kahvila", "kamppi", "laituri"] {
            for place in try places("/search?q=\(word)&limit=50") {
                let box = place.boundingbox.strings.compactMap(Double.init)
                let point = [place.lat.string, place.lon.string].compactMap { $0 }
                    .compactMap(Double.init)
                #expect(box[0]...box[1] ~= point[0])
                #expect(box[2]...box[3] ~= point[1])
            }
        }
    }

    @Test func aBoundedViewboxIsKept() throws {
        for corners in ["24.94,60.168,24.95,60.172", "24.95,60.168,24.94,60.172"] {
            let found = try places("/search?q=katu&limit=50&bounded=1&viewbox=\(corners)")
            #expect(!found.isEmpty)
            for place in found {
                #expect("60.168"..."60.172" ~= place.lat.string ?? "")
                #expect("24.94"..."24.95" ~= place.lon.string ?? "")
            }
        }
        let free = try places("/search?q=Helsinki&viewbox=0,0,1,1&limit=1")
        #expect(free.first?.name.string == "Helsinki")
        #expect(try places("/search?q=Helsinki&viewbox=0,0,1,1&bounded=1").isEmpty)
    }

    @Test func knownPlacesAreLeftOut() throws {
        let all = try places("/search?q=katu&limit=5")
        let first = try #require(all.first?.place_id.integer)
        let element = try #require(all.dropFirst().first)
        let letter = (element.osm_type.string ?? "").prefix(1).uppercased()
        let id = try #require(element.osm_id.integer)
        let rest = try places(
            "/search?q=katu&limit=5&exclude_place_ids=\(first),\(letter)\(id)")
        #expect(rest.count == 5)
        #expect(!rest.contains { $0.place_id.integer == first || $0.osm_id.integer == id })
    }

    @Test(arguments: [("country", 4...4), ("state", 5...9), ("city", 13...18)])
    func featureTypesAreTownsAndLarger(_ type: String, _ ranks: ClosedRange<Int>) throws {
        let found = try places("/search?q=helsinki&featureType=\(type)&limit=50")
        if type == "city" { #expect(!found.isEmpty) }
        for place in found { #expect(ranks ~= place.place_rank.integer ?? 0) }
    }

    @Test func layersAreKept() throws {
        for place in try places("/search?q=helsinki&layer=address&limit=50") {
            #expect(["place", "boundary", "highway"].contains(place.category.string))
        }
        let stations = try places("/search?q=helsinki&layer=railway&limit=50")
        #expect(!stations.isEmpty)
        for place in stations { #expect(place.category.string == "railway") }
        for place in try places("/search?q=helsinki&layer=poi,natural&limit=50") {
            #expect(place.category.string != "boundary")
        }
    }

    @Test func partsOfAnAddressFindTheHouse() throws {
        let found = try places(
            "/search?street=Mannerheimintie+5&city=Helsinki&addressdetails=1&limit=1")
        #expect(found.first?.address.house_number.string == "5")
        #expect(found.first?.address.road.string == "Mannerheimintie")
        let town = try places("/search?city=Helsingfors")
        #expect(town.first?.addresstype.string == "city")
        #expect(try places("/search?street=Mannerheimintie+5&city=Tampere").isEmpty)
        #expect(
            try places("/search?street=Mannerheimintie+7&postalcode=99999&limit=1").allSatisfy {
                !($0.display_name.string ?? "").contains("00100")
            })
        let shop = try places("/search?amenity=pharmacy&city=Helsinki&limit=5")
        #expect(!shop.isEmpty)
    }

    @Test func aCategoryInBracketsIsLookedForNearTheWords() throws {
        let found = try places("/search?q=[amenity=pharmacy]+kamppi&limit=3")
        #expect(found.count == 3)
        for place in found { #expect(place.type.string == "pharmacy") }
    }

    @Test func namesComeInTheAskedLanguage() throws {
        let target = "/search?q=Kaivokatu&layer=address&limit=1"
        #expect(try places(target + "&accept-language=sv").first?.name.string == "Brunngatan")
        #expect(try places(target, acceptLanguage: "sv").first?.name.string == "Brunngatan")
        let both = try places(target + "&accept-language=fi", acceptLanguage: "sv")
        #expect(both.first?.name.string == "Kaivokatu")
    }

    @Test func doublesAreLeftOutUnlessAskedFor() throws {
        let few = try places("/search?q=rautatientori&limit=50")
        let all = try places("/search?q=rautatientori&limit=50&dedupe=0")
        #expect(all.count >= few.count)
        #expect(Set(few.compactMap(\.place_id.integer)).count == few.count)
    }

    @Test func whatIsFoundIsFoundAgainAtItsPlaceAndByItsElement() throws {
        for place in try places("/search?q=kahvila&limit=10") {
            let lat = try #require(place.lat.string)
            let lon = try #require(place.lon.string)
            let near = try asked.json("/reverse?lat=\(lat)&lon=\(lon)&format=json&layer=poi").value
            let distance = abs((Double(near.lat.string ?? "") ?? 0) - (Double(lat) ?? 1))
            #expect(distance < 0.001)
            let letter = (place.osm_type.string ?? "").prefix(1).uppercased()
            let id = try #require(place.osm_id.integer)
            let again = try places("/lookup?osm_ids=\(letter)\(id)&format=json")
            #expect(again.first?.display_name.string == place.display_name.string)
        }
    }

    /// A state has its code beside it, by the level of its boundary.
    @Test func statesHaveTheirCodes() throws {
        let place = try #require(
            try places("/search?q=Aleksanterinkatu%2015&format=json&addressdetails=1").first)
        #expect(place.address.state.string == "Uusimaa")
        #expect(place.address["ISO3166-2-lvl4"].string == "FI-18")
        #expect(place.display_name.string?.contains("FI-18") == false)
    }

    @Test func nothingIsAnEmptyList() throws {
        #expect(try places("/search?q=qqqqxyz&format=json").isEmpty)
    }

    @Test func leafletControlGeocodersRequestsAreAnswered() throws {
        let typed = try places("/search?q=Kamppi&limit=5&format=json&addressdetails=1")
        for place in typed {
            #expect(place.boundingbox.strings.count == 4)
            #expect(place.address.exists)
            #expect(place.display_name.exists)
        }
        #expect(!typed.isEmpty)
        let clicked = try asked.json(
            "/reverse?lat=60.1699&lon=24.9384&zoom=18&addressdetails=1&format=json"
        ).value
        #expect(clicked.lat.string != nil && clicked.address.road.string != nil)
    }
}
