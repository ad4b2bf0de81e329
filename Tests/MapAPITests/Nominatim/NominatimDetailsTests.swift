import MapAPI
import Testing

/// All that is known of one place, as Nominatim's `/details` tells it.
@Suite struct NominatimDetailsTests {
    private let asked = Asked(.photon, .nominatim, .mapwright)

    private func details(_ query: String) throws -> JSON {
        let answer = try asked.json("/details?" + query)
        #expect(answer.status == 200, "\(query)")
        return answer.value
    }

    @Test func anElementIsToldWithItsNamesAndRanks() throws {
        let place = try details("osmtype=R&osmid=184714&format=json&accept-language=sv")
        #expect(place.osm_type.string == "R")
        #expect(place.osm_id.integer == 184_714)
        #expect(place.localname.string == "Kampen")
        #expect(place.names["name:fi"].string ?? place.names.name.string == "Kamppi")
        #expect(place.category.string != nil && place.type.string != nil)
        #expect(place.admin_level.integer == 10 || place.admin_level.integer == 15)
        #expect(place.rank_address.integer ?? 0 > 16)
        #expect(place.centroid.type.string == "Point")
        #expect(place.geometry.type.string == "Point")
        #expect(!place.address.exists)
    }

    @Test func theShapeIsToldIfAskedFor() throws {
        let park = try details("osmtype=W&osmid=28238099&polygon_geojson=1")
        #expect(park.isarea.boolean == true)
        #expect(park.geometry.type.string == "Polygon")
        #expect(try details("osmtype=W&osmid=28238099").geometry.type.string == "Point")
        // The sample has a part of its boundary alone.
        #expect(try details("osmtype=R&osmid=184714").isarea.boolean == false)
    }

    @Test func aHouseLiesInItsStreetAndTown() throws {
        let house = try details("osmtype=N&osmid=317574802&addressdetails=1")
        #expect(house.housenumber.string == "5")
        #expect(house.addresstags.street.string != nil)
        let rows = house.address.list
        #expect(rows.first?.localname.string == "5")
        let town = rows.first { $0.type.string == "city" }
        #expect(town?.localname.string == "Helsinki")
        let ranks = rows.prefix { $0.type.string != "postcode" }.compactMap(\.rank_address.integer)
        #expect(ranks == ranks.sorted(by: >))
        for row in rows { #expect(row.distance.number ?? -1 >= 0) }
    }

    @Test func aPlaceIsFoundByTheNumberThatASearchGave() throws {
        for found in try asked.json("/search?q=kahvila&format=json").value.list {
            let id = try #require(found.place_id.integer)
            let place = try details("place_id=\(id)")
            #expect(place.osm_id.integer == found.osm_id.integer)
            #expect(place.type.string == found.type.string)
        }
    }

    @Test func whatAPlaceSaysOfItselfIsInItsTags() throws {
        let found = try asked.json("/search?q=ravintola&format=json&extratags=1&limit=50").value
            .list
        let open = try #require(found.first { $0.extratags.opening_hours.exists })
        let place = try details("place_id=\(open.place_id.integer ?? 0)")
        #expect(place.extratags.opening_hours.string == open.extratags.opening_hours.string)
    }

    @Test(arguments: [
        ("", 400, "Missing ID parameter 'place_id', 'osmtype' or 'postcode'."),
        ("osmtype=X&osmid=1", 400, "Parameter 'osmtype' must be one of: N, W, R"),
        ("osmtype=N", 400, "Parameter 'osmid' missing."),
        ("osmtype=N&osmid=x", 400, "Parameter 'osmid' must be a number."),
        ("osmtype=N&osmid=1&format=xml", 400, "Parameter 'format' must be one of: json"),
        ("postcode=00100", 400, "Parameter 'postcode' must be a country and a postcode."),
        ("osmtype=N&osmid=1", 404, "No place with that OSM ID found."),
        ("osmtype=N&osmid=-5", 404, "No place with that OSM ID found."),
        ("osmtype=W&osmid=9223372036854775807", 404, "No place with that OSM ID found."),
        ("place_id=0", 404, "No place with that OSM ID found."),
        ("place_id=9223372036854775807", 404, "No place with that OSM ID found."),
        ("osmtype=R&osmid=184714&class=shop", 404, "No place with that OSM ID found."),
        ("postcode=zz:nowhere", 404, "No place with that OSM ID found."),
    ])
    func whatIsWrongIsTold(_ query: String, _ status: Int, _ message: String) throws {
        let answer = try asked.json("/details?" + query)
        #expect(answer.status == status)
        #expect(answer.value.error.code.integer == status)
        #expect(answer.value.error.message.string == message)
    }
}
