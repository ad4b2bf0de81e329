import Foundation
import MapGeometry
import Places
import TestSupport
import Testing

/// Whatever is in an index is found by what it is called, from where it is.
struct EverythingIsFoundTests {
    @Test func everyThingOfTheSampleCityIsFoundByItsName() async throws {
        try expectNames(await SampleCity.places)
    }

    @Test func everyAddressOfTheSampleCityIsFound() async throws {
        try expectAddresses(await SampleCity.places)
    }

    /// The same for whole countries, where their extracts are at hand.
    @Test(
        .enabled(if: SlowTier.isOn, "MAPWRIGHT_SLOW=1 asks for it"),
        arguments: [
            "andorra-2026", "liechtenstein-autauga-2021", "malta-2018", "milan-2014", "porto-2015",
        ])
    func everythingOfAnExtractIsFound(_ name: String) async throws {
        guard let path = SharedData.path("\(name).osm.pbf") else {
            print("skipped: the folder of extracts has no \(name).osm.pbf")
            return
        }
        let places = try SampleCity.open(try await SampleCity.index(path))
        try expectNames(places)
        try expectAddresses(places)
    }

    private func expectNames(_ places: Places) throws {
        var missing: [String] = []
        var asked = 0
        for number in 0..<places.count {
            let place = places.place(number)
            guard let name = place.names["name"], name.contains(where: \.isLetter) else { continue }
            var request = SearchRequest(name)
            request.near = place.coordinate
            request.limit = 100
            asked += 1
            let isFound = places.search(request).contains { found in
                found.osm == place.osm
                    || (found.name == place.name && distance(found, place) < 400)
            }
            if !isFound { missing.append("\(name) (\(place.osm))") }
        }
        #expect(asked > 500)
        #expect(missing.isEmpty, "\(missing.count) of \(asked): \(missing.prefix(30))")
    }

    private func expectAddresses(_ places: Places) throws {
        var missing: [String] = []
        for number in 0..<places.addressCount {
            let address = places.address(number)
            // Where there is a town instead of a street the number alone says little.
            if address.address.street == address.address.city { continue }
            // Somebody's telephone number.
            if address.address.housenumber.allSatisfy(\.isNumber),
                address.address.housenumber.count > 6
            {
                continue
            }
            var request = SearchRequest(address.title)
            request.near = address.coordinate
            let isFound = places.search(request).first.map {
                isSame($0, address) && distance($0, address) < 250
            }
            if isFound != true { missing.append("\(address.title) (\(address.osm))") }
        }
        #expect(places.addressCount > 50)
        #expect(
            missing.isEmpty, "\(missing.count) of \(places.addressCount): \(missing.prefix(30))")
    }

    /// Whether two answers are one house.
    ///
    /// It may carry its number as "1B" and as "1b", and again for each floor, as "4, 5. krs.". A house with a
    /// name instead of a number may be found as the thing of that name.
    private func isSame(_ found: FoundPlace, _ asked: FoundPlace) -> Bool {
        if found.osm == asked.osm { return true }
        let number = asked.address.housenumber
        let isPlain =
            number.count < 8
            && number.allSatisfy { $0.isLetter || $0.isNumber || "- ;/".contains($0) }
        guard isPlain else { return distance(found, asked) < 150 }
        func plain(_ text: String) -> String { TextFolding.folded(text).replacing(" ", with: "") }
        // One house may be on the map twice, on "Aeulestrasse" and on "Äulestrasse".
        return plain(found.address.housenumber) == plain(number)
            && (plain(found.address.street) == plain(asked.address.street)
                || distance(found, asked) < 60)
    }

    private func distance(_ a: FoundPlace, _ b: FoundPlace) -> CLLocationDistance {
        CLLocation(latitude: a.coordinate.latitude, longitude: a.coordinate.longitude).distance(
            from: CLLocation(latitude: b.coordinate.latitude, longitude: b.coordinate.longitude))
    }
}
