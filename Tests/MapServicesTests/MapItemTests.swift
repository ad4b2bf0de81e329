import Contacts
import Foundation
import MapKit
import Testing

@Suite struct MapItemTests {
    private func address() -> CNMutablePostalAddress {
        let address = CNMutablePostalAddress()
        address.street = "Aleksanterinkatu 1"
        address.city = "Helsinki"
        address.postalCode = "00170"
        address.country = "Finland"
        address.isoCountryCode = "FI"
        return address
    }

    @Test func addressesAreWrittenAsTheirCountriesDo() {
        let finnish = address()
        #expect(
            CNPostalAddressFormatter.string(from: finnish, style: .mailingAddress)
                == "Aleksanterinkatu 1\n00170 Helsinki\nFinland")
        let american = CNMutablePostalAddress()
        american.street = "1 Main Street"
        american.city = "Springfield"
        american.state = "IL"
        american.postalCode = "62701"
        american.isoCountryCode = "US"
        #expect(
            CNPostalAddressFormatter().string(from: american)
                == "1 Main Street\nSpringfield, IL 62701")
        let british = CNMutablePostalAddress()
        british.city = "London"
        british.postalCode = "SW1A 1AA"
        british.isoCountryCode = "GB"
        #expect(CNPostalAddressFormatter().string(from: british) == "London\nSW1A 1AA")
        #expect(CNPostalAddressFormatter().string(from: CNPostalAddress()) == "")
    }

    @Test func aCopyOfAnAddressDoesNotChange() throws {
        let mutable = address()
        let copy = try #require(mutable.copy() as? CNPostalAddress)
        #expect(copy == mutable)
        mutable.city = "Espoo"
        #expect(copy.city == "Helsinki" && copy != mutable)
        let other = try #require(copy.mutableCopy() as? CNMutablePostalAddress)
        other.city = ""
        #expect(copy.city == "Helsinki")
    }

    @Test func aPlacemarkHasTheAddressItWasMadeOf() {
        let placemark = MKPlacemark(
            coordinate: CityAtlas.senateSquare, postalAddress: address())
        #expect(placemark.coordinate == CityAtlas.senateSquare)
        #expect(placemark.location?.coordinate == CityAtlas.senateSquare)
        #expect(placemark.locality == "Helsinki" && placemark.countryCode == "FI")
        #expect(placemark.postalAddress == address())
        #expect(placemark.title == "Aleksanterinkatu 1, 00170 Helsinki, Finland")
        let bare = MKPlacemark(coordinate: CityAtlas.station)
        #expect(bare.postalAddress == nil && bare.name == nil && bare.thoroughfare == nil)
        let old = MKPlacemark(
            coordinate: CityAtlas.station,
            addressDictionary: ["Street": "Rautatientori 1", "City": "Helsinki", "ZIP": "00100"])
        #expect(old.postalAddress?.street == "Rautatientori 1" && old.postalCode == "00100")
        #expect(old.addressDictionary?["City"] as? String == "Helsinki")
    }

    @Test func anItemStartsWithWhatItsPlacemarkKnows() throws {
        let item = MKMapItem(
            placemark: MKPlacemark(coordinate: CityAtlas.senateSquare, postalAddress: address()))
        #expect(item.name == "Aleksanterinkatu 1" && item.phoneNumber == nil && item.url == nil)
        #expect(item.placemark.coordinate == CityAtlas.senateSquare)
        #expect(item.location.coordinate == CityAtlas.senateSquare)
        #expect(item.address?.fullAddress == "Aleksanterinkatu 1\n00170 Helsinki\nFinland")
        #expect(item.address?.shortAddress == "Aleksanterinkatu 1, Helsinki")
        let shown = try #require(item.addressRepresentations)
        #expect(
            shown.fullAddress(includingRegion: false, singleLine: true)
                == "Aleksanterinkatu 1, 00170 Helsinki")
        #expect(shown.cityWithContext == "Helsinki, Finland" && shown.region == .finland)
        let bare = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.station))
        #expect(bare.name == nil && bare.address == nil && bare.addressRepresentations == nil)
        let new = MKMapItem(
            location: CLLocation(latitude: 60, longitude: 25),
            address: MKAddress(fullAddress: "A\nB", shortAddress: "A"))
        #expect(new.name == "A" && new.location.coordinate.latitude == 60)
        #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
    }

    @Test func itemsAreEqualToThemselvesOnly() {
        let placemark = MKPlacemark(coordinate: CityAtlas.station)
        let (one, other) = (MKMapItem(placemark: placemark), MKMapItem(placemark: placemark))
        #expect(one == one && one != other && Set([one, other]).count == 2)
    }

    @Test func theCurrentLocationIsNowhereUntilItIsFound() {
        let item = MKMapItem.forCurrentLocation()
        #expect(item.isCurrentLocation && item.placemark.coordinate == CLLocationCoordinate2D())
    }

    @Test func anItemSurvivesItsArchive() throws {
        let item = MKMapItem(
            placemark: MKPlacemark(coordinate: CityAtlas.senateSquare, postalAddress: address()))
        item.name = "Government Palace"
        item.phoneNumber = "+358 295 16001"
        item.url = URL(string: "https://example.org")
        item.timeZone = TimeZone(identifier: "Europe/Helsinki")
        item.pointOfInterestCategory = .landmark
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: item, requiringSecureCoding: true)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: MKMapItem.self, from: data))
        #expect(copy.name == item.name && copy.phoneNumber == item.phoneNumber)
        #expect(copy.url == item.url && copy.timeZone == item.timeZone)
        #expect(copy.pointOfInterestCategory == .landmark)
        #expect(copy.placemark.coordinate == CityAtlas.senateSquare)
        #expect(copy.address == item.address)
    }

    /// Monday, 23 November 2026, at one in the afternoon and at midnight in Helsinki.
    @Test func detailsTellWhetherAPlaceIsOpen() async throws {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Robert's Coffee Mannerheimintie"
        request.region = MKCoordinateRegion(
            center: CityAtlas.station, latitudinalMeters: 1000, longitudinalMeters: 1000)
        let item = try #require(try await MKLocalSearch(request: request).start().mapItems.first)
        let noon = Date(timeIntervalSince1970: 1_795_431_600)
        let night = noon.addingTimeInterval(11 * 3600)
        #expect(item.detailLines(at: noon, languages: ["en"])[1] == "Open until 19:00")
        let closed = item.detailLines(at: night, languages: ["en"])[1]
        #expect(closed == "Closed. Opens at 7:00", "\(closed)")
        #expect(item.detailLines(at: noon, languages: ["sv-FI"])[1] == "Öppet till 19:00")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: item, requiringSecureCoding: true)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: MKMapItem.self, from: data))
        #expect(
            copy.detailLines(at: noon, languages: ["en"])
                == item.detailLines(at: noon, languages: ["en"]))
    }

    @Test func identifiersAreText() throws {
        #expect(MKMapItem.Identifier(rawValue: "") == nil)
        let name = try #require(MKMapItem.Identifier(rawValue: "n1"))
        let data = try JSONEncoder().encode([name])
        #expect(String(decoding: data, as: UTF8.self) == "[\"n1\"]")
        #expect(try JSONDecoder().decode([MKMapItem.Identifier].self, from: data) == [name])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([MKMapItem.Identifier].self, from: Data("[\"\"]".utf8))
        }
    }

    @Test func withoutAProgramForMapsNothingIsOpened() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CityAtlas.station))
        item.name = "Station"
        #expect(!item.openInMaps())
        nonisolated(unsafe) var opened: [URL] = []
        MapOpener.open = { url in
            opened.append(url)
            return true
        }
        defer { MapOpener.open = nil }
        #expect(item.openInMaps())
        #expect(
            MKMapItem.openMaps(
                with: [.forCurrentLocation(), item],
                launchOptions: [
                    MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking
                ]))
        #expect(
            opened.map(\.absoluteString) == [
                "https://maps.apple.com/?ll=60.1712,24.9414&q=Station",
                "https://maps.apple.com/?saddr=Current%20Location&daddr=60.1712,24.9414&dirflg=w",
            ])
        #expect(!MKMapItem.openMaps(with: []))
    }

    @Test(arguments: [
        (
            "?saddr=60.17,24.94&daddr=60.2,24.9&dirflg=r",
            "?route=60.17,24.94;60.2,24.9&mode=transit"
        ),
        (
            "?saddr=Current%20Location&daddr=60.2,24.9&dirflg=w",
            "?route=;60.2,24.9&mode=walking"
        ),
        ("?daddr=60.2,-24.9", "?route=;60.2,-24.9&mode=automobile"),
        ("?ll=60.1712,24.9414&q=Caf%C3%A9", "?search=Caf%C3%A9#16/60.1712/24.9414"),
        ("?ll=60.1712,24.9414", "#16/60.1712/24.9414"),
    ])
    func theMapPageShowsWhatApplesMapsWould(_ asked: String, _ shown: String) throws {
        let page = try #require(URL(string: "http://127.0.0.1:8080/maps/?lang=fi#3/1/2"))
        let maps = try #require(URL(string: "https://maps.apple.com/" + asked))
        let address = try #require(MapOpener.address(ofPage: page, showing: maps))
        #expect(address.absoluteString == "http://127.0.0.1:8080/maps/" + shown)
    }

    @Test(arguments: ["", "?q=Station", "?daddr=Station", "?ll=91,0", "?ll=nan,0", "?ll=1,2,3"])
    func theMapPageShowsNothingWithoutAPlace(_ asked: String) throws {
        let page = try #require(URL(string: "http://127.0.0.1:8080/"))
        let maps = try #require(URL(string: "https://maps.apple.com/" + asked))
        #expect(MapOpener.address(ofPage: page, showing: maps) == nil)
    }

    @MainActor @Test func anItemsAnnotationShowsIt() {
        let item = MKMapItem(
            placemark: MKPlacemark(coordinate: CityAtlas.senateSquare, postalAddress: address()))
        let annotation = MKMapItemAnnotation(mapItem: item)
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.region = CityAtlas.region
        map.addAnnotation(annotation)
        #expect(map.annotations(in: map.visibleMapRect).count == 1)
        #expect(annotation.title == "Aleksanterinkatu 1")
        #expect(annotation.coordinate == CityAtlas.senateSquare)
    }

    @Test func anItemIsFoundAgainByItsIdentifier() async throws {
        let provider = try CityAtlas.provider
        let search = MKLocalSearch.Request(
            naturalLanguageQuery: "Ateneum", region: CityAtlas.region)
        search.provider = provider
        let first = try #require(try await MKLocalSearch(request: search).start().mapItems.first)
        let request = MKMapItemRequest(mapItemIdentifier: try #require(first.identifier))
        request.provider = provider
        let again = try await request.mapItem
        #expect(again.name == first.name && again.identifier == first.identifier)
        #expect(again.placemark.coordinate.meters(to: first.placemark.coordinate) < 1)
        let unknown = MKMapItemRequest(
            mapItemIdentifier: try #require(MKMapItem.Identifier(rawValue: "n1")))
        unknown.provider = provider
        await #expect(throws: MKError(.placemarkNotFound)) { try await unknown.mapItem }
    }
}
