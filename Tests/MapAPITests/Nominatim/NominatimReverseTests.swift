import MapAPI
import Testing

@Suite struct NominatimReverseTests {
    private let asked = Asked(.photon, .nominatim, .mapwright)

    private func place(_ more: String) throws -> JSON {
        let answer = try asked.json("/reverse?lat=60.17&lon=24.94&format=jsonv2" + more)
        #expect(answer.status == 200)
        return answer.value
    }

    @Test func theHouseIsToldUnlessLessIsAskedFor() throws {
        let house = try place("&layer=address")
        #expect(house.type.string == "house")
        #expect(house.name.string == "")
        #expect(house.address.road.string == "Kaivokatu")
        #expect(house.address.house_number.string == "12")
        #expect(
            house.display_name.string == "12, Kaivokatu, Kluuvi, Helsinki, Uusimaa, 00100, Suomi")
        #expect(!(try place("&addressdetails=0")).address.exists)
    }

    @Test func aShopThatHasTheAddressIsWhatIsThere() throws {
        let bar = try place("")
        #expect(bar.type.string == "bar")
        #expect(
            bar.display_name.string
                == "Bar Socis, 12, Kaivokatu, Keskusta, Helsinki, Uusimaa, 00100, Suomi")
        #expect(bar.address.house_number.string == "12")
    }

    @Test func thingsThatAreNoAddressesAreLookedForFarther() throws {
        #expect(try place("&layer=railway").category.string == "railway")
        #expect(try place("&layer=railway&zoom=10").error.exists)
    }

    @Test(arguments: [(17, "road"), (16, "road"), (14, "suburb"), (10, "city")])
    func theZoomSaysHowMuchIsTold(_ zoom: Int, _ type: String) throws {
        #expect(try place("&zoom=\(zoom)").addresstype.string == type)
    }

    @Test func layersAreKept() throws {
        #expect(try place("&layer=poi").category.string != "place")
        #expect(try place("&layer=railway").category.string ?? "railway" == "railway")
    }

    /// No outline of the country is whole in the sample, but its addresses and the country's own element tell its name.
    @Test func aCountryIsKnownByItsName() throws {
        for zoom in -1...8 {
            let country = try place("&zoom=\(zoom)")
            #expect(country.name.string == "Suomi")
            #expect(country.addresstype.string == "country")
        }
    }

    @Test func whereNothingIsKnownThereIsAnErrorWithStatus200() throws {
        for format in ["json", "jsonv2", "geojson", "geocodejson"] {
            let answer = try asked.json("/reverse?lat=0&lon=0&format=\(format)")
            #expect(answer.status == 200)
            #expect(answer.value.error.string == "Unable to geocode")
        }
        #expect(try asked.json("/reverse?lat=95&lon=400&format=json").value.error.exists)
    }

    @Test func photonHasThePathWithoutAFormat() throws {
        let photon = try asked.json("/reverse?lat=60.17&lon=24.94")
        #expect(photon.value.type.string == "FeatureCollection")
        let own = try asked.response("/nominatim/reverse?lat=60.17&lon=24.94")
        #expect(own?.contentType == .xml)
        #expect(try asked.response("/reverse.php?lat=60.17&lon=24.94")?.contentType == .xml)
    }

    @Test func elementsAreLookedUpInTheirOrder() throws {
        let answer = try asked.json(
            "/lookup?osm_ids=R184714,N1,n317574802,X5,&format=json&accept-language=sv")
        #expect(answer.value.list.compactMap(\.osm_id.integer) == [184_714, 317_574_802])
        #expect(answer.value[0].name.string == "Kampen")
        #expect(answer.value[1].address.house_number.string == "5")
        #expect(try asked.json("/lookup?format=json").value.list.isEmpty)
    }

    @Test func theStatusIsTextUnlessAskedForAsJSON() throws {
        let text = try asked.response("/nominatim/status")
        #expect(text.map { String(decoding: $0.body, as: UTF8.self) } == "OK")
        #expect(text?.contentType == .text)
        let json = try asked.json("/status?format=json").value
        #expect(json.status.integer == 0)
        #expect(json.message.string == "OK")
        #expect(json.data_updated.string == "2019-04-21T09:50:14Z")
        #expect(try asked.json("/photon/status").value.status.string == "Ok")
    }
}
