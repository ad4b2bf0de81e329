import Foundation
import MapAPI
import Testing

/// What one finds by words.
@Suite struct AppleSearchTests {
    private let asked = Asked(.apple, .mapwright)

    private func names(_ target: String) throws -> [String] {
        let answer = try asked.json(target)
        #expect(answer.status == 200, "\(target)")
        return answer.value.results.list.compactMap(\.name.string)
    }

    @Test func placesHaveEveryFieldThatClientsCountOn() throws {
        let answer = try asked.json("/v1/search?q=Ateneum&resultTypeFilter=poi&lang=fi")
        let place = answer.value.results[0]
        #expect(place.name.string == "Ateneum")
        #expect(place.poiCategory.string == "Museum")
        #expect(place.id.string?.hasPrefix("I") == true)
        #expect(place.alternateIds.strings.count == 1)
        #expect(abs((place.coordinate.latitude.number ?? 0) - 60.17) < 0.01)
        #expect(abs((place.coordinate.longitude.number ?? 0) - 24.94) < 0.01)
        #expect(place.country.string != nil && place.countryCode.string != nil)
        #expect(place.structuredAddress.thoroughfare.string == "Kaivokatu")
        #expect(place.structuredAddress.fullThoroughfare.string == "Kaivokatu 2")
        #expect(place.formattedAddressLines.strings.first == "Ateneum")
        #expect(place.displayMapRegion.keys.count == 4)
        #expect(answer.value.displayMapRegion.keys.count == 4)
        #expect(!answer.value.paginationInfo.exists)
    }

    @Test func namesComeInTheAskedLanguage() throws {
        let words = "q=Kampin+kappeli&resultTypeFilter=poi"
        let english = try names("/v1/search?\(words)").first
        #expect(try names("/v1/search?\(words)&lang=fi").first == "Kampin kappeli")
        #expect(english != "Kampin kappeli" && english != nil)
        for language in ["en-US", "en_GB", "no+language", "-", ""] {
            #expect(try names("/v1/search?\(words)&lang=\(language)").first == english)
        }
    }

    @Test func nothingFoundIsAnEmptyList() throws {
        let answer = try asked.response("/v1/search?q=qqqqxyz")
        #expect(answer?.status == 200)
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == #"{"results":[]}"#)
    }

    @Test(arguments: [
        ("cafe", "Cafe"), ("CAFE", "Cafe"), ("Cafe,Museum", "Cafe"), ("ReligiousSite", nil),
        ("Playground", nil),
    ])
    func includedCategoriesAreTheOnlyOnes(_ list: String, _: String?) throws {
        let answer = try asked.json("/v1/search?q=helsinki&includePoiCategories=\(list)")
        let wanted = Set(list.lowercased().split(separator: ",").map(String.init))
        let told = answer.value.results.list.map { $0.poiCategory.string?.lowercased() ?? "none" }
        #expect(wanted.isSuperset(of: told), "\(told)")
    }

