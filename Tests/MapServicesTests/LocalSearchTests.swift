import Contacts
import Foundation
import MapKit
import Testing

@MainActor @Suite struct LocalSearchTests {
    private func request(_ query: String) async throws -> MKLocalSearch.Request {
        let request = MKLocalSearch.Request(
            naturalLanguageQuery: query, region: CityAtlas.region)
        request.provider = try CityAtlas.provider
        return request
    }

    @Test func aSearchFindsCafesWhereTheUserLooks() async throws {
        let request = try await request("cafe")
        request.resultTypes = .pointOfInterest
        let response = try await MKLocalSearch(request: request).start()
        #expect(response.mapItems.count >= 10)
        #expect(response.mapItems.allSatisfy { $0.pointOfInterestCategory == .cafe })
        #expect(response.mapItems.allSatisfy { $0.identifier != nil })
        let region = response.boundingRegion
        for item in response.mapItems {
            let place = item.placemark.coordinate
            #expect(
                abs(place.latitude - region.center.latitude) <= region.span.latitudeDelta / 2 + 1e-9
            )
            #expect(
                abs(place.longitude - region.center.longitude) <= region.span.longitudeDelta / 2
                    + 1e-9)
        }
    }

    @Test func anAddressComesWithItsParts() async throws {
        let request = try await request("Mannerheimintie 5")
        request.resultTypes = .address
        let response = try await MKLocalSearch(request: request).start()
        let item = try #require(response.mapItems.first)
        #expect(item.placemark.thoroughfare == "Mannerheimintie")
        #expect(item.placemark.subThoroughfare == "5")
        #expect(item.name == "Mannerheimintie 5")
        #expect(item.placemark.postalAddress?.street == "Mannerheimintie 5")
        #expect(item.address?.fullAddress.contains("Mannerheimintie 5") == true)
    }

    @Test func theHandlersAreCalledOnTheMainQueue() async throws {
        let search = MKLocalSearch(request: try await request("Ateneum"))
        let (name, onMain): (String?, Bool) = await withCheckedContinuation { continuation in
            search.start { response, error in
                dispatchPrecondition(condition: .onQueue(.main))
                #expect(error == nil && !search.isSearching)
                continuation.resume(returning: (response?.mapItems.first?.name, true))
            }
            #expect(search.isSearching)
        }
        #expect(onMain && name?.contains("Ateneum") == true)
    }

    @Test func nothingFoundIsAnError() async throws {
        let search = MKLocalSearch(request: try await request("xqzvwk jjqx"))
        await #expect(throws: MKError(.placemarkNotFound)) { try await search.start() }
        let empty = MKLocalSearch(request: MKLocalSearch.Request())
        do {
            _ = try await empty.start()
            Issue.record("an empty search finds nothing")
        } catch MKError.placemarkNotFound {
            #expect(!empty.isSearching)
        }
    }

    @Test func oneSearchAtATime() async throws {
        let search = MKLocalSearch(request: try await request("cafe"))
        let both: (Bool, Bool) = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var results: [Bool] = []
            let note: (MKLocalSearch.Response?, (any Error)?) -> Void = { response, error in
                #expect((response == nil) != (error == nil))
                results.append(response != nil)
                if results.count == 2 { continuation.resume(returning: (results[0], results[1])) }
            }
            search.start(completionHandler: note)
            search.start(completionHandler: note)
        }
        #expect(both.0 != both.1)
        // It may be started again.
        #expect(try await !search.start().mapItems.isEmpty)
    }

    @Test func aCancelledSearchSaysSoOnce() async throws {
        let search = MKLocalSearch(request: try await request("restaurant"))
        let error: (any Error)? = await withCheckedContinuation { continuation in
            search.start { response, error in
                #expect(response == nil)
                continuation.resume(returning: error)
            }
            search.cancel()
        }
        #expect(error as? MKError == MKError(.unknown))
        #expect(!search.isSearching)
    }

    @Test func theRequestIsCopied() async throws {
        let request = try await request("Ateneum")
        let search = MKLocalSearch(request: request)
        request.naturalLanguageQuery = "xqzvwk"
        #expect(try await search.start().mapItems.first?.name?.contains("Ateneum") == true)
    }

    @Test func filtersAndARequiredRegionHold() async throws {
        let filtered = try await request("Kappeli")
        filtered.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.cafe, .restaurant])
        let found = try? await MKLocalSearch(request: filtered).start()
        for item in found?.mapItems ?? [] {
            #expect(item.pointOfInterestCategory != .cafe)
            #expect(item.pointOfInterestCategory != .restaurant)
        }
        let required = try await request("restaurant")
        required.region = MKCoordinateRegion(
            center: CityAtlas.station, latitudinalMeters: 300, longitudinalMeters: 300)
        required.regionPriority = .required
        for item in try await MKLocalSearch(request: required).start().mapItems {
            #expect(abs(item.placemark.coordinate.latitude - 60.1712) < 0.0014)
            #expect(abs(item.placemark.coordinate.longitude - 24.9414) < 0.0028)
        }
        let towns = try await request("Helsinki")
        towns.resultTypes = .address
        towns.addressFilter = MKAddressFilter(including: .locality)
        let town = try await MKLocalSearch(request: towns).start().mapItems.first
        #expect(town?.name == "Helsinki")
        let houses = try await request("Mannerheimintie 5")
        houses.resultTypes = .address
        houses.addressFilter = MKAddressFilter(including: .postalCode)
        await #expect(throws: MKError(.placemarkNotFound)) {
            try await MKLocalSearch(request: houses).start()
        }
    }

    @Test func allPointsOfInterestInACircleNearestFirst() async throws {
        let request = MKLocalPointsOfInterestRequest(center: CityAtlas.station, radius: 300)
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .restaurant])
        request.provider = try CityAtlas.provider
        let items = try await MKLocalSearch(request: request).start().mapItems
        let distances = items.map { $0.placemark.coordinate.meters(to: CityAtlas.station) }
        #expect(items.count >= 5)
        // The engine measures on a sphere, so that equals may change places by a little.
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 + 1 })
        #expect(distances.allSatisfy { $0 <= 301 })
        #expect(
            items.allSatisfy {
                [.cafe, .restaurant].contains($0.pointOfInterestCategory)
            })
        // As many as a plain look through everything finds.
        let whole = MKLocalPointsOfInterestRequest(
            coordinateRegion: MKCoordinateRegion(
                center: CityAtlas.station, latitudinalMeters: 420, longitudinalMeters: 420))
        whole.provider = request.provider
        whole.pointOfInterestFilter = request.pointOfInterestFilter
        let inside = try await MKLocalSearch(request: whole).start().mapItems
        #expect(inside.count >= 3)
        #expect(MKLocalPointsOfInterestRequest.maxRadius == 2000)
    }

    @Test func anAtlasThatIsNotThereIsAServerFailure() async throws {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "cafe")
        request.provider = .atlas(URL(fileURLWithPath: "/no/such.atlas"))
        do {
            _ = try await MKLocalSearch(request: request).start()
            Issue.record("there is no such atlas")
        } catch let error as MKError {
            #expect(error.code == .serverFailure)
            #expect(error.localizedDescription.contains("/no/such.atlas"))
        }
    }

    @Test func aProgramWithoutAnAtlasIsToldWhatToSet() throws {
        #expect(throws: MapProviderError.noAtlas) { try MapProvider.linkedFolder { nil } }
        let text = MapProviderError.noAtlas.description
        #expect(text.contains("set MapProvider.current = .atlas(…)"))
        #expect(text.contains("MAPWRIGHT_ATLAS"))
    }

    @Test func aProviderHoldsForTheCodeItIsSaidOf() async throws {
        let missing = URL(fileURLWithPath: "/no/such.atlas")
        await MapProvider.using(.atlas(missing)) {
            #expect(MapProvider.current == .atlas(missing))
            let request = MKLocalSearch.Request(naturalLanguageQuery: "cafe")
            await #expect(throws: MKError(.serverFailure)) {
                try await MKLocalSearch(request: request).start()
            }
        }
        #expect(MapProvider.current != .atlas(missing))
    }

    @Test func categoriesAreApplesBothWays() {
        for name in ["ATM", "EVCharger", "RVPark", "Cafe", "GoKart", "Zoo"] {
            let category = MKPointOfInterestCategory(rawValue: "MKPOICategory\(name)")
            let filter = MKPointOfInterestFilter(including: [category])
            #expect(filter.includes(category))
        }
        #expect(MKAddressFilter(including: .locality).includes(.locality))
        #expect(!MKAddressFilter(including: .locality).includes([.locality, .country]))
        #expect(MKAddressFilter(excluding: .locality).includes(.country))
        #expect(MKAddressFilter.includingAll.includes([.country, .postalCode]))
        #expect(MKAddressFilter.excludingAll.excludes(.country))
    }
}