    @Test func finerCategoriesThanTheEnginesAreFound() throws {
        let churches = try asked.json("/v1/search?q=church&includePoiCategories=ReligiousSite")
        #expect(!churches.value.results.list.isEmpty)
        let playgrounds = try asked.json("/v1/search?q=playground&includePoiCategories=Playground")
        #expect(
            playgrounds.value.results.list.allSatisfy { $0.poiCategory.string == "Playground" })
        #expect(!playgrounds.value.results.list.isEmpty)
        let parks = try asked.json("/v1/search?q=playground&excludePoiCategories=Playground")
        #expect(!parks.value.results.list.contains { $0.poiCategory.string == "Playground" })
    }

    @Test func excludedCategoriesAreLeftOutEvenIfIncluded() throws {
        let all = try asked.json("/v1/search?q=kamppi&resultTypeFilter=poi")
        let category = try #require(
            all.value.results.list.compactMap(\.poiCategory.string).first)
        let others = try asked.json(
            "/v1/search?q=kamppi&resultTypeFilter=poi&excludePoiCategories=\(category)")
        #expect(!others.value.results.list.contains { $0.poiCategory.string == category })
        #expect(
            try names(
                "/v1/search?q=kamppi&includePoiCategories=\(category)"
                    + "&excludePoiCategories=\(category)"
            ).isEmpty)
    }

    @Test(arguments: ["resultTypeFilter=Address", "resultTypeFilter%5B%5D=address"])
    func kindsOfResultsAreKept(_ filter: String) throws {
        let addresses = try asked.json("/v1/search?q=mannerheimintie&\(filter)")
        #expect(!addresses.value.results.list.isEmpty)
        #expect(addresses.value.results.list.allSatisfy { !$0.poiCategory.exists })
        #expect(try names("/v1/search?q=mannerheimintie&resultTypeFilter=physicalFeature").isEmpty)
        #expect(
            try !names("/v1/search?q=mannerheimintie&resultTypeFilter=poi&resultTypeFilter=address")
                .isEmpty)
    }

    @Test func partsOfAddressesAreKept() throws {
        let whole = try names("/v1/search?q=kluuvi&resultTypeFilter=address")
        #expect(whole.contains("Kluuvi"))
        let parts = try names(
            "/v1/search?q=kluuvi&resultTypeFilter=address&includeAddressCategories=subLocality")
        #expect(Set(parts) == ["Kluuvi"])
        let rest = try names(
            "/v1/search?q=kluuvi&resultTypeFilter=address&excludeAddressCategories=SubLocality")
        #expect(!rest.contains("Kluuvi"))
        let postcodes = try names(
            "/v1/search?q=00100&resultTypeFilter=address&includeAddressCategories=PostalCode")
        #expect(postcodes == ["00100"])
    }

    @Test func hintsRankAndARequiredRegionFilters() throws {
        let near = try asked.json("/v1/search?q=cafe&searchLocation=60.1765,24.9480")
        let user = try asked.json("/v1/search?q=cafe&userLocation=60.1765,24.9480")
        #expect(
            near.value.results[0].name.string == user.value.results[0].name.string,
            "the user's place stands in for the app's")
        let latitude = try #require(near.value.results[0].coordinate.latitude.number)
        #expect(abs(latitude - 60.1765) < 0.002)
        let required = try asked.json(
            "/v1/search?q=cafe&searchRegion=60.17,24.945,60.165,24.935&searchRegionPriority=Required"
        )
        #expect(required.value.results.list.count > 3)
        #expect(
            required.value.results.list.allSatisfy { place in
                (60.165...60.17).contains(place.coordinate.latitude.number ?? 0)
                    && (24.935...24.945).contains(place.coordinate.longitude.number ?? 0)
            })
        let swapped = try asked.response(
            "/v1/search?q=cafe&searchRegion=60.165,24.945,60.17,24.935&searchRegionPriority=required"
        )
        #expect(
            swapped
                == (try asked.response(
                    "/v1/search?q=cafe&searchRegion=60.17,24.945,60.165,24.935"
                        + "&searchRegionPriority=required")))
    }

    @Test func countriesThatTheExtractDoesNotTellAreNotHeldAgainstAPlace() throws {
        #expect(try !names("/v1/search?q=cafe&limitToCountries=fi,SE").isEmpty)
    }

    @Test func plusIsASpaceAndListsComeInThreeForms() throws {
        let one = try asked.response(
            "/v1/search?q=kampin+kappeli&includePoiCategories=ReligiousSite")
        #expect(one?.status == 200)
        for list in [
            "includePoiCategories=Cafe%2CReligiousSite",
            "includePoiCategories=Cafe&includePoiCategories=ReligiousSite",
            "includePoiCategories%5B%5D=Cafe&includePoiCategories%5B%5D=ReligiousSite",
        ] {
            let other = try names("/v1/search?q=kampin%20kappeli&\(list)")
            #expect(other.contains("Kamppi Chapel") || other.contains("Kampin kappeli"), "\(other)")
        }
    }

    @Test func allPointsOfInterestOfARegionComeNearestFirst() throws {
        let region = "searchRegion=60.1725,24.9450,60.1695,24.9390&searchRegionPriority=required"
        let all = try asked.json(
            "/v1/search?q=points+of+interest&resultTypeFilter=pointOfInterest&\(region)")
        #expect(all.value.results.list.count == 20)
        let meters = all.value.results.list.map { place in
            hypot(
                (place.coordinate.latitude.number ?? 0) - 60.1710,
                ((place.coordinate.longitude.number ?? 0) - 24.9420) * 0.4975)
        }
        // Degrees are told to the sixth decimal.
        #expect(zip(meters, meters.dropFirst()).allSatisfy { $0 < $1 + 2e-6 })
        #expect(all.value.results.list.allSatisfy { $0.poiCategory.exists })
        let some = try asked.json(
            "/v1/search?q=points+of+interest&resultTypeFilter=pointOfInterest&\(region)"
                + "&includePoiCategories=Cafe,Hotel")
        let told = Set(some.value.results.list.compactMap(\.poiCategory.string))
        #expect(told == ["Cafe", "Hotel"])
    }

    @Test func geocodingFindsOneHouse() throws {
        let answer = try asked.json("/v1/geocode?q=Mannerheimintie+10")
        #expect(answer.value.results.list.count == 1)
        let place = answer.value.results[0]
        #expect(place.name.string == "Mannerheimintie 10")
        #expect(place.structuredAddress.subThoroughfare.string == "10")
        #expect(place.formattedAddressLines.strings.first == "Mannerheimintie 10")
        #expect(!place.poiCategory.exists)
        // A square of 500 m around it.
        let south = try #require(place.displayMapRegion.southLatitude.number)
        let north = try #require(place.displayMapRegion.northLatitude.number)
        #expect(abs((north - south) * 111_319.49 - 1000) < 1)
        let west = try #require(place.displayMapRegion.westLongitude.number)
        let east = try #require(place.displayMapRegion.eastLongitude.number)
        let latitude = try #require(place.coordinate.latitude.number)
        #expect(abs((east - west) * 111_319.49 * cos(latitude * .pi / 180) - 1000) < 1)
    }

    @Test func geocodingFindsThingsThatAreNoAddress() throws {
        #expect(try names("/v1/geocode?q=Ateneum&lang=fi").first == "Ateneum")
        #expect(try names("/v1/geocode?q=60.17,24.94") == ["60.17, 24.94"])
        #expect(try names("/v1/geocode?q=+").isEmpty)
    }

    /// Not the street "Amoksenkäytävä", which begins alike.
    @Test(arguments: ["Amos+Rex", "amos-rex", "AMOS%C2%A0REX!"])
    func geocodingPrefersWhatBearsTheNameAsSearchesFoldIt(words: String) throws {
        #expect(try names("/v1/geocode?q=\(words)").first == "Amos Rex")
    }

    @Test func reverseGeocodingNamesTheHouseOrTheThingItself() throws {
        let house = try asked.json("/v1/reverseGeocode?loc=60.16897,24.95255").value.results
        #expect(house.list.count == 1)
        #expect(house[0].name.string == "Aleksanterinkatu 22")
        #expect(house[0].coordinate.latitude.number == 60.16897)
        let found = try asked.json("/v1/search?q=Ateneum&resultTypeFilter=poi").value.results[0]
        let latitude = try #require(found.coordinate.latitude.number)
        let longitude = try #require(found.coordinate.longitude.number)
        let thing = try asked.json("/v1/reverseGeocode?loc=\(latitude),\(longitude)")
        #expect(thing.value.results[0].name.string == found.name.string)
        #expect(
            thing.value.results[0].formattedAddressLines.strings.first == found.name.string)
        #expect(try asked.json("/v1/reverseGeocode?loc=0,0").value.results.list.count <= 1)
    }
}
